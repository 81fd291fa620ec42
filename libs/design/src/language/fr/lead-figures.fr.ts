import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting, moves, ofName, the, verb } from './grammar.fr';
import { thePeriod } from './periods.fr';

type FigureLeads = 'weather' | 'weatherDay' | 'moved' | 'traded' | 'plain' | 'counted' | 'describing';

/** Openings on one figure. */
export const LEAD_FIGURES_FR: Pick<LeadPhrases, FigureLeads> = {
  weather: ({ value, place, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    const alone = sky ? `Le ciel: ${sky.ref}.` : '';
    if (!place)
      return {
        any: [
          `${value.ref} en ce moment${cover}.`,
          `Il fait ${value.ref}${cover}.`,
          `À cette heure, ${value.ref}. ${alone}`,
        ],
      };
    return {
      any: [
        `${value.ref} à ${place.ref}${cover}.`,
        `Il fait ${value.ref} à ${place.ref}${cover}.`,
        `${value.ref} en ce moment à ${place.ref}. ${alone}`,
      ],
      poster: [`${place.ref}. ${value.ref}. ${alone}`, `${value.ref}. ${place.ref}, maintenant.`],
      desk: [`${place.ref}, ${value.ref}. ${alone}`, `Relevé de ${place.ref}: ${value.ref}.`],
      anchor: [
        `À cette heure, ${value.ref} à ${place.ref}${cover}.`,
        `Le thermomètre affiche ${value.ref} à ${place.ref}. ${alone}`,
      ],
      loud: [`${place.ref}, ${value.ref}! ${alone}`, `${place.ref}? ${value.ref}!`],
      calm: [`À ${place.ref}, ${value.ref}${cover}.`, `${value.ref}. ${place.ref}, en ce moment. ${alone}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = place ? `à ${place.ref}` : '';
    return {
      any: [
        `${value.ref} ${where} ${time.at}.`,
        `Prévision ${place ? `pour ${place.ref}` : ''}: ${value.ref} ${time.at}.`,
        `On attend ${value.ref} ${where} ${time.at}.`,
        warmest && `${value.ref} ${time.at}: c’est ${thePeriod(period)} de plus forte chaleur ${where}.`,
      ],
      poster: [`${value.ref}. ${where}, ${time.at}.`, place && `${place.ref}, ${time.ref}. ${value.ref}.`],
      desk: [`Maximale ${where}: ${value.ref}, ${time.at}.`, place && `${place.ref}, ${value.ref} ${time.at}.`],
      anchor: [
        place && `${place.ref} atteint ${value.ref} ${time.at}.`,
        `Les prévisions ${place ? `pour ${place.ref}` : ''} annoncent ${value.ref} ${time.at}.`,
      ],
      loud: [place && `${place.ref}? ${value.ref} ${time.at}!`, `${value.ref} ${where}! Ce sera ${time.at}.`],
      calm: [`Il fera ${value.ref} ${where} ${time.at}.`, `${value.ref} ${where}, ${time.at}.`],
    };
  },
  moved: ({ value, what, way }) => {
    if (way === 'flat')
      return {
        any: [
          `${value.ref}. ${the(what)} ${moves('flat', what)}.`,
          `${the(what)} ${verb(what, 'reste', 'restent')} à ${value.ref}.`,
          `Aucun changement pour ${the(what)}: ${value.ref}.`,
        ],
      };
    const up = way === 'up';
    return {
      any: [
        `${the(what)} ${verb(what, up ? 'monte' : 'descend', up ? 'montent' : 'descendent')} à ${value.ref}.`,
        `${value.ref}. ${the(what)} ${moves(way, what)}.`,
        `${the(what)}, en ${up ? 'hausse' : 'baisse'}: ${value.ref}.`,
      ],
      poster: [
        `${what.text}: ${value.ref}. En ${up ? 'hausse' : 'baisse'}.`,
        `${value.ref}. ${what.text} en ${up ? 'hausse' : 'baisse'}.`,
      ],
      desk: [
        `${what.text} en ${up ? 'hausse' : 'baisse'}, ${value.ref}.`,
        `${what.text} à ${value.ref}, ${up ? 'au-dessus' : 'en dessous'}.`,
      ],
      anchor: [
        `${the(what)} ${verb(what, 'a', 'ont')} ${up ? 'progressé' : 'reculé'} à ${value.ref}.`,
        `${the(what)} ${verb(what, 's’établit', 's’établissent')} désormais à ${value.ref}, ${up ? 'plus haut' : 'plus bas'} qu’avant.`,
      ],
      loud: [`${value.ref}! ${the(what)} ${moves(way, what)}.`, `${the(what)} ${moves(way, what)}: ${value.ref}!`],
      calm: [`${the(what)}, un peu plus ${up ? 'haut' : 'bas'}. ${value.ref}.`],
    };
  },
  traded: ({ value, who }) => ({
    any: [
      `${who.ref} cote ${value.ref}.`,
      `${value.ref}: le cours ${ofName(who)}.`,
      `${who.ref} s’échange à ${value.ref}.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}. ${value.ref}.`],
    desk: [`${who.ref}, dernier cours ${value.ref}.`, `${who.ref} à ${value.ref}.`],
    anchor: [`L’action ${who.ref} vaut désormais ${value.ref}.`, `${who.ref} se négocie à ${value.ref}.`],
    loud: [`${who.ref}! ${value.ref}.`, `${value.ref}! C’est le cours ${ofName(who)}.`],
    calm: [`${who.ref} se tient à ${value.ref}.`, `À ${value.ref}, ${who.ref}.`],
  }),
  plain: ({ value, what, where }) => ({
    any: [
      `${value.ref}: ${the(what)} ${where}.`,
      `${the(what)} ${where} ${verb(what, 's’établit', 's’établissent')} à ${value.ref}.`,
      `${value.ref}. C’est ${the(what)} ${where}.`,
    ],
    poster: [`${value.ref}. ${what.text} ${where}.`, `${what.text} ${where}. ${value.ref}.`],
    desk: [`${what.text} ${where}, ${value.ref}.`, `${what.text} ${where}: ${value.ref}.`],
    anchor: [
      `${the(what)} ${where} ${verb(what, 'atteint', 'atteignent')} ${value.ref}.`,
      `À cette heure, ${the(what)} ${where}: ${value.ref}.`,
    ],
    loud: [`${value.ref}! ${the(what)} ${where}.`, `${the(what)} ${where}? ${value.ref}!`],
    calm: [`${the(what)} ${where}, à ${value.ref}.`, `${value.ref}, ${the(what)} ${where}.`],
  }),
  counted: ({ value, noun, where }) => {
    const sum = counting(value, noun);
    return {
      any: [`${sum} ${where}.`, `On compte ${sum} ${where}.`, `${noun.text} ${where}: ${value.ref}.`],
      poster: [`${value.ref}. ${noun.text} ${where}.`, `${sum}. C’est le compte ${where}.`],
      desk: [`${noun.text} ${where}, ${value.ref}.`, `Décompte ${where}: ${sum}.`],
      anchor: [`En tout, ${sum} ${where}.`, `Le décompte ${where} donne ${sum}.`],
      loud: [`${sum}! ${where}.`, `${noun.text} ${where}? ${value.ref}!`],
      calm: [`${noun.text} ${where}. ${value.ref}.`, `${sum}, ${where}.`],
    };
  },
  describing: ({ value, what, where }) => ({
    any: [
      `${value.ref} ${what.text} ${where}.`,
      `${what.text} ${where}: ${value.ref}.`,
      `${value.ref}. ${what.text} ${where}.`,
    ],
    poster: [`${value.ref} ${what.text}.`],
    desk: [`${what.text} ${where}, ${value.ref}.`],
    anchor: [`À cette heure ${where}, ${value.ref} ${what.text}.`],
  }),
};

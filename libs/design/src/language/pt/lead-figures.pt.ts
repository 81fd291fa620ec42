import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting, moves, the, verb } from './grammar.pt';
import { periodWith } from './periods.pt';

type FigureLeads = 'weather' | 'weatherDay' | 'moved' | 'traded' | 'plain' | 'counted' | 'describing';

/** Openings on one figure. */
export const LEAD_FIGURES_PT: Pick<LeadPhrases, FigureLeads> = {
  weather: ({ value, place, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    const alone = sky ? `Céu: ${sky.ref}.` : '';
    if (!place)
      return {
        any: [
          `${value.ref} agora${cover}.`,
          `Neste momento, ${value.ref}${cover}.`,
          `A esta hora, ${value.ref}. ${alone}`,
        ],
      };
    return {
      any: [
        `${value.ref} em ${place.ref}${cover}.`,
        `Faz ${value.ref} em ${place.ref}${cover}.`,
        `${place.ref} tem ${value.ref} agora. ${alone}`,
      ],
      poster: [`${place.ref}. ${value.ref}. ${alone}`, `${value.ref}. ${place.ref}, agora.`],
      desk: [`${place.ref}, ${value.ref}. ${alone}`, `Termômetro de ${place.ref}: ${value.ref}.`],
      anchor: [
        `A esta hora, ${value.ref} em ${place.ref}${cover}.`,
        `Os termômetros marcam ${value.ref} em ${place.ref}. ${alone}`,
      ],
      loud: [`${place.ref}, ${value.ref}! ${alone}`, `${place.ref}? ${value.ref}!`],
      calm: [`Em ${place.ref}, ${value.ref}${cover}.`, `${value.ref}. ${place.ref}, neste momento. ${alone}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = place ? `em ${place.ref}` : '';
    return {
      any: [
        `${value.ref} ${where} ${time.at}.`,
        `${time.at}, ${value.ref} ${where}.`,
        `A previsão ${where}: ${value.ref} ${time.at}.`,
        warmest && `${value.ref} ${time.at}, ${periodWith(period, 'o', 'a')} mais quente ${where}.`,
      ],
      poster: [`${value.ref}. ${time.at} ${where}.`, place && `${place.ref}, ${time.ref}. ${value.ref}.`],
      desk: [`Máxima ${where}: ${value.ref}, ${time.at}.`, place && `${place.ref}, ${value.ref} ${time.at}.`],
      anchor: [
        place && `${place.ref} chega a ${value.ref} ${time.at}.`,
        `Os termômetros devem marcar ${value.ref} ${time.at}.`,
      ],
      loud: [place && `${place.ref}? ${time.at}, ${value.ref}!`, `${value.ref} ${where}! É ${time.at}.`],
      calm: [`Chega ${time.ref}. ${where}, ${value.ref}.`, `${value.ref} ${where}, ${time.at}.`],
    };
  },
  moved: ({ value, what, way }) => {
    if (way === 'flat')
      return {
        any: [
          `${value.ref}. ${the(what)} ${moves('flat', what)}.`,
          `${the(what)} ${verb(what, 'segue', 'seguem')} em ${value.ref}.`,
          `${the(what)}, sem mudança: ${value.ref}.`,
        ],
      };
    const up = way === 'up';
    const rise = up ? 'alta' : 'queda';
    return {
      any: [
        `${the(what)} ${moves(way, what)} para ${value.ref}.`,
        `${value.ref}. ${the(what)} ${moves(way, what)}.`,
        `${the(what)}, em ${rise}: ${value.ref}.`,
      ],
      poster: [`${what.text}: ${value.ref}. Em ${rise}.`, `${value.ref}. ${what.text} em ${rise}.`],
      desk: [`${what.text} em ${rise}, ${value.ref}.`, `${what.text} a ${value.ref}, ${up ? 'acima' : 'abaixo'}.`],
      anchor: [
        `${the(what)} ${verb(what, up ? 'subiu' : 'recuou', up ? 'subiram' : 'recuaram')} para ${value.ref}.`,
        `${the(what)} ${verb(what, 'está', 'estão')} agora em ${value.ref}, ${up ? 'acima' : 'abaixo'} de antes.`,
      ],
      loud: [`${value.ref}! ${the(what)} ${moves(way, what)}.`, `${the(what)} ${moves(way, what)}: ${value.ref}!`],
      calm: [`${the(what)}, agora ${up ? 'mais acima' : 'mais abaixo'}. ${value.ref}.`],
    };
  },
  traded: ({ value, who }) => ({
    any: [
      `${who.ref} vale ${value.ref}.`,
      `${value.ref}: o preço de ${who.ref}.`,
      `${who.ref} negocia a ${value.ref}.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}. ${value.ref}.`],
    desk: [`${who.ref}, último negócio a ${value.ref}.`, `${who.ref} a ${value.ref}.`],
    anchor: [`A ação ${who.ref} está em ${value.ref}.`, `A cotação de ${who.ref}: ${value.ref}.`],
    loud: [`${who.ref}! ${value.ref}.`, `${value.ref}! É o que vale ${who.ref}.`],
    calm: [`${who.ref} repousa em ${value.ref}.`, `Em ${value.ref}, ${who.ref}.`],
  }),
  plain: ({ value, what, where }) => ({
    any: [
      `${value.ref}: ${the(what)} ${where}.`,
      `${the(what)} ${where} ${verb(what, 'é', 'são')} de ${value.ref}.`,
      `${value.ref}. ${verb(what, 'É', 'São')} ${the(what)} ${where}.`,
    ],
    poster: [`${value.ref}. ${what.text} ${where}.`, `${what.text} ${where}. ${value.ref}.`],
    desk: [`${what.text} ${where}, ${value.ref}.`, `${what.text} ${where}: ${value.ref}.`],
    anchor: [
      `${the(what)} ${where} ${verb(what, 'chega', 'chegam')} a ${value.ref}.`,
      `A esta hora, ${the(what)} ${where}: ${value.ref}.`,
    ],
    loud: [`${value.ref}! ${the(what)} ${where}.`, `${the(what)} ${where}? ${value.ref}!`],
    calm: [`${the(what)} ${where}, em ${value.ref}.`, `${value.ref}, ${the(what)} ${where}.`],
  }),
  counted: ({ value, noun, where }) => {
    const sum = counting(value, noun);
    return {
      any: [`${sum} ${where}.`, `São ${sum} ${where}.`, `${noun.text} ${where}: ${value.ref}.`],
      poster: [`${value.ref}. ${noun.text} ${where}.`, `${sum}. Essa é a conta ${where}.`],
      desk: [`${noun.text} ${where}, ${value.ref}.`, `Contagem ${where}: ${sum}.`],
      anchor: [`Ao todo, ${sum} ${where}.`, `A contagem ${where} dá ${sum}.`],
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
    anchor: [`A esta hora ${where}, ${value.ref} ${what.text}.`],
  }),
};

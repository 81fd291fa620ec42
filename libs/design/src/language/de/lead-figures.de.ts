import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { amountOf, counting, lies, moves, periodWith, the, verb } from './grammar.de';

type FigureLeads = 'weather' | 'weatherDay' | 'moved' | 'traded' | 'plain' | 'counted' | 'describing';

/** Openings on one figure: a temperature, a price, a count. */
export const LEAD_FIGURES_DE: Pick<LeadPhrases, FigureLeads> = {
  weather: ({ value, place, sky }) => {
    const cover = sky ? `, ${sky.ref}` : '';
    const alone = sky ? `Himmel: ${sky.ref}.` : '';
    if (!place)
      return {
        any: [`Gerade ${value.ref}${cover}.`, `${value.ref} im Moment${cover}.`, `Zur Stunde ${value.ref}. ${alone}`],
      };
    return {
      any: [`${value.ref} in ${place.ref}${cover}.`, `In ${place.ref} sind es gerade ${value.ref}${cover}.`],
      poster: [
        `${place.ref}. ${value.ref}. ${alone}`,
        `${value.ref}. So steht es um ${place.ref}.`,
        `${place.ref}: ${value.ref}${cover}.`,
      ],
      desk: [
        `${place.ref}, ${value.ref}. ${alone}`,
        `${place.ref} misst ${value.ref}${cover}.`,
        `Thermometer ${place.ref}: ${value.ref}.`,
      ],
      anchor: [
        `In ${place.ref} werden zur Stunde ${value.ref} gemessen${cover}.`,
        `${place.ref} meldet ${value.ref}. ${alone}`,
        `Die Temperatur in ${place.ref} beträgt ${value.ref}. ${alone}`,
      ],
      loud: [`${place.ref}, ${value.ref}! ${alone}`, `${place.ref}? ${value.ref}!`],
      calm: [`Über ${place.ref}: ${value.ref}${cover}.`, `${value.ref}. ${place.ref}, in diesem Moment. ${alone}`],
    };
  },
  weatherDay: ({ value, place, time, period, warmest }) => {
    const where = place ? `in ${place.ref}` : '';
    const top = periodWith(period, 'der wärmste', 'die wärmste', 'das wärmste');
    return {
      any: [
        `${value.ref} ${where} ${time.at}.`,
        `${time.at} ${where}: ${value.ref}.`,
        warmest && `${value.ref} ${time.at}, ${top} ${where}.`,
      ],
      poster: [`${value.ref}. ${time.at} ${where}.`, place && `${place.ref}, ${time.ref}. ${value.ref}.`],
      desk: [`Hoch ${where}: ${value.ref}, ${time.at}.`, `${time.ref}, ${value.ref} ${where}.`],
      anchor: [
        place && `${place.ref} erreicht ${time.at} ${value.ref}.`,
        `Vorhersage für ${time.ref} ${where}: ${value.ref}.`,
      ],
      loud: [place && `${place.ref}? ${time.ref}: ${value.ref}!`, `${value.ref} ${where}! ${time.at}.`],
      calm: [`Es wird ${time.ref}. ${where} ${value.ref}.`],
    };
  },
  moved: ({ value, what: given, way }) => {
    const what = amountOf(given);
    if (way === 'flat')
      return {
        any: [
          `${value.ref}. ${the(what)} ${verb(what, 'bewegt', 'bewegen')} sich nicht.`,
          `${the(what)} ${verb(what, 'bleibt', 'bleiben')}: ${value.ref}.`,
          `Unverändert: ${the(what)}, ${value.ref}.`,
        ],
      };
    const up = way === 'up';
    return {
      any: [
        `${the(what)} ${moves(way, what)} auf ${value.ref}.`,
        `${value.ref}. ${the(what)} ${moves(way, what)}.`,
        `${lies(what, value)}, ${up ? 'höher' : 'niedriger'} als zuvor.`,
      ],
      poster: [
        `${what.text} ${up ? 'rauf' : 'runter'}. ${value.ref}.`,
        `${value.ref}. ${what.text} ${moves(way, what)}.`,
      ],
      desk: [`${what.text} ${up ? 'höher' : 'tiefer'}, ${value.ref}.`, `${what.text} jetzt ${value.ref}.`],
      anchor: [
        `${the(what)} ${verb(what, 'ist', 'sind')} auf ${value.ref} ${up ? 'gestiegen' : 'gesunken'}.`,
        `Mit ${value.ref} ${verb(what, 'liegt', 'liegen')} ${the(what)} ${up ? 'höher' : 'niedriger'} als zuvor.`,
      ],
      loud: [
        `${value.ref}! ${the(what)} ${moves(way, what)}.`,
        `${the(what)} ${up ? 'klettert' : 'rutscht'}: ${value.ref}!`,
      ],
      calm: [`${the(what)}, ein Stück ${up ? 'höher' : 'tiefer'}. ${value.ref}.`],
    };
  },
  traded: ({ value, who }) => ({
    any: [
      `${who.ref} steht bei ${value.ref}.`,
      `${value.ref}: So viel kostet ${who.ref}.`,
      `${who.ref} wird zu ${value.ref} gehandelt.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}. ${value.ref}.`],
    desk: [`${who.ref}, zuletzt ${value.ref}.`, `${who.ref} bei ${value.ref}.`],
    anchor: [`${who.ref} notiert bei ${value.ref}.`, `Der Kurs von ${who.ref}: ${value.ref}.`],
    loud: [`${who.ref}! Bei ${value.ref}.`, `${value.ref}! Das kostet ${who.ref}.`],
    calm: [`${who.ref} ruht bei ${value.ref}.`, `Bei ${value.ref}: ${who.ref}.`],
  }),
  plain: ({ value, what, where }) => ({
    any: what.foreign
      ? [
          `${value.ref}: ${what.text} ${where}.`,
          `${what.text} ${where}: ${value.ref}.`,
          `${value.ref} bei ${what.text} ${where}.`,
        ]
      : [
          `${value.ref}: ${the(what)} ${where}.`,
          `${value.ref} ${verb(what, 'beträgt', 'betragen')} ${the(what)} ${where}.`,
          `${value.ref}. Das ${verb(what, 'ist', 'sind')} ${the(what)} ${where}.`,
        ],
    poster: [`${value.ref}. ${what.text} ${where}.`, `${what.text} ${where}. ${value.ref}.`],
    desk: [`${what.text} ${where}, ${value.ref}.`],
    anchor: [
      !what.foreign && `${the(what)} ${where} ${verb(what, 'beträgt', 'betragen')} ${value.ref}.`,
      `Die Zahl ${where}: ${value.ref}. ${what.text}.`,
    ],
    loud: [`${value.ref}! ${the(what)} ${where}.`, `${the(what)} ${where}? ${value.ref}!`],
    calm: [`${the(what)} ${where}, das sind ${value.ref}.`, `${value.ref}, ${the(what)} ${where}.`],
  }),
  counted: ({ value, noun, where }) => {
    const sum = counting(value, noun);
    const are = value.fact.number === 1 ? 'ist' : 'sind';
    return {
      any: [`${sum} ${where}.`, `${sum} ${are} es ${where}.`, `${noun.text} ${where}: ${value.ref}.`],
      poster: [`${value.ref}. ${noun.text} ${where}.`, `${sum}. Das ist die Zahl ${where}.`],
      desk: [`${noun.text} ${where}, ${value.ref}.`, `Stand ${where}: ${sum}.`],
      anchor: [`Gezählt ${where}: ${sum}.`, where !== '' && `${where} ${are} es ${sum}.`],
      loud: [`${sum}! ${where}.`, `Alle mitgezählt ${where}: ${sum}!`],
      calm: [`${noun.text} ${where}. ${value.ref}.`, `${sum}, ${where}.`],
    };
  },
  describing: ({ value, what, where }) => ({
    any: [
      `${value.ref} ${what.text} ${where}.`,
      `${what.text} ${where}: ${value.ref}.`,
      `${value.ref}. ${what.text} ${where}.`,
    ],
    poster: [`${what.text}. ${value.ref}.`],
    desk: [`${what.text} ${where}, ${value.ref}.`],
    anchor: [`Davon ${where} ${what.text}: ${value.ref}.`],
  }),
};

import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { andThen, at, by, counting, moves, ofSum, the, verb } from './grammar.es';
import { MEANINGS_ES } from './meanings.es';

/** Figures that stand for themselves, in Spanish. */
export const FIGURES_ES: FigurePhrases = {
  single: ({ what, value }) => ({
    any: [
      `${what.text}: ${value.ref}.`,
      what.foreign ? `En ${what.text}, ${value.ref}.` : `${the(what)} ${verb(what, 'es', 'son')} ${ofSum(value)}.`,
      `¿${the(what)}? ${value.ref}.`,
      `${andThen(the(what))}, ${value.ref}.`,
      what.foreign ? `${value.ref} en ${what.text}.` : `${value.ref} de ${what.text}.`,
      `Luego, ${the(what)}: ${value.ref}.`,
    ],
    poster: [`${what.text}. ${value.ref}.`, `${value.ref}. ${what.text}.`],
    desk: [`${what.text}, ${value.ref}.`, `También ${the(what)}: ${value.ref}.`],
    anchor: [
      `${the(what)} ${verb(what, 'se sitúa', 'se sitúan')} ${at(value)}.`,
      `${the(what)}, según los datos: ${value.ref}.`,
    ],
    loud: [`¿${the(what)}? ¡${value.ref}!`],
    calm: [`${the(what)}, ${at(value)}.`],
  }),
  counted: ({ value, noun }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${sum}.`,
        `Hay ${sum}.`,
        `¿${noun.text}? ${value.ref}.`,
        `${noun.text}: ${value.ref}.`,
        `Y ${sum}.`,
        `Son ${sum}.`,
      ],
      poster: [`${noun.text}. ${value.ref}.`],
      desk: [`${noun.text}, ${value.ref}.`],
      anchor: [`El recuento: ${sum}.`, `Además, ${sum}.`],
      loud: [`¡${sum}!`],
      calm: [`Y también ${sum}.`],
    };
  },
  none: ({ noun }) => ({
    any: [
      `Sin ${noun.text}.`,
      `${noun.text}: cero.`,
      `¿${noun.text}? Cero.`,
      `Nada de ${noun.text}.`,
      `Ni rastro de ${noun.text}.`,
    ],
  }),
  describing: ({ what, value }) => {
    const many = what.forms?.many;
    if (value.fact.kind === 'count' && value.fact.number !== 1 && many)
      return {
        any: [`${value.ref} ${many}.`, `${many}: ${value.ref}.`, `¿${many}? ${value.ref}.`, `Y ${value.ref} ${many}.`],
      };
    return {
      any: [
        `${value.ref}, ${what.text}.`,
        `${what.text}: ${value.ref}.`,
        `En total, ${value.ref} ${what.text}.`,
        `Está ${what.text} un ${value.ref}.`,
      ],
      poster: [`${what.text}. ${value.ref}.`],
      desk: [`${what.text}, ${value.ref}.`],
    };
  },
  movement: ({ amount, what, way, window }) => {
    const span = window === '' ? '' : `en ${window}`;
    const up = way === 'up';
    return {
      any: [
        `${what.text}: ${amount.signed} ${span}.`,
        `${up ? 'Sube' : 'Baja'} ${by(amount)} ${span}.`,
        `${by(amount)} ${up ? 'más' : 'menos'} ${span}: ${the(what)}.`,
        `¿${the(what)}? ${up ? 'Arriba' : 'Abajo'}, ${amount.size}.`,
      ],
      desk: [`${what.text}, ${amount.signed} ${span}.`],
      anchor: [`${the(what)} ${span}: ${amount.size} ${up ? 'al alza' : 'a la baja'}.`],
    };
  },
  unmoved: ({ what }) => ({
    any: [
      `${the(what)} ${moves('flat', what)}.`,
      `¿Y ${the(what)}? Sin cambios.`,
      `${the(what)}, como ${verb(what, 'estaba', 'estaban')}.`,
    ],
  }),
  pair: ({ first, second }) => ({
    any: [
      `${first.what.text}, ${first.value.ref}; ${second.what.text}, ${second.value.ref}.`,
      `${the(first.what)} ${verb(first.what, 'está', 'están')} en ${first.value.ref}, y ${the(second.what)}, en ${second.value.ref}.`,
      `Por un lado, ${the(first.what)}: ${first.value.ref}. Por otro, ${the(second.what)}: ${second.value.ref}.`,
      `¿Y ${the(first.what)}? ${first.value.ref}. ${the(second.what)}, ${second.value.ref}.`,
    ],
    poster: [`${first.what.text} ${first.value.ref}. ${second.what.text} ${second.value.ref}.`],
    desk: [`${first.what.text} ${first.value.ref}, ${second.what.text} ${second.value.ref}.`],
    anchor: [`${the(first.what)}: ${first.value.ref}. Y ${the(second.what)}: ${second.value.ref}.`],
    loud: [`${first.what.text}, ¡${first.value.ref}! ${second.what.text}, ${second.value.ref}.`],
    calm: [`${the(first.what)}, ${first.value.ref}. Junto a eso, ${the(second.what)}: ${second.value.ref}.`],
  }),
  countedPair: ({ first, second }) => {
    const one = counting(first.value, first.what);
    const two = counting(second.value, second.what);
    return {
      any: [
        `${one} y ${two}.`,
        `${one}; ${two}.`,
        `${first.what.text}: ${first.value.ref}. ${second.what.text}: ${second.value.ref}.`,
        `¿${first.what.text}? ${first.value.ref}. Y ${two}.`,
      ],
      anchor: [`En las cuentas, ${one} y ${two}.`],
      poster: [`${one}. ${two}.`],
    };
  },
  meanings: MEANINGS_ES,
};

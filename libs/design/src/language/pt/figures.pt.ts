import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { counting, moves, the, verb } from './grammar.pt';
import { MEANINGS_PT } from './meanings.pt';

/** Figures that stand for themselves, in Portuguese. */
export const FIGURES_PT: FigurePhrases = {
  single: ({ what, value }) => ({
    any: [
      `${what.text}: ${value.ref}.`,
      `${the(what)} ${verb(what, 'é', 'são')} de ${value.ref}.`,
      `${the(what)}? ${value.ref}.`,
      `E ${the(what)} ${verb(what, 'fica', 'ficam')} em ${value.ref}.`,
      `${value.ref}: ${verb(what, 'é', 'são')} ${the(what)}.`,
      `Mais um número, ${the(what)}: ${value.ref}.`,
    ],
    poster: [`${what.text}. ${value.ref}.`, `${value.ref}. ${what.text}.`],
    desk: [`${what.text}, ${value.ref}.`, `Anote: ${what.text} em ${value.ref}.`],
    anchor: [
      `${the(what)} ${verb(what, 'chega', 'chegam')} a ${value.ref}.`,
      `${the(what)} ${verb(what, 'marca', 'marcam')} ${value.ref}.`,
    ],
    loud: [`${the(what)}? ${value.ref}!`],
    calm: [`${the(what)}, em ${value.ref}.`],
  }),
  counted: ({ value, noun }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${sum}.`,
        `São ${sum}.`,
        `${noun.text}? ${value.ref}.`,
        `${noun.text}: ${value.ref}.`,
        `E ${sum}.`,
        `A conta dá ${sum}.`,
      ],
      poster: [`${noun.text}. ${value.ref}.`],
      desk: [`${noun.text}, ${value.ref}.`],
      anchor: [`A contagem: ${sum}.`, `Além disso, ${sum}.`],
      loud: [`${sum}!`],
      calm: [`Na conta, ${sum}.`],
    };
  },
  none: ({ noun }) => ({
    any: [
      `Sem ${noun.text}.`,
      `${noun.text}: zero.`,
      `${noun.text}? Zero.`,
      `Nada de ${noun.text}.`,
      `Nem sinal de ${noun.text}.`,
    ],
  }),
  describing: ({ what, value }) => {
    const many = what.forms?.many;
    if (value.fact.kind === 'count' && value.fact.number !== 1 && many)
      return {
        any: [`${value.ref} ${many}.`, `${many}: ${value.ref}.`, `${many}? ${value.ref}.`, `E ${value.ref} ${many}.`],
      };
    return {
      any: [
        `${value.ref} ${what.text}.`,
        `${what.text}: ${value.ref}.`,
        `Quanto está ${what.text}? ${value.ref}.`,
        `Está ${value.ref} ${what.text}.`,
      ],
      poster: [`${what.text}. ${value.ref}.`],
      desk: [`${what.text}, ${value.ref}.`],
    };
  },
  movement: ({ amount, what, way, window }) => {
    const span = window === '' ? '' : `em ${window}`;
    const rise = way === 'up' ? 'alta' : 'queda';
    return {
      any: [
        `${what.text}: ${amount.signed} ${span}.`,
        `${the(what)} ${span}: ${rise} de ${amount.size}.`,
        `${amount.size} de ${rise} ${span}: ${the(what)}.`,
        `${the(what)}? Em ${rise}, ${amount.size}.`,
      ],
      desk: [`${what.text}, ${amount.signed} ${span}.`],
      anchor: [`Há ${rise} de ${amount.size} ${span}: ${the(what)}.`],
    };
  },
  unmoved: ({ what }) => ({
    any: [`${the(what)} ${moves('flat', what)}.`, `Sem mudança: ${the(what)}.`, `${the(what)}, na mesma.`],
  }),
  pair: ({ first, second }) => ({
    any: [
      `${first.what.text}, ${first.value.ref}; ${second.what.text}, ${second.value.ref}.`,
      `${the(first.what)} ${verb(first.what, 'está', 'estão')} em ${first.value.ref}, e ${the(second.what)}, em ${second.value.ref}.`,
      `De um lado, ${the(first.what)}: ${first.value.ref}. Do outro, ${the(second.what)}: ${second.value.ref}.`,
      `E ${the(first.what)}? ${first.value.ref}. Já ${the(second.what)}, ${second.value.ref}.`,
    ],
    poster: [`${first.what.text} ${first.value.ref}. ${second.what.text} ${second.value.ref}.`],
    desk: [`${first.what.text} ${first.value.ref}, ${second.what.text} ${second.value.ref}.`],
    anchor: [`São ${first.value.ref} para ${the(first.what)} e ${second.value.ref} para ${the(second.what)}.`],
    loud: [`${first.what.text}, ${first.value.ref}! ${second.what.text}, ${second.value.ref}.`],
    calm: [`${the(first.what)}, ${first.value.ref}. Ao lado, ${the(second.what)}, ${second.value.ref}.`],
  }),
  countedPair: ({ first, second }) => {
    const one = counting(first.value, first.what);
    const two = counting(second.value, second.what);
    return {
      any: [
        `${one} e ${two}.`,
        `${one}, para ${two}.`,
        `${first.what.text}: ${first.value.ref}. ${second.what.text}: ${second.value.ref}.`,
        `${first.what.text}? ${first.value.ref}. E ${two}.`,
      ],
      anchor: [`Na contagem, ${one} e ${two}.`],
      poster: [`${one}. ${two}.`],
    };
  },
  meanings: MEANINGS_PT,
};

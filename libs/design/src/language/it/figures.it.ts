import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { bySize, counting, ofValue, toValue, valueOf } from './articles.it';
import { ending, moves, the, toThe, verb } from './grammar.it';
import { MEANINGS_IT } from './meanings.it';

/** Figures that stand for themselves, in Italian. */
export const FIGURES_IT: FigurePhrases = {
  single: ({ what, value }) => ({
    any: [
      `${what.text}: ${value.ref}.`,
      !what.foreign && `${the(what)} ${verb(what, 'è', 'sono')} ${ofValue(value)}.`,
      `${the(what)}? ${value.ref}.`,
      `E ${the(what)}, ${value.ref}.`,
      `Poi ${the(what)}: ${value.ref}.`,
      what.foreign ? `${value.ref} per ${what.text}.` : `${value.ref} di ${what.text}.`,
      `Quanto ${toThe(what)}: ${value.ref}.`,
    ],
    poster: [`${what.text}. ${value.ref}.`, `${value.ref}. ${what.text}.`],
    desk: [`${what.text}, ${value.ref}.`, `Anche ${the(what)}: ${value.ref}.`],
    anchor: [
      what.foreign
        ? `${what.text}, secondo i dati: ${value.ref}.`
        : `${the(what)} ${verb(what, 'si attesta', 'si attestano')} ${toValue(value)}.`,
      `Il dato su ${what.text}: ${value.ref}.`,
    ],
    loud: [`${the(what)}? ${value.ref}!`],
    calm: [`${the(what)}, ${toValue(value)}.`],
  }),
  counted: ({ value, noun }) => {
    const sum = counting(value, noun);
    const one = value.fact.number === 1;
    return {
      any: [
        `${sum}.`,
        `${one ? "C'è" : 'Ci sono'} ${sum}.`,
        `${noun.text}? ${value.ref}.`,
        `${noun.text}: ${value.ref}.`,
        `E ${sum}.`,
        `Se ne ${one ? 'conta' : 'contano'} ${value.ref}: ${noun.text}.`,
      ],
      poster: [`${noun.text}. ${value.ref}.`],
      desk: [`${noun.text}, ${value.ref}.`],
      anchor: [`Il conteggio: ${sum}.`, `Inoltre, ${sum}.`],
      loud: [`${sum}!`],
      calm: [`E ancora ${sum}.`],
    };
  },
  none: ({ noun }) => ({
    any: [
      `Niente ${noun.text}.`,
      `${noun.text}: zero.`,
      `${noun.text}? Zero.`,
      `Senza ${noun.text}.`,
      `Di ${noun.text}, nemmeno l'ombra.`,
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
        `Quanto è ${what.text}? ${value.ref}.`,
        `Risulta ${what.text} ${valueOf(value)}.`,
      ],
      poster: [`${what.text}. ${value.ref}.`],
      desk: [`${what.text}, ${value.ref}.`],
    };
  },
  movement: ({ amount, what, way, window }) => {
    const span = window === '' ? '' : `in ${window}`;
    const up = way === 'up';
    return {
      any: [
        `${what.text}: ${amount.signed} ${span}.`,
        `${up ? 'In salita' : 'In calo'} ${bySize(amount)} ${span}: ${the(what)}.`,
        `${amount.size} in ${up ? 'più' : 'meno'} ${span}: ${the(what)}.`,
        `${the(what)}? ${up ? 'Su' : 'Giù'}, ${bySize(amount)}.`,
      ],
      desk: [`${what.text}, ${amount.signed} ${span}.`],
      anchor: [`${the(what)} ${span}: ${amount.size} ${up ? 'in rialzo' : 'in ribasso'}.`],
    };
  },
  unmoved: ({ what }) => ({
    any: [
      `${the(what)} ${moves('flat', what)}.`,
      `Nessuna variazione: ${the(what)}.`,
      `${the(what)}, ferm${ending(what)}.`,
    ],
  }),
  pair: ({ first, second }) => ({
    any: [
      `${first.what.text}, ${first.value.ref}; ${second.what.text}, ${second.value.ref}.`,
      `${the(first.what)} a quota ${first.value.ref}, ${the(second.what)} a ${second.value.ref}.`,
      `Voce ${first.what.text}: ${first.value.ref}. Voce ${second.what.text}: ${second.value.ref}.`,
      `E ${the(first.what)}? ${first.value.ref}. ${the(second.what)}, ${second.value.ref}.`,
    ],
    poster: [`${first.what.text} ${first.value.ref}. ${second.what.text} ${second.value.ref}.`],
    desk: [`${first.what.text} ${first.value.ref}, ${second.what.text} ${second.value.ref}.`],
    anchor: [`${the(first.what)}: ${first.value.ref}. E ${the(second.what)}: ${second.value.ref}.`],
    loud: [`${first.what.text}, ${first.value.ref}! ${second.what.text}, ${second.value.ref}.`],
    calm: [`${the(first.what)}, ${first.value.ref}. Accanto, ${the(second.what)}: ${second.value.ref}.`],
  }),
  countedPair: ({ first, second }) => {
    const one = counting(first.value, first.what);
    const two = counting(second.value, second.what);
    return {
      any: [
        `${one} e ${two}.`,
        `${one}; ${two}.`,
        `${first.what.text}: ${first.value.ref}. ${second.what.text}: ${second.value.ref}.`,
        `${first.what.text}? ${first.value.ref}. E ${two}.`,
      ],
      anchor: [`Nel conto, ${one} e ${two}.`],
      poster: [`${one}. ${two}.`],
    };
  },
  meanings: MEANINGS_IT,
};

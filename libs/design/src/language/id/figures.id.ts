import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { counting, moves, within } from './grammar.id';
import { MEANINGS_ID } from './meanings.id';

/** Figures that stand for themselves, in Indonesian. */
export const FIGURES_ID: FigurePhrases = {
  single: ({ what, value }) => ({
    any: [
      `${what.text}: ${value.ref}.`,
      `${what.text} sebesar ${value.ref}.`,
      `${what.text}? ${value.ref}.`,
      `Lalu ${what.text}, ${value.ref}.`,
      `Untuk ${what.text}, angkanya ${value.ref}.`,
      `Kalau ${what.text}, ${value.ref}.`,
    ],
    poster: [`${what.text}. ${value.ref}.`, `${value.ref}. ${what.text}.`],
    desk: [`${what.text}, ${value.ref}.`, `Data: ${what.text}, ${value.ref}.`],
    anchor: [`${what.text} tercatat ${value.ref}.`, `${what.text} berada di ${value.ref}.`],
    loud: [`${what.text}? ${value.ref}!`],
    calm: [`${what.text}, di ${value.ref}.`],
  }),
  counted: ({ value, noun }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${sum}.`,
        `Ada ${sum}.`,
        `${noun.text}? ${value.ref}.`,
        `${noun.text}: ${value.ref}.`,
        `Juga ${sum}.`,
        `Jumlah ${noun.text}, ${value.ref}.`,
      ],
      poster: [`${noun.text}. ${value.ref}.`],
      desk: [`${noun.text}, ${value.ref}.`],
      anchor: [`Hitungannya: ${sum}.`, `Selain itu, ${sum}.`],
      loud: [`${sum}!`],
      calm: [`Terhitung ${sum}.`],
    };
  },
  none: ({ noun }) => ({
    any: [
      `Tanpa ${noun.text}.`,
      `${noun.text}: nol.`,
      `${noun.text}? Nol.`,
      `Tidak ada ${noun.text}.`,
      `Sama sekali tak ada ${noun.text}.`,
    ],
  }),
  describing: ({ what, value }) => ({
    any: [
      `${value.ref} ${what.text}.`,
      `${what.text}: ${value.ref}.`,
      `Berapa yang ${what.text}? ${value.ref}.`,
      `Yang ${what.text}, ${value.ref}.`,
    ],
    poster: [`${what.text}. ${value.ref}.`],
    desk: [`${what.text}, ${value.ref}.`],
  }),
  movement: ({ amount, what, way, window }) => {
    const span = within(window);
    return {
      any: [
        `${what.text}: ${amount.signed} ${span}.`,
        `${moves(way)} ${amount.size} ${span}: ${what.text}.`,
        `${what.text} ${moves(way)} ${amount.size} ${span}.`,
        `${what.text}? ${moves(way)}, ${amount.size}.`,
      ],
      desk: [`${what.text}, ${amount.signed} ${span}.`],
      anchor: [`${what.text} tercatat ${moves(way)} ${amount.size} ${span}.`],
    };
  },
  unmoved: ({ what }) => ({
    any: [`${what.text} tidak bergerak.`, `Tanpa perubahan: ${what.text}.`, `${what.text}, tetap seperti semula.`],
  }),
  pair: ({ first, second }) => ({
    any: [
      `${first.what.text}, ${first.value.ref}; ${second.what.text}, ${second.value.ref}.`,
      `${first.what.text} di ${first.value.ref}, ${second.what.text} di ${second.value.ref}.`,
      `Untuk ${first.what.text} ${first.value.ref}, untuk ${second.what.text} ${second.value.ref}.`,
      `Kalau ${first.what.text}? ${first.value.ref}. ${second.what.text}, ${second.value.ref}.`,
    ],
    poster: [`${first.what.text} ${first.value.ref}. ${second.what.text} ${second.value.ref}.`],
    desk: [`${first.what.text} ${first.value.ref}, ${second.what.text} ${second.value.ref}.`],
    anchor: [`${first.what.text}: ${first.value.ref}. Adapun ${second.what.text}: ${second.value.ref}.`],
    loud: [`${first.what.text}, ${first.value.ref}! ${second.what.text}, ${second.value.ref}.`],
    calm: [`${first.what.text}, ${first.value.ref}. Di sampingnya, ${second.what.text}: ${second.value.ref}.`],
  }),
  countedPair: ({ first, second }) => {
    const one = counting(first.value, first.what);
    const two = counting(second.value, second.what);
    return {
      any: [
        `${one} dan ${two}.`,
        `${one}; ${two}.`,
        `${first.what.text}: ${first.value.ref}. ${second.what.text}: ${second.value.ref}.`,
        `${first.what.text}? ${first.value.ref}. Lalu ${two}.`,
      ],
      anchor: [`Tercatat ${one} dan ${two}.`],
      poster: [`${one}. ${two}.`],
    };
  },
  meanings: MEANINGS_ID,
};

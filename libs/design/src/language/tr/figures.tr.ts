import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { amountOf, counting, label, moved } from './grammar.tr';
import { MEANINGS_TR } from './meanings.tr';

/** Figures that stand for themselves, in Turkish. */
export const FIGURES_TR: FigurePhrases = {
  single: ({ what: given, value }) => {
    const what = amountOf(given);
    return {
      any: [
        `${what.text}: ${value.ref}.`,
        `${label(what)} ${value.ref}.`,
        `${what.text} ne kadar? ${value.ref}.`,
        `Bir de ${what.text}: ${value.ref}.`,
        `${what.text} için ${value.ref}.`,
      ],
      poster: [`${what.text}. ${value.ref}.`, `${value.ref}. ${what.text}.`],
      desk: [`${what.text}, ${value.ref}.`],
      anchor: [`${label(what)} ${value.ref} düzeyinde.`, `Tabloya göre ${label(what)} ${value.ref}.`],
      loud: [`Peki ${what.text}? ${value.ref}!`],
      calm: [`${what.text}, şöyle: ${value.ref}.`],
    };
  },
  counted: ({ value, noun }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${sum}.`,
        `${sum} var.`,
        `Kaç ${noun.text}? ${value.ref}.`,
        `${noun.text} sayısı: ${value.ref}.`,
        `Bir de ${sum}.`,
        `Sayılan ${sum}.`,
      ],
      poster: [`${noun.text}. ${value.ref}.`],
      desk: [`${noun.text}, ${value.ref}.`],
      anchor: [`Kayıtlarda ${sum} var.`, `Buna ${sum} ekleniyor.`],
      loud: [`${sum}!`],
      calm: [`Sayınca ${sum}.`],
    };
  },
  none: ({ noun }) => ({
    any: [
      `Hiç ${noun.text} yok.`,
      `${noun.text} sayısı: sıfır.`,
      `Kaç ${noun.text}? Hiç.`,
      `Peki ${noun.text}? Yok.`,
      `Tek bir ${noun.text} bile yok.`,
    ],
  }),
  describing: ({ what, value }) => ({
    any: [
      `${value.ref} ${what.text}.`,
      `${what.text}: ${value.ref}.`,
      `Ne kadarı ${what.text}? ${value.ref}.`,
      `${what.text} payı ${value.ref}.`,
    ],
    poster: [`${what.text}. ${value.ref}.`],
    desk: [`${what.text}, ${value.ref}.`],
  }),
  movement: ({ amount, what: given, way, window }) => {
    const what = amountOf(given);
    const up = way === 'up';
    return {
      any: [
        `${what.text}: ${window} ${amount.signed}.`,
        `${window} ${amount.size} ${up ? 'artış' : 'düşüş'}: ${what.text}.`,
        `Peki ${what.text}? ${up ? 'Yukarı' : 'Aşağı'}, ${amount.size}.`,
        `${what.text}, ${window} ${amount.size} ${moved(way)}.`,
      ],
      desk: [`${what.text} ${window} ${amount.signed}.`],
      anchor: [`${what.text} tarafında ${window} ${amount.size} ${up ? 'artış' : 'düşüş'} var.`],
    };
  },
  unmoved: ({ what: given }) => {
    const what = amountOf(given);
    return { any: [`${what.text} değişmedi.`, `Değişiklik yok: ${what.text}.`, `${what.text} olduğu yerde.`] };
  },
  pair: ({ first, second }) => ({
    any: [
      `${label(first.what)} ${first.value.ref}, ${label(second.what)} ${second.value.ref}.`,
      `${label(first.what)} ${first.value.ref} iken ${label(second.what)} ${second.value.ref}.`,
      `Peki ${first.what.text}? ${first.value.ref}. ${second.what.text} ise ${second.value.ref}.`,
      `Önce ${first.what.text}, ${first.value.ref}. Sonra ${second.what.text}, ${second.value.ref}.`,
    ],
    poster: [`${label(first.what)} ${first.value.ref}. ${label(second.what)} ${second.value.ref}.`],
    desk: [`${label(first.what)} ${first.value.ref}; ${label(second.what)} ${second.value.ref}.`],
    anchor: [`${first.what.text}: ${first.value.ref}. Ve ${second.what.text}: ${second.value.ref}.`],
    loud: [`${first.what.text}, ${first.value.ref}! ${second.what.text}, ${second.value.ref}.`],
    calm: [`${first.what.text}, ${first.value.ref}. Yanında ${second.what.text}, ${second.value.ref}.`],
  }),
  countedPair: ({ first, second }) => {
    const one = counting(first.value, first.what);
    const two = counting(second.value, second.what);
    return {
      any: [
        `${one} ve ${two}.`,
        `${one}, ayrıca ${two}.`,
        `${first.what.text} sayısı: ${first.value.ref}. ${second.what.text} sayısı: ${second.value.ref}.`,
        `Kaç ${first.what.text}? ${first.value.ref}. Bir de ${two}.`,
      ],
      anchor: [`Kayıtlarda ${one} ve ${two} var.`],
      poster: [`${one}. ${two}.`],
    };
  },
  meanings: MEANINGS_TR,
};

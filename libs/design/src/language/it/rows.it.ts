import type { RowPhrases } from '../phrasebook/rows.phrases';
import { counting, ofValue, toValue, valueOf } from './articles.it';
import { COLUMNS_IT } from './columns.it';
import { placeWord, to } from './grammar.it';
import { SIDES_IT } from './sides.it';

/** Rows of a table in Italian. */
export const ROWS_IT: RowPhrases = {
  then: ({ who, value, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        rank && `Al ${rank} posto ${who.ref}, con ${value.ref}.`,
        `Poi ${who.ref}, con ${value.ref}.`,
        `Segue ${who.ref}: ${value.ref}.`,
        `Resta ${who.ref}, con ${value.ref}.`,
      ],
      poster: [`Poi, ${who.ref}. ${value.ref}.`],
      desk: [`${who.ref} a seguire, ${value.ref}.`],
      anchor: [`L'elenco prosegue con ${who.ref}, ${toValue(value)}.`],
    };
  },
  thenTwo: ({ first, second, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        `Poi ${first.who.ref} con ${first.value.ref} e ${second.who.ref} con ${second.value.ref}.`,
        `Dopo arriva ${first.who.ref}, con ${first.value.ref}.`,
        rank && `${rank} posto: ${first.who.ref}, con ${first.value.ref}, davanti ${to(second.who)}.`,
        `Dietro, ${first.who.ref}, ${first.value.ref}; ${second.who.ref}, ${second.value.ref}.`,
      ],
      poster: [`${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      anchor: [`A seguire ${first.who.ref}, con ${first.value.ref}, e ${second.who.ref}, con ${second.value.ref}.`],
      loud: [`E in agguato, ${first.who.ref}: ${first.value.ref}!`],
      calm: [`Più sotto ${first.who.ref}, ${first.value.ref}. Poi ${second.who.ref}, ${second.value.ref}.`],
    };
  },
  thenLevel: ({ list, value }) => ({
    any: [
      `Poi ${list}, con ${value.ref} a testa.`,
      `Dietro, alla pari, ${list}: ${value.ref}.`,
      `Dopo, stesso dato per ${list}: ${value.ref}.`,
    ],
    poster: [`Poi, ${list}. ${value.ref}.`],
    desk: [`${list}, entrambi ${value.ref}.`],
    anchor: [`A seguire ${list}, con la stessa cifra: ${value.ref}.`],
  }),
  ...SIDES_IT,
  list: ({ first, second, topic, noun }) => {
    const sum = counting(first.value, noun);
    const by = topic ? `per ${topic.text}` : '';
    return {
      any: [
        `${by}, davanti c'è ${first.who.ref}: ${sum}.`,
        `${first.who.ref}, ${sum}, davanti ${to(second.who)}, ${second.value.ref}.`,
        topic && `Chi guida ${by}? ${first.who.ref}, con ${first.value.ref}.`,
        `Primo, ${first.who.ref}: ${sum}.`,
      ],
      poster: [
        `${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`,
        `${first.who.ref} davanti, ${first.value.ref}. Poi ${second.who.ref}.`,
      ],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      anchor: [
        `Apre l'elenco ${first.who.ref}, con ${sum}.`,
        `${first.who.ref} è in cima con ${first.value.ref}; segue ${second.who.ref}.`,
      ],
      loud: [`${first.who.ref} vince il round! ${sum}.`],
      calm: [`${first.who.ref} prima di tutto, con ${sum}.`],
    };
  },
  listLevel: ({ list, value }) => ({
    any: [
      `${list} si dividono la cima: ${value.ref}.`,
      `${list}, alla pari davanti: ${value.ref}.`,
      `Parità in cima: ${list}, ${value.ref}.`,
    ],
  }),
  listBare: ({ first, second }) => ({
    any: [
      `${first.who.ref}: ${first.value.ref}. ${second.who.ref}: ${second.value.ref}.`,
      `${first.who.ref} a ${first.value.ref}, ${second.who.ref} a ${second.value.ref}.`,
      `Prima ${first.who.ref}, con ${first.value.ref}; poi ${second.who.ref}, ${second.value.ref}.`,
    ],
  }),
  holding: ({ who, value, share, most }) => {
    if (!share)
      return {
        any: [
          `La posizione più grande è ${who.ref}, con ${value.ref}.`,
          `Quello che pesa di più: ${who.ref}, ${value.ref}.`,
          `${who.ref} viene prima in portafoglio: ${value.ref}.`,
        ],
      };
    return {
      any: [
        `La posizione più grande, ${who.ref}, è ${valueOf(value)} del portafoglio.`,
        `${who.ref} pesa per ${valueOf(value)} del portafoglio.`,
        `Che cosa c'è in portafoglio? Prima ${who.ref}: ${value.ref}.`,
        most && `Più di metà è in ${who.ref}: ${value.ref}.`,
      ],
      poster: [`${who.ref} è ${valueOf(value)} del portafoglio.`, `${value.ref} del portafoglio: ${who.ref}.`],
      desk: [`${who.ref}, ${value.ref} del portafoglio.`, `Peso maggiore: ${who.ref}, ${value.ref}.`],
      anchor: [
        `La posizione principale è ${who.ref}, con ${valueOf(value)}.`,
        `${who.ref} guida il portafoglio con una quota ${ofValue(value)}.`,
      ],
      loud: [`Il pezzo grosso del portafoglio, ${who.ref}: ${value.ref}!`],
      calm: [`Prima di tutto, ${who.ref}. ${value.ref} del portafoglio.`],
    };
  },
  second: ({ who, value, clear }) => ({
    any: [
      `Secondo posto per ${who.ref}, con ${value.ref}.`,
      `E dietro? ${who.ref}, ${value.ref}.`,
      `Insegue ${who.ref}, con ${value.ref}.`,
      clear && `Nessun altro supera ${value.ref}.`,
    ],
    poster: [`Dietro, ${who.ref}. ${value.ref}.`, `Poi ${who.ref}: ${value.ref}.`],
    desk: [`${who.ref} dopo, ${value.ref}.`, `Secondo posto, ${who.ref}: ${value.ref}.`],
    anchor: [`In seconda posizione ${who.ref}, con ${value.ref}.`, `Il più vicino, ${who.ref}: ${value.ref}.`],
    loud: [`${who.ref} si prende il secondo posto! ${value.ref}.`, `Lo sfidante, ${who.ref}: ${value.ref}.`],
    calm: [`Un gradino più giù, ${who.ref}. ${value.ref}.`],
  }),
  foot: ({ who, value, teams, least }) => {
    const where = teams ? 'In coda' : "All'altro estremo";
    return {
      any: [
        `${where}, ${who.ref}: ${value.ref}.`,
        `Chiude l'elenco ${who.ref}, con ${value.ref}.`,
        `E in fondo? ${who.ref}, con ${value.ref}.`,
        least && `Nessuno ha meno di ${who.ref}: ${value.ref}.`,
      ],
      poster: [`In fondo, ${who.ref}. ${value.ref}.`],
      desk: [`Coda dell'elenco: ${who.ref}, ${value.ref}.`],
      anchor: [
        `${where} ${teams ? 'alla classifica' : ''}, ${who.ref}, con ${value.ref}.`,
        `${who.ref} chiude ${teams ? 'la classifica' : "l'elenco"} con ${value.ref}.`,
      ],
    };
  },
  ...COLUMNS_IT,
};

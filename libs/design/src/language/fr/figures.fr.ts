import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { counting, moves, of, the, verb } from './grammar.fr';
import { MEANINGS_FR } from './meanings.fr';

/** Figures that stand for themselves, in French. */
export const FIGURES_FR: FigurePhrases = {
  single: ({ what, value }) => ({
    any: [
      `${what.text}: ${value.ref}.`,
      `${the(what)} ${verb(what, 's’établit', 's’établissent')} à ${value.ref}.`,
      `${the(what)}? ${value.ref}.`,
      `Et pour ${the(what)}, on est à ${value.ref}.`,
      what.foreign ? `${value.ref} pour ${what.text}.` : `${value.ref}: c’est ${the(what)}.`,
      `Autre chiffre, ${the(what)}: ${value.ref}.`,
      `Puis ${the(what)}: ${value.ref}.`,
    ],
    poster: [`${what.text}. ${value.ref}.`, `${value.ref}. ${what.text}.`],
    desk: [`${what.text}, ${value.ref}.`, `À noter: ${what.text} à ${value.ref}.`],
    anchor: [
      `${the(what)} ${verb(what, 'atteint', 'atteignent')} ${value.ref}.`,
      `On relève ${value.ref} pour ${the(what)}.`,
    ],
    loud: [`${the(what)}? ${value.ref}!`],
    calm: [`${the(what)}, à ${value.ref}.`],
  }),
  counted: ({ value, noun }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${sum}.`,
        `On compte ${sum}.`,
        `${noun.text}? ${value.ref}.`,
        `${noun.text}: ${value.ref}.`,
        `Et ${sum}.`,
        `Il y a ${sum}.`,
      ],
      poster: [`${noun.text}. ${value.ref}.`],
      desk: [`${noun.text}, ${value.ref}.`],
      anchor: [`Le décompte: ${sum}.`, `S’y ajoutent ${sum}.`],
      loud: [`${sum}!`],
      calm: [`Et encore ${sum}.`],
    };
  },
  none: ({ noun }) => ({
    any: [
      `Pas ${of({ ...noun, text: noun.one ?? noun.text })}.`,
      `${noun.text}: zéro.`,
      `${noun.text}? Aucun signe.`,
      `Zéro ${noun.one ?? noun.text}.`,
      `Côté ${noun.text}, rien.`,
    ],
  }),
  describing: ({ what, value }) => {
    const many = what.forms?.many;
    if (value.fact.kind === 'count' && value.fact.number !== 1 && many)
      return {
        any: [`${value.ref} ${many}.`, `${many}: ${value.ref}.`, `${many}? ${value.ref}.`, `Et ${value.ref} ${many}.`],
      };
    return {
      any: [
        `${value.ref} ${what.text}.`,
        `${what.text}: ${value.ref}.`,
        `${what.text}? À ${value.ref}.`,
        `Au total, ${value.ref} ${what.text}.`,
      ],
      poster: [`${what.text}. ${value.ref}.`],
      desk: [`${what.text}, ${value.ref}.`],
    };
  },
  movement: ({ amount, what, way, window }) => {
    const span = window === '' ? '' : `sur ${window}`;
    const rise = way === 'up' ? 'hausse' : 'baisse';
    return {
      any: [
        `${what.text}: ${amount.signed} ${span}.`,
        `${the(what)} ${span}: en ${rise} de ${amount.size}.`,
        `${amount.size} de ${rise} ${span}: ${the(what)}.`,
        `${the(what)}? En ${rise}, de ${amount.size}.`,
      ],
      desk: [`${what.text}, ${amount.signed} ${span}.`],
      anchor: [`On note une ${rise} de ${amount.size} ${span}: ${the(what)}.`],
    };
  },
  unmoved: ({ what }) => ({
    any: [`${the(what)} ${moves('flat', what)}.`, `Sans changement: ${the(what)}.`, `Rien de neuf pour ${the(what)}.`],
  }),
  pair: ({ first, second }) => ({
    any: [
      `${first.what.text}, ${first.value.ref}; ${second.what.text}, ${second.value.ref}.`,
      `${the(first.what)} ${verb(first.what, 'est', 'sont')} à ${first.value.ref}, et ${the(second.what)}, à ${second.value.ref}.`,
      `D’un côté, ${the(first.what)}: ${first.value.ref}. De l’autre, ${the(second.what)}: ${second.value.ref}.`,
      `Et ${the(first.what)}? ${first.value.ref}. Pour ${the(second.what)}, ${second.value.ref}.`,
    ],
    poster: [`${first.what.text}: ${first.value.ref}. Et ${second.what.text}: ${second.value.ref}.`],
    desk: [`${first.what.text} à ${first.value.ref}, ${second.what.text} à ${second.value.ref}.`],
    anchor: [`On relève ${first.value.ref} pour ${the(first.what)} et ${second.value.ref} pour ${the(second.what)}.`],
    loud: [`${first.what.text}, ${first.value.ref}! ${second.what.text}, ${second.value.ref}.`],
    calm: [`${the(first.what)}, ${first.value.ref}. Tout près, ${the(second.what)}, ${second.value.ref}.`],
  }),
  countedPair: ({ first, second }) => {
    const one = counting(first.value, first.what);
    const two = counting(second.value, second.what);
    return {
      any: [
        `${one} et ${two}.`,
        `${one}, pour ${two}.`,
        `${first.what.text}: ${first.value.ref}. ${second.what.text}: ${second.value.ref}.`,
        `${first.what.text}? ${first.value.ref}. Et ${two}.`,
      ],
      anchor: [`Au décompte, ${one} et ${two}.`],
      poster: [`${one}. ${two}.`],
    };
  },
  meanings: MEANINGS_FR,
};

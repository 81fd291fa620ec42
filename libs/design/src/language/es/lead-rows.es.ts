import type { Noun } from '../lexicon';
import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting } from './grammar.es';

/** "por ingresos": what a table is ranked by, where nothing is counted. */
function rankedBy(by: Noun | null): string {
  return by ? `por ${by.text}` : '';
}

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded';

/** Openings on a row of a table or of a series. */
export const LEAD_ROWS_ES: Pick<LeadPhrases, RowLeads> = {
  leader: ({ who, value, noun, by, league, teams }) => {
    const sum = counting(value, noun);
    const tail = rankedBy(by);
    return {
      any: [
        `${who.ref} va en cabeza ${tail}, con ${sum}.`,
        `${sum}: ${who.ref} manda ${tail}.`,
        `En cabeza ${tail}: ${who.ref}, con ${sum}.`,
      ],
      poster: [`${sum}. ${who.ref}, en cabeza.`, `${who.ref} manda. ${sum}.`, `Arriba ${tail}: ${who.ref}. ${sum}.`],
      desk: [
        `${who.ref} lidera ${tail}, ${sum}.`,
        `Primer puesto ${tail}: ${who.ref}, ${sum}.`,
        `Líder, ${who.ref}: ${sum}.`,
      ],
      anchor: [
        league && `${who.ref} lidera la ${league.ref} con ${sum}.`,
        league && `Al frente de la ${league.ref}: ${who.ref}, con ${sum}.`,
        `${who.ref} encabeza ${teams ? 'la tabla' : 'la lista'} con ${sum}.`,
        `El primer puesto es para ${who.ref}, con ${sum}.`,
      ],
      loud: [
        `¡${who.ref}! En cabeza, con ${sum}.`,
        `¿El líder ${tail}? ${who.ref}: ¡${sum}!`,
        `¡Número uno ${tail}: ${who.ref}! ${sum}.`,
      ],
      calm: [`Por delante de todos, ${who.ref}. ${sum}.`, `${sum}. ${who.ref}, y después el resto.`],
    };
  },
  highest: ({ who, value, what }) => ({
    any: [
      `${value.ref} en ${who.ref}, lo más alto en ${what.text}.`,
      `${what.text}: lo más alto, ${who.ref}, con ${value.ref}.`,
      `${who.ref}, ${value.ref}. Nada más alto en ${what.text}.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}: ${value.ref}. Nada por encima.`],
    desk: [`Tope en ${what.text}: ${who.ref}, ${value.ref}.`, `${who.ref}, techo en ${what.text}: ${value.ref}.`],
    anchor: [`Nada supera a ${who.ref} en ${what.text}: ${value.ref}.`, `Lo más alto, ${who.ref}: ${value.ref}.`],
  }),
  shared: ({ list, value, noun, by }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${list} comparten el primer puesto ${rankedBy(by)}, con ${sum}.`,
        `Empate en cabeza ${rankedBy(by)}: ${list}, con ${sum}.`,
        `${list}, igualados arriba: ${sum}.`,
      ],
      poster: [`${sum} cada uno. ${list}.`, `${list}. Empate a ${sum}.`],
      desk: [`Empate arriba: ${list}, ${sum}.`],
      anchor: [`Primer puesto compartido: ${list}, con ${sum}.`, `Nada separa a ${list}: ${sum}.`],
    };
  },
  crowded: ({ value, noun, by }) => ({
    any: [
      `Empate múltiple en cabeza ${rankedBy(by)}: ${counting(value, noun)}.`,
      `Con ${counting(value, noun)}, varios comparten la cabeza.`,
      `Arriba hay empate ${rankedBy(by)}: ${counting(value, noun)}.`,
    ],
  }),
};

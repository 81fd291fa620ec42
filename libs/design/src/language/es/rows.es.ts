import type { RowPhrases } from '../phrasebook/rows.phrases';
import { COLUMNS_ES } from './columns.es';
import { counting, movement, placeBefore } from './grammar.es';

/** Rows of a table in Spanish. */
export const ROWS_ES: RowPhrases = {
  then: ({ who, value, place }) => {
    const rank = placeBefore(place);
    return {
      any: [
        rank && `En ${rank} puesto, ${who.ref}, con ${value.ref}.`,
        `Después, ${who.ref}, con ${value.ref}.`,
        `Le sigue ${who.ref}: ${value.ref}.`,
        `Queda ${who.ref}, con ${value.ref}.`,
      ],
      poster: [`Luego, ${who.ref}. ${value.ref}.`],
      desk: [`${who.ref} a continuación, ${value.ref}.`],
      anchor: [`La lista sigue con ${who.ref}, en ${value.ref}.`],
    };
  },
  thenTwo: ({ first, second, place }) => {
    const rank = placeBefore(place);
    return {
      any: [
        `Después, ${first.who.ref} con ${first.value.ref} y ${second.who.ref} con ${second.value.ref}.`,
        `Luego viene ${first.who.ref}, con ${first.value.ref}.`,
        rank && `${rank} puesto: ${first.who.ref}, con ${first.value.ref}, por delante de ${second.who.ref}.`,
        `Detrás, ${first.who.ref}, ${first.value.ref}; ${second.who.ref}, ${second.value.ref}.`,
      ],
      poster: [`${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      anchor: [
        `A continuación, ${first.who.ref}, con ${first.value.ref}, y ${second.who.ref}, con ${second.value.ref}.`,
      ],
      loud: [`Y al acecho, ${first.who.ref}: ¡${first.value.ref}!`],
      calm: [`Más abajo, ${first.who.ref}, ${first.value.ref}. Luego, ${second.who.ref}, ${second.value.ref}.`],
    };
  },
  thenLevel: ({ list, value }) => ({
    any: [
      `Después, ${list}, con ${value.ref} cada cual.`,
      `Luego, ${list}, igualados: ${value.ref}.`,
      `Detrás empatan ${list}: ${value.ref}.`,
    ],
    poster: [`Luego, ${list}. ${value.ref}.`],
    desk: [`${list}, ambos ${value.ref}.`],
    anchor: [`A continuación, ${list}, con idéntica cifra: ${value.ref}.`],
  }),
  side: ({ first, second, sold }) => {
    const who = sold ? 'vendedores' : 'compradores';
    const did = sold ? 'vendido' : 'comprado';
    return {
      any: [
        `Lo más ${did}: ${first.ref}; después, ${second.ref}.`,
        `Entre los ${who}, primero ${first.ref}, luego ${second.ref}.`,
        `¿Qué han ${did} más? ${first.ref}, y después ${second.ref}.`,
        `En la lista de ${who}, ${first.ref} va delante de ${second.ref}.`,
      ],
      poster: [`Los ${who}: ${first.ref} y luego ${second.ref}.`, `Lo más ${did}, ${first.ref}.`],
      desk: [`${sold ? 'Ventas' : 'Compras'}: ${first.ref}, luego ${second.ref}.`],
      anchor: [
        `Los ${who} ponen ${first.ref} por delante de ${second.ref}.`,
        `${first.ref} encabeza la lista de ${who}, seguido de ${second.ref}.`,
      ],
      loud: [`¿Lo más ${did}? ¡${first.ref}! Luego, ${second.ref}.`],
      calm: [`Primero ${first.ref}, y después ${second.ref}.`],
    };
  },
  holding: ({ who, value, share, most }) => {
    if (!share)
      return {
        any: [
          `La mayor posición es ${who.ref}, con ${value.ref}.`,
          `Lo que más pesa: ${who.ref}, ${value.ref}.`,
          `${who.ref} va por delante en la cartera: ${value.ref}.`,
        ],
      };
    return {
      any: [
        `La mayor posición, ${who.ref}, es el ${value.ref} de la cartera.`,
        `${who.ref} pesa un ${value.ref} en la cartera.`,
        `¿Qué hay en la cartera? ${who.ref} primero: ${value.ref}.`,
        most && `Más de la mitad está en ${who.ref}: ${value.ref}.`,
      ],
      poster: [`${who.ref} es el ${value.ref} de la cartera.`, `${value.ref} de la cartera: ${who.ref}.`],
      desk: [`${who.ref}, ${value.ref} de la cartera.`, `Mayor peso: ${who.ref}, ${value.ref}.`],
      anchor: [
        `La posición más grande es ${who.ref}, con el ${value.ref}.`,
        `${who.ref} encabeza la cartera con el ${value.ref}.`,
      ],
      loud: [`Lo más gordo de la cartera, ${who.ref}: ¡${value.ref}!`],
      calm: [`Primero, ${who.ref}. ${value.ref} de la cartera.`],
    };
  },
  list: ({ first, second, topic, noun }) => {
    const sum = counting(first.value, noun);
    const by = topic ? `en ${topic.text}` : '';
    return {
      any: [
        `${by}, ${first.who.ref} va por delante: ${sum}.`,
        `${first.who.ref}, ${sum}, por delante de ${second.who.ref}, ${second.value.ref}.`,
        topic && `¿Quién manda ${by}? ${first.who.ref}, con ${first.value.ref}.`,
        `Primero, ${first.who.ref}: ${sum}.`,
      ],
      poster: [
        `${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`,
        `${first.who.ref} primero, ${first.value.ref}. Luego, ${second.who.ref}.`,
      ],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      anchor: [
        `Abre la lista ${first.who.ref}, con ${sum}.`,
        `${first.who.ref} encabeza la lista con ${first.value.ref}; le sigue ${second.who.ref}.`,
      ],
      loud: [`¡${first.who.ref} gana la ronda! ${sum}.`],
      calm: [`${first.who.ref}, lo primero, con ${sum}.`],
    };
  },
  listLevel: ({ list, value }) => ({
    any: [
      `${list} comparten lo más alto: ${value.ref}.`,
      `${list}, a la par en cabeza: ${value.ref}.`,
      `Empate arriba: ${list}, ${value.ref}.`,
    ],
  }),
  listBare: ({ first, second }) => ({
    any: [
      `${first.who.ref}: ${first.value.ref}. ${second.who.ref}: ${second.value.ref}.`,
      `${first.who.ref} en ${first.value.ref}, ${second.who.ref} en ${second.value.ref}.`,
      `Primero ${first.who.ref}, con ${first.value.ref}; luego ${second.who.ref}, ${second.value.ref}.`,
    ],
  }),
  second: ({ who, value, clear }) => ({
    any: [
      `Segundo puesto para ${who.ref}, con ${value.ref}.`,
      `¿Y detrás? ${who.ref}, ${value.ref}.`,
      `Le sigue ${who.ref}, con ${value.ref}.`,
      clear && `El resto no pasa de ${value.ref}.`,
    ],
    poster: [`Detrás, ${who.ref}. ${value.ref}.`, `Luego ${who.ref}: ${value.ref}.`],
    desk: [`${who.ref} después, ${value.ref}.`, `Segundo puesto, ${who.ref}: ${value.ref}.`],
    anchor: [`En segunda posición, ${who.ref}, con ${value.ref}.`, `Lo más cerca, ${who.ref}: ${value.ref}.`],
    loud: [`¡${who.ref} se lleva el segundo puesto! ${value.ref}.`, `El aspirante, ${who.ref}: ${value.ref}.`],
    calm: [`Un escalón por debajo, ${who.ref}. ${value.ref}.`],
  }),
  foot: ({ who, value, teams, least }) => {
    const where = teams ? 'En la cola' : 'En el otro extremo';
    return {
      any: [
        `${where}, ${who.ref}: ${value.ref}.`,
        `Cierra la lista ${who.ref}, con ${value.ref}.`,
        `¿Y al final? ${who.ref}, con ${value.ref}.`,
        least && `Nadie tiene menos que ${who.ref}: ${value.ref}.`,
      ],
      poster: [`Al final, ${who.ref}. ${value.ref}.`],
      desk: [`Cola de la lista: ${who.ref}, ${value.ref}.`],
      anchor: [
        `${where} ${teams ? 'de la tabla' : ''}, ${who.ref}, con ${value.ref}.`,
        `${who.ref} cierra ${teams ? 'la tabla' : 'la lista'} con ${value.ref}.`,
      ],
    };
  },
  too: ({ who, value, sold }) => {
    const verb = sold ? 'vende' : 'compra';
    return {
      any: [
        `También ${verb} ${who.ref}: ${value.ref}.`,
        `¿Quién más ${verb}? ${who.ref}, ${value.ref}.`,
        `Del mismo lado, ${who.ref}: ${value.ref}.`,
        `Lo mismo en ${who.ref}: ${value.ref}.`,
      ],
      poster: [`${who.ref}, también. ${value.ref}.`],
      desk: [`${who.ref}, en la misma línea: ${value.ref}.`],
      anchor: [
        `También ${who.ref} ${verb}, ${value.ref} netos.`,
        `En el lado ${sold ? 'vendedor' : 'comprador'}, además, ${who.ref}: ${value.ref}.`,
      ],
    };
  },
  ...COLUMNS_ES,
  mover: ({ who, value, best, way, window }) => {
    const sum = movement(way, value);
    const span = window === '' ? '' : `en ${window}`;
    const end = best ? 'mejor' : 'peor';
    return {
      any: [
        `Lo ${end}: ${who.ref}, ${sum} ${span}.`,
        `¿Lo ${end}? ${who.ref}, ${sum}.`,
        `${who.ref} es lo ${end}: ${sum} ${span}.`,
      ],
      poster: [`Lo ${end}, ${who.ref}. ${sum}.`, `${who.ref}: ${sum}. Lo ${end}.`],
      desk: [`${who.ref}, lo ${end}: ${sum}.`, `Lo ${end} de la lista, ${who.ref}: ${sum}.`],
      anchor: [`${best ? 'Al frente' : 'A la cola'}, ${who.ref}: ${sum} ${span}.`],
      loud: [`¡${who.ref}! ${sum}. Lo ${end}.`, `Y lo ${end} es... ${who.ref}: ¡${sum}!`],
      calm: [`De todo, lo ${end} es ${who.ref}. ${sum}.`],
    };
  },
  trade: ({ what, value, sold, again, wallet }) => {
    const did = sold ? 'vendió' : 'compró';
    const who = wallet ? 'La cartera' : '';
    const also = again ? 'También' : '';
    return {
      any: [
        `${also} ${did} ${value.ref} en ${what.ref}.`,
        sold ? `Salieron ${value.ref} de ${what.ref}.` : `${value.ref} fueron a ${what.ref}.`,
        `¿Qué ${did}? ${what.ref}, por ${value.ref}.`,
        `${sold ? 'Vendido' : 'Comprado'}: ${what.ref}, por ${value.ref}.`,
      ],
      poster: [`${what.ref}, ${sold ? 'fuera' : 'dentro'} por ${value.ref}.`],
      desk: [`${sold ? 'Venta' : 'Compra'} de ${what.ref}, ${value.ref}.`],
      anchor: [
        `${who} ${again ? 'también' : ''} ${did} ${what.ref} por ${value.ref}.`,
        `Una ${sold ? 'venta' : 'compra'}: ${what.ref}, por ${value.ref}.`,
      ],
    };
  },
};

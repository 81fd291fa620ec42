import type { RowPhrases } from '../phrasebook/rows.phrases';
import { COLUMNS_PT } from './columns.pt';
import { counting, inThe, movement } from './grammar.pt';
import { placeWord } from './periods.pt';

/** Rows of a table in Portuguese. */
export const ROWS_PT: RowPhrases = {
  then: ({ who, value, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        rank && `Em ${rank} lugar, ${who.ref}, com ${value.ref}.`,
        `Depois, ${who.ref}, com ${value.ref}.`,
        `Em seguida vem ${who.ref}: ${value.ref}.`,
        `Falta ${who.ref}, com ${value.ref}.`,
      ],
      poster: [`Depois, ${who.ref}. ${value.ref}.`],
      desk: [`${who.ref} na sequência, ${value.ref}.`],
      anchor: [`A lista segue com ${who.ref}, em ${value.ref}.`],
    };
  },
  thenTwo: ({ first, second, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        `Depois, ${first.who.ref} com ${first.value.ref} e ${second.who.ref} com ${second.value.ref}.`,
        `Aí vem ${first.who.ref}, com ${first.value.ref}.`,
        rank && `Em ${rank} lugar, ${first.who.ref}, com ${first.value.ref}, à frente de ${second.who.ref}.`,
        `Atrás, ${first.who.ref}, ${first.value.ref}; ${second.who.ref}, ${second.value.ref}.`,
      ],
      poster: [`${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      anchor: [`Na sequência, ${first.who.ref}, com ${first.value.ref}, e ${second.who.ref}, com ${second.value.ref}.`],
      loud: [`E na cola, ${first.who.ref}: ${first.value.ref}!`],
      calm: [`Mais abaixo, ${first.who.ref}, ${first.value.ref}. Depois, ${second.who.ref}, ${second.value.ref}.`],
    };
  },
  thenLevel: ({ list, value }) => ({
    any: [
      `Depois, ${list}, com ${value.ref} cada.`,
      `Em seguida, ${list}, lado a lado: ${value.ref}.`,
      `Atrás há empate: ${list}, ${value.ref}.`,
    ],
    poster: [`Depois, ${list}. ${value.ref}.`],
    desk: [`${list}, ${value.ref} cada.`],
    anchor: [`Na sequência, ${list}, com o mesmo número: ${value.ref}.`],
  }),
  side: ({ first, second, sold }) => {
    const who = sold ? 'vendedores' : 'compradores';
    const did = sold ? 'vendido' : 'comprado';
    return {
      any: [
        `O mais ${did}: ${first.ref}; depois, ${second.ref}.`,
        `Entre os ${who}, primeiro ${first.ref}, depois ${second.ref}.`,
        `O que foi mais ${did}? ${first.ref}, e depois ${second.ref}.`,
        `Na lista dos ${who}, ${first.ref} vem antes de ${second.ref}.`,
      ],
      poster: [`Os ${who}: ${first.ref} e depois ${second.ref}.`, `O mais ${did}, ${first.ref}.`],
      desk: [`${sold ? 'Vendas' : 'Compras'}: ${first.ref}, depois ${second.ref}.`],
      anchor: [
        `Os ${who} põem ${first.ref} à frente de ${second.ref}.`,
        `${first.ref} abre a lista dos ${who}; ${second.ref} vem em seguida.`,
      ],
      loud: [`O mais ${did}? ${first.ref}! Depois, ${second.ref}.`],
      calm: [`Primeiro ${first.ref}, e depois ${second.ref}.`],
    };
  },
  holding: ({ who, value, share, most }) => {
    if (!share)
      return {
        any: [
          `A maior posição é ${who.ref}, com ${value.ref}.`,
          `O que mais pesa: ${who.ref}, ${value.ref}.`,
          `${who.ref} lidera a carteira: ${value.ref}.`,
        ],
      };
    return {
      any: [
        `A maior posição, ${who.ref}, é ${value.ref} da carteira.`,
        `${who.ref} pesa ${value.ref} na carteira.`,
        `O que tem na carteira? ${who.ref} primeiro: ${value.ref}.`,
        most && `Mais da metade está em ${who.ref}: ${value.ref}.`,
      ],
      poster: [`${who.ref}, ${value.ref} da carteira.`, `${value.ref} da carteira: ${who.ref}.`],
      desk: [`${who.ref}, ${value.ref} do total.`, `Maior peso: ${who.ref}, ${value.ref}.`],
      anchor: [
        `A principal posição é ${who.ref}, com ${value.ref}.`,
        `${who.ref} encabeça a carteira, com ${value.ref}.`,
      ],
      loud: [`O grosso da carteira, ${who.ref}: ${value.ref}!`],
      calm: [`Primeiro, ${who.ref}. ${value.ref} da carteira.`],
    };
  },
  list: ({ first, second, topic, noun }) => {
    const sum = counting(first.value, noun);
    const by = topic ? inThe(topic) : '';
    return {
      any: [
        topic ? `${by}, ${first.who.ref} vai na frente: ${sum}.` : `${first.who.ref} vai na frente: ${sum}.`,
        `${first.who.ref}, ${sum}, à frente de ${second.who.ref}, ${second.value.ref}.`,
        topic && `Quem manda ${by}? ${first.who.ref}, com ${first.value.ref}.`,
        `Primeiro, ${first.who.ref}: ${sum}.`,
      ],
      poster: [
        `${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`,
        `${first.who.ref} primeiro, ${first.value.ref}. Depois, ${second.who.ref}.`,
      ],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      anchor: [
        `Abrindo a lista, ${first.who.ref}, com ${sum}.`,
        `${first.who.ref} encabeça a lista com ${first.value.ref}; ${second.who.ref} vem depois.`,
      ],
      loud: [`${first.who.ref} leva a rodada! ${sum}.`],
      calm: [`Antes de tudo, ${first.who.ref}, com ${sum}.`],
    };
  },
  listLevel: ({ list, value }) => ({
    any: [
      `${list} dividem o topo: ${value.ref}.`,
      `${list}, lado a lado na frente: ${value.ref}.`,
      `Empate no alto: ${list}, ${value.ref}.`,
    ],
  }),
  listBare: ({ first, second }) => ({
    any: [
      `${first.who.ref}: ${first.value.ref}. ${second.who.ref}: ${second.value.ref}.`,
      `${first.who.ref} em ${first.value.ref}, ${second.who.ref} em ${second.value.ref}.`,
      `Primeiro ${first.who.ref}, com ${first.value.ref}; depois ${second.who.ref}, ${second.value.ref}.`,
    ],
  }),
  second: ({ who, value, clear }) => ({
    any: [
      `O segundo lugar é de ${who.ref}, com ${value.ref}.`,
      `E atrás? ${who.ref}, ${value.ref}.`,
      `${who.ref} vem logo depois, com ${value.ref}.`,
      clear && `Ninguém mais passa de ${value.ref}.`,
    ],
    poster: [`Atrás, ${who.ref}. ${value.ref}.`, `Depois ${who.ref}: ${value.ref}.`],
    desk: [`${who.ref} em seguida, ${value.ref}.`, `Segundo lugar, ${who.ref}: ${value.ref}.`],
    anchor: [`Na segunda posição, ${who.ref}, com ${value.ref}.`, `Quem mais se aproxima, ${who.ref}: ${value.ref}.`],
    loud: [`${who.ref} leva o segundo lugar! ${value.ref}.`, `O desafiante, ${who.ref}: ${value.ref}.`],
    calm: [`Um degrau abaixo, ${who.ref}. ${value.ref}.`],
  }),
  foot: ({ who, value, teams, least }) => {
    const where = teams ? 'Na lanterna' : 'Na outra ponta';
    return {
      any: [
        `${where}, ${who.ref}: ${value.ref}.`,
        `${who.ref} fecha a lista, com ${value.ref}.`,
        `E lá embaixo? ${who.ref}, com ${value.ref}.`,
        least && `Ninguém tem menos que ${who.ref}: ${value.ref}.`,
      ],
      poster: [`Por último, ${who.ref}. ${value.ref}.`],
      desk: [`Fim da lista: ${who.ref}, ${value.ref}.`],
      anchor: [
        `${where}, aparece ${who.ref}, com ${value.ref}.`,
        `Quem fecha a ${teams ? 'tabela' : 'lista'} é ${who.ref}, com ${value.ref}.`,
      ],
    };
  },
  too: ({ who, value, sold }) => {
    const deed = sold ? 'vende' : 'compra';
    return {
      any: [
        `${who.ref} também ${deed}: ${value.ref}.`,
        `Quem mais ${deed}? ${who.ref}, ${value.ref}.`,
        `Do mesmo lado, ${who.ref}: ${value.ref}.`,
        `${who.ref} faz igual: ${value.ref}.`,
      ],
      poster: [`${who.ref}, também. ${value.ref}.`],
      desk: [`${who.ref}, mesma mão: ${value.ref}.`],
      anchor: [
        `Também ${who.ref} ${deed}, ${value.ref} líquidos.`,
        `Na ponta ${sold ? 'vendedora' : 'compradora'} está ainda ${who.ref}: ${value.ref}.`,
      ],
    };
  },
  ...COLUMNS_PT,
  mover: ({ who, value, best, way, window }) => {
    const sum = movement(way, value);
    const span = window === '' ? '' : `em ${window}`;
    const end = best ? 'O melhor' : 'O pior';
    return {
      any: [
        `${end}: ${who.ref}, ${sum} ${span}.`,
        `${end}? ${who.ref}, ${sum}.`,
        `${who.ref} ${best ? 'puxa a fila' : 'fica no fim da fila'}: ${sum} ${span}.`,
      ],
      poster: [`${end}, ${who.ref}. ${sum}.`, `${who.ref}: ${sum}. ${end}.`],
      desk: [
        `${who.ref}, ${best ? 'na ponta de cima' : 'na ponta de baixo'}: ${sum}.`,
        `${best ? 'Ponta' : 'Fim'} da lista, ${who.ref}: ${sum}.`,
      ],
      anchor: [`${best ? 'Na dianteira' : 'Na outra ponta'}, ${who.ref}: ${sum} ${span}.`],
      loud: [`${who.ref}! ${sum}. ${end}.`, `E ${best ? 'o melhor' : 'o pior'} é... ${who.ref}: ${sum}!`],
      calm: [`De todos, ${best ? 'o melhor' : 'o pior'} é ${who.ref}. ${sum}.`],
    };
  },
  trade: ({ what, value, sold, again, wallet }) => {
    const did = sold ? 'vendeu' : 'comprou';
    const who = wallet ? 'A carteira' : '';
    const also = again ? 'Também' : '';
    return {
      any: [
        `${also} ${did} ${value.ref} em ${what.ref}.`,
        sold ? `${value.ref} saíram de ${what.ref}.` : `${value.ref} foram para ${what.ref}.`,
        `O que ${did}? ${what.ref}, por ${value.ref}.`,
        `${sold ? 'Vendido' : 'Comprado'}: ${what.ref}, por ${value.ref}.`,
      ],
      poster: [`${what.ref}, ${sold ? 'vendido' : 'comprado'} por ${value.ref}.`],
      desk: [`${sold ? 'Venda' : 'Compra'} de ${what.ref}, ${value.ref}.`],
      anchor: [
        `${who} ${again ? 'também' : ''} ${did} ${what.ref} por ${value.ref}.`,
        `Uma ${sold ? 'venda' : 'compra'}: ${what.ref}, por ${value.ref}.`,
      ],
    };
  },
};

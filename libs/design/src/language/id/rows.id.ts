import type { RowPhrases } from '../phrasebook/rows.phrases';
import { COLUMNS_ID } from './columns.id';
import { counting, placeWord } from './grammar.id';
import { SIDES_ID } from './sides.id';

/** Rows of a table in Indonesian. */
export const ROWS_ID: RowPhrases = {
  then: ({ who, value, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        rank && `Posisi ${rank}, ${who.ref}, dengan ${value.ref}.`,
        `Lalu ${who.ref}, dengan ${value.ref}.`,
        `Disusul ${who.ref}: ${value.ref}.`,
        `Masih ada ${who.ref}, ${value.ref}.`,
      ],
      poster: [`Lalu ${who.ref}. ${value.ref}.`],
      desk: [`${who.ref} berikutnya, ${value.ref}.`],
      anchor: [`Daftar berlanjut ke ${who.ref}, dengan ${value.ref}.`],
    };
  },
  thenTwo: ({ first, second, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        `Lalu ${first.who.ref} dengan ${first.value.ref} dan ${second.who.ref} dengan ${second.value.ref}.`,
        `Berikutnya ${first.who.ref}, dengan ${first.value.ref}.`,
        rank && `Posisi ${rank}: ${first.who.ref}, ${first.value.ref}, di atas ${second.who.ref}.`,
        `Di belakangnya, ${first.who.ref}, ${first.value.ref}; ${second.who.ref}, ${second.value.ref}.`,
      ],
      poster: [`${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      anchor: [`Disusul ${first.who.ref} dengan ${first.value.ref}, kemudian ${second.who.ref}, ${second.value.ref}.`],
      loud: [`Dan yang membuntuti, ${first.who.ref}: ${first.value.ref}!`],
      calm: [`Di bawahnya ${first.who.ref}, ${first.value.ref}. Lalu ${second.who.ref}, ${second.value.ref}.`],
    };
  },
  thenLevel: ({ list, value }) => ({
    any: [
      `Lalu ${list}, masing-masing ${value.ref}.`,
      `Berikutnya ${list}, sama kuat: ${value.ref}.`,
      `Di belakangnya ${list} seri: ${value.ref}.`,
    ],
    poster: [`Lalu ${list}. ${value.ref}.`],
    desk: [`${list}, sama-sama ${value.ref}.`],
    anchor: [`Disusul ${list}, dengan angka yang sama: ${value.ref}.`],
  }),
  ...SIDES_ID,
  list: ({ first, second, topic, noun }) => {
    const sum = counting(first.value, noun);
    const by = topic ? `soal ${topic.text}` : '';
    return {
      any: [
        `${by}, ${first.who.ref} di depan: ${sum}.`,
        `${first.who.ref}, ${sum}, di atas ${second.who.ref}, ${second.value.ref}.`,
        topic && `Siapa unggul ${by}? ${first.who.ref}, dengan ${first.value.ref}.`,
        `Pertama, ${first.who.ref}: ${sum}.`,
      ],
      poster: [
        `${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`,
        `${first.who.ref} dulu, ${first.value.ref}. Lalu ${second.who.ref}.`,
      ],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      anchor: [
        `Daftar dibuka ${first.who.ref}, dengan ${sum}.`,
        `${first.who.ref} teratas dengan ${first.value.ref}; disusul ${second.who.ref}.`,
      ],
      loud: [`${first.who.ref} menang ronde ini! ${sum}.`],
      calm: [`${first.who.ref} lebih dulu, dengan ${sum}.`],
    };
  },
  listLevel: ({ list, value }) => ({
    any: [
      `${list} berbagi tempat teratas: ${value.ref}.`,
      `${list}, sama-sama di depan: ${value.ref}.`,
      `Seri di atas: ${list}, ${value.ref}.`,
    ],
  }),
  listBare: ({ first, second }) => ({
    any: [
      `${first.who.ref}: ${first.value.ref}. ${second.who.ref}: ${second.value.ref}.`,
      `${first.who.ref} di ${first.value.ref}, ${second.who.ref} di ${second.value.ref}.`,
      `Mula-mula ${first.who.ref}, ${first.value.ref}; lalu ${second.who.ref}, ${second.value.ref}.`,
    ],
  }),
  holding: ({ who, value, share, most }) => {
    if (!share)
      return {
        any: [
          `Posisi terbesar: ${who.ref}, ${value.ref}.`,
          `Yang paling berat: ${who.ref}, ${value.ref}.`,
          `${who.ref} di urutan teratas portofolio: ${value.ref}.`,
        ],
      };
    return {
      any: [
        `Posisi terbesar, ${who.ref}, mengisi ${value.ref} portofolio.`,
        `${who.ref} berbobot ${value.ref} dari portofolio.`,
        `Apa isi portofolionya? ${who.ref} dulu: ${value.ref}.`,
        most && `Lebih dari separuh ada di ${who.ref}: ${value.ref}.`,
      ],
      poster: [`${who.ref} mengisi ${value.ref} portofolio.`, `${value.ref} portofolio: ${who.ref}.`],
      desk: [`${who.ref}, ${value.ref} dari portofolio.`, `Bobot terbesar: ${who.ref}, ${value.ref}.`],
      anchor: [
        `Kepemilikan terbesar adalah ${who.ref}, dengan ${value.ref}.`,
        `${who.ref} memimpin portofolio dengan porsi ${value.ref}.`,
      ],
      loud: [`Raja portofolio, ${who.ref}: ${value.ref}!`],
      calm: [`Pertama-tama ${who.ref}. ${value.ref} dari portofolio.`],
    };
  },
  second: ({ who, value, clear }) => ({
    any: [
      `Posisi kedua untuk ${who.ref}, dengan ${value.ref}.`,
      `Siapa di belakangnya? ${who.ref}, ${value.ref}.`,
      `${who.ref} membayangi dengan ${value.ref}.`,
      clear && `Yang lain tak ada yang melewati ${value.ref}.`,
    ],
    poster: [`Di belakangnya, ${who.ref}. ${value.ref}.`, `Lalu ${who.ref}: ${value.ref}.`],
    desk: [`${who.ref} menyusul, ${value.ref}.`, `Posisi kedua, ${who.ref}: ${value.ref}.`],
    anchor: [`Di posisi kedua ada ${who.ref}, dengan ${value.ref}.`, `Pesaing terdekat, ${who.ref}: ${value.ref}.`],
    loud: [`${who.ref} merebut posisi kedua! ${value.ref}.`, `Sang penantang, ${who.ref}: ${value.ref}.`],
    calm: [`Satu anak tangga di bawah, ${who.ref}. ${value.ref}.`],
  }),
  foot: ({ who, value, teams, least }) => {
    const where = teams ? 'Di dasar klasemen' : 'Di ujung lain';
    return {
      any: [
        `${where}, ${who.ref}: ${value.ref}.`,
        `Daftar ditutup ${who.ref}, dengan ${value.ref}.`,
        `Paling bawah? ${who.ref}, dengan ${value.ref}.`,
        least && `Tak ada yang lebih kecil dari ${who.ref}: ${value.ref}.`,
      ],
      poster: [`Terakhir, ${who.ref}. ${value.ref}.`],
      desk: [`Juru kunci: ${who.ref}, ${value.ref}.`],
      anchor: [
        `${where} ada ${who.ref}, dengan ${value.ref}.`,
        `${who.ref} menutup ${teams ? 'klasemen' : 'daftar'} dengan ${value.ref}.`,
      ],
    };
  },
  ...COLUMNS_ID,
};

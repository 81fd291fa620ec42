import type { RowPhrases } from '../phrasebook/rows.phrases';
import { movement, periodName } from './grammar.id';

type Columns = 'top' | 'below' | 'columnPeak' | 'wettest' | 'tie' | 'dry' | 'unmoved' | 'none';

/** Rows that are told for another column than the video's own. */
export const COLUMNS_ID: Pick<RowPhrases, Columns> = {
  top: ({ who, value, what, again, way }) => {
    const sum = movement(way, value);
    if (again)
      return {
        any: [
          `Soal ${what.text} juga unggul: ${sum}.`,
          `${what.text}? Lagi-lagi ${who.ref}: ${sum}.`,
          `Begitu pula ${what.text}: ${who.ref}, ${sum}.`,
        ],
        poster: [`Unggul juga di ${what.text}. ${sum}.`, `Lagi-lagi ${who.ref}. ${what.text}: ${sum}.`],
        desk: [`${what.text}, kembali ${who.ref}: ${sum}.`],
        anchor: [
          `${who.ref} juga memimpin soal ${what.text}: ${sum}.`,
          `Untuk ${what.text}, kembali ${who.ref} dengan ${value.ref}.`,
        ],
      };
    return {
      any: [
        `Soal ${what.text}, ${who.ref} terdepan: ${sum}.`,
        `Kalau ${what.text}? ${who.ref}, ${sum}.`,
        `Angka ${what.text} tertinggi: ${who.ref}, ${sum}.`,
        `Untuk ${what.text}, pemenangnya ${who.ref}: ${sum}.`,
      ],
      poster: [`${what.text}: ${who.ref}. ${sum}.`],
      desk: [`${what.text}, tertinggi ${who.ref}: ${sum}.`],
      anchor: [`Urutan berubah soal ${what.text}: ${who.ref} di depan, ${sum}.`],
    };
  },
  below: ({ who, value, what }) => ({
    any: [
      `Hanya ${who.ref} di bawah nol soal ${what.text}: ${value.ref}.`,
      `Negatif soal ${what.text}, cuma ${who.ref}: ${value.ref}.`,
      `Satu-satunya minus di ${what.text}: ${who.ref}, ${value.ref}.`,
      `Siapa di bawah nol soal ${what.text}? Hanya ${who.ref}.`,
    ],
    poster: [`Hanya ${who.ref} di bawah nol. ${value.ref}.`],
    desk: [`Minus di ${what.text}: ${who.ref}, ${value.ref}.`],
    anchor: [`Untuk ${what.text}, hanya ${who.ref} berada di bawah nol: ${value.ref}.`],
  }),
  columnPeak: ({ what, value, time }) => ({
    any: [
      `Untuk ${what.text}, puncaknya ${time.at}: ${value.ref}.`,
      `Kalau ${what.text}? Tertinggi ${time.at}, ${value.ref}.`,
      `${what.text}: batas atas ${value.ref}, ${time.at}.`,
    ],
    poster: [`${what.text}: ${value.ref}. ${time.ref}.`],
    desk: [`${what.text}, maksimum ${value.ref} ${time.at}.`],
    anchor: [`Titik tertinggi ${what.text} tercapai ${time.at}: ${value.ref}.`],
  }),
  wettest: ({ value, time, period }) => ({
    any: [
      `Hujan paling deras ${time.at}: ${value.ref}.`,
      `Kalau hujan? Terutama ${time.at}, ${value.ref}.`,
      `${periodName(period)} paling basah: ${time.ref}, ${value.ref}.`,
      `Paling banyak hujan ${time.at}: ${value.ref}.`,
    ],
    poster: [`Hujan ${value.ref}, ${time.ref}.`, `Paling basah: ${time.ref}. ${value.ref}.`],
    desk: [`Puncak hujan ${time.at}, ${value.ref}.`],
    anchor: [`Curah hujan tertinggi ${time.at}: ${value.ref}.`],
  }),
  tie: ({ list, value }) => ({
    any: [
      `${list} seri di ${value.ref}.`,
      `Seri: ${list}, ${value.ref}.`,
      `Sama-sama ${value.ref}: ${list}.`,
      `Siapa yang seri? ${list}, ${value.ref}.`,
    ],
    poster: [`Imbang: ${list}. ${value.ref}.`],
    desk: [`${list}, imbang, ${value.ref}.`],
    anchor: [`Tak ada yang memisahkan ${list}: ${value.ref}.`],
  }),
  dry: ({ list, only, period }) => {
    if (!only)
      return {
        any: [
          `Tanpa hujan: ${list}.`,
          `${list} tetap kering.`,
          `Kapan bisa tanpa payung? ${list}.`,
          `Tak setetes pun: ${list}.`,
        ],
      };
    return {
      any: [
        `Hanya ${only.at} tidak hujan.`,
        `Satu-satunya ${periodName(period)} tanpa hujan: ${only.ref}.`,
        `Ada jeda? Ya, ${only.at}, tanpa hujan.`,
        `Tak setetes pun ${only.at}.`,
      ],
      poster: [`${only.ref}, kering.`],
      desk: [`Tanpa hujan hanya ${only.at}.`],
      anchor: [`Hujan berhenti hanya ${only.at}.`],
    };
  },
  unmoved: ({ list, several }) => ({
    any: [
      `${list} ${several ? 'sama-sama tidak' : 'tidak'} bergerak.`,
      `Tanpa perubahan: ${list}.`,
      `Kalau ${list}? Tidak berubah.`,
      `${list}, diam di tempat.`,
    ],
    poster: [`${list}: tetap.`],
    desk: [`${list}, datar.`],
    anchor: [`Tidak ada pergerakan untuk ${list}.`],
  }),
  none: ({ list, what, several }) => ({
    any: [
      `${list}, tanpa ${what.text}.`,
      `Tidak ada ${what.text} untuk ${list}.`,
      `Kalau ${list}? Nol ${what.text}.`,
      `${list} ${several ? 'sama-sama tidak' : 'tidak'} punya ${what.text}.`,
    ],
    desk: [`${list}, nol untuk ${what.text}.`],
    anchor: [`Untuk ${list} tidak tercatat ${what.text}.`],
  }),
};

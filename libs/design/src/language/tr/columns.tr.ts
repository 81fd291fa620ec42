import type { RowPhrases } from '../phrasebook/rows.phrases';
import { movement, periodName, rankedBy } from './grammar.tr';

type Columns = 'top' | 'below' | 'columnPeak' | 'wettest' | 'tie' | 'dry' | 'unmoved' | 'none';

/** Rows that are told for another column than the video's own. */
export const COLUMNS_TR: Pick<RowPhrases, Columns> = {
  top: ({ who, value, what, again, way }) => {
    const sum = movement(way, value);
    const by = rankedBy(what);
    if (again)
      return {
        any: [
          `${by} yine önde: ${sum}.`,
          `Peki ${what.text}? Yine ${who.ref}: ${sum}.`,
          `${by} tablo aynı: ${who.ref}, ${sum}.`,
        ],
        poster: [`${by} aynı isim. ${sum}.`, `Yine ${who.ref}. ${what.text}: ${sum}.`],
        desk: [`${what.text}, gene ${who.ref}: ${sum}.`],
        anchor: [`${who.ref} ${by} yine lider: ${sum}.`, `${by} zirve yine ${who.ref}, ${value.ref}.`],
      };
    return {
      any: [
        `${by} önde ${who.ref} var: ${sum}.`,
        `Peki ${what.text}? ${who.ref}, ${sum}.`,
        `${by} en yüksek ${who.ref}: ${sum}.`,
        `${by} lider kim? ${who.ref}, ${sum}.`,
      ],
      poster: [`${what.text}: ${who.ref}. ${sum}.`],
      desk: [`${what.text}, zirve ${who.ref}: ${sum}.`],
      anchor: [`${by} düzen başka: önde ${who.ref}, ${sum}.`],
    };
  },
  below: ({ who, value, what }) => {
    const by = rankedBy(what);
    return {
      any: [
        `${by} ekside kim var? Yalnız ${who.ref}: ${value.ref}.`,
        `${by} yalnızca ${who.ref} ekside: ${value.ref}.`,
        `${by} tek eksi ${who.ref}, ${value.ref}.`,
      ],
      poster: [`Yalnız ${who.ref} ekside. ${value.ref}.`],
      desk: [`${what.text}, ekside tek ${who.ref}: ${value.ref}.`],
      anchor: [`${by} eksi hanesinde yalnız ${who.ref} var: ${value.ref}.`],
    };
  },
  columnPeak: ({ what, value, time }) => ({
    any: [
      `${what.text} zirvesi ${time.at}: ${value.ref}.`,
      `Peki ${what.text}? En çok ${time.at}, ${value.ref}.`,
      `${what.text} en fazla ${value.ref}, ${time.at}.`,
    ],
    poster: [`${what.text}: ${value.ref}. ${time.at}.`],
    desk: [`${what.text}, tepe ${value.ref} ${time.at}.`],
    anchor: [`${what.text} için en yüksek değer ${time.at}: ${value.ref}.`],
  }),
  wettest: ({ value, time, period }) => ({
    any: [
      `En çok yağmur ${time.at}: ${value.ref}.`,
      `Peki yağmur? En çok ${time.at}, ${value.ref}.`,
      `En yağışlı ${periodName(period)} ${time.ref}: ${value.ref}.`,
      `Yağmur ${time.at} bastırıyor: ${value.ref}.`,
    ],
    poster: [`${time.at} ${value.ref} yağmur.`, `En yağışlısı: ${time.ref}. ${value.ref}.`],
    desk: [`Yağmur zirvesi ${time.at}, ${value.ref}.`],
    anchor: [`En kuvvetli yağış ${time.at}: ${value.ref}.`],
  }),
  tie: ({ list, value }) => ({
    any: [
      `${list} eşit: ${value.ref}.`,
      `Eşitlik var: ${list}, ${value.ref}.`,
      `Aynı sayı, ${value.ref}: ${list}.`,
      `Kimler eşit? ${list}, ${value.ref}.`,
    ],
    poster: [`Yan yana ${list}. ${value.ref}.`],
    desk: [`${list} başa baş, ${value.ref}.`],
    anchor: [`${list} arasında fark yok: ${value.ref}.`],
  }),
  dry: ({ list, only, period }) => {
    if (!only)
      return {
        any: [
          `Yağmursuz: ${list}.`,
          `${list} kuru geçiyor.`,
          `Şemsiye gerekmeyen? ${list}.`,
          `Tek damla yok: ${list}.`,
        ],
      };
    return {
      any: [
        `Yalnızca ${only.at} yağmur yok.`,
        `Kuru tek ${periodName(period)} ${only.ref}.`,
        `Bir ara var mı? ${only.at} yağmursuz.`,
        `${only.at} tek damla yok.`,
      ],
      poster: [`${only.at} kuru.`],
      desk: [`Kuru: yalnız ${only.ref}.`],
      anchor: [`Yağışsız tek ${periodName(period)} ${only.ref}.`],
    };
  },
  unmoved: ({ list }) => ({
    any: [
      `${list} yerinden oynamadı.`,
      `Değişiklik yok: ${list}.`,
      `Peki ${list}? Hareket yok.`,
      `${list} olduğu yerde.`,
    ],
    poster: [`${list}: değişim yok.`],
    desk: [`${list} yatay.`],
    anchor: [`${list} tarafında değişim görülmedi.`],
  }),
  none: ({ list, what }) => ({
    any: [
      `${list} için ${what.text} yok.`,
      `${list} hiç ${what.text} yazmadı.`,
      `Peki ${list}? Hiç ${what.text} yok.`,
      `${list} eli boş: ${what.text} yok.`,
    ],
    desk: [`${list}, ${what.text} yok.`],
    anchor: [`${list} hanesinde ${what.text} görünmüyor.`],
  }),
};

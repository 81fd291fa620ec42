import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting, rankedBy } from './grammar.tr';
import { inName } from './harmony.tr';

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded';

/** Openings on a row of a table or of a series. */
export const LEAD_ROWS_TR: Pick<LeadPhrases, RowLeads> = {
  leader: ({ who, value, noun, by, league, teams }) => {
    const sum = counting(value, noun);
    const tail = rankedBy(by);
    return {
      any: [
        `${tail} ${who.ref} ${sum} ile önde.`,
        `${sum}: ${tail} zirvede ${who.ref} var.`,
        `Zirvede ${who.ref}, ${tail} ${sum}.`,
      ],
      poster: [`${sum}. ${who.ref} önde.`, `${who.ref} zirvede. ${sum}.`, `${tail} en üstte ${who.ref}. ${sum}.`],
      desk: [`${tail} lider ${who.ref}, ${sum}.`, `Zirve, ${who.ref}: ${sum}.`],
      anchor: [
        league && `${inName(league.ref, league.raw)} lider ${who.ref}, ${sum}.`,
        league && `${league.ref} zirvesinde ${sum} ile ${who.ref} var.`,
        `${teams ? 'Tablonun' : 'Listenin'} başında ${sum} ile ${who.ref} var.`,
        `${tail} birincilik ${who.ref} tarafında: ${sum}.`,
      ],
      loud: [
        `${who.ref}! ${sum} ile zirvede.`,
        `${tail} lider kim? ${who.ref}: ${sum}!`,
        `Bir numara: ${who.ref}! ${sum}.`,
      ],
      calm: [`Herkesin önünde ${who.ref}. ${sum}.`, `${sum}. ${who.ref}, sonra diğerleri.`],
    };
  },
  highest: ({ who, value, what }) => ({
    any: [
      `${what.text} en çok ${inName(who.ref, who.raw)}: ${value.ref}.`,
      `${value.ref}: ${who.ref} ${rankedBy(what)} en üstte.`,
      `${who.ref}, ${value.ref}. Daha yükseği yok.`,
    ],
    poster: [`${value.ref}. ${who.ref}.`, `${who.ref}: ${value.ref}. Üstü yok.`],
    desk: [`${rankedBy(what)} tepe: ${who.ref}, ${value.ref}.`],
    anchor: [
      `${rankedBy(what)} en yüksek değer ${who.ref}: ${value.ref}.`,
      `En yüksek değer ${value.ref}, ${who.ref}.`,
    ],
  }),
  shared: ({ list, value, noun, by }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${list} ${rankedBy(by)} zirveyi paylaşıyor: ${sum}.`,
        `${rankedBy(by)} zirvede eşitlik: ${list}, ${sum}.`,
        `${list} yan yana zirvede, ${sum}.`,
      ],
      poster: [`Aynı sayı: ${sum}. ${list}.`, `${list}. Eşitlik: ${sum}.`],
      desk: [`Zirvede eşit: ${list}, ${sum}.`],
      anchor: [`Birinciliği ${list} paylaşıyor: ${sum}.`, `${list} arasında fark yok: ${sum}.`],
    };
  },
  crowded: ({ value, noun, by }) => ({
    any: [
      `${rankedBy(by)} zirve kalabalık: ${counting(value, noun)}.`,
      `${counting(value, noun)} ile zirvede birden çok isim var.`,
      `Zirvede eşitlik ${rankedBy(by)}: ${counting(value, noun)}.`,
    ],
  }),
};

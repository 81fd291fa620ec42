import type { RowPhrases } from '../phrasebook/rows.phrases';
import { COLUMNS_TR } from './columns.tr';
import { counting, movement, placeWord, rankedBy } from './grammar.tr';
import { TRADES_TR } from './trades.tr';

/** Rows of a table in Turkish. */
export const ROWS_TR: RowPhrases = {
  then: ({ who, value, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        rank && `${rank} sırada ${who.ref}: ${value.ref}.`,
        `Ardından ${who.ref}, ${value.ref}.`,
        `Sonra ${who.ref} geliyor: ${value.ref}.`,
        `Geriye ${who.ref} kalıyor, ${value.ref}.`,
      ],
      poster: [`Sonra ${who.ref}. ${value.ref}.`],
      desk: [`${who.ref} peşinde, ${value.ref}.`],
      anchor: [`Liste ${who.ref} ile sürüyor: ${value.ref}.`],
    };
  },
  thenTwo: ({ first, second, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        `Ardından ${first.who.ref} ${first.value.ref} ve ${second.who.ref} ${second.value.ref}.`,
        `Sonra ${first.who.ref} geliyor: ${first.value.ref}.`,
        rank && `${rank} sırada ${first.who.ref}, ${first.value.ref}; arkasında ${second.who.ref}.`,
        `Peşinden ${first.who.ref}, ${first.value.ref}, sonra ${second.who.ref}, ${second.value.ref}.`,
      ],
      poster: [`${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      anchor: [`Sıradaki isimler: ${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      loud: [`Pusuda ${first.who.ref}: ${first.value.ref}!`],
      calm: [`Biraz aşağıda ${first.who.ref}, ${first.value.ref}. Sonra ${second.who.ref}, ${second.value.ref}.`],
    };
  },
  thenLevel: ({ list, value }) => ({
    any: [
      `Ardından ${list}, eşit: ${value.ref}.`,
      `Sonra yan yana ${list}: ${value.ref}.`,
      `Arkada eşitlik var: ${list}, ${value.ref}.`,
    ],
    poster: [`Sonra ${list}. ${value.ref}.`],
    desk: [`${list} eşit, ${value.ref}.`],
    anchor: [`Sonraki sırayı ${list} paylaşıyor: ${value.ref}.`],
  }),
  side: ({ first, second, sold }) => {
    const who = sold ? 'satıcı' : 'alıcı';
    const did = sold ? 'satılan' : 'alınan';
    return {
      any: [
        `En çok ${did}: ${first.ref}, sonra ${second.ref}.`,
        `${who} listesinde önce ${first.ref}, sonra ${second.ref}.`,
        `En çok ne ${sold ? 'satılıyor' : 'alınıyor'}? ${first.ref}, ardından ${second.ref}.`,
        `${who} tarafında ${first.ref} önde, ${second.ref} arkasında.`,
      ],
      poster: [`${who} tarafı: ${first.ref}, sonra ${second.ref}.`, `En çok ${did} ${first.ref}.`],
      desk: [`${sold ? 'Satışlar' : 'Alımlar'}: ${first.ref}, sonra ${second.ref}.`],
      anchor: [`${who} listesinin başında ${first.ref} var, ardında ${second.ref}.`],
      loud: [`En çok ${did} hangisi? ${first.ref}! Sonra ${second.ref}.`],
      calm: [`Önce ${first.ref}, sonra ${second.ref}.`],
    };
  },
  holding: ({ who, value, share, most }) => {
    if (!share)
      return {
        any: [
          `En büyük pozisyon ${who.ref}: ${value.ref}.`,
          `Portföyde en ağır ${who.ref}, ${value.ref}.`,
          `Portföyün başında ${who.ref} var: ${value.ref}.`,
        ],
      };
    return {
      any: [
        `En büyük pozisyon ${who.ref}, portföyde payı ${value.ref}.`,
        `${who.ref} portföyde ${value.ref} yer tutuyor.`,
        `Portföyde ne var? En çok ${who.ref}: ${value.ref}.`,
        most && `Portföyün yarısından fazlası ${who.ref}: ${value.ref}.`,
      ],
      poster: [`${who.ref}: portföyde ${value.ref}.`, `Portföyde ${value.ref}. ${who.ref}.`],
      desk: [`${who.ref}, portföy payı ${value.ref}.`, `En ağır kalem ${who.ref}, ${value.ref}.`],
      anchor: [
        `${value.ref} payla en büyük pozisyon ${who.ref}.`,
        `Portföyün başında ${value.ref} ile ${who.ref} var.`,
      ],
      loud: [`Portföyün en büyüğü ${who.ref}: ${value.ref}!`],
      calm: [`Önce ${who.ref}. Portföyde ${value.ref}.`],
    };
  },
  list: ({ first, second, topic, noun }) => {
    const sum = counting(first.value, noun);
    const by = rankedBy(topic);
    return {
      any: [
        `${by} ${first.who.ref} önde: ${sum}.`,
        `${first.who.ref} ${sum}, arkasında ${second.who.ref} ${second.value.ref}.`,
        topic && `${by} kim önde? ${first.who.ref}, ${first.value.ref}.`,
        `Önce ${first.who.ref}: ${sum}.`,
      ],
      poster: [
        `${first.who.ref}, ${first.value.ref}. ${second.who.ref}, ${second.value.ref}.`,
        `Önde ${first.who.ref}, ${first.value.ref}. Sonra ${second.who.ref}.`,
      ],
      desk: [`${first.who.ref} ${first.value.ref}, ${second.who.ref} ${second.value.ref}.`],
      anchor: [
        `Listenin başında ${first.who.ref} var, ${sum}.`,
        `${first.who.ref} ${first.value.ref} ile önde; ardından ${second.who.ref} geliyor.`,
      ],
      loud: [`Raundu ${first.who.ref} alıyor! ${sum}.`],
      calm: [`Önde ${first.who.ref}. ${sum}.`],
    };
  },
  listLevel: ({ list, value }) => ({
    any: [
      `En yüksek değeri ${list} paylaşıyor: ${value.ref}.`,
      `${list} zirvede yan yana: ${value.ref}.`,
      `Zirvede eşitlik: ${list}, ${value.ref}.`,
    ],
  }),
  listBare: ({ first, second }) => ({
    any: [
      `${first.who.ref}: ${first.value.ref}. ${second.who.ref}: ${second.value.ref}.`,
      `${first.who.ref} için ${first.value.ref}, ${second.who.ref} için ${second.value.ref}.`,
      `Önce ${first.who.ref} ${first.value.ref}, sonra ${second.who.ref} ${second.value.ref}.`,
    ],
  }),
  second: ({ who, value, clear }) => ({
    any: [
      `İkinci sırada ${who.ref}, ${value.ref}.`,
      `Peki arkasında kim var? ${who.ref}, ${value.ref}.`,
      `Onu ${who.ref} izliyor: ${value.ref}.`,
      clear && `Başka kimse ${value.ref} üstünde değil.`,
    ],
    poster: [`Arkasında ${who.ref}. ${value.ref}.`, `Sonra ${who.ref}: ${value.ref}.`],
    desk: [`${who.ref} ikinci, ${value.ref}.`, `Takipçi ${who.ref}: ${value.ref}.`],
    anchor: [`İkincilik ${value.ref} ile ${who.ref} tarafında.`, `En yakın rakip ${who.ref}: ${value.ref}.`],
    loud: [`Gümüş ${who.ref} için! ${value.ref}.`, `Peşindeki ${who.ref}: ${value.ref}.`],
    calm: [`Bir basamak aşağıda ${who.ref}. ${value.ref}.`],
  }),
  foot: ({ who, value, teams, least }) => {
    const where = teams ? 'tablonun dibinde' : 'öbür uçta';
    return {
      any: [
        `${where} ${who.ref}: ${value.ref}.`,
        `Son sırada ${who.ref} var, ${value.ref}.`,
        `Peki en altta? ${who.ref}, ${value.ref}.`,
        least && `${who.ref} kadar azı kimsede yok: ${value.ref}.`,
      ],
      poster: [`En altta ${who.ref}. ${value.ref}.`],
      desk: [`Son sıra ${who.ref}, ${value.ref}.`],
      anchor: [`${where} ${value.ref} ile ${who.ref} var.`, `Listeyi ${who.ref} kapatıyor: ${value.ref}.`],
    };
  },
  ...COLUMNS_TR,
  ...TRADES_TR,
  mover: ({ who, value, best, way, window }) => {
    const sum = movement(way, value);
    const end = best ? 'en iyi' : 'en kötü';
    return {
      any: [
        `${end} giden ${who.ref}: ${window} ${sum}.`,
        `${end} hangisi? ${who.ref}, ${sum}.`,
        `${who.ref} ${window} ${sum}, listede ${end}.`,
      ],
      poster: [`${end} ${who.ref}. ${sum}.`, `${who.ref}: ${sum}. ${best ? 'Zirve' : 'Dip'}.`],
      desk: [`${who.ref} ${end}: ${sum}.`, `${best ? 'Zirve' : 'Dip'} ${who.ref}, ${sum}.`],
      anchor: [`${best ? 'Listenin başında' : 'Listenin sonunda'} ${who.ref} var: ${window} ${sum}.`],
      loud: [`${who.ref}! ${sum}. ${best ? 'En üstte' : 'En altta'}.`, `Ve ${end}... ${who.ref}: ${sum}!`],
      calm: [`Aralarında ${end} ${who.ref}. ${sum}.`],
    };
  },
};

import type { Noun } from '../lexicon';
import type { LeadPhrases } from '../phrasebook/lead.phrases';
import type { Time } from '../phrasebook/slots';
import { counting, periodName, rankedBy } from './grammar.tr';
import { inName } from './harmony.tr';

/** What was measured, as a sentence of its own; empty where the label of the figure is its time. */
function measured(what: Noun | null, time: Time): string {
  return what && !time.ref.endsWith('|label}}') ? `${what.text}.` : '';
}

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded' | 'peak' | 'latest';

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
  peak: ({ value, noun, what, time, period, alone, week }) => {
    const sum = counting(value, noun);
    const best = !alone ? 'en yüksek değer' : week ? 'haftanın en yükseği' : `en yüksek ${periodName(period)}`;
    const of = measured(what, time);
    return {
      any: [
        `${time.at} ${sum}, ${best}. ${of}`,
        `${sum}: ${best}, ${time.ref}. ${of}`,
        `${best} ${time.ref}: ${sum}. ${of}`,
      ],
      poster: [`${sum}. ${time.at}.`, `${time.at}: ${sum}. Zirve.`],
      desk: [`${time.at} ${sum}. ${of}`, `Zirve ${time.at}: ${sum}.`],
      anchor: [`Zirve ${time.at} geldi: ${sum}. ${of}`, `${time.at} ${sum} ile zirve görüldü. ${of}`],
      loud: [`${time.at} ${sum}! ${of}`, `${time.at}! ${sum}.`],
      calm: [`${time.at} ${sum} oldu.`, `${sum}, ${time.at}. ${best}.`],
    };
  },
  latest: ({ value, noun, what, time }) => {
    const sum = counting(value, noun);
    const of = measured(what, time);
    return {
      any: [`${time.at} ${sum}. ${of}`, `${sum}, ${time.at}. ${of}`, `${time.at} ${sum}: hem son hem en yüksek değer.`],
      poster: [`${sum}. ${time.at}.`, `${time.at}: ${sum}. Zirve.`],
      desk: [`Son veri ${time.at} ${sum}. ${of}`, `${time.at} ${sum}, zirvede.`],
      anchor: [`Son değer aynı zamanda en yükseği: ${time.at} ${sum}.`, `${time.at} ${sum} görüldü. ${of}`],
      loud: [`Zirve! ${time.at} ${sum}.`],
      calm: [`${time.at}, ${sum}. Serinin en yükseği.`],
    };
  },
};

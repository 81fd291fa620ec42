import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting } from './grammar.ja';

type RowLeads = 'leader' | 'highest' | 'shared' | 'crowded';

/** Openings on a row of a table or of a series. */
export const LEAD_ROWS_JA: Pick<LeadPhrases, RowLeads> = {
  leader: ({ who, value, noun, by, league, teams }) => {
    const sum = counting(value, noun);
    const head = by ? `${by.text}の` : '';
    return {
      any: [
        `${head}首位は${who.ref}、${sum}です。`,
        `${sum}。${who.ref}が${head}トップです。`,
        `${head}トップは${who.ref}。${sum}。`,
      ],
      poster: [`${sum}。${head}首位、${who.ref}。`, `${who.ref}。${sum}で首位。`, `${head}先頭に${who.ref}。${sum}。`],
      desk: [`${head}首位${who.ref}、${sum}。`, `${who.ref}が${head}トップ、${sum}。`, `先頭は${who.ref}で${sum}。`],
      anchor: [
        league && `${league.ref}の首位は${who.ref}、${sum}です。`,
        league && `${who.ref}が${sum}で${league.ref}の首位に立っています。`,
        `${who.ref}が${sum}で${head}首位に立っています。`,
        `${teams ? '順位表' : 'リスト'}の先頭は${who.ref}。${sum}です。`,
      ],
      loud: [`${who.ref}が首位！${sum}です。`, `${head}トップは？${who.ref}、${sum}！`, `先頭は${who.ref}！${sum}。`],
      calm: [`${who.ref}が、先頭を行きます。${sum}。`, `${sum}。いちばん上に${who.ref}。`],
    };
  },
  highest: ({ who, value, what }) => ({
    any: [
      `${what.text}がいちばん高いのは${who.ref}、${value.ref}です。`,
      `${value.ref}。${what.text}の最大は${who.ref}です。`,
      `${who.ref}の${what.text}は${value.ref}で、最大です。`,
    ],
    poster: [`${value.ref}。${who.ref}。`, `${who.ref}、${value.ref}。最大です。`],
    desk: [`${what.text}の最大、${who.ref}の${value.ref}。`, `${what.text}は${who.ref}が${value.ref}で最大。`],
    anchor: [`${what.text}では${who.ref}の${value.ref}が最大です。`, `最も大きいのは${who.ref}の${value.ref}です。`],
  }),
  shared: ({ list, value, noun, by }) => {
    const sum = counting(value, noun);
    const head = by ? `${by.text}の` : '';
    return {
      any: [
        `${head}首位は${list}、ともに${sum}。`,
        `${list}が${head}首位で並びました。${sum}です。`,
        `${sum}で首位に並ぶのは、${list}。`,
      ],
      poster: [`${sum}。${list}が並走。`, `${list}。ともに${sum}。`],
      desk: [`首位タイ、${list}、${sum}。`],
      anchor: [`${list}が${sum}で${head}首位を分け合っています。`, `差はありません。${list}、ともに${sum}です。`],
    };
  },
  crowded: ({ value, noun, by }) => {
    const sum = counting(value, noun);
    const head = by ? `${by.text}の` : '';
    return {
      any: [
        `${head}首位は混戦、${sum}で並んでいます。`,
        `${sum}で、いくつもが首位に並びます。`,
        `${head}先頭は横並び。${sum}です。`,
      ],
    };
  },
};

import type { RowPhrases } from '../phrasebook/rows.phrases';
import { movement, periodName } from './grammar.ja';

type Columns = 'top' | 'below' | 'columnPeak' | 'wettest' | 'tie' | 'dry' | 'unmoved' | 'none';

/** Rows that are told for another column than the video's own. */
export const COLUMNS_JA: Pick<RowPhrases, Columns> = {
  top: ({ who, value, what, again, way }) => {
    const sum = movement(way, value);
    if (again)
      return {
        any: [
          `${what.text}でも先頭、${sum}です。`,
          `${what.text}は？やはり${who.ref}で${sum}です。`,
          `${what.text}も${who.ref}が上。${sum}です。`,
        ],
        poster: [`${what.text}も。${sum}。`, `${what.text}でも${who.ref}。${sum}。`],
        desk: [`${what.text}も${who.ref}、${sum}。`],
        anchor: [`${who.ref}は${what.text}でも${sum}で先頭です。`, `${what.text}でも${who.ref}の${sum}が最高です。`],
      };
    return {
      any: [
        `${what.text}では${who.ref}が先頭、${sum}です。`,
        `${what.text}は？${who.ref}の${sum}です。`,
        `${what.text}の最高は${who.ref}、${sum}。`,
        `${what.text}で見ると${who.ref}、${sum}です。`,
      ],
      poster: [`${what.text}、${who.ref}。${sum}。`],
      desk: [`${what.text}首位は${who.ref}、${sum}。`],
      anchor: [`${what.text}では順番が変わり、${who.ref}が${sum}で先頭です。`],
    };
  },
  below: ({ who, value, what }) => ({
    any: [
      `${what.text}がゼロを割ったのは${who.ref}だけ、${value.ref}です。`,
      `${what.text}でマイナスは${who.ref}だけ。${value.ref}です。`,
      `ゼロを割る${what.text}は、${who.ref}の${value.ref}だけです。`,
      `${what.text}がマイナスなのは？${who.ref}だけです。`,
    ],
    poster: [`${who.ref}だけマイナス。${value.ref}。`],
    desk: [`${what.text}のマイナスは${who.ref}のみ、${value.ref}。`],
    anchor: [`${what.text}では${who.ref}だけがゼロを割り、${value.ref}です。`],
  }),
  columnPeak: ({ what, value, time }) => ({
    any: [
      `${what.text}の最高は${time.at}の${value.ref}です。`,
      `では${what.text}は？${time.at}の${value.ref}が頂点です。`,
      `${what.text}は${time.at}が最高、${value.ref}。`,
    ],
    poster: [`${what.text}、${value.ref}。${time.at}。`],
    desk: [`${what.text}ピーク${value.ref}、${time.at}。`],
    anchor: [`${what.text}は${time.at}に${value.ref}で最高となります。`],
  }),
  wettest: ({ value, time, period }) => ({
    any: [
      `雨が最も多いのは${time.at}、${value.ref}です。`,
      `雨は？${time.at}に${value.ref}です。`,
      `いちばん降る${periodName(period)}は${time.at}、${value.ref}。`,
      `${time.at}は雨が強まり${value.ref}です。`,
    ],
    poster: [`${time.at}に雨${value.ref}。`, `雨の山は${time.at}。${value.ref}。`],
    desk: [`最大雨量${value.ref}、${time.at}。`],
    anchor: [`雨が最も強まるのは${time.at}で、${value.ref}です。`],
  }),
  tie: ({ list, value }) => ({
    any: [
      `${list}は${value.ref}で並んでいます。`,
      `同点です。${list}、${value.ref}。`,
      `${value.ref}ずつで並ぶ、${list}。`,
      `並んだのは？${list}、${value.ref}です。`,
    ],
    poster: [`互角の${list}。${value.ref}。`],
    desk: [`${list}、並んで${value.ref}。`],
    anchor: [`${list}は${value.ref}で差がありません。`],
  }),
  dry: ({ list, only, period }) => {
    if (!only)
      return {
        any: [
          `雨がないのは${list}です。`,
          `${list}は雨なし。`,
          `傘がいらないのは？${list}です。`,
          `${list}、ひと粒も降りません。`,
        ],
      };
    return {
      any: [
        `雨が降らないのは${only.at}だけです。`,
        `雨のない${periodName(period)}は${only.at}だけ。`,
        `雨がないのは？${only.at}だけです。`,
        `${only.at}は、ひと粒も降りません。`,
      ],
      poster: [`${only.at}だけ、雨なし。`],
      desk: [`雨なしは${only.at}のみ。`],
      anchor: [`雨の予報がないのは${only.at}だけです。`],
    };
  },
  unmoved: ({ list }) => ({
    any: [`${list}は動いていません。`, `変化なし、${list}。`, `${list}は？変わらずです。`, `${list}は元のままです。`],
    poster: [`${list}、変化なし。`],
    desk: [`${list}、横ばい。`],
    anchor: [`${list}に変化はありません。`],
  }),
  none: ({ list, what }) => ({
    any: [
      `${list}の${what.text}はゼロです。`,
      `${what.text}なし、${list}。`,
      `${list}は？${what.text}がありません。`,
      `${list}には${what.text}がありません。`,
    ],
    desk: [`${list}、${what.text}ゼロ。`],
    anchor: [`${list}では${what.text}が記録されていません。`],
  }),
};

import type { RowPhrases } from '../phrasebook/rows.phrases';
import { COLUMNS_JA } from './columns.ja';
import { counting, many, movement, placeWord, within } from './grammar.ja';

/** Rows of a table in Japanese. */
export const ROWS_JA: RowPhrases = {
  then: ({ who, value, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        rank && `${rank}は${who.ref}、${value.ref}です。`,
        `次が${who.ref}で${value.ref}。`,
        `続いて${who.ref}、${value.ref}です。`,
        `その後ろに${who.ref}、${value.ref}。`,
      ],
      poster: [`次、${who.ref}。${value.ref}。`],
      desk: [`${who.ref}が続き${value.ref}。`],
      anchor: [`これに${who.ref}が${value.ref}で続きます。`],
    };
  },
  thenTwo: ({ first, second, place }) => {
    const rank = placeWord(place);
    const [a, b] = [first, second];
    return {
      any: [
        `続いて${a.who.ref}が${a.value.ref}、${b.who.ref}が${b.value.ref}です。`,
        `次は${a.who.ref}で${a.value.ref}。`,
        rank && `${rank}は${a.who.ref}の${a.value.ref}、後ろに${b.who.ref}。`,
        `追うのは${a.who.ref}の${a.value.ref}、${b.who.ref}の${b.value.ref}。`,
      ],
      poster: [`${a.who.ref}、${a.value.ref}。${b.who.ref}、${b.value.ref}。`],
      desk: [`以下、${a.who.ref} ${a.value.ref}、${b.who.ref} ${b.value.ref}。`],
      anchor: [`これに${a.who.ref}の${a.value.ref}、${b.who.ref}の${b.value.ref}が続きます。`],
      loud: [`追いかける${a.who.ref}、${a.value.ref}！`],
      calm: [`その下に${a.who.ref}の${a.value.ref}。さらに${b.who.ref}の${b.value.ref}。`],
    };
  },
  thenLevel: ({ list, value }) => ({
    any: [
      `続く${list}は、ともに${value.ref}です。`,
      `次は${list}、並んで${value.ref}。`,
      `${value.ref}で並ぶのが${list}です。`,
    ],
    poster: [`次、${list}。${value.ref}。`],
    desk: [`${list}、いずれも${value.ref}。`],
    anchor: [`これに${list}が、同じ${value.ref}で続きます。`],
  }),
  side: ({ first, second, sold }) => {
    const did = sold ? '売られた' : '買われた';
    return {
      any: [
        `最も${did}のは${first.ref}、次が${second.ref}です。`,
        `${sold ? '売り' : '買い'}の先頭は${first.ref}。${second.ref}が続きます。`,
        `何が${did}？${first.ref}、そして${second.ref}です。`,
        `${did}順に${first.ref}、${second.ref}。`,
      ],
      poster: [`${did}のは${first.ref}、次に${second.ref}。`, `最も${did}、${first.ref}。`],
      desk: [`${sold ? '売り' : '買い'}：${first.ref}、次に${second.ref}。`],
      anchor: [
        `${sold ? '売り' : '買い'}が最も多かったのは${first.ref}、${second.ref}の順です。`,
        `${sold ? '売り' : '買い'}の一覧では、${first.ref}が${second.ref}より上です。`,
      ],
      loud: [`最も${did}のは？${first.ref}！次が${second.ref}。`],
      calm: [`まず${first.ref}、それから${second.ref}。`],
    };
  },
  holding: ({ who, value, share, most }) => {
    if (!share)
      return {
        any: [
          `最大の保有は${who.ref}、${value.ref}です。`,
          `いちばん重いのは${who.ref}で${value.ref}。`,
          `保有の先頭は${who.ref}。${value.ref}です。`,
        ],
      };
    return {
      any: [
        `最大の保有は${who.ref}、全体の${value.ref}です。`,
        `${who.ref}が全体の${value.ref}を占めます。`,
        `中身は？まず${who.ref}で${value.ref}です。`,
        most && `過半は${who.ref}、${value.ref}です。`,
      ],
      poster: [`${who.ref}、全体の${value.ref}。`, `全体の${value.ref}が${who.ref}。`],
      desk: [`最大比率${who.ref}、${value.ref}。`, `${who.ref}の比率は${value.ref}。`],
      anchor: [
        `保有資産の${value.ref}を${who.ref}が占めています。`,
        `最も大きい保有は${who.ref}で、比率は${value.ref}です。`,
      ],
      loud: [`いちばん大きいのは${who.ref}、${value.ref}！`],
      calm: [`まずは${who.ref}。全体の${value.ref}です。`],
    };
  },
  list: ({ first, second, topic, noun }) => {
    const sum = many(first.value, noun);
    const head = topic ? `${topic.text}の` : '';
    return {
      any: [
        `${head}首位は${first.who.ref}、${sum}です。`,
        `${first.who.ref}が${sum}、${second.who.ref}が${second.value.ref}です。`,
        topic && `${topic.text}のトップは？${first.who.ref}、${first.value.ref}です。`,
        `まず${first.who.ref}、${sum}。`,
      ],
      poster: [
        `${first.who.ref}、${first.value.ref}。${second.who.ref}、${second.value.ref}。`,
        `先頭は${first.who.ref}の${first.value.ref}。次に${second.who.ref}。`,
      ],
      desk: [`${first.who.ref} ${first.value.ref}、${second.who.ref} ${second.value.ref}。`],
      anchor: [
        `${head}先頭は${first.who.ref}の${counting(first.value, noun)}です。`,
        `${first.who.ref}が${first.value.ref}で先頭、${second.who.ref}が続きます。`,
      ],
      loud: [`${head}勝者は${first.who.ref}！${sum}です。`],
      calm: [`いちばん上に${first.who.ref}、${sum}。`],
    };
  },
  listLevel: ({ list, value }) => ({
    any: [
      `${list}が${value.ref}で先頭に並びます。`,
      `先頭は${list}、ともに${value.ref}。`,
      `${value.ref}で横並び、${list}です。`,
    ],
  }),
  listBare: ({ first, second }) => ({
    any: [
      `${first.who.ref}は${first.value.ref}、${second.who.ref}は${second.value.ref}です。`,
      `${first.who.ref}、${first.value.ref}。${second.who.ref}、${second.value.ref}。`,
      `まず${first.who.ref}が${first.value.ref}、次に${second.who.ref}が${second.value.ref}。`,
    ],
  }),
  second: ({ who, value, clear }) => ({
    any: [
      `次に${who.ref}、${value.ref}です。`,
      `では次は？${who.ref}で${value.ref}です。`,
      `${who.ref}が${value.ref}で続きます。`,
      clear && `${value.ref}を超えるのは、首位だけです。`,
    ],
    poster: [`続く${who.ref}。${value.ref}。`, `次が${who.ref}。${value.ref}。`],
    desk: [`次点${who.ref}、${value.ref}。`, `追う${who.ref}、${value.ref}。`],
    anchor: [`${value.ref}の${who.ref}がこれに次ぎます。`, `最も近いのは${who.ref}の${value.ref}です。`],
    loud: [`追うのは${who.ref}！${value.ref}です。`, `挑む${who.ref}、${value.ref}！`],
    calm: [`ひとつ下に${who.ref}。${value.ref}です。`],
  }),
  foot: ({ who, value, teams, least }) => {
    const end = teams ? '最下位' : '最後';
    return {
      any: [
        `${end}は${who.ref}、${value.ref}です。`,
        `いちばん下に${who.ref}、${value.ref}。`,
        `では${end}は？${who.ref}の${value.ref}です。`,
        least && `${who.ref}の${value.ref}より少ないところはありません。`,
      ],
      poster: [`${end}、${who.ref}。${value.ref}。`],
      desk: [`末尾は${who.ref}、${value.ref}。`],
      anchor: [
        `${teams ? '順位表' : 'リスト'}の${end}は${who.ref}で、${value.ref}です。`,
        `${who.ref}は${value.ref}で${end}です。`,
      ],
    };
  },
  too: ({ who, value, sold }) => {
    const side = sold ? '売り' : '買い';
    return {
      any: [
        `${who.ref}も${side}、${value.ref}です。`,
        `ほかに${side}は？${who.ref}の${value.ref}です。`,
        `同じ側に${who.ref}、${value.ref}。`,
        `${who.ref}も同じ動きで${value.ref}です。`,
      ],
      poster: [`${who.ref}も。${value.ref}。`],
      desk: [`同方向に${who.ref}、${value.ref}。`],
      anchor: [
        `${who.ref}も${value.ref}の${side}越しです。`,
        `${side}側にはほかに${who.ref}がいて、${value.ref}です。`,
      ],
    };
  },
  ...COLUMNS_JA,
  mover: ({ who, value, best, way, window }) => {
    const sum = movement(way, value);
    const span = within(window);
    const end = best ? '最も良い' : '最も悪い';
    const word = best ? 'トップ' : '最下位';
    return {
      any: [
        `${end}のは${who.ref}、${span}${sum}です。`,
        `${word}は？${who.ref}の${sum}です。`,
        `${who.ref}が${word}、${span}${sum}。`,
      ],
      poster: [`${word}、${who.ref}。${sum}。`, `${who.ref}、${sum}。${word}です。`],
      desk: [`値動き${word}は${who.ref}、${sum}。`, `${word}${who.ref}、${span}${sum}。`],
      anchor: [`動きが${end}のは${who.ref}で、${span}${sum}です。`],
      loud: [`${who.ref}、${sum}！${word}です。`, `そして${word}は${who.ref}、${sum}！`],
      calm: [`この中で${end}のは${who.ref}。${sum}です。`],
    };
  },
  trade: ({ what, value, sold, again, wallet }) => {
    const did = sold ? '売却' : '購入';
    const also = again ? 'さらに' : '';
    return {
      any: [
        `${also}${what.ref}を${value.ref}${did}。`,
        `${also}${value.ref}${sold ? '分の' : 'で'}${what.ref}を${sold ? '売りました' : '買いました'}。`,
        `${also}${sold ? '売った' : '買った'}のは？${what.ref}、${value.ref}です。`,
        `${did}は${what.ref}、${value.ref}です。`,
      ],
      poster: [`${what.ref}を${did}。${value.ref}。`],
      desk: [`${did}：${what.ref}、${value.ref}。`],
      anchor: [
        `${wallet ? 'このウォレットは' : ''}${also}${what.ref}を${value.ref}で${did}しました。`,
        `${what.ref}の${did}額は${value.ref}です。`,
      ],
    };
  },
};

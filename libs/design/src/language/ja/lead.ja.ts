import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { counting, moves, sized, within } from './grammar.ja';
import { LEAD_ROWS_JA } from './lead-rows.ja';
import { LEAD_WEATHER_JA } from './lead-weather.ja';

/** Openings in Japanese. */
export const LEAD_JA: LeadPhrases = {
  pool: ({ rate, asset, place, venue }) => {
    const who = `${place ? `${place.ref}上の` : ''}${asset?.ref ?? 'このプール'}`;
    return {
      any: [
        `年${rate.ref}。${who}の、いまの利回りです。`,
        `${who}の利回りは、年${rate.ref}です。`,
        `${who}、利回りは年${rate.ref}。`,
      ],
      poster: [`${rate.ref}。${who}の年利回り。`, `${who}。年${rate.ref}。`, `預けて年${rate.ref}。${who}。`],
      desk: [`${who}、年${rate.ref}。`, `利回り${rate.ref}、${who}。`, `${who}は${rate.ref}で推移。`],
      anchor: [
        `${who}への預け入れは現在、年${rate.ref}の利回りです。`,
        place && `${place.ref}の金利です。${asset?.ref ?? 'プール'}は年${rate.ref}。`,
        venue && `${venue.ref}の${asset?.ref ?? 'プール'}、利回りは年${rate.ref}です。`,
      ],
      loud: [
        `年${rate.ref}！${who}です。`,
        `${who}？年${rate.ref}です！`,
        `その数字、${rate.ref}！${who}の利回りです。`,
      ],
      calm: [
        `${who}。静かに、年${rate.ref}。`,
        `時をかけて年${rate.ref}。${who}の歩みです。`,
        `${who}は、ゆっくり年${rate.ref}。`,
      ],
    };
  },
  wallet: ({ amount, way, holder, window, also }) => {
    const who = holder?.ref ?? 'このウォレット';
    const result = way === 'up' ? '利益' : '損失';
    const gains = way === 'up' ? 'プラス' : 'マイナス';
    const span = within(window);
    const beside = also ? `率にして${also.size}です。` : '';
    return {
      any: [
        `${who}、${span}${amount.size}の${result}です。`,
        `${amount.size}の${result}。${who}の${window === '' ? '成績' : `${window}`}です。`,
        `${span}${amount.size}、${who}の${result}です。`,
      ],
      poster: [
        `${who}。${amount.size}の${result}。`,
        `${result}${amount.size}。${who}。`,
        `${amount.size}${gains}。${beside}`,
      ],
      desk: [
        `${who}、${result}${amount.size}。`,
        `${who}の損益、${amount.ref}。${beside}`,
        `${window}の損益は${amount.ref}。`,
      ],
      anchor: [
        `${who}は${span}${amount.size}の${result}を出しました。`,
        `${who}の成績です。${span}${amount.size}の${result}。`,
        `${span}${amount.size}の${result}となったのは、${who}です。`,
      ],
      loud: [
        `${amount.size}の${result}！${who}です。`,
        `${who}、${gains}${amount.size}！`,
        `見てください、${who}。${amount.size}の${result}！`,
      ],
      calm: [
        `${who}。${span}${amount.size}の${result}でした。`,
        `${window === '' ? 'しばらく' : window}を経て、${who}は${amount.size}の${result}です。`,
      ],
    };
  },
  change: ({ amount, way, what, window, also }) => {
    const span = within(window);
    const beside = also ? `率にして${also.size}です。` : '';
    const { past, noun } = moves(what, way);
    return {
      any: [
        `${what.text}は${span}${amount.size}の${noun}です。`,
        `${amount.size}の${noun}。${window === '' ? '' : `${window}の`}${what.text}です。`,
        `${what.text}、${span}${amount.size}${past}。`,
      ],
      poster: [`${what.text}。${amount.signed}。${beside}`, `${amount.size}${noun}。${what.text}。`],
      desk: [`${what.text}、${span}${amount.signed}。`, `${what.text}${noun}、${amount.size}。`],
      anchor: [
        `${what.text}が${span}${amount.size}${noun}しました。`,
        `${span}${amount.size}の${noun}となったのは、${what.text}です。`,
      ],
      loud: [`${what.text}、${amount.signed}！`, `${amount.size}の${noun}！${what.text}です。`],
      calm: [
        `${what.text}は、${span}${amount.size}だけ${way === 'up' ? '上へ' : '下へ'}。`,
        `${amount.size}。${what.text}の動いた幅です。`,
      ],
    };
  },
  still: ({ what, holder, window }) => {
    const who = holder?.ref ?? what?.text ?? 'このウォレット';
    return {
      any: [
        `${who}は${within(window)}動いていません。`,
        `動きなし。${who}です。`,
        `${who}、${within(window)}変わらずです。`,
      ],
    };
  },
  flow: ({ amount, prescribed, sold, who, asset, window }) => {
    const subject = who?.ref ?? 'この口座';
    const sum = prescribed ? amount : `差し引き${amount}`;
    const did = sold ? '売り越し' : '買い越し';
    const span = within(window);
    const of = asset ? `${asset.ref}を` : '';
    return {
      any: [
        `${subject}は${of}${did}。${sum}です。`,
        `${subject}、${span}${did}です。${sum}。`,
        `${sum}。${subject}が${of}${did}です。`,
      ],
      poster: [
        `${sum}。${subject}、${did}。`,
        `${subject}が${did}。${sum}。`,
        asset && `${asset.ref}、${sum}。${subject}の${did}。`,
      ],
      desk: [
        `${subject}、${did}${prescribed ? '。' : ''}${sum}。`,
        `${did}は${subject}、${sum}。`,
        asset && `${asset.ref}：${subject}、${sum}。`,
      ],
      anchor: [
        `${subject}が${span}${of}${sold ? '売り越しました' : '買い越しました'}。${sum}です。`,
        `${span}${sum}の${did}。${subject}の動きです。`,
        `いま目立つのは${subject}。${sum}の${did}です。`,
      ],
      loud: [
        `${sum}！${subject}が${did}！`,
        `${subject}、${of}${did}！${sum}です。`,
        `動いたのは${subject}！${sum}です。`,
      ],
      calm: [`${subject}は、少しずつ${did}へ。${sum}。`, `${sum}。${subject}の静かな${did}です。`],
    };
  },
  ...LEAD_ROWS_JA,
  ...LEAD_WEATHER_JA,
  moved: ({ value, what, way }) => {
    const sum = sized(value, what);
    if (way === 'flat')
      return {
        any: [
          `${sum}。${what.text}は変わっていません。`,
          `${what.text}は${sum}のままです。`,
          `${what.text}、変わらず${sum}。`,
        ],
      };
    const { past, te, noun } = moves(what, way);
    return {
      any: [`${what.text}は${te}、${sum}です。`, `${sum}。${what.text}が${past}。`, `${what.text}、${sum}に${noun}。`],
      poster: [`${what.text}。${sum}。`, `${sum}へ。${what.text}、${noun}。`],
      desk: [`${what.text}${noun}、${sum}。`, `${sum}、${what.text}は${noun}。`],
      anchor: [`${what.text}は${sum}に${noun}しました。`, `${what.text}の最新値は${sum}。${noun}です。`],
      loud: [`${what.text}、${sum}！${noun}です。`, `${te}${sum}！${what.text}です。`],
      calm: [`${what.text}は、${sum}まで${past}。`, `いま${sum}。${what.text}は${noun}しました。`],
    };
  },
  traded: ({ value, who }) => ({
    any: [
      `${who.ref}、いま${value.ref}です。`,
      `${value.ref}。${who.ref}の価格です。`,
      `${who.ref}の値段は${value.ref}。`,
    ],
    poster: [`${who.ref}。${value.ref}。`, `${value.ref}。${who.ref}。`],
    desk: [`${who.ref}、${value.ref}。`, `${who.ref}は${value.ref}で取引。`],
    anchor: [`${who.ref}は現在、${value.ref}で取引されています。`, `市場では${who.ref}が${value.ref}です。`],
    loud: [`${who.ref}、${value.ref}！`, `いま${value.ref}！${who.ref}です。`],
    calm: [`いま、${who.ref}は${value.ref}。`, `${value.ref}。いまの${who.ref}です。`],
  }),
  plain: ({ value, what, where }) => ({
    any: [
      `${where}${what.text}は${value.ref}です。`,
      `${value.ref}。${where}${what.text}です。`,
      `${where}${what.text}、${value.ref}。`,
    ],
    poster: [`${value.ref}。${where}${what.text}。`, `${where}${what.text}。${value.ref}。`],
    desk: [`${where}${what.text}、いま${value.ref}。`, `${value.ref}、${where}${what.text}。`],
    anchor: [`${where}${what.text}は現在、${value.ref}です。`, `${value.ref}。これが現在の${where}${what.text}です。`],
    loud: [`${value.ref}！${where}${what.text}です。`, `${where}${what.text}は、${value.ref}！`],
    calm: [`${where}${what.text}は、${value.ref}。`, `${value.ref}。それが${where}${what.text}です。`],
  }),
  counted: ({ value, noun, where }) => {
    const sum = counting(value, noun);
    const bare = `${value.ref}${noun.counter ?? ''}`;
    return {
      any: [`${where}${sum}です。`, `${bare}。${where}${noun.text}です。`, `${where}${noun.text}は${bare}。`],
      poster: [`${bare}。${where}${noun.text}。`, `${where}${noun.text}。${bare}。`],
      desk: [`${where}${noun.text}、${bare}。`, `${bare}、${where}${noun.text}。`],
      anchor: [`${where}${noun.text}は${bare}となりました。`, `${where}${noun.text}です。${bare}を数えます。`],
      loud: [`${bare}！${where}${noun.text}です。`, `${where}${noun.text}、${bare}！`],
      calm: [`${where}${noun.text}は、${bare}。`, `数えて${bare}。${where}${noun.text}です。`],
    };
  },
  describing: ({ value, what, where }) => ({
    any: [
      `${where}${what.text}は${value.ref}です。`,
      `${value.ref}が${what.text}です。`,
      `${where}${what.text}、${value.ref}。`,
    ],
    poster: [`${value.ref}、${what.text}。`],
    desk: [`${where}${what.text}、いま${value.ref}。`],
    anchor: [`現在、${where}${what.text}は${value.ref}です。`],
  }),
};

import type { LeadPhrases } from '../phrasebook/lead.phrases';
import { within } from './grammar.ja';
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
};

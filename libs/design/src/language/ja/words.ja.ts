import type { ClosingPhrases, WordPhrases } from '../phrasebook/words.phrases';
import { counting, placeWord } from './grammar.ja';

/** Names, texts, times and quotes in Japanese. */
export const WORDS_JA: WordPhrases = {
  named: ({ role, who, value, noun, home, leads }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${role.text}は${who.ref}、${sum}です。`,
        `では${role.text}は？${who.ref}で${sum}です。`,
        `${who.ref}が${sum}で${role.text}です。`,
        leads && home && `${role.text}も${home.ref}から。${who.ref}です。`,
      ],
      poster: [`${who.ref}。${sum}。`, `${role.text}、${who.ref}。${sum}。`],
      desk: [`${role.text}${who.ref}、${sum}。`, home && `${home.ref}の${who.ref}、${sum}。`],
      anchor: [home && `${home.ref}の${who.ref}が${sum}を挙げています。`, `${sum}の${who.ref}が${role.text}です。`],
      loud: [`${who.ref}！${sum}です。`],
    };
  },
  fixture: ({ home, away, at, places }) => {
    const [first, second] = [placeWord(places?.[0] ?? null), placeWord(places?.[1] ?? null)];
    const ranked = first && second ? `${first}対${second}` : '';
    const when = at === '' ? '' : `${at}、`;
    return {
      any: [
        ranked !== '' && `${when}${ranked}。${home.ref}と${away.ref}です。`,
        `次は${when}${home.ref}対${away.ref}です。`,
        `次の対戦は？${when}${home.ref}と${away.ref}です。`,
        `${when}${home.ref}が${away.ref}を迎えます。`,
      ],
      poster: [`${home.ref}対${away.ref}。${at}。`, ranked !== '' && `${ranked}。${at}。`],
      desk: [`次節${when}${home.ref}対${away.ref}。`],
      anchor: [
        `次の試合は${when}${home.ref}と${away.ref}の対戦です。`,
        ranked !== '' && `${when}${ranked}の対戦があります。`,
      ],
      loud: [`${home.ref}対${away.ref}！${at}です。`],
    };
  },
  daylight: ({ from, to }) => ({
    any: [
      `日の出は${from}、日の入りは${to}です。`,
      `${from}から${to}まで明るい空です。`,
      `夜明けは？${from}です。日没は${to}。`,
      `${from}に日が昇り、${to}に沈みます。`,
    ],
  }),
  times: ({ first, second, from, to }) => ({
    any: [
      `${first.text}は${from}、${second.text}は${to}です。`,
      `${from}から${to}まで。`,
      `いつ？${from}から${to}です。`,
      `時間は${from}から${to}です。`,
    ],
  }),
  setup: ['こちらがその数字です。', 'その数字は？', 'では、数字は？'],
  about: ({ name, place }) => ({
    any: [
      `こちらは${name.ref}です。`,
      `${place ? `${place.ref}の` : ''}${name.ref}。`,
      `何の数字？${name.ref}です。`,
      `名前は${name.ref}。`,
    ],
    anchor: [`お伝えしているのは${name.ref}です。`],
  }),
  poolVenue: ({ venue, place }) => ({
    any: [
      `プールは${venue.ref}にあります。`,
      `場所は？${venue.ref}です。`,
      `すべて${venue.ref}での数字です。`,
      `運営は${venue.ref}です。`,
    ],
    poster: [`${venue.ref}にて。`],
    desk: [`市場は${venue.ref}。`],
    anchor: [`このプールは${venue.ref}の一部です。`, place && `このプールは${place.ref}上の${venue.ref}にあります。`],
  }),
  item: ({ title, by, first }) =>
    by
      ? {
          any: [
            `${first ? 'まずは' : '続いて'}${by.ref}の${title.ref}。`,
            `${title.ref}、${by.ref}。`,
            `${by.ref}による${title.ref}です。`,
            `${first ? '最初は' : '次は'}${title.ref}、${by.ref}の作品です。`,
          ],
        }
      : {
          any: [
            `${title.ref}。`,
            `${first ? 'まずは' : '続いて'}${title.ref}です。`,
            `${first ? '最初に' : 'さらに'}${title.ref}。`,
          ],
        },
  word: ({ what, words }) => ({
    any: [
      `${what.text}は${words}です。`,
      `では${what.text}は？${words}です。`,
      `${what.text}、${words}。`,
      `${words}。これが${what.text}です。`,
    ],
  }),
  also: ({ words }) => ({ any: [`そして${words}です。`, `${words}も。`, `最後に${words}。`] }),
  list: ({ what, list, whole }) =>
    what
      ? {
          any: [
            whole ? `${what.text}は${list}です。` : `${what.text}には${list}があります。`,
            `${what.text}は？${list}です。`,
            whole ? `${what.text}、${list}。` : `${what.text}から、${list}。`,
          ],
        }
      : { any: [`${list}。`, `並べると${list}です。`, `順に${list}。`] },
  more: ({ list }) => ({ any: [`次に${list}。`, `続いて${list}です。`, `さらに${list}。`, `それから${list}です。`] }),
  next: ({ text, time }) => ({
    any: [
      `次は${time.at}、${text}`,
      `${time.at}に控えるのは、${text}`,
      `これから${time.at}。${text}`,
      `次の予定は？${time.at}、${text}`,
    ],
    poster: [`次は、${text}`, `${time.at}。${text}`],
    desk: [`${time.at}の予定：${text}`],
    anchor: [`次の予定は${time.at}です。${text}`],
    loud: [`まもなく${time.at}！${text}`],
    calm: [`そのあと、${time.at}に${text}`],
  }),
  latest: ({ text, time }) => ({
    any: [`最新は${time.at}、${text}`, `いちばん新しいのは、${text}`, `直近では何が？${time.at}、${text}`],
    poster: [`${time.at}。${text}`],
    desk: [`直近、${time.at}：${text}`],
    anchor: [`最新の記録は${time.at}です。${text}`],
    loud: [`最新、${time.at}！${text}`],
    calm: [`そして${time.at}に、${text}`],
  }),
  first: ({ text, time }) => ({
    any: [`最初は${time.at}、${text}`, `始まりは${time.at}。${text}`, `まず${time.at}に${text}`],
    poster: [`最初に、${text}`],
    anchor: [`最初の記録は${time.at}です。${text}`],
  }),
  then: ({ text, time }) => ({
    any: [`次に${time.at}、${text}`, `その後、${time.at}に${text}`, `そして${time.at}。${text}`],
    poster: [`続いて、${text}`],
    anchor: [`続いては${time.at}です。${text}`],
    calm: [`時は移って${time.at}、${text}`],
  }),
  quote: ({ words, who }) =>
    who
      ? {
          any: [`${who.ref}の言葉です。${words}`, `${who.ref}：${words}`, `${who.ref}はこう述べています。${words}`],
          loud: [`${who.ref}の言葉を聞いてください。${words}`],
        }
      : { any: [`こんな言葉があります。${words}`, `そのままお伝えします。${words}`] },
  source: ({ who, on }) => {
    if (!who)
      return {
        any:
          on === ''
            ? ['数字は以上です。', '以上がいまの数字です。', 'お伝えした数字は以上です。']
            : [`数字は${on}時点です。`, `${on}現在の数字です。`, `${on}のデータです。`],
      };
    const when = on === '' ? '' : `${on}時点、`;
    return {
      any: [
        `${when}${who.ref}のデータです。`,
        `出典は${who.ref}です。`,
        `数字の出どころは？${who.ref}です。`,
        `${who.ref}調べ${on === '' ? '' : `、${on}時点`}です。`,
      ],
      desk: [`データは${who.ref}。`],
      anchor: [`数字は${who.ref}${on === '' ? '' : `の${on}時点のもの`}です。`, `${who.ref}の集計によります。`],
    };
  },
  against: '対',
};

export const CLOSING_JA: ClosingPhrases = {
  link: (address) => `詳しくは ${address}`,
  source: (name) => `データ：${name}`,
};

import type { ClosingPhrases, WordPhrases } from '../phrasebook/words.phrases';
import { counting, placeWord } from './grammar.zh';

/** Names, texts, times and quotes in Chinese. */
export const WORDS_ZH: WordPhrases = {
  named: ({ role, who, value, noun, home, leads }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `${role.text}：${who.ref}，${sum}。`,
        `${role.text}是谁？${who.ref}，${sum}。`,
        `${who.ref}是${role.text}，${sum}。`,
        leads && home && `${role.text}也出自${home.ref}：${who.ref}。`,
      ],
      poster: [`${who.ref}。${sum}。`, `${role.text}：${who.ref}。${sum}。`],
      desk: [`${role.text}，${who.ref}，${sum}。`, home && `${home.ref}的${who.ref}：${sum}。`],
      anchor: [home && `${home.ref}的${who.ref}，贡献${sum}。`, `${role.text}为${who.ref}，${sum}。`],
      loud: [`${who.ref}，${sum}！`],
    };
  },
  fixture: ({ home, away, at, places }) => {
    const [host, guest] = places ?? [null, null];
    const first = placeWord(host);
    const second = placeWord(guest);
    const ranked = first && second ? `${first}对${second}` : '';
    return {
      any: [
        ranked !== '' && `${at}，${ranked}：${home.ref}对${away.ref}。`,
        `接下来，${home.ref}${at}迎战${away.ref}。`,
        `下一场是谁？${home.ref}对${away.ref}，${at}。`,
        `${at}，${home.ref}主场对${away.ref}。`,
      ],
      poster: [`${home.ref}，${away.ref}。${at}。`, ranked !== '' && `${ranked}。${at}。`],
      desk: [`赛程，${at}：${home.ref}对${away.ref}。`],
      anchor: [`下一场比赛，${at}，${home.ref}对阵${away.ref}。`, ranked !== '' && `${at}上演${ranked}。`],
      loud: [`${home.ref}对${away.ref}，${at}！`],
    };
  },
  daylight: ({ from, to }) => ({
    any: [
      `${from}日出，${to}日落。`,
      `太阳${from}升起，${to}落下。`,
      `什么时候天亮？${from}；${to}天黑。`,
      `白昼从${from}到${to}。`,
    ],
  }),
  times: ({ first, second, from, to }) => ({
    any: [
      `${first.text}${from}，${second.text}${to}。`,
      `从${from}到${to}。`,
      `什么时间？${from}到${to}。`,
      `${from}开始，${to}结束。`,
    ],
  }),
  setup: ['来看数字。', '数字是多少？', '那么，数字呢？'],
  about: ({ name, place }) => ({
    any: [
      `这是${name.ref}。`,
      `${place ? `${place.ref}，` : ''}${name.ref}。`,
      `说的是谁？${name.ref}。`,
      `名字：${name.ref}。`,
    ],
    anchor: [`本条数据关于${name.ref}。`],
  }),
  poolVenue: ({ venue, place }) => ({
    any: [`资金池在${venue.ref}上。`, `在哪里？${venue.ref}。`, `都在${venue.ref}。`, `平台是${venue.ref}。`],
    poster: [`就在${venue.ref}。`],
    desk: [`市场，${venue.ref}。`],
    anchor: [`该资金池属于${venue.ref}。`, place && `该资金池位于${place.ref}上的${venue.ref}。`],
  }),
  item: ({ title, by, first }) =>
    by
      ? {
          any: [
            `${first ? '首先' : '接着'}，${by.ref}的${title.ref}。`,
            `${title.ref}，${by.ref}。`,
            `${first ? '打头的' : '随后的'}是${title.ref}，来自${by.ref}。`,
            `${by.ref}：${title.ref}。`,
          ],
        }
      : {
          any: [
            `${title.ref}。`,
            `${first ? '首先' : '接着'}，${title.ref}。`,
            `${first ? '打头的是' : '还有'}${title.ref}。`,
          ],
        },
  word: ({ what, words }) => ({
    any: [
      `${what.text}：${words}。`,
      `${what.text}？${words}。`,
      `${what.text}一栏写着${words}。`,
      `要说${what.text}，${words}。`,
    ],
  }),
  also: ({ words }) => ({ any: [`还有${words}。`, `以及${words}。`, `最后，${words}。`] }),
  list: ({ what, list, whole }) =>
    what
      ? {
          any: [
            `${what.text}：${list}。`,
            `${what.text}有哪些？${list}。`,
            whole ? `名单上是${list}。` : `其中有${list}。`,
          ],
        }
      : { any: [`${list}。`, `有${list}。`, `依次是${list}。`] },
  more: ({ list }) => ({ any: [`还有${list}。`, `接着是${list}。`, `另外，${list}。`, `再加上${list}。`] }),
  next: ({ text, time }) => ({
    any: [
      `接下来，${time.at}：${text}`,
      `${time.at}，下一项：${text}`,
      `下一步是什么？${time.at}：${text}`,
      `${time.at}轮到：${text}`,
    ],
    poster: [`下一项：${text}`, `${time.ref}。${text}`],
    desk: [`日程，${time.at}：${text}`],
    anchor: [`下一项安排在${time.ref}：${text}`],
    loud: [`${time.at}就来！${text}`],
    calm: [`然后，到了${time.ref}，${text}`],
  }),
  latest: ({ text, time }) => ({
    any: [`最近，${time.at}：${text}`, `最新消息：${text}`, `最近一次是什么？${time.at}：${text}`],
    poster: [`${time.ref}。${text}`],
    desk: [`最新，${time.at}：${text}`],
    anchor: [`最近一项，${time.at}：${text}`],
    loud: [`${time.at}，最新！${text}`],
    calm: [`走到${time.ref}，${text}`],
  }),
  first: ({ text, time }) => ({
    any: [`首先，${time.at}：${text}`, `开头是${time.ref}：${text}`, `${time.at}拉开序幕：${text}`],
    poster: [`首先：${text}`],
    anchor: [`最早在${time.ref}：${text}`],
  }),
  then: ({ text, time }) => ({
    any: [`然后，${time.at}：${text}`, `之后是${time.ref}：${text}`, `到了${time.ref}：${text}`],
    poster: [`然后：${text}`],
    anchor: [`随后，${time.at}：${text}`],
    calm: [`再往后，${time.at}：${text}`],
  }),
  quote: ({ words, who }) =>
    who
      ? {
          any: [`${who.ref}：${words}`, `${who.ref}这样说：${words}`, `用${who.ref}的话说：${words}`],
          loud: [`听听${who.ref}怎么说：${words}`],
        }
      : { any: [`原话是：${words}`, `原文如此：${words}`] },
  source: ({ who, on }) => {
    if (!who)
      return {
        any: [
          on === '' ? '数据就是这些。' : `数据截至${on}。`,
          on === '' ? '以上是全部数据。' : `以上为${on}的数据。`,
          on === '' ? '数字到此为止。' : `统计日期，${on}。`,
        ],
      };
    return {
      any: [
        `以上数据出自${who.ref}${on === '' ? '' : `，${on}`}。`,
        `数据来自${who.ref}。`,
        `谁的数据？${who.ref}。`,
        `统计方是${who.ref}${on === '' ? '' : `，${on}`}。`,
      ],
      desk: [`数据：${who.ref}。`],
      anchor: [
        `数据来源：${who.ref}${on === '' ? '' : `，截至${on}`}。`,
        `这组数字由${who.ref}统计${on === '' ? '' : `，${on}`}。`,
      ],
    };
  },
  against: '对',
};

export const CLOSING_ZH: ClosingPhrases = {
  link: (address) => `更多内容：${address}`,
  source: (name) => `数据来源：${name}`,
};

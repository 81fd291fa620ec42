import type { RowPhrases } from '../phrasebook/rows.phrases';
import { COLUMNS_ZH } from './columns.zh';
import { counting, movement, placeWord, within } from './grammar.zh';

/** Rows of a table in Chinese. */
export const ROWS_ZH: RowPhrases = {
  then: ({ who, value, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        rank && `${rank}是${who.ref}，${value.ref}。`,
        `然后是${who.ref}，${value.ref}。`,
        `再往下，${who.ref}：${value.ref}。`,
        `还有${who.ref}，${value.ref}。`,
      ],
      poster: [`接着，${who.ref}。${value.ref}。`],
      desk: [`${who.ref}居后，${value.ref}。`],
      anchor: [`接下来是${who.ref}，为${value.ref}。`],
    };
  },
  thenTwo: ({ first, second, place }) => {
    const rank = placeWord(place);
    return {
      any: [
        `然后是${first.who.ref}的${first.value.ref}，${second.who.ref}的${second.value.ref}。`,
        `再往下，${first.who.ref}，${first.value.ref}。`,
        rank && `${rank}是${first.who.ref}，${first.value.ref}，后面是${second.who.ref}。`,
        `随后：${first.who.ref}，${first.value.ref}；${second.who.ref}，${second.value.ref}。`,
      ],
      poster: [`${first.who.ref}，${first.value.ref}。${second.who.ref}，${second.value.ref}。`],
      desk: [`${first.who.ref}，${first.value.ref}；${second.who.ref}，${second.value.ref}。`],
      anchor: [`紧随其后的是${first.who.ref}，${first.value.ref}；以及${second.who.ref}，${second.value.ref}。`],
      loud: [`追在后面的，${first.who.ref}，${first.value.ref}！`],
      calm: [`往下看，${first.who.ref}，${first.value.ref}。再往下，${second.who.ref}，${second.value.ref}。`],
    };
  },
  thenLevel: ({ list, value }) => ({
    any: [`然后是${list}，都是${value.ref}。`, `后面${list}打平，${value.ref}。`, `再往下，${list}同为${value.ref}。`],
    poster: [`接着，${list}。${value.ref}。`],
    desk: [`${list}，同为${value.ref}。`],
    anchor: [`接下来，${list}数值相同，均为${value.ref}。`],
  }),
  side: ({ first, second, sold }) => {
    const did = sold ? '卖' : '买';
    const side = sold ? '卖方' : '买方';
    return {
      any: [
        `${did}得最多的是${first.ref}，其次${second.ref}。`,
        `${side}名单上，${first.ref}排在${second.ref}前面。`,
        `${did}得最多的是什么？${first.ref}，然后是${second.ref}。`,
        `${side}先是${first.ref}，再是${second.ref}。`,
      ],
      poster: [`${side}：${first.ref}，然后${second.ref}。`, `${did}得最多，${first.ref}。`],
      desk: [`${side}前列：${first.ref}、${second.ref}。`],
      anchor: [`${side}把${first.ref}排在${second.ref}之前。`, `${first.ref}居${side}榜首，${second.ref}紧随其后。`],
      loud: [`${did}得最多的？${first.ref}！然后${second.ref}。`],
      calm: [`先是${first.ref}，然后是${second.ref}。`],
    };
  },
  holding: ({ who, value, share, most }) => {
    if (!share)
      return {
        any: [
          `最大的持仓是${who.ref}，${value.ref}。`,
          `仓位最重的，${who.ref}：${value.ref}。`,
          `${who.ref}在钱包里排第一，${value.ref}。`,
        ],
      };
    return {
      any: [
        `最大的持仓是${who.ref}，占${value.ref}。`,
        `${who.ref}占了钱包的${value.ref}。`,
        `钱包里装着什么？首先是${who.ref}，${value.ref}。`,
        most && `一半以上都在${who.ref}上：${value.ref}。`,
      ],
      poster: [`${who.ref}，占${value.ref}。`, `钱包的${value.ref}，${who.ref}。`],
      desk: [`${who.ref}占仓${value.ref}。`, `重仓${who.ref}，${value.ref}。`],
      anchor: [`占比最高的持仓是${who.ref}，为${value.ref}。`, `${who.ref}以${value.ref}居持仓首位。`],
      loud: [`最大的一块，${who.ref}，占${value.ref}！`],
      calm: [`首先是${who.ref}。占钱包的${value.ref}。`],
    };
  },
  list: ({ first, second, topic, noun }) => {
    const sum = counting(first.value, noun);
    const by = topic ? `论${topic.text}，` : '';
    return {
      any: [
        `${by}${first.who.ref}在前：${sum}。`,
        `${first.who.ref}以${sum}领先${second.who.ref}的${second.value.ref}。`,
        topic && `${topic.text}谁最高？${first.who.ref}，${first.value.ref}。`,
        `${by}排第一的是${first.who.ref}，${sum}。`,
      ],
      poster: [
        `${first.who.ref}，${first.value.ref}。${second.who.ref}，${second.value.ref}。`,
        `${first.who.ref}居首，${first.value.ref}。然后${second.who.ref}。`,
      ],
      desk: [`${first.who.ref}，${first.value.ref}；${second.who.ref}，${second.value.ref}。`],
      anchor: [
        `${by}${first.who.ref}以${sum}居首。`,
        `榜单由${first.who.ref}领衔，${first.value.ref}；其后是${second.who.ref}。`,
      ],
      loud: [`${by}这轮${first.who.ref}赢了，${sum}！`],
      calm: [`${by}先看${first.who.ref}，${sum}。`],
    };
  },
  listLevel: ({ list, value }) => ({
    any: [
      `${list}并列最高：${value.ref}。`,
      `最高的是${list}，都是${value.ref}。`,
      `榜首打平，${list}，${value.ref}。`,
    ],
  }),
  listBare: ({ first, second }) => ({
    any: [
      `${first.who.ref}：${first.value.ref}。${second.who.ref}：${second.value.ref}。`,
      `${first.who.ref}是${first.value.ref}，${second.who.ref}是${second.value.ref}。`,
      `先是${first.who.ref}，${first.value.ref}；再是${second.who.ref}，${second.value.ref}。`,
    ],
  }),
  second: ({ who, value, clear }) => ({
    any: [
      `其次是${who.ref}，${value.ref}。`,
      `后面是谁？${who.ref}，${value.ref}。`,
      `紧跟着的是${who.ref}，${value.ref}。`,
      clear && `其余没有谁超过${value.ref}。`,
    ],
    poster: [`其次，${who.ref}。${value.ref}。`, `后面${who.ref}：${value.ref}。`],
    desk: [`${who.ref}次之，${value.ref}。`, `次席${who.ref}：${value.ref}。`],
    anchor: [`${who.ref}位居其后，${value.ref}。`, `最接近的是${who.ref}，${value.ref}。`],
    loud: [`追赶者${who.ref}，${value.ref}！`, `紧咬在后，${who.ref}，${value.ref}！`],
    calm: [`低一级，是${who.ref}。${value.ref}。`],
  }),
  foot: ({ who, value, teams, least }) => {
    const where = teams ? '榜尾' : '另一端';
    return {
      any: [
        `${where}是${who.ref}，${value.ref}。`,
        `排在最后的是${who.ref}，${value.ref}。`,
        `最后是谁？${who.ref}，${value.ref}。`,
        least && `没有谁比${who.ref}更少：${value.ref}。`,
      ],
      poster: [`最后，${who.ref}。${value.ref}。`],
      desk: [`垫底${who.ref}，${value.ref}。`],
      anchor: [
        `${teams ? '积分榜' : '榜单'}末位是${who.ref}，${value.ref}。`,
        `${who.ref}以${value.ref}排在${teams ? '积分榜' : '榜单'}末尾。`,
      ],
    };
  },
  too: ({ who, value, sold }) => {
    const did = sold ? '卖出' : '买入';
    return {
      any: [
        `${who.ref}也在${did}：${value.size}。`,
        `还有谁在${did}？${who.ref}，${value.size}。`,
        `同一方向的还有${who.ref}，${value.size}。`,
        `${who.ref}同样${did}，${value.size}。`,
      ],
      poster: [`${who.ref}，同样。${value.size}。`],
      desk: [`${who.ref}同向，${value.size}。`],
      anchor: [`${who.ref}同样净${did}${value.size}。`, `${sold ? '卖方' : '买方'}还有${who.ref}，${value.size}。`],
    };
  },
  ...COLUMNS_ZH,
  mover: ({ who, value, best, way, window }) => {
    const sum = movement(way, value);
    const span = within(window);
    const end = best ? '最佳' : '最差';
    return {
      any: [
        `表现${end}：${who.ref}，${span}${sum}。`,
        `${end}是谁？${who.ref}，${sum}。`,
        `${who.ref}表现${end}，${span}${sum}。`,
      ],
      poster: [`${end}，${who.ref}。${sum}。`, `${who.ref}：${sum}。${end}。`],
      desk: [`${who.ref}${end}，${sum}。`, `${best ? '居首' : '垫底'}，${who.ref}：${sum}。`],
      anchor: [`${best ? '排在最前' : '排在最后'}的是${who.ref}，${span}${sum}。`],
      loud: [`${who.ref}，${sum}，${end}！`, `表现${end}的是，${who.ref}，${sum}！`],
      calm: [`所有之中，${end}的是${who.ref}。${sum}。`],
    };
  },
  trade: ({ what, value, sold, again, wallet }) => {
    const did = sold ? '卖出' : '买入';
    const also = again ? '还' : '';
    return {
      any: [
        `${also}${did}了${value.ref}的${what.ref}。`,
        sold ? `${value.ref}从${what.ref}撤出。` : `${value.ref}进了${what.ref}。`,
        `${did}了什么？${what.ref}，${value.ref}。`,
        `${did}：${what.ref}，${value.ref}。`,
      ],
      poster: [`${did}${what.ref}，${value.ref}。`],
      desk: [`${what.ref}，${did}${value.ref}。`],
      anchor: [
        `${wallet ? '该钱包' : ''}${also}${did}${what.ref}，金额${value.ref}。`,
        `一笔${did}：${what.ref}，${value.ref}。`,
      ],
    };
  },
};

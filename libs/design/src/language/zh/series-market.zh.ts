import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { periodName } from './grammar.zh';

type Market = 'closed' | 'opened' | 'range' | 'groups' | 'towardsGoal' | 'furthest';

/** Candles, columns side by side and goals, in Chinese. */
export const MARKET_ZH: Pick<SeriesPhrases, Market> = {
  closed: ({ value, time }) => ({
    any: [
      `最新收盘${value.ref}。`,
      `${time.at}收于${value.ref}。`,
      `收盘价呢？${value.ref}。`,
      `走到最后，${value.ref}。`,
    ],
    poster: [`收盘：${value.ref}。`],
    desk: [`收${value.ref}。`, `${value.ref}，收盘。`],
    anchor: [`${time.at}，价格收于${value.ref}。`],
    loud: [`收盘钟响，${value.ref}！`],
    calm: [`最后停在${value.ref}。`],
  }),
  opened: ({ from, since }) => ({
    any: [
      `${since.at}开盘${from}。`,
      `起点是${from}，${since.ref}。`,
      `从哪里开始？${from}。`,
      `图上的开盘价：${from}。`,
      `最早开在${from}。`,
    ],
    poster: [`开盘：${from}。`],
    desk: [`开盘${from}。`, `${since.at}开${from}。`],
    anchor: [`${since.at}，交易开于${from}。`, `图表始于${from}。`],
    loud: [`开盘，${from}！`],
    calm: [`${since.at}，从${from}开始。`],
  }),
  range: ({ high, low, time }) => ({
    any: [
      `最高不过${high.ref}，最低不破${low.ref}。`,
      `区间从${low.ref}到${high.ref}。`,
      `波动多大？${low.ref}到${high.ref}。`,
      `没有成交高过${high.ref}。`,
      `最低只到${low.ref}。`,
    ],
    poster: [`最高${high.ref}。最低${low.ref}。`],
    desk: [`区间${low.ref}至${high.ref}。`, `高${high.ref}，${time.ref}；低${low.ref}。`],
    anchor: [`价格在${low.ref}与${high.ref}之间波动。`, `最高价出现在${time.ref}，为${high.ref}。`],
    loud: [`地板${low.ref}，天花板${high.ref}！`],
    calm: [`就在${low.ref}与${high.ref}之间来回。`],
  }),
  groups: ({ first, second, at, who, always }) => {
    const where = who?.ref ?? at;
    const [a, b] = [first.what.text, second.what.text];
    return {
      any: [
        `${where}：${a}${first.value.ref}，${b}${second.value.ref}。`,
        `${where}，${a}是${first.value.ref}，${b}是${second.value.ref}。`,
        always && `${always.over.text}始终高于${always.under.text}。`,
        `${where}怎么比？${first.value.ref}对${second.value.ref}。`,
      ],
      poster: [
        `${a}，${first.value.ref}。${b}，${second.value.ref}。`,
        always && `每${periodName(always.period)}，${always.over.text}都更高。`,
      ],
      desk: [`${where}，${a}${first.value.ref}对${b}${second.value.ref}。`],
      anchor: [
        `${where}，${a}为${first.value.ref}，${b}为${second.value.ref}。`,
        always && `${always.under.text}从未超过${always.over.text}。`,
      ],
      loud: [`${a}对${b}，${first.value.ref}对${second.value.ref}！`],
      calm: [`并排来看，${where}：${first.value.ref}和${second.value.ref}。`],
    };
  },
  towardsGoal: ({ who, what, value, goal, closest }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `${name}：目标${goal.ref}，已有${value.ref}。`,
        `${name}走到了${value.ref}，目标是${goal.ref}。`,
        `进度如何？${value.ref}，目标${goal.ref}。`,
        closest && `离目标最近的是${name}：${value.ref}，目标${goal.ref}。`,
      ],
      poster: [`${value.ref}。目标${goal.ref}。`],
      desk: [`${name}，${value.ref}，目标${goal.ref}。`],
      anchor: [`截至目前，${name}为${value.ref}，目标${goal.ref}。`],
      loud: [`目标${goal.ref}，已经${value.ref}！`],
      calm: [`朝着${goal.ref}，眼下是${value.ref}。`],
    };
  },
  furthest: ({ who, what, value, next }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `进度最快的是${name}，${value.ref}。`,
        `${name}走在前面，${value.ref}。`,
        next && `${name}，${value.ref}，然后是${next.who.ref}，${next.value.ref}。`,
        `谁走得最远？${name}，${value.ref}。`,
      ],
      poster: [`${name}。${value.ref}。`],
      desk: [`${name}，完成${value.ref}。`],
      anchor: [`${name}进度领先，为${value.ref}。`],
      loud: [`${name}领先，${value.ref}！`],
      calm: [`走得最远的，是${name}。${value.ref}。`],
    };
  },
};

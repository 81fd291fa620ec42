import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { counting, onePeriod, periodName, reaches } from './grammar.zh';
import { MARKET_ZH } from './series-market.zh';

/** Figures that stand in time, in Chinese. */
export const SERIES_ZH: SeriesPhrases = {
  flat: ({ what, value }) => ({
    any: [`从头到尾都是${value.ref}。`, `${what?.text ?? ''}一直是${value.ref}。`, `${value.ref}，始终没变。`],
  }),
  nothing: ({ what, period }) => ({
    any: [
      `没有${onePeriod(period)}有${what.text}。`,
      `${what.text}，${onePeriod(period)}也没有。`,
      `哪${onePeriod(period)}有${what.text}？都没有。`,
    ],
  }),
  unbroken: ({ what, period }) => {
    const one = onePeriod(period);
    return {
      any: [
        `${one}比${one}高。`,
        `没有${one}回落。`,
        `有回落吗？${one}也没有。`,
        `每${periodName(period)}都高于此前。`,
      ],
      poster: [`${one}高过${one}。`, `没有回落。`],
      desk: [`逐${periodName(period)}走高。`, `没有${one}收跌。`],
      anchor: [`${what?.text ?? '图上的数字'}持续上升，没有中断。`, `图上每${periodName(period)}都超过此前。`],
      loud: [`${one}比${one}更高！`],
      calm: [`${one}又${one}，慢慢升高。`],
    };
  },
  trend: ({ what, from, to, since, up }) => {
    const thing = what?.text ?? '';
    const moves = reaches(what, up);
    return {
      any: [
        `${thing}从${from.ref}${moves}${to.ref}。`,
        `${since.at}是${from.ref}，后来${to.ref}。`,
        `走势？${from.ref}，再到${to.ref}。`,
        `${since.at}起，从${from.ref}走到${to.ref}。`,
      ],
      poster: [`${from.ref}。然后${to.ref}。`],
      desk: [`${thing}${from.ref}到${to.ref}。`, `${up ? '走高' : '走低'}：${from.ref}至${to.ref}。`],
      anchor: [`${thing}由${from.ref}${moves}${to.ref}。`],
      loud: [`从${from.ref}，${moves}${to.ref}！`],
      calm: [`${since.at}还是${from.ref}。最后，${to.ref}。`],
    };
  },
  crest: ({ what, value, time }) => ({
    any: [
      `最高点：${time.ref}，${value.ref}。`,
      `${time.at}达到最高，${value.ref}。`,
      `最高在什么时候？${time.ref}，${value.ref}。`,
      `${what?.text ?? '曲线'}在${time.ref}到顶，${value.ref}。`,
    ],
    poster: [`${time.ref}，${value.ref}。最高。`],
    desk: [`高点${value.ref}，${time.ref}。`],
    anchor: [`${what?.text ?? '数值'}的最高点出现在${time.ref}，为${value.ref}。`],
    loud: [`${time.ref}，${value.ref}，最高！`],
    calm: [`${time.ref}，到了最高处。${value.ref}。`],
  }),
  above: ({ period, alone, next, warm }) => {
    const one = onePeriod(period);
    const runner = next ? `${next.time.ref}，${next.value.ref}` : '';
    return {
      any: [
        alone ? `没有别的${one}能到这个数。` : `没有${one}超过它。`,
        alone ? '其余都在它下面。' : '再没有更高的了。',
        next && `${warm ? '其次暖的' : '其次'}是${runner}。`,
        next && `谁最接近？${runner}。`,
        next && `排在后面的是${runner}。`,
      ],
      poster: [next && `其次，${runner}。`, '没有更高的。'],
      desk: [next && `次高${next.value.ref}，${next.time.ref}。`],
      anchor: [next && `次高出现在${next.time.ref}，为${next.value.ref}。`],
      loud: ['没有比这更高的！'],
      calm: [next && `稍低一点的，是${runner}。`],
    };
  },
  holds: ({ what, value }) => ({
    any: [`${what.text}现在是${value.ref}。`, `曲线停在${value.ref}。`, `图上的终点，${value.ref}。`],
    desk: [`${what.text}最新${value.ref}。`],
    anchor: [`${what.text}目前为${value.ref}。`],
  }),
  poolHolds: ({ value, source }) => ({
    any: [
      `池中有${value.ref}。`,
      `存款共${value.ref}。`,
      source && `${source.ref}统计，池中有${value.ref}。`,
      `池子里有多少？${value.ref}。`,
    ],
    poster: [`池中：${value.ref}。`, `${value.ref}，都在池里。`],
    desk: [`锁仓量${value.ref}。`, `池子规模${value.ref}。`],
    anchor: [`资金池存款为${value.ref}。`, source && `据${source.ref}数据，池中存款${value.ref}。`],
    loud: [`池中${value.ref}！`],
    calm: [`池里静静躺着${value.ref}。`],
  }),
  warmest: ({ value, time, climbs }) => ({
    any: [
      climbs && `${time.at}升到${value.ref}，最暖。`,
      `最暖的是${time.ref}，${value.ref}。`,
      `什么时候最暖？${time.ref}，${value.ref}。`,
      `最高气温${value.ref}，在${time.ref}。`,
    ],
    poster: [`${time.ref}，${value.ref}。最暖。`, `最暖：${time.ref}。${value.ref}。`],
    desk: [`高点${value.ref}，${time.ref}。`],
    anchor: [`最高气温出现在${time.ref}，${value.ref}。`, `${time.at}迎来最高气温${value.ref}。`],
    loud: [`${time.ref}，${value.ref}！`],
    calm: [`${time.ref}最温和，${value.ref}。`],
  }),
  warmestShared: ({ value, time, period }) => ({
    any: [
      `最高${value.ref}，${time.ref}就是其一。`,
      `气温最高到${value.ref}。`,
      `没有${onePeriod(period)}超过${value.ref}。`,
    ],
  }),
  coldest: ({ value, time }) => ({
    any: [
      `最冷的是${time.ref}，${value.ref}。`,
      `什么时候最冷？${time.ref}，${value.ref}。`,
      `最低气温${value.ref}，在${time.ref}。`,
      `${time.at}只有${value.ref}。`,
    ],
    poster: [`${time.ref}，${value.ref}。最冷。`, `最冷：${time.ref}。${value.ref}。`],
    desk: [`低点${value.ref}，${time.ref}。`, `低温${value.ref}，${time.ref}。`],
    anchor: [`最低气温出现在${time.ref}，${value.ref}。`, `${time.at}气温最低，${value.ref}。`],
  }),
  low: ({ value, time, noun, counted }) => ({
    any: [
      `最低是${time.ref}，${value.ref}。`,
      `最低点在哪？${time.ref}，${value.ref}。`,
      `低处是${value.ref}，${time.ref}。`,
      counted && `${time.at}最少，${counting(value, noun)}。`,
    ],
    poster: [`${time.ref}，只有${value.ref}。`],
    desk: [`低点${value.ref}，${time.ref}。`],
    anchor: [`另一端是${time.ref}，${value.ref}。`, counted && `最少出现在${time.ref}，为${counting(value, noun)}。`],
  }),
  began: ({ value, time }) => ({
    any: [
      `${time.at}是${value.ref}。`,
      `起点是${time.ref}，${value.ref}。`,
      `${time.at}呢？${value.ref}。`,
      `最早的数字：${value.ref}，${time.ref}。`,
    ],
    poster: [`${time.ref}：${value.ref}。`, `起点，${time.ref}，${value.ref}。`],
    desk: [`起于${value.ref}，${time.ref}。`, `序列从${value.ref}开始。`],
    anchor: [`图表始于${time.ref}，为${value.ref}。`, `${time.at}的数字为${value.ref}。`],
  }),
  turned: ({ value, below }) => ({
    any: [
      `起初${below ? '在零以下' : '在零以上'}：${value.ref}。`,
      `开头可不是这样，${value.ref}。`,
      `从哪里开始？${value.ref}。`,
      `起点是${below ? '负值' : '正值'}，${value.ref}。`,
    ],
    poster: [`起点：${value.ref}。${below ? '零以下' : '零以上'}。`],
    desk: [`序列开于${value.ref}。`],
    anchor: [`图表的起点在零${below ? '以下' : '以上'}，为${value.ref}。`],
  }),
  total: ({ value, period, week }) => ({
    any: [
      `总共${value.ref}。`,
      `全部加起来，${value.ref}。`,
      `一共多少？${value.ref}。`,
      week ? `整周合计${value.ref}。` : `每${periodName(period)}相加，${value.ref}。`,
    ],
    poster: [`合计${value.ref}。`],
    desk: [`总计${value.ref}。`],
    anchor: [`总数达到${value.ref}。`],
  }),
  ...MARKET_ZH,
};

import type { FigurePhrases } from '../phrasebook/figures.phrases';

/** Amounts, counts and measures of a known meaning. */
export const AMOUNTS_ZH: FigurePhrases['meanings'] = {
  tvl: ({ value }) => ({
    any: [`池中有${value.ref}。`, `锁仓量${value.ref}。`, `里面有多少钱？${value.ref}。`, `存款合计${value.ref}。`],
    desk: [`锁仓，${value.ref}。`],
  }),
  marketCap: ({ value, subject }) => ({
    any: [
      `市值${value.ref}。`,
      `${subject ? `整个${subject.ref}` : '整体'}值${value.ref}。`,
      `总共值多少？${value.ref}。`,
      `按市价算，${value.ref}。`,
    ],
    anchor: [`${subject?.ref ?? ''}市值为${value.ref}。`],
  }),
  volume: ({ value }) => ({
    any: [`成交量${value.ref}。`, `成交了${value.ref}。`, `成交多少？${value.ref}。`, `换手${value.ref}。`],
  }),
  holders: ({ value }) => ({
    any: [
      `持有人${value.ref}。`,
      `共有${value.ref}名持有人。`,
      `多少人持有？${value.ref}。`,
      `由${value.ref}名持有人持有。`,
    ],
  }),
  positions: ({ value }) => ({
    any: [
      `共${value.ref}个持仓。`,
      `分在${value.ref}个持仓里。`,
      `持仓有几个？${value.ref}。`,
      `持仓数：${value.ref}。`,
    ],
  }),
  revenue: ({ value }) => ({
    any: [`营收${value.ref}。`, `收入进账${value.ref}。`, `进账多少？${value.ref}。`, `营收达到${value.ref}。`],
    anchor: [`营收为${value.ref}。`],
  }),
  profit: ({ value, negative }) =>
    negative
      ? {
          any: [
            `亏损${value.size}。`,
            `结果是亏了${value.size}。`,
            `赚了吗？没有，亏损${value.size}。`,
            `账面亏损${value.size}。`,
          ],
        }
      : { any: [`利润${value.ref}。`, `赚了${value.ref}。`, `赚了多少？${value.ref}。`, `留下利润${value.ref}。`] },
  price: ({ value, what, subject }) => ({
    any: [
      `${what.text}${value.ref}。`,
      `${what.text}是${value.ref}。`,
      `多少钱？${value.ref}。`,
      `要价${value.ref}。`,
      `价签上写着${value.ref}。`,
    ],
    anchor: [subject && what.text === '价格' && `${subject.ref}的价格为${value.ref}。`],
  }),
  budget: ({ value }) => ({
    any: [`预算${value.ref}。`, `预算是${value.ref}。`, `预算多少？${value.ref}。`, `预算定在${value.ref}。`],
  }),
  employees: ({ value }) => ({
    any: [
      `员工${value.ref}人。`,
      `有${value.ref}人在这里工作。`,
      `多少人在岗？${value.ref}。`,
      `团队共${value.ref}人。`,
    ],
  }),
  visitors: ({ value }) => ({
    any: [`来了${value.ref}人。`, `访客${value.ref}。`, `来了多少人？${value.ref}。`, `共迎来${value.ref}名访客。`],
  }),
  population: ({ value }) => ({
    any: [`人口${value.ref}。`, `住着${value.ref}人。`, `住着多少人？${value.ref}。`, `居民共${value.ref}人。`],
  }),
  passengers: ({ value }) => ({
    any: [`运送乘客${value.ref}人。`, `乘客${value.ref}。`, `载了多少人？${value.ref}。`, `共${value.ref}名乘客。`],
  }),
  votes: ({ value }) => ({
    any: [`得票${value.ref}。`, `共${value.ref}票。`, `多少票？${value.ref}。`, `拿下${value.ref}票。`],
  }),
  downloads: ({ value }) => ({
    any: [`下载${value.ref}次。`, `下载量${value.ref}。`, `下载了多少次？${value.ref}。`, `共被下载${value.ref}次。`],
  }),
  rating: ({ value }) => ({
    any: [`评分${value.ref}。`, `打分是${value.ref}。`, `评分如何？${value.ref}。`, `得到${value.ref}分。`],
  }),
  weight: ({ value }) => ({
    any: [`重${value.ref}。`, `秤上${value.ref}。`, `有多重？${value.ref}。`, `重量是${value.ref}。`],
  }),
  distance: ({ value }) => ({
    any: [`全程${value.ref}。`, `长${value.ref}。`, `有多远？${value.ref}。`, `距离是${value.ref}。`],
  }),
  height: ({ value }) => ({
    any: [`高${value.ref}。`, `高度是${value.ref}。`, `有多高？${value.ref}。`, `高达${value.ref}。`],
  }),
  wind: ({ value }) => ({
    any: [`风速${value.ref}。`, `风速是${value.ref}。`, `风呢？${value.ref}。`, `外面的风，${value.ref}。`],
  }),
  rain: ({ value }) => ({
    any: [`降雨${value.ref}。`, `雨量是${value.ref}。`, `下了多少雨？${value.ref}。`, `雨，${value.ref}。`],
  }),
  wait: ({ value }) => ({
    any: [`要等${value.ref}。`, `等待${value.ref}。`, `要等多久？${value.ref}。`, `排队时间：${value.ref}。`],
  }),
  latency: ({ value }) => ({
    any: [`延迟${value.ref}。`, `延迟是${value.ref}。`, `延迟多少？${value.ref}。`, `来回用时${value.ref}。`],
  }),
  response: ({ value }) => ({
    any: [`响应用时${value.ref}。`, `响应需要${value.ref}。`, `多久有回应？${value.ref}。`, `响应时间${value.ref}。`],
  }),
};

import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { AMOUNTS_ZH } from './meanings-amounts.zh';

/** Figures of a known meaning, said as they are said in Chinese. */
export const MEANINGS_ZH: FigurePhrases['meanings'] = {
  ratingAndReviews: ({ value, second }) => ({
    any: [
      `评分${value.ref}，来自${second?.ref ?? ''}条评价。`,
      `${second?.ref ?? ''}条评价，打出${value.ref}分。`,
      `口碑如何？${value.ref}分，${second?.ref ?? ''}条评价。`,
      `得分${value.ref}，评价${second?.ref ?? ''}条。`,
    ],
  }),
  windAndHumidity: ({ value, second }) => ({
    any: [
      `风速${value.ref}，湿度${second?.ref ?? ''}。`,
      `风呢？${value.ref}，湿度${second?.ref ?? ''}。`,
      `外面风速${value.ref}，空气湿度${second?.ref ?? ''}。`,
      `湿度${second?.ref ?? ''}，风速${value.ref}。`,
    ],
  }),
  bagAndPositions: ({ value, second }) => ({
    any: [
      `整个钱包：${value.ref}。`,
      `钱包里有${value.ref}。`,
      `钱包值多少？${value.ref}。`,
      `${value.ref}，分在${second?.ref ?? ''}个持仓里。`,
      `钱包总值${value.ref}。`,
    ],
    poster: [`钱包。${value.ref}。`],
    desk: [`总仓${value.ref}，${second?.ref ?? ''}个持仓。`],
    anchor: [`该钱包总值为${value.ref}。`],
  }),
  prepAndBake: ({ value, second }) => ({
    any: [
      `准备${value.ref}，烘烤${second?.ref ?? ''}。`,
      `要多久？先${value.ref}，再烤${second?.ref ?? ''}。`,
      `台面上${value.ref}，烤箱里${second?.ref ?? ''}。`,
      `动手${value.ref}，进炉${second?.ref ?? ''}。`,
    ],
  }),
  presentTemperature: ({ value, sky }) => {
    const cover = sky ? `，${sky.ref}` : '';
    return {
      any: [
        `现在${value.ref}${cover}。`,
        `眼下是${value.ref}${cover}。`,
        `此刻呢？${value.ref}${cover}。`,
        `户外${value.ref}${cover}。`,
      ],
      desk: [`最新读数${value.ref}。`],
      anchor: [`当前气温为${value.ref}${cover}。`],
      loud: [`现在？${value.ref}！`],
      calm: [`此时此刻，${value.ref}${cover}。`],
    };
  },
  utilization: ({ value, most, pool }) =>
    pool
      ? {
          any: [
            most && `大部分已被借走：${value.ref}。`,
            `池中资金借出了${value.ref}。`,
            `借出了多少？${value.ref}。`,
            most && `池里的钱多半在借款人手上，${value.ref}。`,
            `使用率${value.ref}。`,
          ],
          poster: [`借出：${value.ref}。`],
          desk: [`使用率，${value.ref}。`, `借出${value.ref}。`],
          anchor: [`资金使用率为${value.ref}。`, most && `大部分资金已借出，占${value.ref}。`],
        }
      : {
          any: [
            `使用率${value.ref}。`,
            most && `大部分在使用中：${value.ref}。`,
            `用了多少？${value.ref}。`,
            `在用的占${value.ref}。`,
          ],
        },
  turnout: ({ value, most }) => ({
    any: [
      `投票率${value.ref}。`,
      most && `一半以上的人投了票：${value.ref}。`,
      `多少人投了票？${value.ref}。`,
      `${value.ref}的选民投了票。`,
    ],
    anchor: [`投票率为${value.ref}。`],
  }),
  uptime: ({ value }) => ({
    any: [
      `${value.ref}的时间在线。`,
      `在线率${value.ref}。`,
      `稳不稳？${value.ref}的时间都在线。`,
      `正常运行占${value.ref}。`,
    ],
  }),
  occupancy: ({ value, most }) => ({
    any: [
      `占用了${value.ref}。`,
      most && `大部分已占用：${value.ref}。`,
      `有多满？${value.ref}。`,
      `占用率${value.ref}。`,
    ],
  }),
  humidity: ({ value }) => ({
    any: [`湿度${value.ref}。`, `空气湿度是${value.ref}。`, `湿度呢？${value.ref}。`, `空气里，${value.ref}的湿度。`],
  }),
  margin: ({ value }) => ({
    any: [`利润率${value.ref}。`, `利润率是${value.ref}。`, `利润率呢？${value.ref}。`, `留下的利润率：${value.ref}。`],
  }),
  churn: ({ value }) => ({
    any: [`流失率${value.ref}。`, `流失了${value.ref}。`, `走了多少？${value.ref}。`, `流失的占${value.ref}。`],
  }),
  conversion: ({ value }) => ({
    any: [`转化率${value.ref}。`, `转化了${value.ref}。`, `转化如何？${value.ref}。`, `转化的占${value.ref}。`],
  }),
  unemployment: ({ value }) => ({
    any: [`失业率${value.ref}。`, `失业率是${value.ref}。`, `失业率呢？${value.ref}。`, `没有工作的占${value.ref}。`],
  }),
  inflation: ({ value }) => ({
    any: [`通胀率${value.ref}。`, `通胀是${value.ref}。`, `物价呢？通胀率${value.ref}。`, `通胀率报${value.ref}。`],
  }),
  dividend: ({ value }) => ({
    any: [`股息率${value.ref}。`, `股息率是${value.ref}。`, `股息呢？${value.ref}。`, `股息回报${value.ref}。`],
  }),
  recycling: ({ value }) => ({
    any: [`回收率${value.ref}。`, `回收了${value.ref}。`, `回收了多少？${value.ref}。`, `得到回收的占${value.ref}。`],
  }),
  ...AMOUNTS_ZH,
};

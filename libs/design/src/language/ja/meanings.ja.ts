import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { AMOUNTS_JA } from './meanings-amounts.ja';

/** Shares and pairs of a known meaning, said with the verb that belongs to them. */
export const MEANINGS_JA: FigurePhrases['meanings'] = {
  ratingAndReviews: ({ value, second }) => ({
    any: [
      `評価は${value.ref}、レビューは${second?.ref ?? ''}件です。`,
      `レビュー${second?.ref ?? ''}件で、評価${value.ref}。`,
      `評判は？${value.ref}、レビュー${second?.ref ?? ''}件です。`,
      `${second?.ref ?? ''}件のレビューで平均${value.ref}です。`,
    ],
  }),
  windAndHumidity: ({ value, second }) => ({
    any: [
      `風速${value.ref}、湿度${second?.ref ?? ''}です。`,
      `では風は？${value.ref}、湿度は${second?.ref ?? ''}です。`,
      `風は${value.ref}、湿度は${second?.ref ?? ''}。`,
      `空気は湿度${second?.ref ?? ''}、風が${value.ref}です。`,
    ],
    desk: [`風速${value.ref}／湿度${second?.ref ?? ''}。`],
  }),
  bagAndPositions: ({ value, second }) => ({
    any: [
      `保有資産は合わせて${value.ref}です。`,
      `ウォレットの中身は${value.ref}。`,
      `全部でいくら？${value.ref}です。`,
      `${second?.ref ?? ''}銘柄で${value.ref}です。`,
      `評価額は${value.ref}です。`,
    ],
    poster: [`ウォレット全体。${value.ref}。`],
    desk: [`評価額${value.ref}、${second?.ref ?? ''}銘柄。`],
    anchor: [`保有資産の評価額は合計${value.ref}です。`],
  }),
  prepAndBake: ({ value, second }) => ({
    any: [
      `下ごしらえ${value.ref}、焼き時間${second?.ref ?? ''}です。`,
      `かかる時間は？準備に${value.ref}、オーブンで${second?.ref ?? ''}です。`,
      `まず手を動かして${value.ref}、あとはオーブンで${second?.ref ?? ''}。`,
      `準備は${value.ref}、焼くのに${second?.ref ?? ''}です。`,
    ],
  }),
  presentTemperature: ({ value, sky }) => {
    const cover = sky ? `空は${sky.ref}。` : '';
    return {
      any: [
        `いまは${value.ref}です。${cover}`,
        `現在の気温は${value.ref}。${cover}`,
        `ではいまは？${value.ref}です。${cover}`,
        `外の気温、${value.ref}です。${cover}`,
      ],
      desk: [`直近の観測、${value.ref}。`],
      anchor: [`現在の気温は${value.ref}となっています。${cover}`],
      loud: [`そしていま、${value.ref}！`],
      calm: [`いまのところ、${value.ref}。${cover}`],
    };
  },
  utilization: ({ value, most, pool }) =>
    pool
      ? {
          any: [
            most && `資金の大半が借りられています。利用率${value.ref}です。`,
            `プールの${value.ref}が貸し出し中です。`,
            `どれだけ貸し出されている？${value.ref}です。`,
            `利用率は${value.ref}です。`,
          ],
          poster: [`貸し出し中、${value.ref}。`],
          desk: [`利用率${value.ref}。`, `貸出比率は${value.ref}。`],
          anchor: [
            `プールの資金のうち${value.ref}が借りられています。`,
            most && `資金の大半、${value.ref}が貸し出されています。`,
          ],
        }
      : {
          any: [
            `利用率は${value.ref}です。`,
            most && `大半が使われています。${value.ref}です。`,
            `どれだけ使われている？${value.ref}です。`,
            `${value.ref}が使用中です。`,
            `使われているのは${value.ref}。`,
          ],
        },
  turnout: ({ value, most }) => ({
    any: [
      `投票率は${value.ref}です。`,
      most && `過半が投票しました。${value.ref}です。`,
      `どれだけ投票した？${value.ref}です。`,
      `投票したのは${value.ref}。`,
    ],
    poster: [`投票率。${value.ref}。`],
    anchor: [`投票率は${value.ref}となりました。`],
  }),
  uptime: ({ value }) => ({
    any: [
      `稼働率は${value.ref}です。`,
      `時間にして${value.ref}、動いていました。`,
      `止まらなかった？稼働率${value.ref}です。`,
      `${value.ref}の時間、稼働しました。`,
    ],
  }),
  occupancy: ({ value, most }) => ({
    any: [
      `${value.ref}が埋まっています。`,
      most && `大半が埋まっています。${value.ref}です。`,
      `どれだけ埋まった？${value.ref}です。`,
      `埋まり具合は${value.ref}。`,
    ],
  }),
  humidity: ({ value }) => ({
    any: [
      `湿度は${value.ref}です。`,
      `では湿度は？${value.ref}です。`,
      `空気の湿り気は${value.ref}。`,
      `湿度、${value.ref}。`,
    ],
  }),
  margin: ({ value }) => ({
    any: [
      `利益率は${value.ref}です。`,
      `手元に残るのは${value.ref}。`,
      `では利益率は？${value.ref}です。`,
      `売上に対する利益は${value.ref}です。`,
    ],
  }),
  churn: ({ value }) => ({
    any: [
      `解約率は${value.ref}です。`,
      `離れたのは${value.ref}。`,
      `どれだけ解約した？${value.ref}です。`,
      `解約は${value.ref}でした。`,
    ],
  }),
  conversion: ({ value }) => ({
    any: [`成約率は${value.ref}です。`, `成約に至ったのは${value.ref}。`, `どれだけ成約した？${value.ref}です。`],
  }),
  unemployment: ({ value }) => ({
    any: [
      `失業率は${value.ref}です。`,
      `では雇用は？失業率${value.ref}です。`,
      `職のない割合は${value.ref}。`,
      `失業率、${value.ref}。`,
    ],
  }),
  inflation: ({ value }) => ({
    any: [
      `インフレ率は${value.ref}です。`,
      `では物価は？インフレ率${value.ref}です。`,
      `物価の上昇率は${value.ref}。`,
      `インフレ率、${value.ref}。`,
    ],
  }),
  dividend: ({ value }) => ({
    any: [
      `配当利回りは${value.ref}です。`,
      `配当は？利回り${value.ref}です。`,
      `配当で${value.ref}。`,
      `株主への配当利回りは${value.ref}です。`,
    ],
  }),
  recycling: ({ value }) => ({
    any: [
      `リサイクル率は${value.ref}です。`,
      `${value.ref}が再利用されています。`,
      `どれだけ再利用された？${value.ref}です。`,
    ],
  }),
  ...AMOUNTS_JA,
};

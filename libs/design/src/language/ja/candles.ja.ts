import type { SeriesPhrases } from '../phrasebook/series.phrases';

/** Candles in Japanese. */
export const CANDLES_JA: Pick<SeriesPhrases, 'closed' | 'opened' | 'range'> = {
  closed: ({ value, time }) => ({
    any: [
      `終値は${value.ref}です。`,
      `${time.at}は${value.ref}で引けました。`,
      `引けは？${value.ref}です。`,
      `最後についた値は${value.ref}。`,
    ],
    poster: [`終値、${value.ref}。`],
    desk: [`引け${value.ref}。`, `${value.ref}で引け。`],
    anchor: [`${time.at}の取引は${value.ref}で終わりました。`],
    loud: [`取引終了！${value.ref}です。`],
    calm: [`この日は、${value.ref}で静かに終わりました。`],
  }),
  opened: ({ from, since }) => ({
    any: [
      `グラフは${since.at}、${from}から始まります。`,
      `${since.at}の始値は${from}です。`,
      `どこから始まった？${from}です。`,
      `最初の始値は${from}。`,
      `スタートは${from}でした。`,
    ],
    poster: [`始値、${from}。`],
    desk: [`寄り付きは${from}。`, `${since.at}に${from}で寄り付き。`],
    anchor: [`取引は${since.at}、${from}で始まりました。`, `期間の始まりは${from}です。`],
    loud: [`取引開始！${from}から。`],
    calm: [`すべては${since.at}、${from}から。`],
  }),
  range: ({ high, low, time }) => ({
    any: [
      `高値は${high.ref}、安値は${low.ref}です。`,
      `値幅は${low.ref}から${high.ref}まで。`,
      `どこまで動いた？${low.ref}から${high.ref}です。`,
      `${high.ref}より上では取引がありません。`,
      `安値は${low.ref}で止まりました。`,
    ],
    poster: [`高値${high.ref}。安値${low.ref}。`],
    desk: [`レンジ${low.ref}から${high.ref}。`, `${time.at}に高値${high.ref}、安値は${low.ref}。`],
    anchor: [`価格は${low.ref}と${high.ref}の間で動きました。`, `高値は${time.at}につけた${high.ref}です。`],
    loud: [`床は${low.ref}、天井は${high.ref}！`],
    calm: [`${low.ref}と${high.ref}の間を、行き来しました。`],
  }),
};

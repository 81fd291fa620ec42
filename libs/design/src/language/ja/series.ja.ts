import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { beside, counting, every, many, periodName } from './grammar.ja';
import { CANDLES_JA } from './candles.ja';
import { WARMTH_JA } from './warmth.ja';

/** Figures that stand in time, in Japanese. */
export const SERIES_JA: SeriesPhrases = {
  flat: ({ what, value }) => ({
    any: [
      `最初から最後まで${value.ref}です。`,
      `${what ? `${what.text}は` : ''}ずっと${value.ref}。`,
      `${value.ref}のまま、動きません。`,
    ],
  }),
  nothing: ({ what, period }) => ({
    any: [
      `どの${periodName(period)}も、${what.text}はありません。`,
      `${what.text}のあった${periodName(period)}は、ありません。`,
      `${what.text}は、ずっとゼロです。`,
    ],
  }),
  unbroken: ({ what, period }) => {
    const head = what ? `${what.text}は` : '';
    return {
      any: [
        `${head}${every(period)}、前を上回っています。`,
        `前を下回った${periodName(period)}は、ありません。`,
        `下がった${periodName(period)}は？ありません。`,
        `どの${periodName(period)}も、前より上です。`,
      ],
      poster: [`${every(period)}、上へ。`, `どの${periodName(period)}も、前より多く。`],
      desk: [`${every(period)}増加。`, `前を割った${periodName(period)}なし。`],
      anchor: [`${head}途切れることなく伸びています。`, `グラフでは、どの${periodName(period)}も前を上回りました。`],
      loud: [`${every(period)}、更新！`],
      calm: [`${head}${every(period)}、少しずつ上へ。`],
    };
  },
  trend: ({ what, from, to, since, up }) => {
    const head = what ? `${what.text}は` : '';
    return {
      any: [
        `${head}${from.ref}から${to.ref}になりました。`,
        `${since.at}の${from.ref}から、${to.ref}へ。`,
        `${since.at}は${from.ref}。それが${to.ref}です。`,
        `流れは？${up ? '上' : '下'}です。${from.ref}から${to.ref}。`,
      ],
      poster: [`${from.ref}。そして${to.ref}。`],
      desk: [
        `${what?.text ?? ''}${from.ref}から${to.ref}。`,
        `${up ? '上昇' : '低下'}基調、${from.ref}から${to.ref}。`,
      ],
      anchor: [`${head}${from.ref}で始まり、${to.ref}に${up ? '上がりました' : '下がりました'}。`],
      loud: [`${from.ref}から${to.ref}へ！`],
      calm: [`${since.at}には${from.ref}でした。いまは${to.ref}。`],
    };
  },
  crest: ({ what, value, time }) => {
    const head = what ? `${what.text}の` : '';
    return {
      any: [
        `${head}最高は${time.at}の${value.ref}です。`,
        `${time.at}に${value.ref}、ここが頂点です。`,
        `いちばん高いのはいつ？${time.at}、${value.ref}です。`,
        `頂点は${value.ref}、${time.at}。`,
      ],
      poster: [`${value.ref}、${time.at}。最高。`],
      desk: [`${head}ピーク${value.ref}、${time.at}。`],
      anchor: [`${head}最高は${time.at}に記録した${value.ref}です。`],
      loud: [`${time.at}に${value.ref}！最高です。`],
      calm: [`${time.at}、いちばん高く。${value.ref}。`],
    };
  },
  above: ({ period, alone, next, warm }) => ({
    any: [
      alone
        ? `これに届く${periodName(period)}は、ほかにありません。`
        : `これを超える${periodName(period)}はありません。`,
      alone ? 'ほかはすべて、これより下です。' : 'ここが天井です。',
      next && `次に${warm ? '暖かい' : '高い'}のは${next.time.at}の${next.value.ref}です。`,
      next && `続くのは${next.time.at}、${next.value.ref}。`,
      next && `いちばん近いのは？${next.time.at}の${next.value.ref}です。`,
    ],
    poster: [next && `次は${next.time.at}。${next.value.ref}。`],
    desk: [next && `次点は${next.time.at}、${next.value.ref}。`],
    anchor: [next && `これに次ぐのが${next.time.at}の${next.value.ref}です。`],
    loud: ['これより上はありません！'],
    calm: [next && `少し下に、${next.time.at}の${next.value.ref}。`],
  }),
  holds: ({ what, value }) => ({
    any: [`${what.text}はいま${value.ref}です。`, `線の先は${value.ref}。`, `グラフの現在地は${value.ref}です。`],
    desk: [`${what.text}、直近${value.ref}。`],
    anchor: [`${what.text}は現在${value.ref}となっています。`],
  }),
  poolHolds: ({ value, source }) => ({
    any: [
      `預け入れは${value.ref}です。`,
      `プールの中身は${value.ref}。`,
      source && `${source.ref}によると、預け入れは${value.ref}です。`,
      `どれだけ入っている？${value.ref}です。`,
    ],
    poster: [`プールに${value.ref}。`, `${value.ref}、ひとつのプールに。`],
    desk: [`TVL、${value.ref}。`, `プール規模は${value.ref}。`],
    anchor: [
      `預け入れは${value.ref}に達しています。`,
      source && `${source.ref}の集計で、プールには${value.ref}があります。`,
    ],
    loud: [`プールに${value.ref}！`],
    calm: [`プールには、${value.ref}が静かに。`],
  }),
  ...WARMTH_JA,
  low: ({ value, time, noun, counted }) => ({
    any: [
      `最低は${time.at}の${value.ref}です。`,
      `いちばん低いのは${time.at}、${value.ref}。`,
      `では最低は？${time.at}の${value.ref}です。`,
      counted && `最も少ない${time.at}は${many(value, noun)}です。`,
    ],
    poster: [`${time.at}は${value.ref}どまり。`],
    desk: [`ボトム${value.ref}、${time.at}。`],
    anchor: [
      `反対に最も低いのは${time.at}の${value.ref}です。`,
      counted && `最少は${time.at}で、${counting(value, noun)}でした。`,
    ],
  }),
  began: ({ value, time }) => ({
    any: [
      `${time.at}は${value.ref}でした。`,
      `出発点は${time.at}の${value.ref}です。`,
      `では${time.at}は？${value.ref}です。`,
      `最初の点は${value.ref}、${time.at}。`,
    ],
    poster: [`${time.at}、${value.ref}。`, `はじまりは${value.ref}。${time.at}。`],
    desk: [`始点は${time.at}の${value.ref}。`, `${value.ref}からスタート。`],
    anchor: [`グラフは${time.at}の${value.ref}から始まります。`, `${time.at}の時点では${value.ref}でした。`],
  }),
  turned: ({ value, below }) => ({
    any: [
      `はじまりはゼロより${below ? '下' : '上'}、${value.ref}でした。`,
      `最初は違いました。${value.ref}です。`,
      `出発点は？${value.ref}です。`,
      `${below ? 'マイナス' : 'プラス'}圏の${value.ref}から始まりました。`,
    ],
    poster: [`はじまりは${value.ref}。ゼロより${below ? '下' : '上'}。`],
    desk: [`始点${value.ref}、${below ? 'マイナス' : 'プラス'}圏。`],
    anchor: [`グラフの始まりは${value.ref}で、ゼロを${below ? '下' : '上'}回る位置でした。`],
  }),
  total: ({ value, period, week }) => ({
    any: [
      `合わせて${value.ref}です。`,
      `合計は${value.ref}。`,
      `全部でいくつ？${value.ref}です。`,
      week ? `この週の合計が${value.ref}です。` : `すべての${periodName(period)}を足すと${value.ref}です。`,
    ],
    poster: [`合計、${value.ref}。`],
    desk: [`トータル${value.ref}。`],
    anchor: [`合計は${value.ref}に上りました。`],
  }),
  ...CANDLES_JA,
  groups: ({ first, second, at, who, always }) => {
    const head = who ? `${who.ref}は` : at === '' ? '' : `${at}は`;
    return {
      any: [
        `${head}${first.what.text}が${first.value.ref}、${second.what.text}が${second.value.ref}です。`,
        `${head}${beside(first.what, first.value.ref)}に対し、${beside(second.what, second.value.ref)}。`,
        always && `${always.over.text}は常に${always.under.text}を上回っています。`,
        `${head}どうでしょう。${first.value.ref}対${second.value.ref}です。`,
      ],
      poster: [
        `${first.what.text}、${first.value.ref}。${second.what.text}、${second.value.ref}。`,
        always && `${every(always.period)}、${always.over.text}が上。`,
      ],
      desk: [`${head}${beside(first.what, first.value.ref)}、${beside(second.what, second.value.ref)}。`],
      anchor: [
        `${head}${first.what.text}が${first.value.ref}で、${second.what.text}は${second.value.ref}でした。`,
        always && `どの${periodName(always.period)}も、${always.under.text}は${always.over.text}に届きません。`,
      ],
      loud: [`${first.what.text}対${second.what.text}、${first.value.ref}対${second.value.ref}！`],
      calm: [`並べてみると、${head}${first.value.ref}と${second.value.ref}。`],
    };
  },
  towardsGoal: ({ who, what, value, goal, closest }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `${name}は${goal.ref}のうち${value.ref}です。`,
        `目標${goal.ref}に対し、${name}は${value.ref}。`,
        `どこまで来た？${goal.ref}中の${value.ref}です。`,
        closest && `目標に最も近いのは${name}、${goal.ref}中の${value.ref}。`,
      ],
      poster: [`${value.ref}。目標は${goal.ref}。`],
      desk: [`${name}、${value.ref}／${goal.ref}。`],
      anchor: [`${name}はこれまでに${value.ref}で、目標は${goal.ref}です。`],
      loud: [`目標${goal.ref}！もう${value.ref}です。`],
      calm: [`${goal.ref}への道のり、いま${value.ref}。`],
    };
  },
  furthest: ({ who, what, value, next }) => {
    const name = who?.ref ?? what.text;
    return {
      any: [
        `最も進んでいるのは${name}、${value.ref}です。`,
        `${name}が${value.ref}で先を行きます。`,
        next && `${name}が${value.ref}、次いで${next.who.ref}が${next.value.ref}です。`,
        `どれが先頭？${name}で${value.ref}です。`,
      ],
      poster: [`${name}。${value.ref}。`],
      desk: [`進捗は${name}が${value.ref}。`],
      anchor: [`${name}が${value.ref}まで進み、先頭に立っています。`],
      loud: [`先頭は${name}、${value.ref}！`],
      calm: [`いちばん遠くまで来たのは${name}。${value.ref}。`],
    };
  },
};

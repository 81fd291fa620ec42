import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { periodName } from './grammar.ja';

/** Warm and cold days in Japanese. */
export const WARMTH_JA: Pick<SeriesPhrases, 'warmest' | 'warmestShared' | 'coldest'> = {
  warmest: ({ value, time, period, climbs }) => ({
    any: [
      climbs && `${time.at}は${value.ref}まで上がり、いちばん暖かい${periodName(period)}です。`,
      `いちばん暖かいのは${time.at}、${value.ref}です。`,
      `暖かくなるのはいつ？${time.at}の${value.ref}です。`,
      `最高気温は${time.at}の${value.ref}。`,
    ],
    poster: [`${time.at}に${value.ref}。最高です。`, `暖かさの頂点は${time.at}。${value.ref}。`],
    desk: [`最高${value.ref}、${time.at}。`],
    anchor: [`${time.at}は${value.ref}で、最も高くなります。`, `気温が最も上がるのは${time.at}、${value.ref}です。`],
    loud: [`${time.at}は${value.ref}！`],
    calm: [`${time.at}、${value.ref}。いちばんやわらかな${periodName(period)}です。`],
  }),
  warmestShared: ({ value, time, period }) => ({
    any: [
      `最高は${time.at}などの${value.ref}です。`,
      `気温は${value.ref}どまり。`,
      `${value.ref}を超える${periodName(period)}はありません。`,
    ],
  }),
  coldest: ({ value, time, period }) => ({
    any: [
      `いちばん寒いのは${time.at}、${value.ref}です。`,
      `最も冷える${periodName(period)}は？${time.at}の${value.ref}です。`,
      `最低は${time.at}の${value.ref}。`,
      `${time.at}は${value.ref}にとどまります。`,
    ],
    poster: [`${time.at}、${value.ref}。いちばん寒い。`, `冷えるのは${time.at}。${value.ref}。`],
    desk: [`最低${value.ref}、${time.at}。`, `底は${time.at}の${value.ref}。`],
    anchor: [`最も低いのは${time.at}で${value.ref}です。`, `${time.at}は冷え込み、${value.ref}です。`],
  }),
};

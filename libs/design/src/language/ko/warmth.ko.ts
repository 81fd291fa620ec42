import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { periodName, timeTopic } from './grammar.ko';

/** Warm and cold days in Korean. */
export const WARMTH_KO: Pick<SeriesPhrases, 'warmest' | 'warmestShared' | 'coldest'> = {
  warmest: ({ value, time, period, climbs }) => ({
    any: [
      climbs && `${timeTopic(time)} ${value.ref}까지 올라 가장 따뜻한 ${periodName(period)}입니다.`,
      `가장 따뜻한 때는 ${time.at}, ${value.ref}입니다.`,
      `언제 가장 오를까요? ${time.at}, ${value.ref}입니다.`,
      `최고 기온은 ${time.at}의 ${value.ref}입니다.`,
    ],
    poster: [`${time.at}, ${value.ref}. 최고.`, `따뜻함의 정점, ${time.at}. ${value.ref}.`],
    desk: [`최고 ${value.ref}, ${time.at}.`],
    anchor: [
      `${timeTopic(time)} 가장 높은 ${value.ref}입니다.`,
      `기온이 가장 오르는 때는 ${time.at}, ${value.ref}입니다.`,
    ],
    loud: [`${timeTopic(time)} ${value.ref}!`],
    calm: [`${time.at}, ${value.ref}. 가장 포근한 ${periodName(period)}입니다.`],
  }),
  warmestShared: ({ value, time, period }) => ({
    any: [
      `최고는 ${time.at} 등의 ${value.ref}입니다.`,
      `기온은 ${value.ref}에서 멈춥니다.`,
      `${value.ref}를 넘는 ${periodName(period)}, 없습니다.`,
    ],
  }),
  coldest: ({ value, time, period }) => ({
    any: [
      `가장 추운 때는 ${time.at}, ${value.ref}입니다.`,
      `가장 쌀쌀한 ${periodName(period)}? ${time.at}, ${value.ref}입니다.`,
      `최저는 ${time.at}의 ${value.ref}입니다.`,
      `${timeTopic(time)} ${value.ref}에 머뭅니다.`,
    ],
    poster: [`${time.at}, ${value.ref}. 가장 춥습니다.`, `추위는 ${time.at}. ${value.ref}.`],
    desk: [`최저 ${value.ref}, ${time.at}.`, `저점 ${time.at} ${value.ref}.`],
    anchor: [`가장 낮은 기온은 ${time.at}의 ${value.ref}입니다.`, `${timeTopic(time)} 쌀쌀해져 ${value.ref}입니다.`],
  }),
};

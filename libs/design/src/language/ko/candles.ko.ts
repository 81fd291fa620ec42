import type { SeriesPhrases } from '../phrasebook/series.phrases';

/** Candles in Korean. */
export const CANDLES_KO: Pick<SeriesPhrases, 'closed' | 'opened' | 'range'> = {
  closed: ({ value, time }) => ({
    any: [
      `종가는 ${value.ref}입니다.`,
      `${time.at} 마감은 ${value.ref}입니다.`,
      `마감은? ${value.ref}입니다.`,
      `마지막 거래 가격은 ${value.ref}입니다.`,
    ],
    poster: [`종가, ${value.ref}.`],
    desk: [`종가 ${value.ref}.`, `${value.ref} 마감.`],
    anchor: [`${time.at} 거래는 ${value.ref}에 마감했습니다.`],
    loud: [`장 마감! ${value.ref}입니다.`],
    calm: [`하루는 ${value.ref}에서 저물었습니다.`],
  }),
  opened: ({ from, since }) => ({
    any: [
      `그래프는 ${since.at}, ${from}에서 시작합니다.`,
      `${since.at} 시가는 ${from}입니다.`,
      `어디서 출발했을까요? ${from}입니다.`,
      `첫 시가는 ${from}입니다.`,
      `출발은 ${from}입니다.`,
    ],
    poster: [`시가, ${from}.`],
    desk: [`시가 ${from}.`, `${since.at} ${from}에 출발.`],
    anchor: [`거래는 ${since.at}, ${from}에 시작됐습니다.`, `기간의 출발점은 ${from}입니다.`],
    loud: [`장 시작! ${from}부터입니다.`],
    calm: [`모든 것은 ${since.at}, ${from}에서.`],
  }),
  range: ({ high, low, time }) => ({
    any: [
      `고가는 ${high.ref}, 저가는 ${low.ref}입니다.`,
      `거래 폭은 ${low.ref}에서 ${high.ref}까지입니다.`,
      `어디까지 움직였을까요? ${low.ref}에서 ${high.ref}입니다.`,
      `${high.ref} 위에서는 거래가 없었습니다.`,
      `저가는 ${low.ref}에서 멈췄습니다.`,
    ],
    poster: [`고가 ${high.ref}. 저가 ${low.ref}.`],
    desk: [`범위 ${low.ref}에서 ${high.ref}.`, `${time.at} 고가 ${high.ref}, 저가 ${low.ref}.`],
    anchor: [
      `가격은 ${low.ref}부터 ${high.ref} 사이에서 움직였습니다.`,
      `고가는 ${time.at}에 기록한 ${high.ref}입니다.`,
    ],
    loud: [`바닥 ${low.ref}, 천장 ${high.ref}!`],
    calm: [`${low.ref}부터 ${high.ref} 사이를 오갔습니다.`],
  }),
};

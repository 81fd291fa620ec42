import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { AMOUNTS_KO } from './meanings-amounts.ko';

/** Shares and pairs of a known meaning, said with the verb that belongs to them. */
export const MEANINGS_KO: FigurePhrases['meanings'] = {
  ratingAndReviews: ({ value, second }) => ({
    any: [
      `평점 ${value.ref}, 리뷰는 ${second?.ref ?? ''}건입니다.`,
      `리뷰 ${second?.ref ?? ''}건에 평점 ${value.ref}입니다.`,
      `평판은? ${value.ref}, 리뷰 ${second?.ref ?? ''}건입니다.`,
      `${second?.ref ?? ''}건의 리뷰, 평점은 ${value.ref}입니다.`,
    ],
  }),
  windAndHumidity: ({ value, second }) => ({
    any: [
      `풍속 ${value.ref}, 습도 ${second?.ref ?? ''}입니다.`,
      `바람은? ${value.ref}, 습도는 ${second?.ref ?? ''}입니다.`,
      `바람은 ${value.ref}, 습도는 ${second?.ref ?? ''}입니다.`,
      `공기는 습도 ${second?.ref ?? ''}, 바람 ${value.ref}입니다.`,
    ],
    desk: [`풍속 ${value.ref}, 습도 ${second?.ref ?? ''}.`],
  }),
  bagAndPositions: ({ value, second }) => ({
    any: [
      `보유 자산은 모두 ${value.ref}입니다.`,
      `지갑 속은 ${value.ref}.`,
      `다 합치면 얼마일까요? ${value.ref}입니다.`,
      `${second?.ref ?? ''}개 종목에 ${value.ref}입니다.`,
      `평가액은 ${value.ref}입니다.`,
    ],
    poster: [`지갑 전체. ${value.ref}.`],
    desk: [`평가액 ${value.ref}, ${second?.ref ?? ''}개 종목.`],
    anchor: [`보유 자산 평가액은 모두 ${value.ref}입니다.`],
  }),
  prepAndBake: ({ value, second }) => ({
    any: [
      `준비 ${value.ref}, 굽기 ${second?.ref ?? ''}입니다.`,
      `얼마나 걸릴까요? 준비 ${value.ref}, 오븐에서 ${second?.ref ?? ''}입니다.`,
      `손을 움직여 ${value.ref}, 그다음 오븐에서 ${second?.ref ?? ''}.`,
      `준비는 ${value.ref}, 굽는 데 ${second?.ref ?? ''}입니다.`,
    ],
  }),
  presentTemperature: ({ value, sky }) => {
    const cover = sky ? `하늘은 ${sky.ref}.` : '';
    return {
      any: [
        `지금은 ${value.ref}입니다. ${cover}`,
        `현재 기온은 ${value.ref}. ${cover}`,
        `그럼 지금은? ${value.ref}입니다. ${cover}`,
        `바깥 기온, ${value.ref}입니다. ${cover}`,
      ],
      desk: [`최근 관측 ${value.ref}.`],
      anchor: [`현재 기온은 ${value.ref}를 보이고 있습니다. ${cover}`],
      loud: [`그리고 지금, ${value.ref}!`],
      calm: [`지금은 아직 ${value.ref}. ${cover}`],
    };
  },
  utilization: ({ value, most, pool }) =>
    pool
      ? {
          any: [
            most && `자금 대부분이 대출 중입니다. 이용률 ${value.ref}.`,
            `풀의 ${value.ref}가 대출 중입니다.`,
            `얼마나 빌려 갔을까요? ${value.ref}입니다.`,
            `이용률은 ${value.ref}입니다.`,
          ],
          poster: [`대출 중, ${value.ref}.`],
          desk: [`이용률 ${value.ref}.`, `대출 비중 ${value.ref}.`],
          anchor: [
            `풀 자금의 ${value.ref}가 대출된 상태입니다.`,
            most && `자금 대부분인 ${value.ref}, 대출된 상태입니다.`,
          ],
        }
      : {
          any: [
            `이용률은 ${value.ref}입니다.`,
            most && `대부분 쓰이고 있습니다. ${value.ref}입니다.`,
            `얼마나 쓰이고 있을까요? ${value.ref}입니다.`,
            `${value.ref}가 사용 중입니다.`,
            `쓰이는 비율은 ${value.ref}입니다.`,
          ],
        },
  turnout: ({ value, most }) => ({
    any: [
      `투표율은 ${value.ref}입니다.`,
      most && `과반이 투표했습니다. ${value.ref}입니다.`,
      `얼마나 투표했을까요? ${value.ref}입니다.`,
      `투표에 나선 비율은 ${value.ref}입니다.`,
    ],
    poster: [`투표율. ${value.ref}.`],
    anchor: [`투표율은 ${value.ref}를 나타냈습니다.`],
  }),
  uptime: ({ value }) => ({
    any: [
      `가동률은 ${value.ref}입니다.`,
      `전체 시간의 ${value.ref}, 멈추지 않았습니다.`,
      `멈춘 적은? 가동률 ${value.ref}입니다.`,
      `${value.ref}의 시간 동안 가동했습니다.`,
    ],
  }),
  occupancy: ({ value, most }) => ({
    any: [
      `${value.ref}가 찼습니다.`,
      most && `대부분 찼습니다. ${value.ref}입니다.`,
      `얼마나 찼을까요? ${value.ref}입니다.`,
      `찬 비율은 ${value.ref}입니다.`,
    ],
  }),
  humidity: ({ value }) => ({
    any: [
      `습도는 ${value.ref}입니다.`,
      `그럼 습도는? ${value.ref}입니다.`,
      `공기 중 습도 ${value.ref}.`,
      `습도, ${value.ref}입니다.`,
    ],
  }),
  margin: ({ value }) => ({
    any: [
      `이익률은 ${value.ref}입니다.`,
      `손에 남는 비율은 ${value.ref}입니다.`,
      `그럼 이익률은? ${value.ref}입니다.`,
      `매출 대비 이익, ${value.ref}입니다.`,
    ],
  }),
  churn: ({ value }) => ({
    any: [
      `이탈률은 ${value.ref}입니다.`,
      `떠난 비율은 ${value.ref}.`,
      `얼마나 떠났을까요? ${value.ref}입니다.`,
      `이탈, ${value.ref}입니다.`,
    ],
  }),
  conversion: ({ value }) => ({
    any: [
      `전환율은 ${value.ref}입니다.`,
      `전환으로 이어진 비율은 ${value.ref}.`,
      `얼마나 전환됐을까요? ${value.ref}입니다.`,
    ],
  }),
  unemployment: ({ value }) => ({
    any: [
      `실업률은 ${value.ref}입니다.`,
      `고용은? 실업률 ${value.ref}입니다.`,
      `일자리가 없는 비율은 ${value.ref}.`,
      `실업률, ${value.ref}입니다.`,
    ],
  }),
  inflation: ({ value }) => ({
    any: [
      `물가 상승률은 ${value.ref}입니다.`,
      `물가는? 상승률 ${value.ref}입니다.`,
      `인플레이션 ${value.ref}.`,
      `물가 상승률, ${value.ref}입니다.`,
    ],
  }),
  dividend: ({ value }) => ({
    any: [
      `배당 수익률은 ${value.ref}입니다.`,
      `배당은? 수익률 ${value.ref}입니다.`,
      `배당으로 ${value.ref}.`,
      `주주 배당 수익률, ${value.ref}입니다.`,
    ],
  }),
  recycling: ({ value }) => ({
    any: [
      `재활용률은 ${value.ref}입니다.`,
      `다시 쓰이는 비율은 ${value.ref}.`,
      `얼마나 재활용했을까요? ${value.ref}입니다.`,
    ],
  }),
  ...AMOUNTS_KO,
};

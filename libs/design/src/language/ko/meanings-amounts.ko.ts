import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { figureWith, topic } from './grammar.ko';

/** Amounts, counts and measures of a known meaning. */
export const AMOUNTS_KO: FigurePhrases['meanings'] = {
  tvl: ({ value }) => ({
    any: [
      `예치금은 ${value.ref}입니다.`,
      `안에 든 돈은 ${value.ref}.`,
      `얼마나 맡겨졌을까요? ${value.ref}입니다.`,
      `모인 자금은 ${value.ref}입니다.`,
    ],
    desk: [`TVL, ${value.ref}.`],
  }),
  marketCap: ({ value, subject }) => ({
    any: [
      `시가총액은 ${value.ref}입니다.`,
      `${subject ? `${subject.ref} 전체의` : '전체'} 값은 ${value.ref}입니다.`,
      `전체 값은 얼마일까요? ${value.ref}입니다.`,
      `시장 가치는 ${value.ref}입니다.`,
    ],
    desk: [`시가총액 ${value.ref}.`],
    anchor: [`${subject ? `${subject.ref}의` : ''} 시가총액은 ${value.ref}에 이릅니다.`],
  }),
  volume: ({ value, what }) => ({
    any: [
      `${topic(what)} ${value.ref}입니다.`,
      `거래된 규모는 ${value.ref}.`,
      `얼마나 거래됐을까요? ${value.ref}입니다.`,
      `${what.text}, ${value.ref}입니다.`,
    ],
  }),
  holders: ({ value }) => ({
    any: [
      `보유자는 ${value.ref}명입니다.`,
      `가진 사람은 ${value.ref}명.`,
      `몇 명이 갖고 있을까요? ${value.ref}명입니다.`,
      `${value.ref}명이 보유하고 있습니다.`,
    ],
  }),
  positions: ({ value }) => ({
    any: [
      `보유 종목은 ${value.ref}개입니다.`,
      `${value.ref}개 종목에 나뉘어 있습니다.`,
      `종목은 몇 개일까요? ${value.ref}개입니다.`,
      `${value.ref}개 종목을 들고 있습니다.`,
    ],
  }),
  revenue: ({ value }) => ({
    any: [
      `매출은 ${value.ref}입니다.`,
      `들어온 돈은 ${value.ref}.`,
      `매출은? ${value.ref}입니다.`,
      `${value.ref}의 매출을 올렸습니다.`,
      `매출, ${value.ref}입니다.`,
    ],
    anchor: [`매출은 ${figureWith(value, '을', '를')} 기록했습니다.`],
  }),
  profit: ({ value, negative }) =>
    negative
      ? {
          any: [
            `${value.size} 적자입니다.`,
            `적자는 ${value.size}.`,
            `이익은? 없습니다. ${value.size} 적자입니다.`,
            `손실이 ${value.size}입니다.`,
          ],
        }
      : {
          any: [
            `이익은 ${value.ref}입니다.`,
            `남은 이익은 ${value.ref}.`,
            `그럼 이익은? ${value.ref}입니다.`,
            `${value.ref} 흑자입니다.`,
            `이익, ${value.ref}입니다.`,
          ],
        },
  price: ({ value, what, subject }) => ({
    any: [
      `${topic(what)} ${value.ref}입니다.`,
      `값은 ${value.ref}.`,
      `얼마일까요? ${value.ref}입니다.`,
      `${value.ref}에 살 수 있습니다.`,
      `${what.text}, ${value.ref}입니다.`,
    ],
    anchor: [subject && what.text === '가격' && `${subject.ref}의 가격은 ${value.ref}입니다.`],
  }),
  budget: ({ value }) => ({
    any: [`예산은 ${value.ref}입니다.`, `쓸 수 있는 돈은 ${value.ref}.`, `예산은 얼마일까요? ${value.ref}입니다.`],
  }),
  employees: ({ value }) => ({
    any: [
      `직원은 ${value.ref}명입니다.`,
      `일하는 사람은 ${value.ref}명.`,
      `몇 명이 일할까요? ${value.ref}명입니다.`,
      `${value.ref}명이 일하고 있습니다.`,
    ],
  }),
  customers: ({ value }) => ({
    any: [`고객은 ${value.ref}명입니다.`, `찾는 고객은 ${value.ref}명.`, `고객은 몇 명일까요? ${value.ref}명입니다.`],
  }),
  visitors: ({ value }) => ({
    any: [
      `방문객은 ${value.ref}명입니다.`,
      `찾은 사람은 ${value.ref}명.`,
      `몇 명이 찾았을까요? ${value.ref}명입니다.`,
      `${value.ref}명이 다녀갔습니다.`,
    ],
  }),
  population: ({ value }) => ({
    any: [
      `인구는 ${value.ref}명입니다.`,
      `사는 사람은 ${value.ref}명.`,
      `몇 명이 살까요? ${value.ref}명입니다.`,
      `${value.ref}명이 살고 있습니다.`,
    ],
  }),
  passengers: ({ value }) => ({
    any: [
      `승객은 ${value.ref}명입니다.`,
      `실어 나른 승객은 ${value.ref}명.`,
      `몇 명이 탔을까요? ${value.ref}명입니다.`,
    ],
  }),
  downloads: ({ value }) => ({
    any: [
      `다운로드는 ${value.ref}건입니다.`,
      `${value.ref}건 내려받았습니다.`,
      `얼마나 내려받았을까요? ${value.ref}건입니다.`,
    ],
  }),
  rating: ({ value }) => ({
    any: [
      `평점은 ${value.ref}입니다.`,
      `매겨진 점수는 ${value.ref}.`,
      `평판은? ${value.ref}입니다.`,
      `평점, ${value.ref}입니다.`,
    ],
  }),
  weight: ({ value }) => ({
    any: [
      `무게는 ${value.ref}입니다.`,
      `저울에 올리면 ${value.ref}.`,
      `얼마나 무거울까요? ${value.ref}입니다.`,
      `무게, ${value.ref}입니다.`,
    ],
  }),
  distance: ({ value }) => ({
    any: [
      `거리는 ${value.ref}입니다.`,
      `끝에서 끝까지 ${value.ref}.`,
      `얼마나 될까요? ${value.ref}입니다.`,
      `거리, ${value.ref}입니다.`,
    ],
  }),
  height: ({ value }) => ({
    any: [
      `높이는 ${value.ref}입니다.`,
      `올려다보면 ${value.ref}.`,
      `얼마나 높을까요? ${value.ref}입니다.`,
      `높이, ${value.ref}입니다.`,
    ],
  }),
  wind: ({ value }) => ({
    any: [
      `풍속은 ${value.ref}입니다.`,
      `바람은 ${value.ref}.`,
      `그럼 바람은? ${value.ref}입니다.`,
      `${value.ref}의 바람이 붑니다.`,
    ],
  }),
  rain: ({ value }) => ({
    any: [`강수량은 ${value.ref}입니다.`, `비는 ${value.ref}.`, `그럼 비는? ${value.ref}입니다.`],
  }),
  wait: ({ value }) => ({
    any: [
      `대기 시간은 ${value.ref}입니다.`,
      `줄을 서면 ${value.ref}.`,
      `얼마나 기다릴까요? ${value.ref}입니다.`,
      `${value.ref} 기다립니다.`,
    ],
  }),
  latency: ({ value }) => ({
    any: [`지연 시간은 ${value.ref}입니다.`, `응답까지 ${value.ref}.`, `얼마나 빠를까요? 지연은 ${value.ref}입니다.`],
  }),
  response: ({ value, what }) => ({
    any: [
      `${topic(what)} ${value.ref}입니다.`,
      `답이 오기까지 ${value.ref}.`,
      `답이 오는 데 얼마나 걸릴까요? ${value.ref}입니다.`,
      `${what.text}, ${value.ref}입니다.`,
    ],
  }),
};

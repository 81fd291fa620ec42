import type { SeriesPhrases } from '../phrasebook/series.phrases';
import { CANDLES_KO } from './candles.ko';
import {
  counting,
  every,
  figureWith,
  many,
  nameSubject,
  nameTopic,
  periodName,
  subject,
  timeTopic,
  topic,
} from './grammar.ko';
import { josa } from './final-sound.ko';
import { WARMTH_KO } from './warmth.ko';

/** Figures that stand in time, in Korean. */
export const SERIES_KO: SeriesPhrases = {
  flat: ({ what, value }) => ({
    any: [
      `처음부터 끝까지 ${value.ref}입니다.`,
      `${what ? topic(what) : ''} 내내 ${value.ref}입니다.`,
      `${value.ref}, 변함이 없습니다.`,
    ],
  }),
  nothing: ({ what, period }) => ({
    any: [
      `어느 ${periodName(period)}에도 ${subject(what)} 없습니다.`,
      `${what.text}, ${every(period)} 없음.`,
      `${topic(what)} 내내 없습니다.`,
    ],
  }),
  unbroken: ({ what, period }) => {
    const head = what ? topic(what) : '';
    const name = periodName(period);
    return {
      any: [
        `${head} ${every(period)} 직전보다 높습니다.`,
        `직전보다 낮은 ${name}${josa(name, '은', '는')} 없습니다.`,
        `내려간 ${name}? 없습니다.`,
        `어느 ${name}든 직전보다 위입니다.`,
      ],
      poster: [`${every(period)}, 위로.`, `어느 ${name}든 더 많이.`],
      desk: [`${every(period)} 증가.`, `직전을 밑돈 ${name} 없음.`],
      anchor: [`${head} 한결같이 오르고 있습니다.`, `그래프에서는 ${every(period)} 직전을 웃돌았습니다.`],
      loud: [`${every(period)} 더 높이!`],
      calm: [`${head} ${every(period)} 조금씩 위로.`],
    };
  },
  trend: ({ what, from, to, since, up }) => {
    const head = what ? topic(what) : '';
    const target = figureWith(to, '으로', '로');
    return {
      any: [
        `${head} ${from.ref}에서 ${target} 바뀌었습니다.`,
        `${since.at}의 ${from.ref}에서 이제 ${target}.`,
        `${timeTopic(since)} ${from.ref}. 그 뒤 ${to.ref}입니다.`,
        `흐름은? ${up ? '위' : '아래'}입니다. ${from.ref}에서 ${target}.`,
      ],
      poster: [`${from.ref}. 그리고 ${to.ref}.`],
      desk: [
        `${from.ref}에서 ${to.ref}, ${up ? '상승세' : '하락세'}.`,
        `${up ? '오름' : '내림'} 흐름, ${from.ref}에서 ${to.ref}.`,
      ],
      anchor: [`${head} ${from.ref}에서 출발해 ${target} ${up ? '올랐습니다' : '내렸습니다'}.`],
      loud: [`${from.ref}에서 ${target}!`],
      calm: [`${since.at}에는 ${from.ref}. 이제는 ${to.ref}.`],
    };
  },
  crest: ({ what, value, time }) => {
    const head = what ? `${what.text}의` : '';
    return {
      any: [
        `${head} 최고는 ${time.at}의 ${value.ref}입니다.`,
        `${time.at}에 ${value.ref}, 여기가 정점입니다.`,
        `가장 높은 때는? ${time.at}, ${value.ref}입니다.`,
        `정점은 ${value.ref}, ${time.at}입니다.`,
      ],
      poster: [`${value.ref}, ${time.at}. 최고.`],
      desk: [`${what?.text ?? ''} 고점 ${value.ref}, ${time.at}.`],
      anchor: [`${head} 최고치는 ${time.at}에 기록한 ${value.ref}입니다.`],
      loud: [`${time.at}에 ${value.ref}! 최고입니다.`],
      calm: [`${time.at}, 가장 높이. ${value.ref}.`],
    };
  },
  above: ({ period, alone, next, warm }) => ({
    any: [
      alone ? `여기에 닿은 ${periodName(period)}, 더는 없습니다.` : `여기를 넘은 ${periodName(period)}, 없습니다.`,
      alone ? '나머지는 모두 이 아래입니다.' : '여기가 천장입니다.',
      next && `다음으로 ${warm ? '따뜻한' : '높은'} 때는 ${next.time.at}, ${next.value.ref}입니다.`,
      next && `그 뒤는 ${next.time.at}의 ${next.value.ref}입니다.`,
      next && `가장 가까운 때는? ${next.time.at}, ${next.value.ref}입니다.`,
    ],
    poster: [next && `다음은 ${next.time.at}. ${next.value.ref}.`],
    desk: [next && `차순위 ${next.time.at}, ${next.value.ref}.`],
    anchor: [next && `그다음으로 높은 수치는 ${next.time.at}의 ${next.value.ref}입니다.`],
    loud: ['이보다 위는 없습니다!'],
    calm: [next && `조금 아래, ${next.time.at}의 ${next.value.ref}.`],
  }),
  holds: ({ what, value }) => ({
    any: [
      `${topic(what)} 지금 ${value.ref}입니다.`,
      `선의 끝은 ${value.ref}입니다.`,
      `그래프는 지금 ${figureWith(value, '을', '를')} 가리킵니다.`,
    ],
    desk: [`${what.text}, 최근 ${value.ref}.`],
    anchor: [`${topic(what)} 현재 ${figureWith(value, '을', '를')} 나타내고 있습니다.`],
  }),
  poolHolds: ({ value, source }) => ({
    any: [
      `예치금은 ${value.ref}입니다.`,
      `풀 안에 ${value.ref}.`,
      source && `${source.ref} 집계로 예치금은 ${value.ref}입니다.`,
      `얼마나 들어 있을까요? ${value.ref}입니다.`,
    ],
    poster: [`풀에 ${value.ref}.`, `${value.ref}, 풀 하나에.`],
    desk: [`TVL, ${value.ref}.`, `풀 규모 ${value.ref}.`],
    anchor: [
      `예치금은 ${value.ref}에 이릅니다.`,
      source && `${source.ref}에 따르면 풀에는 ${figureWith(value, '이', '가')} 있습니다.`,
    ],
    loud: [`풀에 ${value.ref}!`],
    calm: [`풀에는 ${figureWith(value, '이', '가')} 고요히 머뭅니다.`],
  }),
  ...WARMTH_KO,
  low: ({ value, time, noun, counted }) => ({
    any: [
      `최저는 ${time.at}의 ${value.ref}입니다.`,
      `가장 낮은 때는 ${time.at}, ${value.ref}입니다.`,
      `최저는? ${time.at}, ${value.ref}입니다.`,
      counted && `가장 적은 ${time.at}, ${many(value, noun)}입니다.`,
    ],
    poster: [`${time.at}, ${value.ref}뿐.`],
    desk: [`저점 ${value.ref}, ${time.at}.`],
    anchor: [
      `반대로 가장 낮은 수치는 ${time.at}의 ${value.ref}입니다.`,
      counted && `최소는 ${time.at}, ${counting(value, noun)}입니다.`,
    ],
  }),
  began: ({ value, time }) => ({
    any: [
      `${time.at}에는 ${value.ref} 수준이었습니다.`,
      `출발점은 ${time.at}의 ${value.ref}입니다.`,
      `${timeTopic(time)}? ${value.ref}입니다.`,
      `첫 지점은 ${value.ref}, ${time.at}입니다.`,
    ],
    poster: [`${time.at}, ${value.ref}.`, `시작은 ${value.ref}. ${time.at}.`],
    desk: [`시작점 ${time.at}, ${value.ref}.`, `${value.ref}에서 출발.`],
    anchor: [`그래프는 ${time.at}의 ${value.ref}에서 시작합니다.`, `${time.at} 기준, 출발점은 ${value.ref}.`],
  }),
  turned: ({ value, below }) => ({
    any: [
      `시작은 ${below ? '마이너스' : '플러스'}, ${figureWith(value, '이었습니다', '였습니다')}.`,
      `처음은 달랐습니다. ${value.ref}.`,
      `출발점은? ${value.ref}입니다.`,
      `${below ? '마이너스' : '플러스'} 구간인 ${value.ref}에서 시작했습니다.`,
    ],
    poster: [`시작은 ${value.ref}. ${below ? '마이너스' : '플러스'} 구간.`],
    desk: [`시작점 ${value.ref}, ${below ? '마이너스' : '플러스'}.`],
    anchor: [`그래프는 ${below ? '마이너스' : '플러스'}였던 ${value.ref}에서 시작합니다.`],
  }),
  total: ({ value, period, week }) => ({
    any: [
      `모두 더해 ${value.ref}입니다.`,
      `합계는 ${value.ref}입니다.`,
      `다 합치면? ${value.ref}입니다.`,
      week ? `이번 주 전체는 ${value.ref}입니다.` : `모든 ${periodName(period)}의 합은 ${value.ref}입니다.`,
    ],
    poster: [`모두 ${value.ref}.`],
    desk: [`합계 ${value.ref}.`],
    anchor: [`합계는 ${value.ref}에 이릅니다.`],
  }),
  ...CANDLES_KO,
  groups: ({ first, second, at, who, always }) => {
    const head = who ? nameTopic(who) : at === '' ? '' : `${at},`;
    const [a, b] = [first, second];
    return {
      any: [
        `${head} ${subject(a.what)} ${a.value.ref}, ${subject(b.what)} ${b.value.ref}입니다.`,
        `${head} ${a.what.text} ${a.value.ref}에 ${b.what.text} ${b.value.ref}입니다.`,
        always && `${topic(always.over)} 늘 ${always.under.text}보다 위입니다.`,
        `${head} 어떨까요? ${a.value.ref} 대 ${b.value.ref}입니다.`,
      ],
      poster: [
        `${a.what.text}, ${a.value.ref}. ${b.what.text}, ${b.value.ref}.`,
        always && `${every(always.period)} ${subject(always.over)} 위.`,
      ],
      desk: [`${head} ${a.what.text} ${a.value.ref}, ${b.what.text} ${b.value.ref}.`],
      anchor: [
        `${head} ${topic(a.what)} ${a.value.ref}, ${topic(b.what)} ${b.value.ref}입니다.`,
        always && `어느 ${periodName(always.period)}도 ${subject(always.under)} ${always.over.text}에 닿지 못했습니다.`,
      ],
      loud: [`${a.what.text} 대 ${b.what.text}, ${a.value.ref} 대 ${b.value.ref}!`],
      calm: [`나란히 놓으면 ${head} ${a.value.ref}, 그리고 ${b.value.ref}.`],
    };
  },
  towardsGoal: ({ who, what, value, goal, closest }) => {
    const name = who?.ref ?? what.text;
    const head = who ? nameTopic(who) : topic(what);
    return {
      any: [
        `${head} ${goal.ref} 중 ${value.ref}입니다.`,
        `목표 ${goal.ref}, ${name} 현재 ${value.ref}입니다.`,
        `어디까지 왔을까요? ${goal.ref} 가운데 ${value.ref}입니다.`,
        closest && `목표에 가장 가까운 것은 ${name}, ${goal.ref} 중 ${value.ref}.`,
      ],
      poster: [`${value.ref}. 목표는 ${goal.ref}.`],
      desk: [`${name}, ${value.ref}. 목표 ${goal.ref}.`],
      anchor: [`${head} 지금까지 ${value.ref}, 목표는 ${goal.ref}입니다.`],
      loud: [`목표 ${goal.ref}! 벌써 ${value.ref}입니다.`],
      calm: [`${goal.ref}까지 가는 길, 지금 ${value.ref}.`],
    };
  },
  furthest: ({ who, what, value, next }) => {
    const name = who?.ref ?? what.text;
    const head = who ? nameSubject(who) : subject(what);
    return {
      any: [
        `가장 앞선 것은 ${name}, ${value.ref}입니다.`,
        `${head} ${value.ref}, 앞서갑니다.`,
        next && `${head} ${value.ref}, 이어 ${nameSubject(next.who)} ${next.value.ref}입니다.`,
        `어디가 앞설까요? ${name}, ${value.ref}입니다.`,
      ],
      poster: [`${name}. ${value.ref}.`],
      desk: [`진척 ${name} ${value.ref}.`],
      anchor: [`${head} ${value.ref}까지 나아가 맨 앞에 섰습니다.`],
      loud: [`맨 앞은 ${name}, ${value.ref}!`],
      calm: [`가장 멀리 온 것은 ${name}. ${value.ref}.`],
    };
  },
};

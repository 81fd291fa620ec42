import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { figureWith, moves, nameTopic, pastText, sized, sizedWith, subject, topic } from './grammar.ko';
import { MOVEMENTS_KO } from './movements.ko';

/** Contrasts and parts in Korean. */
export const CONTRAST_KO: ContrastPhrases = {
  opening: ({ what, value }) => `${topic(what)} ${sized(value, what)}입니다.`,
  benchmark: ({ value, other, more }) => {
    const side = more ? '높습니다' : '낮습니다';
    return {
      any: [
        `${topic(other)} ${value.ref}입니다.`,
        `비교 대상은 ${other.text}, ${value.ref}입니다.`,
        `${topic(other)}? ${value.ref}입니다.`,
        `${other.text}보다 ${side}. 그쪽은 ${value.ref}입니다.`,
      ],
      poster: [`${other.text}, ${value.ref}.`, `맞은편, ${value.ref}. ${other.text}.`],
      desk: [
        `${other.text} 대비, ${value.ref}.`,
        `기준 ${other.text} ${value.ref}.`,
        `${other.text}, ${value.ref}. ${more ? '아래' : '위'}입니다.`,
      ],
      anchor: [
        `반면 ${topic(other)} ${value.ref}입니다.`,
        `${other.text}의 ${value.ref}보다 ${side}.`,
        `비교하자면 ${topic(other)} ${value.ref} 수준입니다.`,
      ],
      loud: [
        `${topic(other)}? ${value.ref}입니다!`,
        `상대는 ${other.text}, ${value.ref}!`,
        `맞수 ${other.text}, ${value.ref}. ${more ? '넘었습니다' : '못 미칩니다'}!`,
      ],
      calm: [
        `그 무렵 ${topic(other)} ${value.ref}.`,
        `곁에는 ${subject(other)} 있습니다. ${value.ref}.`,
        `${other.text} 쪽은 ${value.ref}입니다.`,
      ],
    };
  },
  level: ({ value, other }) => ({
    any: [
      `${other.text}도 똑같이 ${value.ref}입니다.`,
      `${other.text}, ${value.ref}. 차이가 없습니다.`,
      `${value.ref}. ${other.text} 역시 같습니다.`,
    ],
  }),
  target: ({ value, goal, more, towards }) => ({
    any: [
      towards && `${goal.text} ${value.ref} 가운데 지금 ${towards.value.ref}입니다.`,
      towards && `현재 ${towards.value.ref}. ${topic(goal)} ${value.ref}입니다.`,
      `${goal.text} ${value.ref}, ${more ? '넘었습니다' : '아직입니다'}.`,
      `${topic(goal)}? ${value.ref}입니다.`,
      `${topic(goal)} ${value.ref}, ${more ? '이미 그 위입니다' : '아직 그 아래입니다'}.`,
    ],
    poster: [`${goal.text}, ${value.ref}.`],
    desk: [`${goal.text} ${value.ref} ${more ? '달성' : '미달'}.`],
    anchor: [`${topic(goal)} ${figureWith(value, '으로', '로')} 잡혀 있습니다.`],
  }),
  met: ({ value, goal }) => ({
    any: [
      `${goal.text} 그대로 ${value.ref}입니다.`,
      `${goal.text}도 ${value.ref}. 달성했습니다.`,
      `${value.ref}. ${goal.text}에 꼭 맞습니다.`,
    ],
  }),
  before: ({ was, past, way }) => {
    const when = pastText(past);
    const { past: did } = moves(null, way);
    return {
      any: [
        `${when}에는 ${was.ref} 수준이었습니다.`,
        `${when}엔? ${was.ref}.`,
        `${when}의 ${was.ref}에서 ${did}.`,
        `${when} 수치는 ${was.ref}입니다.`,
      ],
      poster: [`${when}, ${was.ref}.`, `${was.ref}. ${when}.`],
      desk: [
        `${when} ${was.ref}, ${way === 'up' ? '상승' : way === 'down' ? '하락' : '보합'}.`,
        `${when} 대비, ${was.ref}에서.`,
      ],
      anchor: [
        `${when}에는 ${figureWith(was, '을', '를')} 기록했습니다.`,
        `${when}의 ${was.ref}, 그와 견준 수치입니다.`,
      ],
      loud: [`${when}엔 ${was.ref}! 거기서 여기까지.`, `기억하시나요, ${was.ref}. ${when}의 수치입니다.`],
      calm: [`${when}에는 아직 ${was.ref}.`, `${was.ref}. 그것이 ${when}의 모습입니다.`],
    };
  },
  fromTo: ({ now, was, what, past, way }) => {
    const when = pastText(past);
    const { past: did } = moves(what, way);
    const to = sizedWith(now, what, '으로', '로');
    const [here, there] = [sized(now, what), sized(was, what)];
    return {
      any: [
        `${topic(what)} ${there}에서 ${to} ${did}.`,
        `${topic(what)} ${here}입니다. ${when}에는 ${there}.`,
        `${when} ${there}, 지금 ${topic(what)} ${here}입니다.`,
      ],
      poster: [`${what.text}. ${there}에서 ${to}.`, `${here}. ${when}에는 ${there}.`],
      desk: [`${what.text}, ${there}에서 ${here}.`],
      anchor: [`${subject(what)} ${when} ${there}에서 ${to} ${did}.`],
    };
  },
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? '반대편';
    const named = who ? nameTopic(who) : '반대편은';
    const sum = prescribed ? amount : `${amount} ${out ? '유출' : '유입'}`;
    return {
      any: [
        `${named} 반대로 ${sum}입니다.`,
        `${named}? ${sum}입니다.`,
        `거꾸로 움직인 쪽은 ${name}, ${sum}입니다.`,
        `${name}에서는 ${sum}입니다.`,
      ],
      poster: [`${named} 반대. ${sum}.`, `맞은편 ${name}, ${sum}.`, `${name}? ${sum}.`],
      desk: [`${name}, ${sum}.`, `반대편 ${name}, ${sum}.`],
      anchor: [
        `반면 ${named} ${sum}입니다.`,
        `반대 방향으로 움직인 것은 ${name}입니다. ${sum}.`,
        `이에 비해 ${named} ${sum}입니다.`,
      ],
      loud: [`${named} 정반대! ${sum}입니다.`, `맞은편 ${name}, ${sum}!`],
      calm: [`다른 길을 가는 ${name}. ${sum}입니다.`, `${named} 그 반대로. ${sum}.`],
    };
  },
  parts: ({ largest, next, whole, half }) => {
    const [first, second] = [largest.what, next.what];
    const [most, less] = [sized(largest.value, first), sized(next.value, second)];
    return {
      any: [
        `가장 큰 몫은 ${first.text}, ${most}입니다.`,
        `${subject(first)} ${most}, ${subject(second)} ${less}입니다.`,
        half && `${whole ? `${whole.text}의` : ''} 과반은 ${first.text}, ${most}입니다.`,
        `구성은? 먼저 ${first.text}, ${most}입니다.`,
        `그중 ${most}, ${first.text}입니다.`,
      ],
      poster: [`${first.text}, ${most}. ${second.text}, ${less}.`],
      desk: [`구성, ${first.text} ${most}, ${second.text} ${less}.`],
      anchor: [`내역을 보면 ${subject(first)} ${most}, 이어 ${subject(second)} ${less}입니다.`],
      loud: [`가장 큰 덩어리는 ${first.text}, ${most}!`],
      calm: [`큰 몫은 ${first.text}. ${most}입니다.`],
    };
  },
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `${borrowers.ref}는 대출 이자, ${rewards.ref}는 보상입니다.`,
      `누가 낼까요? 차입자가 ${borrowers.ref}, 보상이 ${rewards.ref}입니다.`,
      most && `대부분은 차입자의 몫, ${borrowers.ref}입니다.`,
      `그중 ${borrowers.ref}는 차입자가 냅니다.`,
    ],
    poster: [
      `차입자에게서 ${borrowers.ref}. 보상으로 ${rewards.ref}.`,
      `속을 보면 이자 ${borrowers.ref}, 보상 ${rewards.ref}.`,
    ],
    desk: [`기본 금리 ${borrowers.ref}, 보상 ${rewards.ref}.`, `이자 ${borrowers.ref}에 보상 ${rewards.ref} 추가.`],
    anchor: [
      most && `수익률 대부분인 ${borrowers.ref}, 차입자가 냅니다.`,
      `내역은 대출 이자 ${borrowers.ref}, 보상 ${rewards.ref}입니다.`,
    ],
    loud: [`차입자가 ${borrowers.ref}! 보상이 ${rewards.ref}를 더합니다.`],
    calm: [`${borrowers.ref}는 차입자에게서. 나머지 ${rewards.ref}는 보상에서.`],
  }),
  ...MOVEMENTS_KO,
};

import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { figureWith, moves, subject, topic, within } from './grammar.ko';

/** Movements in Korean. */
export const MOVEMENTS_KO: Pick<ContrastPhrases, 'moved' | 'movedTo' | 'unmoved'> = {
  moved: ({ amount, way, what, window }) => {
    const span = within(window);
    const { past, noun } = moves(what, way);
    return {
      any: [
        `${span} ${amount.size} ${past}.`,
        `${topic(what)} ${span} ${amount.size} ${noun}입니다.`,
        `방향은 ${way === 'up' ? '위' : '아래'}. ${span} ${amount.size}입니다.`,
        `움직임은? ${span} ${amount.size} ${noun}입니다.`,
      ],
      poster: [`${what.text}, ${span} ${amount.signed}.`, window !== '' && `${window}. ${amount.size} ${noun}.`],
      desk: [`${what.text} ${noun}, ${span} ${amount.size}.`, `${span} ${amount.signed}.`],
      anchor: [
        `${subject(what)} ${span} ${amount.size} ${noun}했습니다.`,
        window !== '' && `${window} 동안의 ${noun} 폭은 ${amount.size}입니다.`,
      ],
      loud: [`${span} ${amount.size} ${past}!`],
      calm: [`${topic(what)} ${span} ${amount.size}만큼 ${past}.`],
    };
  },
  movedTo: ({ amount, way, what, value, window }) => {
    const span = within(window);
    const { past, te, noun } = moves(what, way);
    return {
      any: [
        `${topic(what)} ${amount.size} ${te} ${value.ref}입니다.`,
        `${topic(what)} ${value.ref}, ${span} ${amount.size} ${past}.`,
        `${value.ref}. ${topic(what)} ${amount.size} ${noun}입니다.`,
      ],
      poster: [`${what.text}, ${value.ref}. ${amount.signed}.`, `${value.ref}. ${what.text}, ${amount.signed}.`],
      desk: [`${what.text} ${value.ref}, ${amount.signed}.`, `${what.text} ${noun}, ${value.ref}.`],
      anchor: [
        `${topic(what)} ${span} ${amount.size} ${te} ${figureWith(value, '을', '를')} 기록했습니다.`,
        `${amount.size} ${noun}, ${topic(what)} 이제 ${value.ref}입니다.`,
      ],
      loud: [`${what.text}, ${amount.size} ${noun}! 이제 ${value.ref}입니다.`],
      calm: [`${topic(what)} ${span} ${amount.size} ${te}, 이제 ${value.ref}.`],
    };
  },
  unmoved: ({ what, window }) => ({
    any: [
      `${topic(what)} ${within(window)} 움직이지 않았습니다.`,
      `${what.text}, 변동 없음.`,
      `${within(window)} ${topic(what)} 그대로입니다.`,
    ],
  }),
};

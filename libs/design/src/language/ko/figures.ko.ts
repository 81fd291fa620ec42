import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { counting, figureWith, many, moves, object, sized, subject, topic, within } from './grammar.ko';
import { MEANINGS_KO } from './meanings.ko';

/** Figures that stand for themselves, in Korean. */
export const FIGURES_KO: FigurePhrases = {
  single: ({ what, value }) => ({
    any: [
      `${topic(what)} ${value.ref}입니다.`,
      `${what.text}, ${value.ref}입니다.`,
      `${topic(what)}? ${value.ref}입니다.`,
      `그리고 ${subject(what)} ${value.ref}입니다.`,
      `${value.ref}. ${what.text} 수치입니다.`,
      `${object(what)} 보면 ${value.ref}입니다.`,
    ],
    poster: [`${what.text}. ${value.ref}.`, `${value.ref}. ${what.text}.`],
    desk: [`${what.text} ${value.ref}.`, `데이터, ${what.text} ${value.ref}.`],
    anchor: [
      `${topic(what)} ${figureWith(value, '을', '를')} 나타내고 있습니다.`,
      `또한 ${topic(what)} ${value.ref}입니다.`,
    ],
    loud: [`${what.text}? ${value.ref}입니다!`],
    calm: [`${topic(what)} 차분히 ${value.ref}.`],
  }),
  counted: ({ value, noun }) => {
    const bare = many(value, noun);
    return {
      any: [
        `${topic(noun)} ${bare}입니다.`,
        `${counting(value, noun)}.`,
        `${topic(noun)}? ${bare}입니다.`,
        `그리고 ${subject(noun)} ${bare}입니다.`,
        `세어 보면 ${topic(noun)} ${bare}입니다.`,
        `${bare}의 ${noun.text}입니다.`,
      ],
      poster: [`${noun.text}. ${bare}.`],
      desk: [`${noun.text} ${bare}.`],
      anchor: [`${topic(noun)} 모두 ${bare}입니다.`, `또한 ${topic(noun)} ${bare}입니다.`],
      loud: [`${noun.text}, ${bare}!`],
      calm: [`${topic(noun)} 모두 합해 ${bare}.`],
    };
  },
  none: ({ noun }) => ({
    any: [
      `${topic(noun)} 없습니다.`,
      `${noun.text}, 없음.`,
      `${topic(noun)}? 없습니다.`,
      `${noun.text} 없이 지났습니다.`,
      `${topic(noun)} 보이지 않습니다.`,
    ],
  }),
  describing: ({ what, value }) => ({
    any: [
      `${what.text} 비율은 ${value.ref}입니다.`,
      `${value.ref}, ${what.text}입니다.`,
      `${what.text} 비율은? ${value.ref}입니다.`,
      `지금 ${what.text}, ${value.ref}입니다.`,
    ],
    poster: [`${what.text}. ${value.ref}.`],
    desk: [`${what.text}, ${value.ref}.`],
  }),
  movement: ({ amount, what, way, window }) => {
    const span = within(window);
    const { past, noun } = moves(what, way);
    return {
      any: [
        `${topic(what)} ${span} ${amount.size} ${past}.`,
        `${what.text}, ${span} ${amount.signed}입니다.`,
        `${span} ${amount.size} ${noun}, ${what.text}입니다.`,
        `${topic(what)}? ${amount.size} ${noun}입니다.`,
      ],
      desk: [`${what.text} ${noun}, ${span} ${amount.signed}.`],
      anchor: [`${topic(what)} ${span} ${amount.size} ${noun}했습니다.`],
    };
  },
  unmoved: ({ what }) => ({
    any: [`${topic(what)} 그대로입니다.`, `${what.text}, 변동 없음.`, `${topic(what)} 제자리입니다.`],
  }),
  pair: ({ first, second }) => {
    const [one, two] = [sized(first.value, first.what), sized(second.value, second.what)];
    return {
      any: [
        `${topic(first.what)} ${one}, ${topic(second.what)} ${two}입니다.`,
        `${subject(first.what)} ${one}, ${subject(second.what)} ${two}입니다.`,
        `${first.what.text} ${one}에 ${second.what.text} ${two}입니다.`,
        `${topic(first.what)}? ${one}입니다. ${topic(second.what)} ${two}.`,
      ],
      poster: [`${first.what.text}, ${one}. ${second.what.text}, ${two}.`],
      desk: [`${first.what.text} ${one}, ${second.what.text} ${two}.`],
      anchor: [`${topic(first.what)} ${one}, 또한 ${topic(second.what)} ${two}입니다.`],
      loud: [`${first.what.text}, ${one}! 그리고 ${second.what.text}, ${two}.`],
      calm: [`${topic(first.what)} ${one}. 그 곁에 ${second.what.text} ${two}.`],
    };
  },
  countedPair: ({ first, second }) => {
    const [one, two] = [many(first.value, first.what), many(second.value, second.what)];
    return {
      any: [
        `${first.what.text} ${one}, ${second.what.text} ${two}입니다.`,
        `${subject(first.what)} ${one}, ${subject(second.what)} ${two}입니다.`,
        `${topic(first.what)} ${one}, ${topic(second.what)} ${two}입니다.`,
        `${topic(first.what)}? ${one}입니다. ${topic(second.what)} ${two}.`,
      ],
      anchor: [`${topic(first.what)} ${one}, 또한 ${topic(second.what)} ${two}입니다.`],
      poster: [`${first.what.text}, ${one}. ${second.what.text}, ${two}.`],
    };
  },
  meanings: MEANINGS_KO,
};

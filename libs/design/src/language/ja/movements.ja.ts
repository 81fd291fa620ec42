import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { beside, moves, within } from './grammar.ja';

/** Movements in Japanese. */
export const MOVEMENTS_JA: Pick<ContrastPhrases, 'moved' | 'movedTo' | 'unmoved'> = {
  moved: ({ amount, way, what, window }) => {
    const span = within(window);
    const up = way === 'up';
    const { past, te, noun } = moves(what, way);
    return {
      any: [
        `${span}${amount.size}${past}。`,
        `${what.text}は${span}${amount.size}の${noun}です。`,
        `向きは${up ? '上' : '下'}。${span}${amount.size}です。`,
        `動きは？${span}${amount.size}の${noun}です。`,
      ],
      poster: [`${what.text}、${span}${amount.signed}。`, window !== '' && `${window}。${amount.size}の${noun}。`],
      desk: [`${what.text}${noun}、${span}${amount.size}。`, `${span}${amount.signed}。`],
      anchor: [
        `${what.text}は${span}${amount.size}${noun}しました。`,
        window !== '' && `${window}の${noun}幅は${amount.size}です。`,
      ],
      loud: [`${span}${amount.size}${past}！`],
      calm: [`${what.text}は${span}、${amount.size}${te}います。`],
    };
  },
  movedTo: ({ amount, way, what, value, window }) => {
    const span = within(window);
    const { past, te, noun } = moves(what, way);
    return {
      any: [
        `${what.text}は${amount.size}${te}${value.ref}です。`,
        `${what.text}は${value.ref}、${span}${amount.size}${past}。`,
        `${value.ref}。${what.text}は${amount.size}の${noun}です。`,
      ],
      poster: [`${what.text}、${value.ref}。${amount.signed}。`, `${value.ref}。${what.text}、${amount.signed}。`],
      desk: [`${beside(what, value.ref)}、${amount.signed}。`, `${what.text}${noun}、${value.ref}。`],
      anchor: [
        `${what.text}は${span}${amount.size}${noun}し、${value.ref}となりました。`,
        `${amount.size}の${noun}で、${what.text}は${value.ref}です。`,
      ],
      loud: [`${what.text}、${amount.size}の${noun}！いま${value.ref}です。`],
      calm: [`${what.text}は${span}${amount.size}${te}、いま${value.ref}。`],
    };
  },
  unmoved: ({ what, window }) => ({
    any: [
      `${what.text}は${within(window)}動いていません。`,
      `${what.text}、変化なし。`,
      `${within(window)}${what.text}は横ばいです。`,
    ],
  }),
};

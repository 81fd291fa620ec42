import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { gain, rise, within } from './grammar.ja';

/** Movements in Japanese. */
export const MOVEMENTS_JA: Pick<ContrastPhrases, 'moved' | 'movedTo' | 'unmoved'> = {
  moved: ({ amount, way, what, window }) => {
    const span = within(window);
    const up = way === 'up';
    return {
      any: [
        `${span}${amount.size}${up ? '増えました' : '減りました'}。`,
        `${what.text}は${span}${amount.size}の${gain(way)}です。`,
        `向きは${up ? '上' : '下'}。${span}${amount.size}です。`,
        `${span}${amount.size}${up ? '増えた' : '減った'}形です。`,
      ],
      poster: [`${what.text}、${span}${amount.signed}。`, window !== '' && `${window}。${amount.size}${gain(way)}。`],
      desk: [`${what.text}${rise(way)}、${span}${amount.size}。`, `${span}${amount.signed}。`],
      anchor: [`${what.text}は${span}${amount.size}${up ? '増加' : '減少'}しました。`, window !== '' && `${window}の${up ? '増加' : '減少'}幅は${amount.size}です。`],
      loud: [`${span}${amount.size}${up ? '増えました' : '減りました'}！`],
      calm: [`${what.text}は${span}、${amount.size}${up ? '増えて' : '減って'}います。`],
    };
  },
  movedTo: ({ amount, way, what, value, window }) => {
    const span = within(window);
    const up = way === 'up';
    return {
      any: [
        `${what.text}は${amount.size}${up ? '増えて' : '減って'}${value.ref}です。`,
        `${what.text}は${value.ref}、${span}${amount.size}${up ? '増えました' : '減りました'}。`,
        `${value.ref}。${what.text}は${amount.size}の${gain(way)}です。`,
      ],
      poster: [`${what.text}、${value.ref}。${amount.signed}。`, `${value.ref}。${what.text}、${amount.signed}。`],
      desk: [`${what.text}${value.ref}、${amount.signed}。`, `${what.text}${rise(way)}、${value.ref}。`],
      anchor: [
        `${what.text}は${span}${amount.size}${up ? '増加' : '減少'}し、${value.ref}となりました。`,
        `${amount.size}の${up ? '増加' : '減少'}で、${what.text}は${value.ref}です。`,
      ],
      loud: [`${what.text}、${amount.size}${up ? '増' : '減'}！いま${value.ref}です。`],
      calm: [`${what.text}は${span}${amount.size}${up ? '増え' : '減り'}、いま${value.ref}。`],
    };
  },
  unmoved: ({ what, window }) => ({
    any: [`${what.text}は${within(window)}動いていません。`, `${what.text}、変化なし。`, `${within(window)}${what.text}は横ばいです。`],
  }),
};

import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { beside, counting, many, moves, sized, within } from './grammar.ja';
import { MEANINGS_JA } from './meanings.ja';

/** Figures that stand for themselves, in Japanese. */
export const FIGURES_JA: FigurePhrases = {
  single: ({ what, value }) => ({
    any: [
      `${what.text}は${value.ref}です。`,
      `${what.text}、${value.ref}。`,
      `では${what.text}は？${value.ref}です。`,
      `そして${what.text}が${value.ref}。`,
      `${value.ref}。${what.text}の数字です。`,
      `${what.text}を見ると${value.ref}です。`,
    ],
    poster: [`${what.text}。${value.ref}。`, `${value.ref}。${what.text}。`],
    desk: [`${beside(what, value.ref)}。`, `データ、${beside(what, value.ref)}。`],
    anchor: [`${what.text}は${value.ref}となっています。`, `また、${what.text}は${value.ref}でした。`],
    loud: [`${what.text}？${value.ref}です！`],
    calm: [`${what.text}は、静かに${value.ref}。`],
  }),
  counted: ({ value, noun }) => {
    const sum = counting(value, noun);
    const bare = many(value, noun);
    return {
      any: [
        `${noun.text}は${bare}です。`,
        `${sum}。`,
        `では${noun.text}は？${bare}です。`,
        `そして${noun.text}が${bare}。`,
        `数えると${noun.text}は${bare}です。`,
        `${bare}の${noun.text}です。`,
      ],
      poster: [`${noun.text}。${bare}。`],
      desk: [`${noun.text}、${bare}。`],
      anchor: [`${noun.text}は${bare}となりました。`, `また、${noun.text}は${bare}でした。`],
      loud: [`${noun.text}、${bare}！`],
      calm: [`${noun.text}は、合わせて${bare}。`],
    };
  },
  none: ({ noun }) => ({
    any: [
      `${noun.text}はありません。`,
      `${noun.text}、ゼロ。`,
      `では${noun.text}は？ゼロです。`,
      `${noun.text}はゼロです。`,
      `${noun.text}は見当たりません。`,
    ],
  }),
  describing: ({ what, value }) => ({
    any: [
      `${what.text}は${value.ref}です。`,
      `${value.ref}が${what.text}。`,
      `${what.text}の割合は？${value.ref}です。`,
      `いま${what.text}が${value.ref}です。`,
    ],
    poster: [`${what.text}。${value.ref}。`],
    desk: [`${what.text}、${value.ref}。`],
  }),
  movement: ({ amount, what, way, window }) => {
    const span = within(window);
    const { past, noun } = moves(what, way);
    return {
      any: [
        `${what.text}は${span}${amount.size}${past}。`,
        `${what.text}、${span}${amount.signed}。`,
        `${span}${amount.size}の${noun}、${what.text}です。`,
        `${what.text}は？${amount.size}の${noun}です。`,
      ],
      desk: [`${what.text}${noun}、${span}${amount.signed}。`],
      anchor: [`${what.text}は${span}${amount.size}の${noun}となりました。`],
    };
  },
  unmoved: ({ what }) => ({
    any: [`${what.text}は変わっていません。`, `${what.text}、変化なし。`, `${what.text}は元のままです。`],
  }),
  pair: ({ first, second }) => {
    const [one, two] = [sized(first.value, first.what), sized(second.value, second.what)];
    return {
      any: [
        `${first.what.text}は${one}、${second.what.text}は${two}です。`,
        `${first.what.text}が${one}で、${second.what.text}が${two}。`,
        `${beside(first.what, one)}に、${beside(second.what, two)}です。`,
        `では${first.what.text}は？${one}です。${second.what.text}は${two}。`,
      ],
      poster: [`${first.what.text}、${one}。${second.what.text}、${two}。`],
      desk: [`${beside(first.what, one)}、${beside(second.what, two)}。`],
      anchor: [`${first.what.text}は${one}、また${second.what.text}は${two}となっています。`],
      loud: [`${first.what.text}、${one}！そして${second.what.text}、${two}。`],
      calm: [`${first.what.text}は${one}。そのそばに、${beside(second.what, two)}。`],
    };
  },
  countedPair: ({ first, second }) => {
    const one = many(first.value, first.what);
    const two = many(second.value, second.what);
    return {
      any: [
        `${first.what.text}${one}、${second.what.text}${two}です。`,
        `${first.what.text}が${one}、${second.what.text}が${two}。`,
        `${first.what.text}は${one}、${second.what.text}は${two}です。`,
        `では${first.what.text}は？${one}です。${second.what.text}は${two}。`,
      ],
      anchor: [`${first.what.text}は${one}、また${second.what.text}は${two}でした。`],
      poster: [`${first.what.text}、${one}。${second.what.text}、${two}。`],
    };
  },
  meanings: MEANINGS_JA,
};

import type { FigurePhrases } from '../phrasebook/figures.phrases';
import { counting, grows, moving, within } from './grammar.zh';
import { MEANINGS_ZH } from './meanings.zh';

/** Figures that stand for themselves, in Chinese. */
export const FIGURES_ZH: FigurePhrases = {
  single: ({ what, value }) => ({
    any: [
      `${what.text}：${value.ref}。`,
      `${what.text}是${value.ref}。`,
      `${what.text}呢？${value.ref}。`,
      `再看${what.text}，${value.ref}。`,
      `${value.ref}，这是${what.text}。`,
      `说到${what.text}，${value.ref}。`,
    ],
    poster: [`${what.text}。${value.ref}。`, `${value.ref}。${what.text}。`],
    desk: [`${what.text}，${value.ref}。`, `${what.text}报${value.ref}。`],
    anchor: [
      `${what.text}为${value.ref}。`,
      `数据显示，${what.text}为${value.ref}。`,
      `${what.text}一项，${value.ref}。`,
    ],
    loud: [`${what.text}？${value.ref}！`],
    calm: [`${what.text}，${value.ref}。`, `往下看，${what.text}是${value.ref}。`, `${value.ref}。这是${what.text}。`],
  }),
  counted: ({ value, noun }) => {
    const sum = counting(value, noun);
    return {
      any: [
        `共${sum}。`,
        `有${sum}。`,
        `${noun.text}呢？${value.ref}。`,
        `${noun.text}：${value.ref}。`,
        `还有${sum}。`,
        `数一数，${sum}。`,
      ],
      poster: [`${noun.text}。${value.ref}。`, `${sum}。`],
      desk: [`${noun.text}，${value.ref}。`],
      anchor: [`统计为${sum}。`, `此外，${sum}。`],
      loud: [`足足${sum}！`],
      calm: [`这里有${sum}。`],
    };
  },
  none: ({ noun }) => ({
    any: [
      `没有${noun.text}。`,
      `${noun.text}：零。`,
      `${noun.text}呢？没有。`,
      `${noun.text}，完全没有。`,
      `不见${noun.text}。`,
    ],
  }),
  describing: ({ what, value }) => ({
    any: [
      `${value.ref}${what.text}。`,
      `${what.text}：${value.ref}。`,
      `${what.text}的有多少？${value.ref}。`,
      `${what.text}的是${value.ref}。`,
    ],
    poster: [`${what.text}。${value.ref}。`],
    desk: [`${what.text}，${value.ref}。`],
  }),
  movement: ({ amount, what, way, window }) => {
    const span = within(window);
    return {
      any: [
        `${moving(what)}${span}${grows(way, what)}${amount.size}。`,
        `${span}${grows(way, what)}${amount.size}：${moving(what)}。`,
        `${moving(what)}呢？${span}${grows(way, what)}${amount.size}。`,
        `${moving(what)}，${grows(way, what)}了${amount.size}。`,
      ],
      poster: [`${moving(what)}。${grows(way, what)}${amount.size}。`],
      desk: [`${moving(what)}${way === 'up' ? '走高' : '走低'}，${amount.size}。`],
      anchor: [`数据显示，${moving(what)}${span}${grows(way, what)}${amount.size}。`],
    };
  },
  unmoved: ({ what }) => ({
    any: [`${what.text}没有变化。`, `没有变化的还有${what.text}。`, `${what.text}，原地不动。`],
  }),
  pair: ({ first, second }) => {
    const [a, b] = [first.what.text, second.what.text];
    const [one, two] = [first.value.ref, second.value.ref];
    return {
      any: [
        `${a}${one}，${b}${two}。`,
        `${a}是${one}，${b}是${two}。`,
        `${a}：${one}；${b}：${two}。`,
        `${a}呢？${one}。${b}，${two}。`,
        `先看${a}，${one}；再看${b}，${two}。`,
      ],
      poster: [`${a}${one}。${b}${two}。`],
      desk: [`${a}，${one}；${b}，${two}。`],
      anchor: [`${a}为${one}，${b}为${two}。`],
      loud: [`${a}${one}，${b}${two}！`],
      calm: [`${a}，${one}。旁边是${b}，${two}。`],
    };
  },
  countedPair: ({ first, second }) => {
    const one = counting(first.value, first.what);
    const two = counting(second.value, second.what);
    return {
      any: [
        `${one}，${two}。`,
        `共${one}，外加${two}。`,
        `${first.what.text}：${first.value.ref}。${second.what.text}：${second.value.ref}。`,
        `${first.what.text}呢？${first.value.ref}。还有${two}。`,
      ],
      anchor: [`统计显示，有${one}，以及${two}。`],
      poster: [`${one}。${two}。`],
    };
  },
  meanings: MEANINGS_ZH,
};

import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { grows, moving, within } from './grammar.zh';

/** Contrasts, parts and movements in Chinese. */
export const CONTRAST_ZH: ContrastPhrases = {
  otherSide: ({ who, amount, prescribed, out }) => {
    const name = who?.ref ?? '另一边';
    const sum = prescribed ? amount : `${out ? '净流出' : '净流入'}${amount}`;
    return {
      any: [
        `${name}正相反：${sum}。`,
        `${name}呢？${sum}。`,
        `反方向的是${name}，${sum}。`,
        `另一边，${name}，${sum}。`,
      ],
      poster: [`${name}？${sum}。`, `${name}，相反。${sum}。`, `对面，${name}：${sum}。`],
      desk: [`${name}，${sum}。`, `对手方${name}：${sum}。`],
      anchor: [`与此同时，${name}则是${sum}。`, `${name}方向相反，${sum}。`, `另一侧，${name}录得${sum}。`],
      loud: [`${name}？反着来！${sum}。`, `擂台另一角，${name}：${sum}！`],
      calm: [`${name}走的是另一条路，${sum}。`, `而在${name}那边，${sum}。`],
    };
  },
  poolParts: ({ borrowers, rewards, most }) => ({
    any: [
      `其中${borrowers.ref}来自借款人，${rewards.ref}是奖励。`,
      `谁在付钱？借款人付${borrowers.ref}，奖励补${rewards.ref}。`,
      most && `大头由借款人支付：${borrowers.ref}。`,
      `借款人付出${borrowers.ref}，其余是奖励。`,
    ],
    poster: [`借款人付${borrowers.ref}。奖励${rewards.ref}。`, `利息${borrowers.ref}，奖励${rewards.ref}。`],
    desk: [`基础${borrowers.ref}，奖励${rewards.ref}。`, `基础利率${borrowers.ref}；激励${rewards.ref}。`],
    anchor: [
      most && `这并非补贴堆出来的：${borrowers.ref}由借款人支付。`,
      `借款人贡献${borrowers.ref}，奖励贡献${rewards.ref}。`,
    ],
    loud: [`借款人付${borrowers.ref}，再加奖励${rewards.ref}！`],
    calm: [`${borrowers.ref}出自借款人，${rewards.ref}出自奖励。`],
  }),
  moved: ({ amount, way, what, window }) => {
    const span = within(window);
    return {
      any: [
        `${span}${grows(way, what)}了${amount.size}。`,
        `${moving(what)}${span}${grows(way, what)}${amount.size}。`,
        `往哪边走？${span}${grows(way, what)}${amount.size}。`,
        window !== '' && `${window}，${grows(way, what)}${amount.size}。`,
      ],
      poster: [
        `${moving(what)}，${grows(way, what)}${amount.size}。`,
        window !== '' && `${window}。${grows(way, what)}${amount.size}。`,
      ],
      desk: [
        `${moving(what)}${way === 'up' ? '走高' : '走低'}，${amount.size}。`,
        `${span}${grows(way, what)}${amount.size}。`,
      ],
      anchor: [
        `${moving(what)}${span}${grows(way, what)}了${amount.size}。`,
        window !== '' && `过去${window}，${moving(what)}${grows(way, what)}${amount.size}。`,
      ],
      loud: [`${span}${grows(way, what)}${amount.size}！`],
      calm: [`${span}，慢慢${grows(way, what)}了${amount.size}。`],
    };
  },
  movedTo: ({ amount, way, what, value, window }) => {
    const span = within(window);
    return {
      any: [
        `${moving(what)}${grows(way, what)}${amount.size}，来到${value.ref}。`,
        `${moving(what)}${value.ref}，${span}${grows(way, what)}${amount.size}。`,
        `${grows(way, what)}${amount.size}之后，${moving(what)}是${value.ref}。`,
      ],
      poster: [
        `${moving(what)}：${value.ref}。${grows(way, what)}${amount.size}。`,
        `${value.ref}。${moving(what)}${grows(way, what)}${amount.size}。`,
      ],
      desk: [
        `${moving(what)}${value.ref}，${grows(way, what)}${amount.size}。`,
        `${moving(what)}${way === 'up' ? '走高' : '走低'}，报${value.ref}。`,
      ],
      anchor: [
        `${moving(what)}为${value.ref}，${span}${grows(way, what)}${amount.size}。`,
        `${moving(what)}${span}${grows(way, what)}${amount.size}，达到${value.ref}。`,
      ],
      loud: [`${moving(what)}${grows(way, what)}${amount.size}！现在${value.ref}。`],
      calm: [`${moving(what)}，${grows(way, what)}${amount.size}，如今${value.ref}。`],
    };
  },
  unmoved: ({ what, window }) => ({
    any: [
      `${what.text}${within(window)}没有变化。`,
      `没有变化的是${what.text}。`,
      `${what.text}${within(window)}原地不动。`,
    ],
  }),
};

import type { ContrastPhrases } from '../phrasebook/contrast.phrases';
import { grows, moving, pastText, reaches, within } from './grammar.zh';

/** Contrasts, parts and movements in Chinese. */
export const CONTRAST_ZH: ContrastPhrases = {
  opening: ({ what, value }) => `${what.text}：${value.ref}。`,
  benchmark: ({ value, other, more, rate }) => {
    const who = other.text;
    const pays = rate ? '收益率' : '';
    return {
      any: [
        `${who}呢？${value.ref}。`,
        `${who}${rate ? '只看收益，' : ''}是${value.ref}。`,
        `比${who}${more ? '高' : '低'}，后者${value.ref}。`,
        `相比之下，${who}是${value.ref}。`,
      ],
      poster: [`${who}：${value.ref}。`, `对面，${who}。${value.ref}。`],
      desk: [`${who}，${value.ref}。`, `对比${who}的${value.ref}。`, `${who}${more ? '在后' : '在前'}，${value.ref}。`],
      anchor: [
        `作为对照，${who}${pays}为${value.ref}。`,
        `这${more ? '高于' : '低于'}${who}的${value.ref}。`,
        `同期，${who}${pays}是${value.ref}。`,
      ],
      loud: [
        `${who}？${value.ref}！`,
        `另一边，${who}：${value.ref}！`,
        `${who}，${value.ref}，${more ? '被甩在身后' : '跑在前面'}！`,
      ],
      calm: [`而${who}，是${value.ref}。`, `旁边的${who}，${value.ref}。`, `另一处，${who}，${value.ref}。`],
    };
  },
  level: ({ value, other }) => ({
    any: [
      `和${other.text}一样，${value.ref}。`,
      `${other.text}也是${value.ref}。`,
      `与${other.text}持平：${value.ref}。`,
    ],
  }),
  target: ({ value, goal, more, towards }) => ({
    any: [
      towards && `目前${towards.value.ref}，${goal.text}是${value.ref}。`,
      towards && `${goal.text}${value.ref}，已到${towards.value.ref}。`,
      `${more ? '超过' : '低于'}${goal.text}的${value.ref}。`,
      `${goal.text}呢？${value.ref}。`,
      `${goal.text}定在${value.ref}。`,
      `比${goal.text}${more ? '高' : '低'}：${value.ref}。`,
    ],
    poster: [`${goal.text}：${value.ref}。`],
    desk: [`${more ? '超' : '不及'}${goal.text}，${value.ref}。`],
    anchor: [`${goal.text}设定为${value.ref}。`],
  }),
  met: ({ value, goal }) => ({
    any: [
      `正好是${goal.text}：${value.ref}。`,
      `${goal.text}${value.ref}，达成。`,
      `${value.ref}，不多不少，正是${goal.text}。`,
    ],
  }),
  before: ({ was, past, way }) => {
    const when = pastText(past);
    const moves = way === 'up' ? '升' : '降';
    return {
      any: [
        `${when}是${was.ref}。`,
        `${when}呢？${was.ref}。`,
        `${when}还是${was.ref}。`,
        way !== 'flat' && `从${was.ref}${moves}到这里。`,
      ],
      poster: [`${when}：${was.ref}。`, `${when}，${was.ref}。`],
      desk: [`前值${was.ref}。`, `${when}报${was.ref}。`],
      anchor: [
        `${when}这一数字为${was.ref}。`,
        `与${when}的${was.ref}相比，${way === 'flat' ? '没有变化' : way === 'up' ? '有所上升' : '有所下降'}。`,
      ],
      loud: [`${when}？${was.ref}！`, `对比${when}：${was.ref}！`],
      calm: [`${when}，是${was.ref}。`, `往回看，${when}${was.ref}。`],
    };
  },
  fromTo: ({ now, was, what, past, way }) => {
    const when = pastText(past);
    const verb = way === 'flat' ? '仍是' : reaches(what, way === 'up');
    return {
      any: [
        `${what.text}从${was.ref}${way === 'flat' ? '起没有变化，' : verb}${now.ref}。`,
        `${what.text}${now.ref}，${when}是${was.ref}。`,
        `${when}${was.ref}，现在${what.text}${now.ref}。`,
      ],
      poster: [`${what.text}。${was.ref}，${now.ref}。`, `${now.ref}。${when}，${was.ref}。`],
      desk: [`${what.text}${now.ref}，前值${was.ref}。`],
      anchor: [`${what.text}为${now.ref}，${when}为${was.ref}。`],
      loud: [`${what.text}${verb}${now.ref}！${when}才看到${was.ref}。`],
      calm: [`${what.text}，从${was.ref}走到${now.ref}。`],
    };
  },
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
  parts: ({ largest, next, whole, half }) => {
    const [a, b] = [largest.what.text, next.what.text];
    return {
      any: [
        `最大的部分是${a}：${largest.value.ref}。`,
        `其中${a}${largest.value.ref}，${b}${next.value.ref}。`,
        half && `${whole ? whole.text : '其中'}一半以上是${a}：${largest.value.ref}。`,
        `都由什么构成？${a}居首，${largest.value.ref}。`,
        `${largest.value.ref}来自${a}。`,
      ],
      poster: [`${a}：${largest.value.ref}。${b}：${next.value.ref}。`],
      desk: [`${a}${largest.value.ref}，${b}${next.value.ref}。`],
      anchor: [`${a}占${largest.value.ref}，${b}占${next.value.ref}。`],
      loud: [`最大的一块，${a}，${largest.value.ref}！`],
      calm: [`最大的，是${a}。${largest.value.ref}。`],
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

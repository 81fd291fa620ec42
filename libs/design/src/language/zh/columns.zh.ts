import type { RowPhrases } from '../phrasebook/rows.phrases';
import { movement, onePeriod } from './grammar.zh';

type Columns = 'top' | 'below' | 'columnPeak' | 'wettest' | 'tie' | 'dry' | 'unmoved' | 'none';

/** Rows that are told for another column than the video's own. */
export const COLUMNS_ZH: Pick<RowPhrases, Columns> = {
  top: ({ who, value, what, again, way }) => {
    const sum = movement(way, value);
    if (again)
      return {
        any: [
          `${what.text}也是它第一：${sum}。`,
          `${what.text}呢？还是${who.ref}，${sum}。`,
          `${what.text}同样由${who.ref}领先，${sum}。`,
        ],
        poster: [`${what.text}也是，${sum}。`, `又是${who.ref}。${what.text}：${sum}。`],
        desk: [`${what.text}，仍是${who.ref}，${sum}。`],
        anchor: [
          `${who.ref}在${what.text}上同样居首，${sum}。`,
          `${what.text}方面，${who.ref}再居首位，${value.ref}。`,
        ],
      };
    return {
      any: [
        `论${what.text}，${who.ref}在前：${sum}。`,
        `那${what.text}呢？${who.ref}，${sum}。`,
        `${what.text}最高的是${who.ref}，${sum}。`,
        `换成${what.text}，领先的是${who.ref}，${sum}。`,
      ],
      poster: [`${what.text}：${who.ref}。${sum}。`],
      desk: [`${what.text}高点，${who.ref}，${sum}。`],
      anchor: [`按${what.text}排，${who.ref}居首，${sum}。`],
    };
  },
  below: ({ who, value, what }) => ({
    any: [
      `${what.text}只有${who.ref}为负：${value.ref}。`,
      `${what.text}里唯一低于零的，${who.ref}，${value.ref}。`,
      `谁在零以下？只有${who.ref}，${value.ref}。`,
    ],
    poster: [`只有${who.ref}在零以下。${value.ref}。`],
    desk: [`${what.text}仅${who.ref}为负，${value.ref}。`],
    anchor: [`${what.text}方面，唯有${who.ref}低于零：${value.ref}。`],
  }),
  columnPeak: ({ what, value, time }) => ({
    any: [
      `${what.text}的最高点在${time.ref}：${value.ref}。`,
      `那${what.text}呢？${time.ref}最高，${value.ref}。`,
      `${what.text}：最高${value.ref}，${time.ref}。`,
    ],
    poster: [`${what.text}：${value.ref}。${time.ref}。`],
    desk: [`${what.text}高点${value.ref}，${time.ref}。`],
    anchor: [`${what.text}在${time.ref}达到最高，为${value.ref}。`],
  }),
  wettest: ({ value, time, period }) => ({
    any: [
      `${time.at}雨最大，${value.ref}。`,
      `雨什么时候最大？${time.ref}，${value.ref}。`,
      `雨最多的${onePeriod(period)}是${time.ref}，${value.ref}。`,
      `降雨集中在${time.ref}：${value.ref}。`,
    ],
    poster: [`${time.ref}，降雨${value.ref}。`, `雨最多：${time.ref}。${value.ref}。`],
    desk: [`降雨高点${value.ref}，${time.ref}。`],
    anchor: [`降雨最强在${time.ref}，达${value.ref}。`],
  }),
  tie: ({ list, value }) => ({
    any: [
      `${list}打平，都是${value.ref}。`,
      `持平的是${list}：${value.ref}。`,
      `谁和谁打平？${list}，${value.ref}。`,
      `同样${value.ref}：${list}。`,
    ],
    poster: [`打平：${list}。${value.ref}。`],
    desk: [`${list}持平，${value.ref}。`],
    anchor: [`${list}不分高下，均为${value.ref}。`],
  }),
  dry: ({ list, only, period }) => {
    if (!only) return { any: [`${list}没有雨。`, `不下雨的是${list}。`, `哪些日子没雨？${list}。`, `无雨：${list}。`] };
    return {
      any: [
        `只有${only.ref}没有雨。`,
        `唯一无雨的${onePeriod(period)}：${only.ref}。`,
        `什么时候没雨？${only.ref}。`,
        `${only.at}，一滴雨也没有。`,
      ],
      poster: [`${only.ref}，无雨。`],
      desk: [`仅${only.ref}无雨。`],
      anchor: [`唯有${only.ref}没有降雨。`],
    };
  },
  unmoved: ({ list }) => ({
    any: [`${list}没有动。`, `没有变化的是${list}。`, `${list}呢？没有变化。`, `${list}，原地不动。`],
    poster: [`${list}：没有变化。`],
    desk: [`${list}持平。`],
    anchor: [`${list}未见变化。`],
  }),
  none: ({ list, what, several }) => ({
    any: [
      `${list}没有${what.text}。`,
      `没有${what.text}的是${list}。`,
      `${list}呢？没有${what.text}。`,
      `${what.text}：${list}${several ? '都' : ''}没有。`,
    ],
    desk: [`${list}，${what.text}为零。`],
    anchor: [`${list}${several ? '均' : ''}没有${what.text}记录。`],
  }),
};

import type { ScaleHabits } from '../../amounts/scale-habits';

/** Scales in Chinese. */
export const SCALES_ZH: ScaleHabits = {
  written: [
    { size: 1e12, short: '万亿', names: { other: '万亿' } },
    { size: 1e8, short: '亿', names: { other: '亿' } },
    { size: 1e4, short: '万', names: { other: '万' } },
  ],
  other: [{ size: 1e3, short: '千', names: { other: '千' } }],
  spellings: '',
};

import type { ScaleHabits } from '../../amounts/scale-habits';

/** Scales in Korean. */
export const SCALES_KO: ScaleHabits = {
  written: [
    { size: 1e12, short: '조', names: { other: '조 ' } },
    { size: 1e8, short: '억', names: { other: '억 ' } },
    { size: 1e4, short: '만', names: { other: '만 ' } },
  ],
  other: [{ size: 1e3, short: '천', names: { other: '천 ' } }],
  spellings: '',
};

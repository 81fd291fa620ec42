import type { ScaleHabits } from '../../amounts/scale-habits';

/** Scales in Japanese. */
export const SCALES_JA: ScaleHabits = {
  written: [
    { size: 1e12, short: '兆', names: { other: 'チョウ' } },
    { size: 1e8, short: '億', names: { other: 'オク' } },
    { size: 1e4, short: '万', names: { other: 'マン' } },
  ],
  other: [{ size: 1e3, short: '千', names: { other: 'セン' } }],
  spellings: '',
};

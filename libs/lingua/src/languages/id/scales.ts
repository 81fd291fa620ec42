import type { ScaleHabits } from '../../amounts/scale-habits';

/** Scales in Indonesian. */
export const SCALES_ID: ScaleHabits = {
  written: [
    { size: 1e12, short: 'triliun', names: { other: 'triliun' } },
    { size: 1e9, short: 'miliar', names: { other: 'miliar' } },
    { size: 1e6, short: 'juta', names: { other: 'juta' } },
  ],
  other: [{ size: 1e3, short: 'ribu', names: { other: 'ribu' } }],
  spellings: 'ribuan=1e3 jutaan=1e6 mlyr=1e9 mlr=1e9 biliun=1e9 trilyun=1e12 trl=1e12',
};

import type { ScaleHabits } from '../../amounts/scale-habits';

/** Scales in Turkish. */
export const SCALES_TR: ScaleHabits = {
  written: [
    { size: 1e12, short: 'trilyon', names: { other: 'trilyon' } },
    { size: 1e9, short: 'milyar', names: { other: 'milyar' } },
    { size: 1e6, short: 'milyon', names: { other: 'milyon' } },
  ],
  other: [{ size: 1e3, short: 'bin', names: { other: 'bin' } }],
  spellings: 'b=1e3 mn=1e6 mlyn=1e6 mr=1e9 mlr=1e9 mia=1e9 tn=1e12 trl=1e12',
};

import type { ScaleHabits } from '../../amounts/scale-habits';

/** Scales in English. */
export const SCALES_EN: ScaleHabits = {
  written: [
    { size: 1e12, short: 'T', names: { other: 'trillion' } },
    { size: 1e9, short: 'B', names: { other: 'billion' } },
    { size: 1e6, short: 'M', names: { other: 'million' } },
    { size: 1e3, short: 'K', names: { other: 'thousand' } },
  ],
  other: [
    { size: 1e7, short: 'crore', names: { other: 'crore' } },
    { size: 1e5, short: 'lakh', names: { other: 'lakh' } },
  ],
  spellings:
    'thousands=1e3 thou=1e3 lac=1e5 lakhs=1e5 crores=1e7 cr=1e7 millions=1e6 mil=1e6 mill=1e6 mm=1e6 billions=1e9 bil=1e9 trillions=1e12 tr=1e12 trn=1e12 quadrillion=1e15',
};

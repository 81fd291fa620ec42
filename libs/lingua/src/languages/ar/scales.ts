import type { ScaleHabits } from '../../amounts/scale-habits';

/** Scales in Arabic. */
export const SCALES_AR: ScaleHabits = {
  written: [
    { size: 1e12, short: 'تريليون', names: { few: 'تِريليونات', other: 'تِريليون' } },
    { size: 1e9, short: 'مليار', names: { few: 'مِليارات', other: 'مِليار' } },
    { size: 1e6, short: 'مليون', names: { few: 'مَلايين', other: 'مِليون' } },
  ],
  other: [{ size: 1e3, short: 'ألف', names: { few: 'آلاف', other: 'أَلف' } }],
  spellings: 'الف=1e3 آلاف=1e3 ألوف=1e3 بلايين=1e9 ترليونات=1e12 تريليونات=1e12',
};

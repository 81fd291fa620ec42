import type { ScaleHabits } from '../../amounts/scale-habits';

/** Scales in German. */
export const SCALES_DE: ScaleHabits = {
  written: [
    { size: 1e12, short: 'Bio', names: { one: 'Billion', other: 'Billionen' } },
    { size: 1e9, short: 'Mrd', names: { one: 'Milliarde', other: 'Milliarden' } },
    { size: 1e6, short: 'Mio', names: { one: 'Million', other: 'Millionen' } },
  ],
  other: [{ size: 1e3, short: 'Tsd', names: { other: 'Tausend' } }],
  spellings:
    't=1e3 tausende=1e3 mill=1e6 mill.=1e6 mrd=1e9 billiarde=1e15 billiarden=1e15 trillion=1e18 trillionen=1e18',
};

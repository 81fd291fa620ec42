import type { ScaleHabits } from '../../amounts/scale-habits';

/** Scales in Spanish. */
export const SCALES_ES: ScaleHabits = {
  written: [
    { size: 1e12, short: 'B', names: { one: 'billón', other: 'billones' } },
    { size: 1e6, short: 'M', names: { one: 'millón', other: 'millones' } },
  ],
  other: [
    { size: 1e9, short: 'mil M', names: { other: 'mil millones' } },
    { size: 1e3, short: 'mil', names: { other: 'mil' } },
  ],
  spellings:
    'miles=1e3 mill=1e6 mil_millones=1e9 miles_de_millones=1e9 millardo=1e9 millardos=1e9 mmill=1e9 trillón=1e18 trillones=1e18',
};

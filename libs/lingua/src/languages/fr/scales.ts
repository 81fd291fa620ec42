import type { ScaleHabits } from '../../amounts/scale-habits';

/** Scales in French. */
export const SCALES_FR: ScaleHabits = {
  written: [
    { size: 1e9, short: 'Md', names: { one: 'milliard', other: 'milliards' } },
    { size: 1e6, short: 'M', names: { one: 'million', other: 'millions' } },
  ],
  other: [
    { size: 1e12, short: 'billions', names: { one: 'billion', other: 'billions' } },
    { size: 1e3, short: 'k', names: { other: 'mille' } },
  ],
  spellings: 'millier=1e3 milliers=1e3 mln=1e6 mrds=1e9 mille_milliards=1e12 trillion=1e18 trillions=1e18',
};

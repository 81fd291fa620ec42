import type { ScaleHabits } from '../../amounts/scale-habits';

/** Scales in Italian. */
export const SCALES_IT: ScaleHabits = {
  written: [
    { size: 1e9, short: 'mld', names: { one: 'miliardo', many: 'miliardi', other: 'miliardi' } },
    { size: 1e6, short: 'mln', names: { one: 'milione', many: 'milioni', other: 'milioni' } },
  ],
  other: [
    { size: 1e12, short: 'mila mld', names: { one: 'mille miliardi', other: 'mila miliardi' } },
    { size: 1e3, short: 'mila', names: { one: 'mille', other: 'mila' } },
  ],
  spellings:
    'migliaia=1e3 mrd=1e9 mila_miliardi=1e12 mille_miliardi=1e12 bilione=1e12 bilioni=1e12 bln=1e12 trilione=1e18 trilioni=1e18',
};

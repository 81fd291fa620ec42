import type { ScaleHabits } from '../../amounts/scale-habits';

/** Scales in Brazilian Portuguese. */
export const SCALES_PT: ScaleHabits = {
  written: [
    { size: 1e12, short: 'tri', names: { one: 'trilhão', other: 'trilhões' } },
    { size: 1e9, short: 'bi', names: { one: 'bilhão', other: 'bilhões' } },
    { size: 1e6, short: 'mi', names: { one: 'milhão', other: 'milhões' } },
  ],
  other: [{ size: 1e3, short: 'mil', names: { other: 'mil' } }],
  spellings: 'milhares=1e3 mil_milhões=1e9 bilião=1e12 biliões=1e12',
};

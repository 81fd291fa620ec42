import type { ScaleHabits } from '../../amounts/scale-habits';

/** Scales in Hindi. */
export const SCALES_HI: ScaleHabits = {
  written: [
    { size: 1e12, short: 'लाख करोड़', names: { other: 'लाख करोड़' } },
    { size: 1e9, short: 'अरब', names: { other: 'अरब' } },
    { size: 1e7, short: 'करोड़', names: { other: 'करोड़' } },
    { size: 1e5, short: 'लाख', names: { other: 'लाख' } },
  ],
  other: [
    { size: 1e13, short: 'नील', names: { other: 'नील' } },
    { size: 1e11, short: 'खरब', names: { other: 'खरब' } },
    { size: 1e3, short: 'हज़ार', names: { other: 'हज़ार' } },
  ],
  spellings: 'हज़ार_करोड़=1e10 लाख_करोड़=1e12 क॰=1e7 अ॰=1e9 ख॰=1e11 नील=1e13 lakh=1e5 crore=1e7 cr=1e7',
};

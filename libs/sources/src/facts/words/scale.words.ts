import { wordTable } from './word-table';

/** Scales that the name of a field may end on: `valueUsdMillions`, `umsatzMioEuro`. */
export const NAME_SCALES = new Set(
  'thousand thousands million millions billion billions trillion trillions mio mrd mn bn mln tsd lakh crore millones millionen milliarden milliards miliardi milhões'.split(
    ' ',
  ),
);

/** Words and letters that scale the digits before them, or the figures below a heading. */
export const SCALES = wordTable<number>({
  k: 1e3,
  '000': 1e3,
  '000s': 1e3,
  tsd: 1e3,
  mil: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  millones: 1e6,
  milhões: 1e6,
  millionen: 1e6,
  b: 1e9,
  bn: 1e9,
  md: 1e9,
  mrd: 1e9,
  billion: 1e9,
  billions: 1e9,
  milliarden: 1e9,
  milliards: 1e9,
  miliardi: 1e9,
  t: 1e12,
  tn: 1e12,
  trillion: 1e12,
  trillions: 1e12,
  mln: 1e6,
  lakh: 1e5,
  लाख: 1e5,
  crore: 1e7,
  करोड़: 1e7,
  千: 1e3,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  億: 1e8,
  亿: 1e8,
  억: 1e8,
  兆: 1e12,
});

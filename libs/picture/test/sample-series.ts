/** Deposits of fourteen days, millions of dollars. */
export const SERIES = [
  368.2, 374.9, 371.1, 379.6, 386.4, 383.2, 380.6, 388.9, 394.0, 391.2, 398.8, 404.1, 408.0, 412.6,
] as const;

/** Pools with what they paid a year ago and pay now, percent a year. */
export const POOLS = ['Dollar coin', 'Dai', 'Wrapped ether', 'Staked ether'] as const;
export const PAID = [
  [4.9, 6.84],
  [6.2, 4.75],
  [2.1, 2.65],
  [3.3, 5.4],
] as const;

/** What moved the deposits of a month from the first day of `SERIES` to its last, millions of dollars. */
export const MOVES = [
  ['New deposits', 61.3],
  ['Withdrawals', -24.8],
  ['Interest', 7.9],
] as const;

type Candle = readonly [open: number, high: number, low: number, close: number];

/** Two dozen hours of a price, dollars: each opens where the one before has closed. */
export const CANDLES: readonly Candle[] = Array.from({ length: 24 }, (_, hour): Candle => {
  const open = closeAt(hour - 1);
  const close = closeAt(hour);
  const reach = 6 + ((hour * 7) % 5) * 3;
  return [open, Math.max(open, close) + reach, Math.min(open, close) - reach * 0.8, close].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
});

/** Keys of one candle's figures: open, high, low, close. */
export function candleKeys(index: number): [string, string, string, string] {
  return [`eth/${index}/o`, `eth/${index}/h`, `eth/${index}/l`, `eth/${index}/c`];
}

function closeAt(hour: number): number {
  return Math.round(4120 + hour * 4.7 + Math.sin(hour * 0.8) * 34 + Math.sin(hour * 2.3) * 12);
}

import { expireLots, type Lot, takeFirstExpiring, takesLeft } from './expiring-credits';

const day = (n: number) => new Date(Date.UTC(2026, 0, n));
const lot = (transactionId: string, expires: number, unspent: number): Lot => ({
  transactionId,
  expiresAt: day(expires),
  unspent,
});

describe('expiring credits', () => {
  it('are spent first, earliest expiry first', () => {
    const lots = [lot('late', 9, 50), lot('soon', 2, 30)];
    expect(takeFirstExpiring(lots, 60)).toEqual([
      { deposit: 'soon', credits: 30 },
      { deposit: 'late', credits: 30 },
    ]);
    expect(lots.map(({ unspent }) => unspent)).toEqual([20, 0]);
  });

  it('leave the rest to be paid by credits that never expire', () => {
    expect(takeFirstExpiring([lot('a', 2, 10)], 25)).toEqual([{ deposit: 'a', credits: 10 }]);
    expect(takeFirstExpiring([], 25)).toEqual([]);
  });

  it('are spent in the same order however they were read', () => {
    const lots = [lot('b', 2, 5), lot('a', 2, 5)];
    expect(takeFirstExpiring(lots, 5)).toEqual([{ deposit: 'a', credits: 5 }]);
  });

  it.each([
    [0, 30, 20],
    [10, 20, 20],
    [30, 0, 20],
    [35, 0, 15],
    [50, 0, 0],
    [70, 0, 0],
  ])('after a charge of %i give %i back to the earliest and %i to the later', (captured, soon, late) => {
    const takes = [
      { deposit: 'soon', credits: 30 },
      { deposit: 'late', credits: 20 },
    ];
    const left = takesLeft(takes, captured);
    expect(left).toEqual(
      [
        { deposit: 'soon', credits: soon },
        { deposit: 'late', credits: late },
      ].filter(({ credits }) => credits > 0),
    );
  });

  it('expire at their time, not before', () => {
    const lots = [lot('due', 2, 30), lot('spent', 2, 0), lot('open', 3, 5)];
    expect(expireLots(lots, day(2))).toEqual([{ deposit: 'due', credits: 30 }]);
    expect(expireLots(lots, day(2))).toEqual([]);
    expect(lots[2]?.unspent).toBe(5);
  });
});

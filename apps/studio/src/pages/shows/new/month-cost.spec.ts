import { monthCost } from './month-cost';

describe('what a show costs in a month', () => {
  it('is an episode for every check', () => {
    expect(monthCost({ cadence: 'weekly mon 9am', policy: 'hold' }, 250)).toEqual({ runs: 4, credits: 1000 });
  });

  it('is one episode a day under a digest, and the checks beside it', () => {
    expect(monthCost({ cadence: 'every 6h', policy: 'digest' }, 250)).toEqual({ runs: 122, credits: 7592 });
  });

  it('is not told for a cadence that nobody can read', () => {
    expect(monthCost({ cadence: 'sometimes', policy: 'hold' }, 250)).toBeNull();
  });
});

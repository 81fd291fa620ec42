import { mostOf, usedOf } from './limit-words';

describe('a limit in words', () => {
  it.each([
    [{ most: 120, unit: 'requests', perSeconds: 60 }, '120 requests in 60 seconds'],
    [{ most: 250_000_000, unit: 'bytes', perSeconds: null }, '250 MB'],
    [{ most: 50, unit: 'usd', perSeconds: 86_400 }, '$50.00 a day'],
    [{ most: 1, unit: 'days', perSeconds: null }, '1 day'],
    [{ most: null, unit: 'days', perSeconds: null }, 'For ever'],
    [{ most: null, unit: 'versions', perSeconds: null }, 'All'],
  ] as const)('%j is %s', (limit, said) => {
    expect(mostOf(limit)).toBe(said);
  });

  it('says what is used, and nothing where nothing is counted', () => {
    expect(usedOf({ used: 3, unit: 'webhooks' })).toBe('3 webhooks');
    expect(usedOf({ used: null, unit: 'facts' })).toBe('');
  });
});

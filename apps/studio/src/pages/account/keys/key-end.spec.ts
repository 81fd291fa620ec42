import { endIn, endOf } from './key-end';

const NOW = Date.parse('2026-11-29T12:00:00Z');

describe('the end of a key', () => {
  it.each([
    [null, 'never', 'Never'],
    ['2027-11-29T12:00:00Z', 'later', '29 Nov 2027'],
    ['2026-12-02T12:00:00Z', 'soon', '2 Dec 2026'],
    ['2026-11-29T12:00:00Z', 'ended', 'Has ended'],
  ] as const)('%s is %s', (expiresAt, state, label) => {
    expect(endOf({ expiresAt }, NOW)).toEqual({ state, label });
  });

  it('is as many days ahead as were chosen, or nowhere', () => {
    expect(endIn('30', NOW)).toBe('2026-12-29T12:00:00.000Z');
    expect(endIn('', NOW)).toBeUndefined();
  });
});

import { told } from './told';

describe('told', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');

  it.each([
    ['2026-11-22T11:59:40Z', 'now'],
    ['2026-11-22T11:18:00Z', '42 minutes ago'],
    ['2026-11-22T09:00:00Z', '3 hours ago'],
    ['2026-11-21T11:00:00Z', 'yesterday'],
    ['2026-11-03T12:00:00Z', '3 Nov'],
    ['2025-11-03T12:00:00Z', '3 Nov 2025'],
  ])('tells when %s was', (at, words) => {
    expect(told.when(at, now)).toBe(words);
  });

  it('tells sizes, lengths and languages in words', () => {
    expect([told.megabytes(4_812_330), told.seconds(3), told.language('pt'), told.count(45_000)]).toEqual([
      '4.8 MB',
      '3.0s',
      'Portuguese',
      '45,000',
    ]);
  });
});

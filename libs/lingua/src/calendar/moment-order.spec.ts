import { isSeries, momentOrder } from './moment-order';
import type { Moment } from './moment';
import { readMoment } from './moments';

function moments(...texts: string[]): Moment[] {
  return texts.map((text) => {
    const [moment] = readMoment(text);
    if (!moment) throw new Error(`${text} is no moment`);
    return moment;
  });
}

function order(first: string, second: string): number | null {
  const [a, b] = moments(first, second);
  return a && b ? momentOrder(a, b) : null;
}

describe('moments of one grain', () => {
  it.each([
    ['2025-12-31', '2026-01-01'],
    ['2025-12', '2026-01'],
    ['2025', '2026'],
    ['Q4 2025', 'Q1 2026'],
    ['H1 2026', 'H2 2026'],
    ['2025-W52', '2026-W01'],
    ['FY2025', 'FY2026'],
    ['Q4 FY25', 'Q1 FY26'],
    ['January', 'August'],
    ['Monday', 'Sunday'],
    ['9:30', '14:00'],
    ['2026-08-31T14:30:00+02:00', '2026-08-31T14:30:00Z'],
  ])('%s comes before %s', (first, second) => {
    expect(order(first, second)).toBeLessThan(0);
    expect(order(second, first)).toBeGreaterThan(0);
    expect(order(first, first)).toBe(0);
  });

  it.each([
    ['2026', '2026-08'],
    ['August', 'August 2026'],
    ['Q3 2026', 'Q3 FY26'],
    ['Monday', 'August'],
    ['2026-08-31T14:30:00', '2026-08-31T14:30:00Z'],
  ])('%s and %s cannot be compared', (first, second) => {
    expect(order(first, second)).toBeNull();
  });
});

describe('a series', () => {
  it.each([
    ['years', ['2023', '2024', '2025']],
    ['every tenth year, backward', ['2020', '2010', '2000']],
    ['months', ['2025-11', '2025-12', '2026-01']],
    ['months without a year, over the turn of the year', ['Nov', 'Dec', 'Jan', 'Feb']],
    ['month names of any language', ['Januar', 'Februar', 'März']],
    ['weekdays over the weekend', ['Fri', 'Sat', 'Sun', 'Mon']],
    ['quarters', ['Q3 2025', 'Q4 2025', 'Q1 2026']],
    ['weeks over the turn of the year', ['2026-W52', '2026-W53', '2027-W01']],
    ['days', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['workdays', ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01']],
    ['last days of months', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['firsts of months', ['2026-01-01', '2026-02-01', '2026-03-01']],
    ['hours', ['08:00', '09:00', '10:00']],
  ])('are %s', (_, texts) => {
    expect(isSeries(moments(...texts))).toBe(true);
    expect(isSeries(moments(...texts).toReversed())).toBe(true);
  });

  it.each([
    ['one moment', ['2026']],
    ['the same twice', ['2026', '2026']],
    ['uneven years', ['2020', '2021', '2025']],
    ['a turn back', ['2024', '2025', '2024']],
    ['mixed grains', ['2025', '2025-12']],
    ['months in disorder', ['Mar', 'Jan', 'Aug']],
    ['days in disorder', ['2026-01-05', '2026-03-01', '2026-02-11']],
  ])('are not %s', (_, texts) => {
    expect(isSeries(moments(...texts))).toBe(false);
  });
});

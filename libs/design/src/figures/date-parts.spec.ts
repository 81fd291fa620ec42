import { type Fact, type FactForm, readFacts } from '@app/facts';
import { datesOf, isOfClock, isOfDate } from './date-parts';

const [DATE] = readFacts({ asOf: '2026-01-01' }).facts;
const dateFact = (value: string | number, form: string = 'time'): Fact => ({
  ...(DATE as Fact),
  value,
  form: form as FactForm,
});
const NONE = { year: null, month: null, day: null, hour: null, minute: null };
const MOMENT = Date.UTC(2026, 8, 28, 14, 30);

describe('the readings of a date', () => {
  it.each<[string | number, string, Array<Array<number | null>>]>([
    ['2026', 'year', [[2026, null, null, null, null]]],
    ['2026-09', 'month', [[2026, 9, null, null, null]]],
    ['2026-09-28', 'day', [[2026, 9, 28, null, null]]],
    ['2026-09-28T14:30', 'time', [[2026, 9, 28, 14, 30]]],
    ['2026-09-28 14:30', 'time', [[2026, 9, 28, 14, 30]]],
    ['2026-09-28T14:30:00Z', 'time', [[2026, 9, 28, 14, 30]]],
    ['9:05', 'clock', [[null, null, null, 9, 5]]],
    ['9:05 pm', 'clock', [[null, null, null, 21, 5]]],
    ['11:59 PM', 'clock', [[null, null, null, 23, 59]]],
    ['12:05 pm', 'clock', [[null, null, null, 12, 5]]],
    ['12:05 a.m.', 'clock', [[null, null, null, 0, 5]]],
    ['14:30', 'clock', [[null, null, null, 14, 30]]],
    [1987, 'year', [[1987, null, null, null, null]]],
    [MOMENT / 1000, 'epoch', [[2026, 9, 28, 14, 30]]],
    [MOMENT, 'epoch-ms', [[2026, 9, 28, 14, 30]]],
    [9e20, 'epoch-ms', []],
    ['soon', 'day', []],
  ])('%s (%s) are %j', (value, unit, readings) => {
    const told = datesOf(dateFact(value, unit));
    expect(told.map(({ year, month, day, hour, minute }) => [year, month, day, hour, minute])).toEqual(readings);
  });

  it.each([
    ['2026-09-29T01:30:00+02:00', 28, 23],
    ['2026-09-29T21:30:00-0500', 30, 2],
    ['2026-09-29T01:30+02:00', 28, 23],
  ])('of %s are its own and that of UTC: the %d, %d o’clock', (value, day, hour) => {
    const [written, utc, ...others] = datesOf(dateFact(value));
    expect([written?.day, written?.hour]).toEqual([29, Number(value.slice(11, 13))]);
    expect([utc?.day, utc?.hour, utc?.minute]).toEqual([day, hour, 30]);
    expect(others).toEqual([]);
  });

  it('are its own alone where its offset is none', () => {
    expect(datesOf(dateFact('2026-09-29T01:30:00+99:99'))).toHaveLength(1);
  });

  it('are none of a number that is no date', () => {
    expect(datesOf({ ...dateFact(2026, 'year'), kind: 'count' })).toEqual([]);
  });
});

describe('numbers of a text and a date', () => {
  it.each<[number[], boolean]>([
    [[2026, 9, 28], true],
    [[28, 9, 26], true],
    [[9], true],
    [[2026, 9, 27], false],
    [[2025, 9, 28], false],
    [[28, 9, 25], false],
  ])('%j of the 28th of September 2026: %s', (parts, isIt) => {
    expect(isOfDate(parts, { ...NONE, year: 2026, month: 9, day: 28 })).toBe(isIt);
  });

  it('that name no year are not of the year nought', () => {
    expect(isOfDate([0], { ...NONE, month: 9, day: 28 })).toBe(false);
  });

  it.each<[number[], number | null, number | null, boolean]>([
    [[14, 30], 14, 30, true],
    [[2, 30], 14, 30, true],
    [[3, 30], 14, 30, false],
    [[14, 31], 14, 30, false],
    [[14], 14, 30, false],
    [[14], 14, 0, true],
    [[14], 14, null, true],
    [[12, 5], 0, 5, true],
    [[0, 5], 0, 5, true],
    [[12, 5], 12, 5, true],
    [[11, 5], 0, 5, false],
    [[], 14, 0, false],
    [[0, 0], null, null, false],
    [[12], null, 0, false],
  ])('%j of the time %d:%d: %s', (parts, hour, minute, isIt) => {
    expect(isOfClock(parts, { ...NONE, hour, minute })).toBe(isIt);
  });
});

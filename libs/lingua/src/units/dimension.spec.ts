import { factorTo, sameDimension } from './dimension';
import { unitById } from './unit-id';
import { UNIT_IDS } from './unit-names';
import type { Unit } from './unit';

function unit(id: string): Unit {
  const found = unitById(id);
  if (found === null) throw new Error(`${id} is no unit`);
  return found;
}

describe('dimensions', () => {
  it.each([
    ['kilometer', 'meter', 1000],
    ['hour', 'minute', 60],
    ['minute', 'hour', 1 / 60],
    ['mile', 'kilometer', 1.609344],
    ['kilowatt-hour', 'joule', 3_600_000],
    ['kilometer-per-hour', 'meter-per-second', 1 / 3.6],
    ['microgram-per-liter', 'milligram-per-liter', 0.001],
    ['milligram-per-cubic-meter', 'microgram-per-liter', 1],
    ['percent', 'permille', 10],
    ['part-per-1e6', 'percent', 0.0001],
    ['per-1000', 'per-100000', 100],
    ['liter-per-100-kilometer', 'liter-per-kilometer', 0.01],
    ['terabyte', 'gigabyte', 1000],
    ['gibibyte', 'byte', 1024 ** 3],
    ['EUR-per-kilowatt-hour', 'EUR-per-megawatt-hour', 1000],
    ['year', 'month', 12],
    ['pascal', 'newton-per-square-meter', 1],
    ['gram-per-kilogram', 'milligram-per-gram', 1],
  ])('%s is %s times %d', (from, to, factor) => {
    expect(factorTo(unit(from), unit(to))).toBeCloseTo(factor, 12);
  });

  it('sets nothing side by side that measures different things', () => {
    const pairs = [
      ['meter', 'hour'],
      ['EUR-per-kilowatt-hour', 'USD-per-kilowatt-hour'],
      ['percent', 'percentage-point'],
      ['watt', 'watt-hour'],
      ['tonne', 'tonne-co2e'],
      ['liter-per-100-kilometer', 'square-meter'],
      ['kilowatt-hour-per-100-kilometer', 'newton'],
    ] as const;
    for (const [one, other] of pairs) {
      expect(sameDimension(unit(one), unit(other))).toBe(false);
      expect(factorTo(unit(one), unit(other))).toBeNull();
    }
  });

  it('knows no factor between degrees that start at different points', () => {
    expect(sameDimension(unit('celsius'), unit('fahrenheit'))).toBe(true);
    expect(factorTo(unit('celsius'), unit('fahrenheit'))).toBeNull();
  });

  it('leads back from every unit to itself', () => {
    const units = UNIT_IDS.map((id) => unit(id));
    const base = new Map(units.map((each) => [each.dimension, each]));
    const wrong = units.filter((each) => {
      const other = base.get(each.dimension);
      if (other === undefined) return true;
      const [there, back] = [factorTo(each, other), factorTo(other, each)];
      return there !== null && back !== null && Math.abs(there * back - 1) > 1e-9;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

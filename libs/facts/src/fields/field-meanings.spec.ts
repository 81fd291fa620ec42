import { meaningOf, unknownMeanings } from '../fact-meaning';
import { readFacts } from '../read-facts';
import { earlierFields } from './earlier-fields';
import { checkMeanings, patternOf } from './field-meanings';

const factOf = (data: object, key: string, options: Parameters<typeof readFacts>[1]) =>
  readFacts(data, options).facts.find((fact) => fact.key === key);

describe('field meanings', () => {
  it('take a declaration over what would be inferred', () => {
    expect(factOf({ latency: 52 }, 'latency', { fields: { latency: { unit: 'ms', label: 'Wait' } } })).toMatchObject({
      kind: 'duration',
      unit: { id: 'millisecond' },
      label: 'Wait',
      reading: { sure: 'declared', rule: 'declared' },
    });
  });

  it('refuse what is not known and patterns that match nothing, each by its path', () => {
    const fields = {
      latency: { unit: 'furlongs of doubt' },
      prise: { currency: 'EUR' },
      'rows[].x': { currency: 'QQQ' },
    };
    const read = () => readFacts({ latency: 52, rows: [{ x: 1 }] }, { fields });
    expect(read).toThrow(
      expect.objectContaining({
        details: [
          { path: 'fields.latency.unit', message: 'furlongs of doubt is not a known unit' },
          { path: 'fields.rows[].x.currency', message: 'QQQ is not a known currency' },
          { path: 'fields.prise', message: 'matches no field of the data' },
        ],
      }) as Error,
    );
  });

  it('apply defaults where they match and leave the rest', () => {
    const defaults = { latency: { unit: 'ms' }, price: { currency: 'EUR' } };
    expect(factOf({ latency: 52 }, 'latency', { defaults })).toMatchObject({ unit: { id: 'millisecond' } });
    expect(factOf({ latency: 52 }, 'latency', { defaults, fields: { latency: { unit: 's' } } })).toMatchObject({
      unit: { id: 'second' },
    });
  });

  it('match names that hold what parts a path', () => {
    const data = {
      rows: [
        { name: 'A', 'Prop. share': 4 },
        { name: 'B', 'Prop. share': 6 },
      ],
    };
    expect(factOf(data, 'rows/1/Prop. share', { fields: { 'Prop. share': { unit: '%' } } })).toMatchObject({
      kind: 'percent',
    });
  });

  it('check declarations for data to come without asking that they match', () => {
    expect(() => checkMeanings({ price: { currency: 'EUR' } })).not.toThrow();
    expect(() => checkMeanings({ price: { role: 'boss' as never } })).toThrow(/role/);
  });

  it('write the pattern of a path', () => {
    expect(patternOf(['rows', '3', 'price'])).toBe('rows[].price');
    expect(patternOf(['price'])).toBe('price');
    expect(patternOf(['rows', '0'])).toBe('rows[]');
  });

  it('declare a value at the last look as they declare the figure itself', () => {
    const fields = earlierFields({ 'rows[].draw': { unit: 'kWh', label: 'Draw' } });
    expect(fields).toMatchObject({
      'rows[].draw': { label: 'Draw' },
      'rows[].previousDraw': { unit: 'kWh', role: 'previous' },
      'rows[].previousDayDraw': { unit: 'kWh', role: 'previous' },
    });
    expect(fields['rows[].previousDraw']).not.toHaveProperty('label');
    const { comparisons } = readFacts(
      { draw: 12, previousDraw: 14 },
      { defaults: earlierFields({ draw: { unit: 'kWh' } }) },
    );
    expect(comparisons).toMatchObject([{ role: 'previous', subject: 'draw', other: 'previousDraw' }]);
  });
});

describe('the meaning of facts', () => {
  it('says of each fact how it was read and what it is compared with', () => {
    const meaning = meaningOf(readFacts({ priceUsd: 4, previousPriceUsd: 3 }));
    expect(meaning[0]).toMatchObject({
      key: 'priceUsd',
      pattern: 'priceUsd',
      reading: 'currency 4 USD',
      sure: 'stated',
      currency: 'USD',
      comparedWith: [{ key: 'previousPriceUsd', as: 'previous' }],
    });
  });

  it('names each undecided field once, with what it may be', () => {
    const row = (m: number) => ({ name: `Runner ${m}`, m });
    const meaning = meaningOf(readFacts({ rows: [row(4), row(7), row(9)] }));
    const unknown = meaning.filter(({ sure }) => sure === 'unknown');
    expect(unknownMeanings(meaning)).toHaveLength(unknown.length > 0 ? 1 : 0);
  });
});

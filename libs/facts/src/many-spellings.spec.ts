import { LANGUAGE_CODES, type Unit, unitById, unitName } from '@app/lingua';
import type { Fact } from './fact';
import { readFacts } from './read-facts';

/** What is measured, in one word of a key, and its unit with the symbols that keys and headings write for it. */
const MEASURED: ReadonlyArray<[noun: string, id: string, symbols: string]> = [
  ['wait', 'minute', 'min'],
  ['delay', 'second', 'sec s'],
  ['latency', 'millisecond', 'ms'],
  ['duration', 'hour', 'h'],
  ['tenure', 'year', 'yr'],
  ['stay', 'day', 'd'],
  ['distance', 'kilometer', 'km'],
  ['distance', 'mile', 'mi'],
  ['height', 'meter', 'm'],
  ['height', 'foot', 'ft'],
  ['thickness', 'millimeter', 'mm'],
  ['width', 'centimeter', 'cm'],
  ['weight', 'kilogram', 'kg'],
  ['weight', 'pound', 'lb'],
  ['mass', 'gram', 'g'],
  ['dose', 'milligram', 'mg'],
  ['harvest', 'tonne', 't'],
  ['storage', 'liter', 'l'],
  ['storage', 'milliliter', 'ml'],
  ['storage', 'cubic-meter', 'm3 m³'],
  ['area', 'square-meter', 'm2 m² sqm'],
  ['area', 'square-kilometer', 'km2 km²'],
  ['area', 'hectare', 'ha'],
  ['area', 'acre', 'ac'],
  ['speed', 'kilometer-per-hour', 'km/h kmh'],
  ['speed', 'meter-per-second', 'm/s'],
  ['speed', 'mile-per-hour', 'mph'],
  ['speed', 'knot', 'kn'],
  ['energy', 'kilowatt-hour', 'kWh'],
  ['energy', 'megawatt-hour', 'MWh'],
  ['energy', 'gigawatt-hour', 'GWh'],
  ['energy', 'kilojoule', 'kJ'],
  ['energy', 'kilocalorie', 'kcal'],
  ['power', 'kilowatt', 'kW'],
  ['power', 'megawatt', 'MW'],
  ['power', 'watt', 'W'],
  ['power', 'horsepower', 'hp'],
  ['pressure', 'bar', 'bar'],
  ['pressure', 'hectopascal', 'hPa'],
  ['pressure', 'kilopascal', 'kPa'],
  ['pressure', 'pound-force-per-square-inch', 'psi'],
  ['temperature', 'celsius', '°C C'],
  ['temperature', 'fahrenheit', '°F F'],
  ['voltage', 'volt', 'V'],
  ['current', 'ampere', 'A'],
  ['frequency', 'gigahertz', 'GHz'],
  ['frequency', 'hertz', 'Hz'],
  ['noise', 'decibel', 'dB'],
  ['memory', 'gigabyte', 'GB'],
  ['memory', 'megabyte', 'MB'],
  ['throughput', 'megabit-per-second', 'Mbps Mbit/s'],
  ['consumption', 'liter-per-100-kilometer', 'l/100km'],
  ['consumption', 'kilowatt-hour-per-100-kilometer', 'kWh/100km'],
  ['nitrate', 'milligram-per-liter', 'mg/l mg/L'],
  ['glucose', 'milligram-per-deciliter', 'mg/dl'],
  ['cholesterol', 'millimole-per-liter', 'mmol/l'],
  ['dust', 'microgram-per-cubic-meter', 'µg/m³ ug/m3'],
  ['share', 'percent', '% pct'],
  ['uptime', 'percent', 'percent %'],
  ['gas', 'gwei', 'gwei'],
  ['throughput', 'teu', 'TEU'],
  ['intensity', 'gram-per-kilowatt-hour', 'g/kWh'],
];
const VALUE = 18.4;

/** Every way in which payloads write one figure, with where it then stands. */
function spellingsOf(noun: string, unit: Unit, symbols: readonly string[]): Array<{ data: object; key: string }> {
  const upper = noun.charAt(0).toUpperCase() + noun.slice(1);
  const word = unitName(unit, 'en', { count: 2, form: 'spoken' });
  const words = word.split(/[\s-]+/);
  const camel = words.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  const keys = [
    `${noun}${camel}`,
    `${noun}_${words.join('_')}`,
    `${noun}-${words.join('-')}`,
    `${upper} (${word})`,
    `${upper} ${word}`,
    `current${upper}${camel}`,
    `${noun}${camel}LastMonth`,
    `max_${noun}_${words.join('_')}`,
    `${upper} [${word}]`,
    `${noun.toUpperCase()}_${words.join('_').toUpperCase()}`,
    ...symbols.flatMap((symbol) => {
      const bare = symbol.replace(/[^\p{L}\p{N}%]+/gu, '_').replace(/^_|_$/g, '');
      return [
        `${noun}_${bare}`,
        `${upper} (${symbol})`,
        `${upper} [${symbol}]`,
        `${upper} in ${symbol}`,
        `avg_${noun}_${bare}`,
        `${noun}_${bare}_prev`,
        `last_year_${noun}_${bare}`,
      ];
    }),
  ];
  const texts = [
    ...symbols,
    word,
    ...LANGUAGE_CODES.map((language) => unitName(unit, language, { count: 2, form: 'display' })),
  ];
  return [
    ...keys.map((key) => ({ data: { [key]: VALUE }, key })),
    ...keys.slice(0, 14).map((key) => ({
      data: {
        rows: [
          { name: 'A', [key]: VALUE },
          { name: 'B', [key]: VALUE + 1 },
        ],
      },
      key,
    })),
    ...[...new Set(texts)].map((text) => ({ data: { [noun]: { value: VALUE, unit: text } }, key: 'value' })),
    ...symbols.map((symbol) => ({ data: { [noun]: `${VALUE} ${symbol}` }, key: noun })),
    { data: { metric: upper, value: VALUE, unit: symbols[0] }, key: 'value' },
  ];
}

const readingOf = (data: object, key: string): Fact => {
  const fact = readFacts(data).facts.find(({ path }) => path.at(-1) === key);
  if (!fact) throw new RangeError(`no fact ${key}`);
  return fact;
};

describe('one figure in many spellings', () => {
  const told = MEASURED.map(([noun, id, symbols]) => {
    const unit = unitById(id);
    if (!unit) throw new RangeError(`no unit ${id}`);
    const spellings = spellingsOf(noun, unit, symbols.split(' '));
    const read = spellings.map(({ data, key }) => ({ data, fact: readingOf(data, key) }));
    return { id, read };
  });

  it('is never read in another unit', () => {
    const wrong = told.flatMap(({ id, read }) =>
      read
        .filter(({ fact }) => fact.reading.sure !== 'unknown' && fact.unit !== null && fact.unit.id !== id)
        .map(({ data, fact }) => `${JSON.stringify(data)}: ${fact.unit?.id} for ${id}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is read in its unit, or left open, in thirty spellings and more', () => {
    const all = told.flatMap(({ id, read }) => read.map(({ fact }) => fact.unit?.id === id));
    const fewest = Math.min(...told.map(({ read }) => read.length));
    expect(told.length).toBeGreaterThanOrEqual(60);
    expect(fewest).toBeGreaterThanOrEqual(30);
    expect(all.filter(Boolean).length / all.length).toBeGreaterThan(0.85);
  });
});

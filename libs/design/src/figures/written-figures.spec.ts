import { type Fact, readFacts } from '@app/sources';
import { languages } from '../language/languages';
import { CURRENCY_CODES } from '../language/figures/number-habits';
import { checkFigures } from './check-figures';
import { figureTable } from './figure-table';
import { groundOf } from './ground';
import { groundText } from './ground-text';

const PACK = readFacts({ figure: 1 });
const UNITS = {
  duration: ['microseconds', 'milliseconds', 'seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'],
  measure: 'm km cm mm miles ft in kg g t lb oz l ml gal kwh mwh gwh kw mw ha m2 km2 mph kph mps w v a hz ghz mb gb tb'
    .split(' ')
    .concat('bps', 'pp', 'ppm', 'db', 'kcal'),
};
const AMOUNTS = [1, 2, 3, 42.18, 0.5, 950, 12_000, 150_000, 1_250_000, 41_200_000, 32_700_000_000, -1.5, -41_000_000];

const facts = (kind: Fact['kind'], unit: string | null, currency: string | null): Fact[] =>
  AMOUNTS.concat(1e18, 9.11e-31).flatMap((number, index) =>
    PACK.facts.map((fact) => ({
      ...fact,
      key: `${kind}-${unit}-${currency}-${index}`,
      kind,
      unit,
      currency,
      number,
      value: number,
      sign: Math.sign(number) as Fact['sign'],
      precision: String(number).split('.')[1]?.length ?? 0,
    })),
  );
const FACTS = [
  ...facts('count', null, null),
  ...facts('percent', null, null),
  ...facts('temperature', '°C', null),
  ...CURRENCY_CODES.flatMap((code) => facts('currency', null, code)),
  ...facts('currency', null, 'MAD'),
  ...UNITS.duration.flatMap((unit) => facts('duration', unit, null)),
  ...UNITS.measure.flatMap((unit) => facts('measure', unit, null)),
];

describe('figures that the service writes itself', () => {
  it.each(languages.map((language) => [language.code, language] as const))(
    'pass its gate, in every unit and currency: %s',
    (code, language) => {
      const ground = { ...groundOf(PACK, code), byKey: new Map(FACTS.map((fact) => [fact.key, fact])) };
      const figures = figureTable(ground.byKey.keys(), ground.byKey, language);
      expect(checkFigures({ figures }, ground).map(({ field, text }) => `${field} ${text}`)).toEqual([]);
    },
  );

  it.each([
    ['id', 'Harganya Rp41 juta.', { priceIdr: 41_000_000 }],
    ['fr', '41,2 M CHF de réserves.', { reservesChf: 41_200_000 }],
    ['en', 'p50 is 84, p95 is 212', { p50: 84, p95: 212 }],
    ['ar', 'p50 هو 84، وp95 هو 212', { p50: 84, p95: 212 }],
  ])('may be written in a script as they are: %s', (code, text, data) => {
    expect(groundText(text, readFacts(data), code)).toEqual([]);
  });
});

import { type Fact, readFacts } from '@app/facts';
import { CURRENCY_CODES, UNIT_IDS, unitById } from '@app/lingua';
import { languages } from '../language/languages';
import { checkFigures } from './check-figures';
import { figureTable } from './figure-table';
import { groundOf } from './ground';
import { groundText } from './ground-text';

const PACK = readFacts({ figure: 1 });
const AMOUNTS = [1, 2, 3, 42.18, 0.5, 950, 12_000, 150_000, 1_250_000, 41_200_000, 32_700_000_000, -1.5, -41_000_000];

const FEW = [1, 2, 42.18, 12_000, 1_250_000, -1.5];

const facts = (kind: Fact['kind'], id: string | null, currency: string | null, amounts = AMOUNTS): Fact[] =>
  amounts.concat(1e18, 9.11e-31).flatMap((number, index) =>
    PACK.facts.map((fact) => ({
      ...fact,
      key: `${kind}-${id}-${currency}-${index}`,
      kind,
      unit: id === null ? null : unitById(id),
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
  ...facts('temperature', 'celsius', null),
  ...CURRENCY_CODES.flatMap((code) => facts('currency', null, code, FEW)),
  ...['second', 'minute', 'hour', 'day', 'week', 'month', 'year'].flatMap((id) => facts('duration', id, null)),
  ...['EUR-per-kilowatt-hour', 'USD-per-barrel'].flatMap((id) => facts('currency', id, id.slice(0, 3), FEW)),
  ...UNIT_IDS.flatMap((id) => facts('measure', id, null, FEW)),
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
    ['en', 'It burns 6.4 liters per 100 km.', { fuelLPer100Km: 6.4 }],
    ['de', 'Er braucht 6,4 Liter auf 100 Kilometer.', { fuelLPer100Km: 6.4 }],
    ['fr', '68 200 livres sont sortis.', { books: 68_200 }],
    ['ar', 'p50 هو 84، وp95 هو 212', { p50: 84, p95: 212 }],
  ])('may be written in a script as they are: %s', (code, text, data) => {
    expect(groundText(text, readFacts(data), code)).toEqual([]);
  });
});

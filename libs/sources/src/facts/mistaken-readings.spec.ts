import type { Fact } from './fact';
import { readFacts } from './read-facts';

function fact(data: object, key: string): Fact | undefined {
  return readFacts(data).facts.find((candidate) => candidate.key === key);
}

describe('figures that are easily mistaken', () => {
  it.each<[string, object, string, object]>([
    ['cents', { revenueCents: 1822450, currency: 'USD' }, 'revenueCents', { number: 18224.5, label: 'Revenue' }],
    ['cents without a currency', { revenueCents: 1822450 }, 'revenueCents', { number: 1822450, currency: null }],
    [
      'the smallest unit of a payment service',
      { object: 'balance', pending: [{ amount: 240110, currency: 'usd' }] },
      'pending/0/amount',
      { number: 2401.1, currency: 'USD', precision: 2 },
    ],
    [
      'a currency without cents there',
      { object: 'charge', amount: 240110, currency: 'jpy' },
      'amount',
      { number: 240110, currency: 'JPY' },
    ],
    [
      'what nobody knows to be an amount there',
      { object: 'balance', currency: 'usd', source_types: { card: 240110 } },
      'source_types/card',
      { kind: 'code', number: null },
    ],
    ['millions', { valueUsdMillions: 1204.5 }, 'valueUsdMillions', { number: 1_204_500_000, label: 'Value' }],
    ['Mio Euro', { umsatzMioEuro: 84.2 }, 'umsatzMioEuro', { number: 84_200_000, currency: 'EUR', label: 'Umsatz' }],
    ['million tonnes', { cropMillionTonnes: 5.2 }, 'cropMillionTonnes', { number: 5_200_000, unit: 't' }],
    ['a rate per million', { casesPerMillion: 3 }, 'casesPerMillion', { number: 3 }],
    ['big blinds', { profitBb: -86.5, currency: 'USD' }, 'profitBb', { currency: null }],
    ['paid claims', { claimsPaid: 11021, currency: 'CHF' }, 'claimsPaid', { kind: 'count', currency: null }],
    ['a price per unit', { priceKWh: 0.3, currency: 'EUR' }, 'priceKWh', { kind: 'currency', label: 'Price kWh' }],
    ['averaged minutes', { avgHeadwayMin: 9.4 }, 'avgHeadwayMin', { unit: 'minutes', label: 'Average headway' }],
    ['a lowest temperature', { tempMin: 3 }, 'tempMin', { kind: 'temperature', label: 'Lowest temperature' }],
    ['month on month', { cpiMoM: -0.2 }, 'cpiMoM', { unit: null, label: 'CPI month on month' }],
    ['a moment', { nextReview: 1796083200 }, 'nextReview', { kind: 'date', unit: 'epoch' }],
    ['a day in digits', { lastUpdate: '20261121' }, 'lastUpdate', { kind: 'date', value: '2026-11-21' }],
    ['a day as a number', { updated: 20261121 }, 'updated', { kind: 'date', unit: 'day', value: '2026-11-21' }],
    ['the last year', { contractUntil: 2029 }, 'contractUntil', { kind: 'date', unit: 'year' }],
  ])('%s', (_, data, key, expected) => {
    expect(fact(data, key)).toMatchObject(expected);
  });

  it.each([
    { bib: 18221 },
    { season: 9 },
    { yearGroup: 9 },
    { barcode: '4006381333931' },
    { metadata: { count: 4 } },
    { currency: 'EUR' },
    { moneda: 'EUR' },
    { order: '#1001' },
  ])('tells nobody %j', (data) => {
    expect(readFacts(data).facts[0]).toMatchObject({ kind: 'code', number: null });
  });

  it('takes a currency by its name in other languages', () => {
    expect(fact({ moneda: 'EUR', precio: 112.4 }, 'precio')).toMatchObject({ currency: 'EUR' });
    expect(fact({ 通貨: 'JPY', 売上: 1824000 }, '売上')).toMatchObject({ currency: 'JPY' });
    expect(fact({ country: 'Chile', currency: 'Peso' }, 'currency')).toMatchObject({ kind: 'text' });
  });

  it.each<[string, object]>([
    ['a ratio of losses', { lossRatio: 0.71, combinedRatio: 0.97 }],
    ['games that were lost', { win: 611, loss: 480 }],
    ['a loss per share', { lossPerShare: -0.42 }],
    ['failures of changes', { changeFailureRate: 0.08 }],
    ['a sensitivity of an option', { delta: -0.41, gamma: 0.012 }],
  ])('takes %s for no movement', (_, data) => {
    expect(readFacts(data).changes).toEqual([]);
  });

  it('takes a growth on the quarter for a movement', () => {
    expect(readFacts({ gdpGrowthQoQPct: 0.3 }).changes).toMatchObject([{ key: 'gdpGrowthQoQPct' }]);
  });
});

import { readFacts } from '../read-facts';

function pairs(data: unknown): string[] {
  return readFacts(data).comparisons.map(({ role, subject, other }) => `${role} ${subject} < ${other}`);
}

describe('a goal with what was reached and what is left', () => {
  it.each<[spelling: string, data: unknown, pair: string]>([
    [
      'an appeal among other amounts',
      { 'Target (£)': 250000, 'Raised so far (£)': 218640, 'Still needed (£)': 31360, 'Fee (£)': 28, 'Costs (£)': 900 },
      'target Raised so far (£) < Target (£)',
    ],
    [
      'other words',
      { goal: 250000, pledged: 218640, shortfall: 31360, donors: 3412, pages: 88 },
      'target pledged < goal',
    ],
    ['a budget', { budget: 500, spent: 320, remaining: 180, invoices: 12 }, 'target spent < budget'],
    ['a capacity', { capacity: 500, used: 320, free: 180, racks: 12 }, 'benchmark used < capacity'],
    ['beds', { beds: 400, occupied: 371, available: 29, wards: 12 }, 'benchmark occupied < beds'],
    ['a quota', { quota_t: 500, landed_t: 320, balance_t: 180, ice_t: 3 }, 'benchmark landed_t < quota_t'],
    [
      'an object below',
      { goalEur: 5000, soFar: { raisedEur: 3200, missingEur: 1800, feesEur: 40 } },
      'target soFar/raisedEur < goalEur',
    ],
    ['German', { Ziel: 5000, Gesammelt: 3214, Fehlbetrag: 1786, Spender: 88 }, 'target Gesammelt < Ziel'],
    ['French', { objectif: 5000, collecté: 3214, manque: 1786, donateurs: 88 }, 'target collecté < objectif'],
    ['Spanish', { objetivo: 5000, recaudado: 3214, faltante: 1786, donantes: 88 }, 'target recaudado < objetivo'],
    ['Portuguese', { meta: 5000, arrecadado: 3214, faltam: 1786, doadores: 88 }, 'target arrecadado < meta'],
    ['Turkish', { hedef: 5000, toplanan: 3214, kalan: 1786, bağışçı: 88 }, 'target toplanan < hedef'],
    ['Japanese', { 目標: 5000, 集まった額: 3214, 残り: 1786, 人数: 88 }, 'target 集まった額 < 目標'],
    [
      'each row',
      { rows: [{ team: 'A', target: 90, sold: 61, left: 29, visits: 8 }] },
      'target rows/0/sold < rows/0/target',
    ],
  ])('is set against what was reached: %s', (_, data, pair) => {
    expect(pairs(data)).toContain(pair);
  });

  it('takes last year of the same day for the earlier value, and not what last year ended with', () => {
    const data = {
      'Target (£)': 250000,
      'Raised (£)': 218640,
      'Still needed (£)': 31360,
      'Last year, same day (£)': 196200,
      'Last year, final (£)': 241300,
    };
    expect(readFacts(data).comparisons).toEqual([
      expect.objectContaining({ role: 'target', subject: 'Raised (£)', other: 'Target (£)' }),
      expect.objectContaining({
        role: 'previous',
        subject: 'Raised (£)',
        other: 'Last year, same day (£)',
        period: 'the same day a year earlier',
      }),
    ]);
  });

  it.each<[what: string, data: unknown]>([
    ['sums that nothing names', { bread: 500, cakes: 320, rolls: 180 }],
    ['parts of a total', { total: 500, books: 320, films: 180 }],
    ['amounts that do not add up', { capacity: 500, used: 320, free: 90 }],
    ['what was cancelled of a plan', { trips_planned: 24000, trips_run: 23470, trips_cancelled: 530 }],
    [
      'figures of two rows',
      {
        rows: [
          { used: 320, capacity: 500 },
          { used: 180, free: 180 },
        ],
      },
    ],
    ['other units', { capacityKg: 500, usedKm: 320, freeKm: 180 }],
  ])('is none in %s', (_, data) => {
    expect(pairs(data).filter((pair) => /cancelled|benchmark|free/.test(pair))).toEqual([]);
  });
});

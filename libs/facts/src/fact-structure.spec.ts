import { readFacts } from './read-facts';

const fact = (data: unknown, name: string) => readFacts(data).facts.find(({ key }) => key === name);

describe('finding structure', () => {
  it('finds parts, benchmark and movement of a pool', () => {
    const pack = readFacts({
      apyPct: 6.84,
      apyBasePct: 5.12,
      apyRewardPct: 1.72,
      tvlUsd: 4e8,
      tvlChange7dPct: 8.4,
      benchmarkApyPct: 4.31,
      benchmarkName: 'T-bill',
    });
    expect(pack.parts).toEqual([{ whole: 'apyPct', parts: ['apyBasePct', 'apyRewardPct'], table: null }]);
    expect(pack.comparisons).toMatchObject([
      { role: 'benchmark', subject: 'apyPct', other: 'benchmarkApyPct', name: 'benchmarkName' },
    ]);
    expect(pack.changes).toEqual([{ key: 'tvlChange7dPct', of: 'tvlUsd', window: '7d' }]);
  });

  it('finds series, rankings and maps', () => {
    const pack = readFacts({
      days: [
        { day: 'Mon', sold: 3 },
        { day: 'Tue', sold: 4 },
      ],
      teams: [
        { rank: 1, team: 'A', points: 9 },
        { rank: 2, team: 'B', points: 7 },
      ],
      votes: { Greens: 4, Reds: 3, Blues: 2 },
    });
    expect(pack.tables.map(({ key, temporal, main }) => [key, temporal, main])).toEqual([
      ['days', true, 'sold'],
      ['teams', false, 'points'],
      ['votes', false, 'value'],
    ]);
  });

  it('sets what stands in an object of an earlier time against the present', () => {
    const { comparisons } = readFacts({ totals: { users: 48210 }, previous: { users: 44100 } });
    expect(comparisons).toMatchObject([{ role: 'previous', subject: 'totals/users', other: 'previous/users' }]);
    const kpis = readFacts({
      mrr: { value: 9, previous: 8, currency: 'USD' },
      churn: { value: 0.021, previous: 0.025 },
    });
    expect(kpis.comparisons).toMatchObject([{ other: 'mrr/previous' }, { other: 'churn/previous' }]);
    expect(kpis.facts.filter(({ key }) => key.startsWith('churn'))).toMatchObject([
      { kind: 'ratio', number: 0.021 },
      { kind: 'ratio', number: 0.025 },
    ]);
    const waits = readFacts({ er_wait_min: { now: 48, yesterday: 62 } }).comparisons;
    expect(waits).toMatchObject([{ other: 'er_wait_min/yesterday', period: 'the day before' }]);
    const doubtful = readFacts({ web: { users: 5 }, app: { users: 9 }, previous: { users: 4 } });
    expect(doubtful.comparisons).toEqual([]);
    const spans = readFacts({ last_7_days: { signups: 84 }, previous_7_days: { signups: 70 } }).comparisons;
    expect(spans).toMatchObject([{ subject: 'last_7_days/signups', other: 'previous_7_days/signups' }]);
    const { comparisons: weeks } = readFacts({ orders: 12, last_week: { orders: 9 } });
    expect(weeks).toMatchObject([{ subject: 'orders', other: 'last_week/orders', period: 'last week' }]);
  });

  it('finds earlier values that other languages name', () => {
    const { comparisons } = readFacts({
      umsatz_eur: 84200,
      umsatz_vormonat_eur: 79100,
      kunden: 15,
      kunden_vorjahr: 14,
    });
    expect(comparisons).toMatchObject([
      { role: 'previous', subject: 'umsatz_eur', other: 'umsatz_vormonat_eur', period: 'the month before' },
      { role: 'previous', subject: 'kunden', other: 'kunden_vorjahr', period: 'the year before' },
    ]);
  });

  it('finds earlier values, with the words of their period', () => {
    const pack = readFacts({ churnPct: 2.1, lastMonthChurnPct: 3.4 });
    expect(pack.comparisons).toMatchObject([
      { role: 'previous', subject: 'churnPct', other: 'lastMonthChurnPct', period: 'last month' },
    ]);
  });

  it('finds pictures by their name or their file, source, date and links', () => {
    const pack = readFacts({
      source: 'Desk',
      asOf: '2026-09-28',
      asset: { iconUrl: 'https://a.example/i.png' },
      logo: 'http://a.example/l',
      plan: 'https://a.example/plan.webp?w=2',
      url: 'https://a.example',
      photo: 'ftp://a.example/p.png',
    });
    expect(pack.pictures).toEqual([
      { key: 'asset/iconUrl', url: 'https://a.example/i.png', owner: 'asset' },
      { key: 'logo', url: 'http://a.example/l', owner: '' },
      { key: 'plan', url: 'https://a.example/plan.webp?w=2', owner: '' },
    ]);
    expect(pack.links).toEqual(['url']);
    expect([pack.source, pack.asOf]).toEqual(['source', 'asOf']);
  });
});

describe('figures that share their name', () => {
  const quote = { price: 184.22, currency: 'USD', change: -6.31, change_percent: -3.31, volume: 23 };

  it('takes a change beside its percentage as money, never as a percentage', () => {
    expect(fact(quote, 'change')).toMatchObject({ kind: 'currency', currency: 'USD', number: -6.31 });
    expect(fact(quote, 'change_percent')).toMatchObject({ kind: 'percent', number: -3.31 });
  });

  it('tells the percentage alone as what the price did', () => {
    expect(readFacts(quote).changes).toEqual([{ key: 'change_percent', of: 'price', window: null }]);
  });
});

describe('rows with numbers for names', () => {
  it('are named by what they number, and stand in time', () => {
    const data = { weeks: [1, 2, 3].map((week) => ({ week, km: week * 5 })) };
    expect(fact(data, 'weeks/2/week')).toMatchObject({ kind: 'name', value: 'Week 3' });
    expect(readFacts(data).tables).toMatchObject([{ temporal: true }]);
  });

  it('take their list at the top of the payload by what it measures', () => {
    const rows = ['A', 'B', 'C'].map((store, at) => ({ store, sales: at + 3 }));
    expect(readFacts(rows).tables).toMatchObject([{ key: '', label: 'Sales' }]);
  });
});

describe('a change', () => {
  const changes = (data: object): string[] => readFacts(data).changes.map(({ key }) => key);

  it.each([
    { sales: 9, vsLastWeekPct: -6.2 },
    { sales: 9, salesVsYesterdayPct: 2 },
    { sales: 9, yoyPct: 3 },
    { umsatz: 9, veraenderungVormonatProzent: -2 },
  ])('is measured from an earlier value: %j', (data) => {
    expect(changes(data)).toHaveLength(1);
  });

  it.each([
    { sales: 9, vsPlanPct: -3.4 },
    { sales: { total: 9, vsTargetPct: 2 } },
    { revenue: 5, revenueVsBudgetPct: -4 },
    { output: 3, deviationFromPlanPct: 1 },
    { churnPct: 3, vsIndustryAvgPct: -2 },
    { speed: 9, vs_limit_pct: 4 },
    { time: 9, vsRecordPct: 4 },
    { umsatz: 9, abweichungVomPlanProzent: -2 },
    { ventas: 5, variacionVsObjetivoPct: -2 },
  ])('is none from a plan, a limit or what others have: %j', (data) => {
    expect(changes(data)).toEqual([]);
  });
});

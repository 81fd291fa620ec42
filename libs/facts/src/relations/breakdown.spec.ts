import { readFacts } from '../read-facts';

/** Label of the first table, what its figures are, and the names of its rows. */
function tableOf(data: object) {
  const { tables, facts } = readFacts(data);
  const [table] = tables;
  const labels = table?.rows.map(({ name }) => facts.find(({ key }) => key === name.key)?.label);
  return table && { label: table.label, of: table.columns[0]?.label, rows: labels };
}

describe('an object that breaks a figure down', () => {
  it('is a list of its parts where its name says so, whatever they are called', () => {
    expect(tableOf({ ordersByChannel: { web: 8120, email: 6400, phone: 180 } })).toEqual({
      label: 'Orders by channel',
      of: 'Orders',
      rows: ['Web', 'Email', 'Phone'],
    });
    expect(tableOf({ umsatzNachRegion: { nord: 820, west: 580, ost: 400 } })).toMatchObject({ of: 'Umsatz' });
    expect(tableOf({ votes: { yes: 5120, no: 3980, abstain: 210 } })).toMatchObject({ label: 'Votes' });
  });

  it('is one where its figures add up to another of the payload, and takes its unit from it', () => {
    const pack = readFacts({ revenueUsd: 1840, regions: { emea: 920, americas: 640, apac: 280 } });
    expect(pack.tables).toMatchObject([{ key: 'regions', label: 'Regions' }]);
    expect(pack.parts).toMatchObject([{ whole: 'revenueUsd', table: 'regions' }]);
    expect(pack.facts.find(({ key }) => key === 'regions/apac')).toMatchObject({ currency: 'USD', label: 'APAC' });
    expect(tableOf({ tickets: 1284, byChannel: { email: 612, chat: 498, phone: 174 } })).toMatchObject({
      label: 'Tickets by channel',
      of: 'Tickets',
    });
  });

  it('knows the sum that stands among its parts: few of them are no list', () => {
    const few = readFacts({ loans: { total: 100, books: 60, films: 30, games: 10 } });
    expect(few.parts).toMatchObject([{ whole: 'loans/total', table: null }]);
    expect(few.tables).toEqual([]);
    const many = readFacts({ loans: { total: 100, books: 40, films: 30, games: 10, maps: 9, comics: 6, tools: 5 } });
    expect(many.parts).toMatchObject([{ whole: 'loans/total', table: 'loans' }]);
    expect(many.tables[0]?.rows).toHaveLength(6);
  });

  it('leaves the rows of a list their own names', () => {
    const rows = [
      { name: 'Bread', sharePct: 46 },
      { name: 'Cakes', sharePct: 54 },
    ];
    const { facts } = readFacts({ salesMix: rows });
    expect(facts.find(({ key }) => key === 'salesMix/0/sharePct')).toMatchObject({ number: 46, kind: 'percent' });
  });

  it.each([
    ['fields of one thing', { pnl: { revenue: 1840, costs: 1500, profit: 340 } }],
    ['statistics', { latencyByPercentile: { p50: 42, p95: 180, p99: 420 } }],
    ['losses beside gains', { profitByRegion: { emea: 920, americas: -640, apac: 280 } }],
    ['parts of another sum', { visits: 48121, devices: { mobile: 31200, desktop: 15100, tablet: 1820 } }],
  ])('is none of %s', (_, data) => {
    expect(readFacts(data).tables).toEqual([]);
  });
});

describe('figures that add up to one of them', () => {
  it.each<[spelling: string, data: object, whole: string, parts: number]>([
    [
      'all of an object',
      { flights: { sched: 412, on_time: 171, delayed: 183, cnx: 41, diverted: 17 } },
      'flights/sched',
      4,
    ],
    ['the whole last', { calls: { answered: 640, missed: 95, dropped: 15, offered: 750 } }, 'calls/offered', 3],
    ['German', { Zuege: { gefahren: 640, verspätet: 95, ausgefallen: 15, bestellt: 750 } }, 'Zuege/bestellt', 3],
    ['a total in German', { paletten: { gesamt: 18, frei: 13, gesperrt: 5 } }, 'paletten/gesamt', 2],
    ['a total in Japanese', { 搬送者: { 合計: 574, 高齢者: 312, 成人: 262 } }, '搬送者/合計', 2],
    ['a total in words', { pallets_total: 18, pallets_released: 13, pallets_quarantined: 5 }, 'pallets_total', 2],
  ])('are its parts: %s', (_, data, whole, parts) => {
    const found = readFacts(data).parts;
    expect(found).toMatchObject([{ whole }]);
    expect(found[0]?.parts).toHaveLength(parts);
  });

  it.each<[what: string, data: object]>([
    ['two of them', { flights: { sched: 412, on_time: 371, delayed: 41 } }],
    ['small numbers', { team: { games: 9, won: 4, drawn: 3, lost: 2 } }],
    ['what is left over', { flights: { sched: 412, on_time: 171, delayed: 183, cnx: 41, diverted: 18 } }],
    ['the top of a payload', { sched: 412, on_time: 171, delayed: 183, cnx: 41, diverted: 17 }],
  ])('are none in %s', (_, data) => {
    expect(readFacts(data).parts).toEqual([]);
  });
});

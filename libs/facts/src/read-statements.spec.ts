import { readFacts } from './read-facts';

const rows = (names: string[], columns: Record<string, unknown[]>) =>
  names.map((Name, index) => ({
    Name,
    ...Object.fromEntries(Object.entries(columns).map(([column, cells]) => [column, cells[index]])),
  }));

describe('facts of tables', () => {
  it('take scale and currency from the heading of their column or table, apart from shares and percentages', () => {
    const table = 'In millions of US dollars, except per share amounts';
    const { facts } = readFacts({
      tables: {
        [table]: rows(['Revenue', 'Earnings per share'], { 'Q3 2026': ['842.3', '$1.07'], Change: ['18%', '49%'] }),
        Segments: [{ Segment: 'Warehouse', 'Revenue ($M)': 431.2, 'Length (m)': 12, 'Price (EUR)': '48160.00' }],
      },
    });
    const told = Object.fromEntries(
      facts.map(({ path, number, currency, label }) => [path.slice(2).join(' '), [label, number, currency]]),
    );
    expect(told).toMatchObject({
      '0 Q3 2026': ['Revenue', 842_300_000, 'USD'],
      '1 Q3 2026': ['Earnings per share', 1.07, 'USD'],
      '0 Change': ['Revenue', 18, null],
      '0 Revenue ($M)': ['Revenue', 431_200_000, 'USD'],
      '0 Length (m)': ['Length', 12, null],
      '0 Price (EUR)': ['Price', 48_160, 'EUR'],
    });
  });

  it('are set against the period before where the rows are measures, and ranked where they are not', () => {
    const columns = { 'Q3 2026': ['$842', '$120'], 'Q3 2025': ['$714', '$85'], Change: ['18%', '41%'] };
    const statement = readFacts({ results: rows(['Revenue', 'Operating income'], columns) });
    expect(statement.tables).toEqual([]);
    expect(statement.comparisons[0]).toMatchObject({
      role: 'previous',
      subject: 'results/0/Q3 2026',
      other: 'results/0/Q3 2025',
      period: 'the year before',
    });
    expect(statement.changes[1]).toMatchObject({ key: 'results/1/Change', of: 'results/1/Q3 2026' });
    expect(readFacts({ results: rows(['Northgate', 'Eastvale'], columns) }).tables).toHaveLength(1);
  });

  it('stand in time by months that are written with their year, and show numbers of machines as people write them', () => {
    const { tables, facts } = readFacts({
      rows: [
        { Month: 'Jan 2026', Sold: '1204' },
        { Month: 'Feb 2026', Sold: '1187' },
        { Month: '03/2026', Sold: '1,392' },
      ],
    });
    expect(tables[0]).toMatchObject({ temporal: true });
    expect(facts.filter(({ kind }) => kind === 'date').map(({ value }) => value)).toEqual([
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
    expect(facts.filter(({ number }) => number !== null).map(({ verbatim }) => verbatim)).toEqual([false, false, true]);
  });
});

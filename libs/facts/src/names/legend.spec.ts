import { readFacts } from '../read-facts';

describe('a legend in a note', () => {
  it.each([
    ['a time', { sales: 186, sales_zz: 171, note: 'zz = previous year' }, 'previous sales < sales_zz'],
    [
      'the same with an underscore',
      { sales: 186, sales_zz: 171, note: 'Final. _zz = last month, audited' },
      'previous sales < sales_zz',
    ],
    ['a target', { sales: 186, sales_qz: 180, remarks: 'qz = target' }, 'target sales < sales_qz'],
    ['German', { umsatz: 186, umsatz_xv: 171, bemerkung: 'xv = Vorjahr.' }, 'previous umsatz < umsatz_xv'],
  ])('is read in names: %s', (_, data, pair) => {
    const { comparisons } = readFacts(data);
    expect(comparisons.map(({ role, subject, other }) => `${role} ${subject} < ${other}`)).toEqual([pair]);
  });

  it('calls figures in its words', () => {
    const { facts } = readFacts({ otd_pct: 93, legend: 'otd = on time delivery' });
    expect(facts[0]?.label).toBe('On time delivery');
  });

  it('is not told itself', () => {
    const { facts } = readFacts({ sales: 186, sales_zz: 171, note: 'zz = previous year' });
    expect(facts.at(-1)?.unsaid).toBe(true);
  });

  it('leaves sums and conditions alone', () => {
    const { facts } = readFacts({ sales: 186, note: 'Sales = gross, x = 4' });
    expect(facts.map(({ label, unsaid }) => [label, unsaid])).toEqual([
      ['Sales', false],
      ['Note', false],
    ]);
  });
});

describe('measures that rows call by a key', () => {
  const rows = [
    { kpi: 'gross_margin_pct', actual: 23.4, previous: 25.9, target: 25 },
    { kpi: 'avgTicketEur', actual: 868.6, previous: 839.6 },
    { kpi: 'tickets', actual: 214600, previous: 203900 },
  ];

  it('are read as keys are, each with its own unit', () => {
    const { facts } = readFacts({ rows });
    const actual = facts.filter(({ key }) => key.endsWith('/actual'));
    expect(actual.map(({ kind }) => kind)).toEqual(['percent', 'currency', 'count']);
    expect(actual.slice(0, 2).map(({ label }) => label)).toEqual(['Gross margin', 'Average ticket']);
  });
});

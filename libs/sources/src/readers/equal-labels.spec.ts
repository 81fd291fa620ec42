import { readAnyFacts } from '@app/facts';
import { CsvReader } from './csv.reader';
import { TextReader } from './text.reader';

async function labelsOf(text: string, contentType = ''): Promise<string[]> {
  const reader = contentType === '' ? new TextReader() : new CsvReader();
  const { data } = await reader.read({ magic: null, contentType, text }, Buffer.from(text), {
    url: null,
    contentType: null,
    language: 'en',
  });
  return (readAnyFacts(data)?.facts ?? []).filter(({ number }) => number !== null).map(({ label }) => label);
}

describe('figures of one label', () => {
  it.each([
    'Profit did not reach $5 million; it was $4.1 million.',
    'Stops: 12\n\nStops: 42\n\nStops: 7',
    'Rain fell on 12 days. Rain fell on 14 days. Rain fell on 9 days.',
    'It was 12 km. It was 15 km. It was 19 km.',
    '## Sales\n\n| City | Sold |\n|---|---|\n| Oslo | 12 |\n| Rome | 25 |\n\n## Sales\n\n| City | Sold |\n|---|---|\n| Bern | 31 |\n| Kyiv | 45 |\n',
    'The fare is £3. The fare was £2.50. The fare will be £4.',
    'Members 310\nMembers 420\n',
    'Price ..... $12\nPrice ..... $14\n',
  ])('are never told apart by a number that the source does not have: %j', async (text) => {
    const labels = await labelsOf(text);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((label) => /\d/.test(label))).toEqual([]);
  });

  it('are told apart by the heading above them', async () => {
    expect(await labelsOf('# Line A\n\nStops: 12\n\n# Line B\n\nStops: 42\n')).toEqual(['Stops', 'Line B: stops']);
  });

  it('of a table stand once', async () => {
    expect(await labelsOf('City,Sold,Sold\nOslo,12,14\nRome,25,31\nBern,7,9\n', 'text/csv')).toEqual([
      'Sold',
      'Sold',
      'Sold',
    ]);
  });

  it('keep a number of their own', async () => {
    expect(await labelsOf('Phase 2 cost: $4.1 million')).toEqual(['Phase 2 cost']);
  });
});

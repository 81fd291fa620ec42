import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from './read-facts';

const FOLDER = join(__dirname, '../../../examples');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

describe('the figures of our examples', () => {
  it.each(FILES)('are told of %s as it gives them, and percentages for what is named so', (file) => {
    const { data } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { data: unknown };
    const figures = readFacts(data).facts.filter(({ number, value }) => number !== null && typeof value === 'number');
    expect(figures.length).toBeGreaterThan(0);
    for (const { key, number, value, kind } of figures) {
      expect({ key, number }).toEqual({ key, number: value });
      if (/pct$/i.test(key)) expect({ key, kind }).toEqual({ key, kind: 'percent' });
    }
  });
});

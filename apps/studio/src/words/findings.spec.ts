import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findings } from './findings.words';

const GUIDE = resolve(__dirname, '../../../../docs/guides/series.md');

/** The first column of the guide's table of codes, which another test holds against what reviews find. */
function guidedCodes(): string[] {
  const [, table = ''] = readFileSync(GUIDE, 'utf8').split('| code | what it is |');
  const rows = table.split('\n\n')[0]?.match(/^\| `[^|]+\|/gm) ?? [];
  return rows.flatMap((row) => [...row.matchAll(/`([a-z_]+)`/g)].map(([, code = '']) => code));
}

describe('words of findings', () => {
  it('are there for every code that reviews find, and for no other', () => {
    expect(guidedCodes().length).toBeGreaterThan(30);
    expect(Object.keys(findings).sort()).toEqual(guidedCodes().sort());
  });
});

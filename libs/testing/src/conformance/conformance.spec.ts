import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CONFORMANCE_ROWS, CONFORMANCE_SECTIONS } from './conformance';
import type { ConformanceSection } from './conformance-row';
import { rowsOf } from './conformance-row';
import { conformanceFaults, conformanceTable, type ProvingTest, rowIdsIn } from './conformance-table';

const ROOT = resolve(__dirname, '../../../..');
const DOCS = join(ROOT, 'docs');
/** Suites, and what suites are put together of. */
const TEST = /\.spec\.ts$|-spec\.ts$|\.rows\.ts$/;
/** Others' packages, and this suite, whose own examples name rows that there are not. */
const STRANGE = /node_modules|^testing/;
const aTest = (title: string, status: ProvingTest['status'] = 'passed'): ProvingTest => ({
  file: 'apps/a.e2e-spec.ts',
  title,
  status,
});
const SECTIONS: ConformanceSection[] = [
  { section: '2.1', title: 'Video', rows: { url: 'a link', title: 'a text' }, measured: { title: 'npm run bench' } },
];

describe('conformance', () => {
  it('reads from a title which rows it proves', () => {
    expect(rowIdsIn('plays [§2.1 url; renderUrl] [§7 rule 1]')).toEqual(['2.1 url', '2.1 renderUrl', '7 rule 1']);
    expect(rowIdsIn('plays [2.1 url]')).toEqual([]);
  });

  it.each([
    ['a row without a test', [], ['§2.1 url has no test']],
    ['a test that failed', [aTest('plays [§2.1 url]', 'failed')], ['§2.1 url failed']],
    ['a tag of no row', [aTest('plays [§2.1 url; uri]')], ['apps/a.e2e-spec.ts: §2.1 uri is no row']],
    ['nothing of a test that is left out of a short run', [aTest('plays [§2.1 url]', 'pending')], []],
  ])('tells %s', (_, tests, faults) => {
    expect(conformanceFaults(rowsOf(SECTIONS), tests)).toEqual(faults);
  });

  it('writes every row, as the reporter of a whole run does', () => {
    const table = conformanceTable(DOCS, CONFORMANCE_SECTIONS, []);
    expect(CONFORMANCE_ROWS.filter(({ section, name }) => !table.includes(`| ${section} | ${name} |`))).toEqual([]);
  });

  it('writes the same table whatever ran first, and what is measured', () => {
    const tests = [aTest('plays | twice [§2.1 url]'), aTest('ends [§2.1 url]')];
    const table = conformanceTable(DOCS, SECTIONS, tests);
    expect(table).toBe(conformanceTable(DOCS, SECTIONS, tests.toReversed()));
    expect(table).toContain(
      '| 2.1 | url | a link | apps/a.e2e-spec.ts: ends<br>apps/a.e2e-spec.ts: plays \\| twice |\n' +
        '| 2.1 | title | a text | measured by `npm run bench` |',
    );
  });

  it('names each row once', () => {
    const ids = CONFORMANCE_ROWS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => /[;\]|]/.test(id))).toEqual([]);
  });

  it('has a test for every row that is not measured, and no tag of any other', () => {
    const tests = ['apps', 'libs'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => TEST.test(file) && !STRANGE.test(file))
        .map((file) => ({ file, title: readFileSync(join(ROOT, folder, file), 'utf8'), status: 'passed' as const })),
    );
    expect(conformanceFaults(CONFORMANCE_ROWS, tests)).toEqual([]);
  });

  it('is written down row by row in docs/conformance.md', () => {
    const table = readFileSync(join(ROOT, 'docs/conformance.md'), 'utf8');
    const written = [...table.matchAll(/^\| (?!section|---)(\S+) \| ([^|]+) \| [^\n]* \| ([^\n]*) \|$/gm)];
    expect(written.map(([, section, name]) => `${section} ${name}`)).toEqual(CONFORMANCE_ROWS.map(({ id }) => id));
    expect(written.filter(([, , , test]) => test === 'none')).toEqual([]);
  });
});

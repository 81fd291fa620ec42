import type { ConformanceRow, ConformanceSection } from './conformance-row';
import { rowsOf } from './conformance-row';

/** A test of a run, as Jest tells of it. */
export interface ProvingTest {
  /** From the root of the repository, with slashes. */
  file: string;
  title: string;
  /** `pending` is one that was left out of this run, such as one of full length. */
  status: 'passed' | 'failed' | 'pending';
}

const TAG = /\[§([^\s\]]+) ([^\]\n]+)\]/g;
const MOST_LISTED = 3;

/** Ids of the rows that a title says it proves: `… [§2.1 url; renderUrl] [§7 rule 1]`. */
export function rowIdsIn(title: string): string[] {
  return [...title.matchAll(TAG)].flatMap(([, section, names = '']) =>
    names.split(';').map((name) => `${section} ${name.trim()}`),
  );
}

/** What is wrong with a whole run: tags of no row, rows that tests must prove and none does, and rows whose tests failed. */
export function conformanceFaults(rows: readonly ConformanceRow[], tests: readonly ProvingTest[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const stray = tests.flatMap(({ file, title }) =>
    rowIdsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: §${id} is no row`),
  );
  const byRow = testsByRow(tests);
  const lacking = rows.flatMap(({ id, measuredBy }) => {
    const proving = byRow.get(id) ?? [];
    if (proving.some(({ status }) => status === 'failed')) return [`§${id} failed`];
    return measuredBy === null && proving.length === 0 ? [`§${id} has no test`] : [];
  });
  return [...new Set(stray), ...lacking];
}

/** The table as Markdown: the same for the same titles, whatever the order in which tests ran. */
export function conformanceTable(sections: readonly ConformanceSection[], tests: readonly ProvingTest[]): string {
  const byRow = testsByRow(tests);
  const rows = rowsOf(sections);
  const proved = rows.filter(({ measuredBy }) => measuredBy === null);
  const parts = sections.map((section) => {
    const lines = rowsOf([section]).map(
      (row) => `| ${row.section} | ${row.name} | ${cell(row.what)} | ${provenBy(row, byRow.get(row.id) ?? [])} |`,
    );
    const head = ['| section | row | what | test |', '| --- | --- | --- | --- |'];
    return [`## ${section.section} ${section.title}`, '', ...head, ...lines].join('\n');
  });
  const opening = `# Conformance

Every row of the service specification, and of what the project settles beside it (C2, C4, C5, C6, C9), with the tests that prove
it: over HTTP, but for what is only to be seen in a frame. Written by \`npm run conformance\` from a run of all tests; a test
says by a tag in its title which rows it proves. ${proved.length} rows are proved by tests, ${rows.length - proved.length} by measuring.`;
  return `${[opening, ...parts].join('\n\n')}\n`;
}

function provenBy({ measuredBy }: ConformanceRow, tests: readonly ProvingTest[]): string {
  if (tests.length === 0) return measuredBy === null ? 'none' : `measured by \`${measuredBy}\``;
  const named = [
    ...new Set(tests.map(({ file, title }) => `${file}: ${cell(title.replaceAll(TAG, '').trim())}`)),
  ].sort();
  const rest = named.length - MOST_LISTED;
  return [...named.slice(0, MOST_LISTED), ...(rest > 0 ? [`and ${rest} more`] : [])].join('<br>');
}

function testsByRow(tests: readonly ProvingTest[]): Map<string, ProvingTest[]> {
  const byRow = new Map<string, ProvingTest[]>();
  for (const test of tests) for (const id of rowIdsIn(test.title)) byRow.set(id, [...(byRow.get(id) ?? []), test]);
  return byRow;
}

const cell = (text: string): string => text.replaceAll(/[|*_<>`\\]/g, (mark) => `\\${mark}`).replaceAll(/\s+/g, ' ');

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headingsOf } from './headings';
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

/** The table as Markdown, linked to the pages in the folder `docs`: the same for the same titles, in whatever order tests ran. */
export function conformanceTable(
  docs: string,
  sections: readonly ConformanceSection[],
  tests: readonly ProvingTest[],
): string {
  const byRow = testsByRow(tests);
  const rows = rowsOf(sections);
  const proved = rows.filter(({ measuredBy }) => measuredBy === null);
  const parts = sections.map((section) => {
    const lines = rowsOf([section]).map(
      (row) => `| ${row.section} | ${row.name} | ${cell(row.what)} | ${provenBy(row, byRow.get(row.id) ?? [])} |`,
    );
    const head = ['| section | row | what | test |', '| --- | --- | --- | --- |'];
    return [`## ${headingOf(docs, section)}`, '', ...head, ...lines].join('\n');
  });
  const opening = `# Conformance

Every row of the [specification](specification.md) and of the [contract](contract.md) (C2, C4 to C7, C9), with the tests that prove
it: over HTTP, except for what only a frame shows. \`npm run conformance\` writes this page from a run of all tests. A tag in the
title of a test says which rows it proves. ${proved.length} rows are proved by tests, ${rows.length - proved.length} by measuring.`;
  return `${[opening, ...parts].join('\n\n')}\n`;
}

/** The title of a section, linked to the section itself: `C4` is section 4 of the contract. */
function headingOf(docs: string, { section, title }: ConformanceSection): string {
  const page = section.startsWith('C') ? 'contract.md' : 'specification.md';
  const headings = headingsOf(readFileSync(join(docs, page), 'utf8'));
  const cited = headings.find((heading) => heading.section === section.replace('C', ''));
  if (cited === undefined) throw new Error(`docs/${page} has no section ${section}`);
  return `[${section} ${title}](${page}#${cited.anchor})`;
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

import { READ_LIMITS } from '../read-limits';
import type { SourceDraft } from '../source-draft';
import { putTable, type TableCell } from '../tables/put-table';
import { cellValue } from '../figures/figure-value';
import { selectorOf, visibleText, type PageDocument, type PageElement } from './page-element';
import { isInFrame } from './page-lines';

/** Reads tables as rows, and lists of terms as names and values. Returns the rows taken. */
export function readPageTables(document: PageDocument, draft: SourceDraft): number {
  let rows = 0;
  for (const table of document.querySelectorAll('table')) {
    if (table.querySelector('table') || isInFrame(table) || table.getAttribute('role') === 'presentation') continue;
    for (const part of partsOf(rowsOf(table))) rows += putTable({ title: titleOf(table), rows: part }, draft);
  }
  for (const list of document.querySelectorAll('dl')) if (!isInFrame(list)) readTerms(list, draft);
  return rows;
}

function titleOf(table: PageElement): string | null {
  const caption = table.querySelector('caption');
  const own = caption
    ? visibleText(caption)
    : (table.getAttribute('aria-label') ?? table.getAttribute('summary') ?? '');
  if (own.trim() !== '') return own;
  for (let node: PageElement | null = table; node && node.tagName !== 'BODY'; node = node.parentElement) {
    for (let before = node.previousElementSibling; before; before = before.previousElementSibling) {
      const heading = /^(?:H[1-6]|FIGCAPTION)$/.test(before.tagName)
        ? before
        : before.querySelector('h1,h2,h3,h4,h5,h6');
      if (heading) return visibleText(heading);
      if (before.tagName === 'TABLE') break;
    }
  }
  return null;
}

/** Rows with spans laid out: a cell over two columns stands in both, as it does to the eye. */
function rowsOf(table: PageElement): TableCell[][] {
  const grid: TableCell[][] = [];
  [...table.querySelectorAll('tr')].slice(0, READ_LIMITS.rows * 2).forEach((tr, y) => {
    const row = (grid[y] ??= []);
    let x = 0;
    for (const cell of tr.children) {
      if (!/^T[HD]$/.test(cell.tagName)) continue;
      while (row[x]) x += 1;
      const isHead = cell.tagName === 'TH' || cell.closest('thead') !== null;
      const read: TableCell = { text: visibleText(cell), where: selectorOf(cell), isHead };
      const across = spanOf(cell, 'colspan');
      for (let dy = 0; dy < spanOf(cell, 'rowspan'); dy += 1) {
        const target = (grid[y + dy] ??= []);
        for (let dx = 0; dx < across; dx += 1) target[x + dx] = read;
      }
      x += across;
    }
  });
  return grid.map((row) => Array.from(row, (cell) => cell ?? { text: '', where: selectorOf(table), isHead: false }));
}

function spanOf(cell: PageElement, name: string): number {
  return Math.min(Math.max(Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1, 1), READ_LIMITS.columns);
}

/** An infobox has rows of one cell (a title, a picture, a section) between rows of name and value. */
function partsOf(rows: TableCell[][]): TableCell[][][] {
  const told = rows.filter((row) => new Set(row).size > 1);
  const isBox =
    told.length > 0 && told.every((row) => new Set(row).size === 2 && row[0]?.isHead && !row.at(-1)?.isHead);
  return [isBox ? told.map((row) => [row[0], row.at(-1)].filter((cell) => cell !== undefined)).map(unheaded) : told];
}

function unheaded(row: TableCell[]): TableCell[] {
  return row.map((cell) => ({ ...cell, isHead: false }));
}

function readTerms(list: PageElement, draft: SourceDraft): void {
  let term = '';
  for (const entry of list.querySelectorAll('dt,dd')) {
    const text = visibleText(entry);
    if (entry.tagName === 'DT') term = text.replace(/[:：]\s*$/, '').slice(0, 60);
    else if (term !== '' && text !== '') {
      const name = draft.freeName(['details'], [term]);
      if (name === undefined) continue;
      const value = cellValue(text, draft.marks);
      if (value === null) {
        draft.leaveOpen(text);
        continue;
      }
      const isObject = typeof value === 'object';
      draft.put(['details', name, 'value'], isObject ? value.value : value, selectorOf(entry));
      if (isObject && value.unit !== undefined) draft.put(['details', name, 'unit'], value.unit, selectorOf(entry));
    }
  }
}

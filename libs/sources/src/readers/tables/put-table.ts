import { readUnit } from '@app/lingua';
import { decimalMarkOf } from '../figures/decimal-mark';
import { cellValue, type FigureValue, longUnitText, type SourceMarks, wholeFigure } from '../figures/figure-value';
import { placedName } from '@app/facts';
import { READ_LIMITS } from '../read-limits';
import type { SourceDraft } from '../source-draft';

/** A cell as a source gives it; numbers and dates of spreadsheets come with their type. */
export interface TableCell {
  text: string | number | boolean;
  where: string;
  /** The source marks it as the head of a row or column. */
  isHead: boolean;
  /** What a spreadsheet shows beside a number. */
  unit?: string;
}

/** A table of a source before it is known what it says. */
export interface RawTable {
  title: string | null;
  rows: TableCell[][];
}

const SILENT = /^(?:[-–—.…]+|n\/?a|null|nil)?$/i;

/**
 * Puts a table into `tables/<title>`: as a list of rows under the names of its columns, which becomes a series, or as names
 * and values where it has two columns without a head (`details`). Returns the rows taken.
 */
export function putTable(table: RawTable, draft: SourceDraft): number {
  const rows = table.rows
    .map((row) => row.slice(0, READ_LIMITS.columns))
    .filter((row) => row.some((cell) => !isSilent(cell)));
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (rows.length === 0 || widest < 2) return 0;
  const headRows = countHeadRows(rows);
  if (headRows === 0 && widest === 2) return putPairs(rows, draft);
  const names = columnNames(rows.slice(0, headRows), widest);
  const body = rows.slice(headRows).filter((row) => row.length > 1);
  if (body.length === 0) return 0;
  return putRows(table.title ?? 'Table', names, body, draft);
}

/** Tables of one title stand apart by a place that labels leave out. */
function tableName(title: string, draft: SourceDraft): string {
  const names = Array.from({ length: READ_LIMITS.rows }, (_, index) => placedName(title, index));
  return draft.freeName(['tables'], names) ?? title;
}

function putRows(
  title: string,
  names: readonly (string | null)[],
  body: readonly TableCell[][],
  draft: SourceDraft,
): number {
  const name = tableName(asName(title), draft);
  if (body.length > READ_LIMITS.rows) draft.warn(`only the first ${READ_LIMITS.rows} of ${body.length} rows were read`);
  const rows = body.slice(0, READ_LIMITS.rows);
  const marks = marksOf(rows, draft);
  const columns = names.flatMap((columnName, place) =>
    columnName === null
      ? []
      : [{ place, ...readColumn(columnName, rows, place, (cell) => readCell(cell, marks, draft)) }],
  );
  let taken = 0;
  for (const [index, row] of rows.entries()) {
    if (draft.isFull) break;
    for (const { name: columnName, place, values } of columns) {
      const value = values[index];
      if (value !== undefined) draft.put(['tables', name, String(taken), columnName], value, row[place]?.where ?? '');
    }
    taken += 1;
  }
  draft.series.push({ key: `tables/${name}`, title, columns: columns.map((column) => column.name), rows: taken });
  return taken;
}

interface ReadColumn {
  name: string;
  values: Array<string | number | boolean | undefined>;
}

/** A unit that its cells cannot keep beside a plain number goes into the name of the column: "Preis (EUR)". */
function readColumn(
  name: string,
  rows: readonly TableCell[][],
  column: number,
  valueOf: (cell: TableCell) => FigureValue | boolean | undefined,
): ReadColumn {
  const read = rows.map((row) => {
    const cell = row[column];
    return !cell || isSilent(cell) ? undefined : valueOf(cell);
  });
  const units = new Set(
    read.flatMap((value) => (typeof value === 'object' && value.unit !== undefined ? [value.unit] : [])),
  );
  const [unit] = units;
  // One unit is the column's; where there are several each value keeps its own.
  return {
    name: units.size === 1 && unit !== undefined ? `${name} (${columnUnit(unit)})` : name,
    values: read.map((value) => {
      if (typeof value !== 'object') return value;
      return units.size === 1 ? value.value : `${value.value} ${value.unit}`;
    }),
  };
}

/** Two or three letters may be a word of a column's name: "Wait (min)". */
function columnUnit(unit: string): string {
  const [reading] = /^[a-z]{1,3}$/i.test(unit) ? readUnit(unit) : [];
  return (reading?.unit && longUnitText(reading.unit)) ?? unit;
}

/** Undefined for a figure that may be read in two ways. */
function readCell(
  { text, unit }: TableCell,
  marks: SourceMarks,
  draft: SourceDraft,
): FigureValue | boolean | undefined {
  if (typeof text === 'string') {
    const value = cellValue(text, marks);
    if (value === null) draft.leaveOpen(text);
    return value ?? undefined;
  }
  return typeof text === 'number' && unit !== undefined ? { value: text, unit } : text;
}

function putPairs(rows: readonly TableCell[][], draft: SourceDraft): number {
  const marks = marksOf(rows, draft);
  for (const [label, value] of rows) {
    if (!label || !value || isSilent(value) || isSilent(label)) continue;
    const name = draft.freeName(['details'], [asName(String(label.text).replace(/[:：]\s*$/, ''))]);
    const read = readCell(value, marks, draft);
    if (read === undefined || name === undefined) continue;
    draft.put(['details', name, 'value'], typeof read === 'object' ? read.value : read, value.where);
    if (typeof read === 'object' && read.unit !== undefined)
      draft.put(['details', name, 'unit'], read.unit, value.where);
  }
  return rows.length;
}

/** Rows that name columns: marked as such, or a first row of words above figures. */
function countHeadRows(rows: readonly TableCell[][]): number {
  const marked = rows.findIndex((row) => !row.every((cell) => cell.isHead || isSilent(cell)));
  if (marked > 0) return Math.min(marked, 3);
  if (marked === -1) return 0;
  const [first, ...rest] = rows;
  if (!first || rest.length === 0) return 0;
  // A row that begins with a head and goes on with values is a row of names and values.
  if (first[0]?.isHead && first.slice(1).some((cell) => !cell.isHead)) return 0;
  const isName = (cell: TableCell): boolean =>
    typeof cell.text === 'string' && !/^\W*\p{Nd}/u.test(cell.text.replace(/^(1[5-9]|20|21)\d\d$/, ''));
  const hasFigures = rest.some((row) =>
    row.some((cell) => typeof cell.text !== 'string' || /^\W*\p{Nd}/u.test(cell.text)),
  );
  if (first.length === 2 && !hasFigures) return 0;
  return first.every(isName) && first.filter((cell) => !isSilent(cell)).length > 1 && (hasFigures || first.length > 2)
    ? 1
    : 0;
}

/** Names under which the rows are told; two heads above one column are said together, the second of a name is left out. */
function columnNames(heads: readonly TableCell[][], width: number): Array<string | null> {
  const names: Array<string | null> = [];
  for (let column = 0; column < width; column += 1) {
    const words = heads.map((row) => {
      const cell = row[column];
      return cell && !isSilent(cell) ? String(cell.text).trim() : '';
    });
    const said = [...new Set(words.filter((word) => word !== ''))].join(' ');
    const wanted = said === '#' ? 'No' : asName(said || (column === 0 ? 'Name' : `Column ${column + 1}`));
    names.push(names.includes(wanted) ? null : wanted);
  }
  return names;
}

/** Figures of one table are written alike; what they leave open the source tells. */
function marksOf(rows: readonly TableCell[][], { marks }: SourceDraft): SourceMarks {
  const texts = rows.flatMap((row) => row.map(({ text }) => text)).filter((text) => typeof text === 'string');
  const figures = texts.filter((text) => wholeFigure(text.trim(), marks.language) !== null);
  return { ...marks, decimal: decimalMarkOf(figures, null) ?? marks.decimal };
}

function isSilent(cell: TableCell): boolean {
  return typeof cell.text === 'string' && SILENT.test(cell.text.trim());
}

function asName(text: string): string {
  return (
    text
      .replace(/\[\w+\]/g, '')
      .replace(/[{}|#~]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60) || 'Column'
  );
}

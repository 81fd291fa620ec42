import type { CellValue } from 'read-excel-file/node';
import { READ_LIMITS } from './read-limits';
import type { ReadSource } from './read-source';
import { ReadFault } from './read-fault';
import { SourceDraft } from './source-draft';
import type { ReadContext, SniffedSource, SourceReader } from './source-reader';
import { putTable, type TableCell } from './tables/put-table';
import { cellUnits, FORMAT_PARTS } from './tables/cell-units';
import { unpackGuarded } from './tables/zip-guard';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Excel workbooks (`.xlsx`): each sheet a table, each block of rows between empty ones as well. */
export class SpreadsheetReader implements SourceReader {
  readonly kind = 'spreadsheet';

  suits({ magic, contentType }: SniffedSource): boolean {
    // A zip that says it is a workbook and is none is told so by what reads it.
    return magic === XLSX || (magic === 'application/zip' && contentType === XLSX);
  }

  async read(_source: SniffedSource, bytes: Uint8Array, context: ReadContext): Promise<ReadSource> {
    const units = cellUnits(unpackGuarded(bytes, FORMAT_PARTS));
    // Loaded where it is needed: each source is read by a fresh process.
    const { default: readSheets } = await import('read-excel-file/node');
    const sheets = await readSheets(Buffer.from(bytes)).catch(() => {
      throw new ReadFault('broken', 'the spreadsheet is not a readable file');
    });
    const draft = new SourceDraft(this.kind, context);
    const words = sheets.flatMap(({ data }) => data.slice(0, 50).flat()).filter((cell) => typeof cell === 'string');
    draft.settleLanguage(words.join(' '), { texts: words });
    draft.title = sheets[0]?.sheet ?? null;
    draft.text = sheets
      .map(({ data }) =>
        data
          .slice(0, READ_LIMITS.rows)
          .map((row) => row.map(textOf).join('\t'))
          .join('\n'),
      )
      .join('\n\n');
    for (const { sheet, data } of sheets) {
      for (const block of blocksOf(
        data.map((row, index) => row.map((cell, column) => toCell(cell, sheet, index, column, units))),
      )) {
        const [first] = block;
        const filled = first?.filter((cell) => cell.text !== '') ?? [];
        // A lone cell above the columns is what the table is called.
        const title = filled.length === 1 && block.length > 1 ? String(filled[0]?.text) : null;
        draft.itemCount += putTable({ title: title ?? sheet, rows: title === null ? block : block.slice(1) }, draft);
      }
    }
    return draft.finish();
  }
}

function toCell(
  value: CellValue | null,
  sheet: string,
  row: number,
  column: number,
  units: ReadonlyMap<string, ReadonlyMap<string, string>>,
): TableCell {
  const address = `${columnLetters(column)}${row + 1}`;
  const where = `${sheet}!${address}`;
  if (typeof value === 'boolean') return { text: value, where, isHead: false };
  if (typeof value !== 'number') return { text: textOf(value), where, isHead: false };
  const unit = units.get(sheet)?.get(address);
  return { text: unit === '%' ? asPercent(value) : value, where, isHead: false, ...(unit && { unit }) };
}

/** A share as its cell shows it; the point is moved in the text, where no rounding error comes in. */
function asPercent(share: number): number {
  const moved = Number(`${share}e2`);
  return Number.isNaN(moved) ? share * 100 : Number(moved.toPrecision(12));
}

function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (!(value instanceof Date)) return String(value).trim();
  if (Number.isNaN(value.getTime())) return '';
  const iso = value.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}

/** Tables of one sheet stand apart by empty rows, unless what follows is their body or goes on with it. */
function blocksOf(rows: TableCell[][]): TableCell[][][] {
  const blocks: TableCell[][][] = [];
  let isOpen = false;
  for (const row of rows) {
    const isEmpty = row.every((cell) => cell.text === '');
    const last = blocks.at(-1);
    if (!isEmpty && last && (isOpen || isTitle(last) || goesOn(last, row))) last.push(row);
    else if (!isEmpty) blocks.push([row]);
    isOpen = !isEmpty;
  }
  return blocks;
}

function isTitle(block: readonly TableCell[][]): boolean {
  return block.length === 1 && block[0]?.filter((cell) => cell.text !== '').length === 1;
}

/** A row of numbers in the columns in which the row before has them has no head of its own. */
function goesOn(block: readonly TableCell[][], row: readonly TableCell[]): boolean {
  const shape = (cells: readonly TableCell[]): string =>
    cells.map(({ text }) => (text === '' ? '-' : typeof text)).join(' ');
  const before = block.at(-1) ?? [];
  return block.length > 1 && row.some(({ text }) => typeof text === 'number') && shape(before) === shape(row);
}

function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

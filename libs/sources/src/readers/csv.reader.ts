import { parse } from 'csv-parse/sync';
import { READ_LIMITS } from './read-limits';
import type { ReadSource } from './read-source';
import { ReadFault } from './read-fault';
import { SourceDraft } from './source-draft';
import type { ReadContext, SniffedSource, SourceReader } from './source-reader';
import { putTable, type TableCell } from './tables/put-table';

const DELIMITERS = [',', ';', '\t', '|'];
/** Lines that are compared to find the delimiter. */
const SAMPLE_LINES = 20;
/** Cells are short; what is longer on average is prose with commas in it. */
const LONGEST_MEAN_CELL = 60;

/** Comma, semicolon, tab or bar separated tables in any encoding, with decimal points or commas. */
export class CsvReader implements SourceReader {
  readonly kind = 'csv';

  suits({ text, contentType }: SniffedSource): boolean {
    if (text === null) return false;
    return /\b(csv|tab-separated-values)\b/.test(contentType) || delimiterOf(text, 3) !== null;
  }

  async read({ text }: SniffedSource, _bytes: Uint8Array, context: ReadContext): Promise<ReadSource> {
    const rows = parseRows(text ?? '');
    const lead = rows.findIndex((row) => row.cells.filter((cell) => cell.trim() !== '').length > 1);
    if (lead < 0) throw new ReadFault('empty', 'the table holds no columns');
    const draft = new SourceDraft(this.kind, context);
    // A lone cell above the columns is what the table is called.
    draft.title = rows.slice(0, lead).find((row) => row.cells[0]?.trim())?.cells[0] ?? null;
    draft.text = text ?? '';
    const words = rows.slice(0, 50).flatMap((row) => row.cells.filter((cell) => !/\d/.test(cell)));
    draft.settleLanguage(words.join(' '), { texts: [] });
    const cells = rows.slice(lead).map(({ cells: texts, line }) =>
      texts.map((cell, column): TableCell => ({
        text: cell.trim(),
        where: `line ${line}, column ${column + 1}`,
        isHead: false,
      })),
    );
    draft.itemCount = putTable({ title: draft.title, rows: cells }, draft);
    return draft.finish();
  }
}

interface CsvRow {
  cells: string[];
  line: number;
}

function parseRows(text: string): CsvRow[] {
  try {
    const rows = parse(text, {
      delimiter: delimiterOf(text, 1) ?? ',',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      info: true,
      to: READ_LIMITS.rows * 4,
      max_record_size: 100_000,
    }) as unknown as Array<{ record: string[]; info: { lines: number } }>;
    return rows.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch {
    throw new ReadFault('broken', 'the CSV cannot be parsed');
  }
}

/** The delimiter that gives most lines the same number of cells; null where none does for `least` lines. */
function delimiterOf(text: string, least: number): string | null {
  const lines = text
    .slice(0, 50_000)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
  if (lines.length < least || /^\s*[<{[]/.test(lines[0] ?? '')) return null;
  const scored = DELIMITERS.map((delimiter) => {
    const widths = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(delimiter).length);
    const common = [...new Set(widths)].sort((a, b) => count(widths, b) - count(widths, a))[0] ?? 1;
    const agreeing = common > 1 ? count(widths, common) / widths.length : 0;
    const mean = lines.join('').length / (lines.length * common);
    return { delimiter, common, agreeing: mean <= LONGEST_MEAN_CELL ? agreeing : 0 };
  }).filter(({ agreeing }) => agreeing >= 0.7);
  // A decimal comma parts semicolon tables just as evenly; the semicolon was chosen for that reason.
  const best =
    scored.find(({ delimiter }) => delimiter === ';') ??
    scored.sort((a, b) => b.agreeing - a.agreeing || b.common - a.common)[0];
  return best?.delimiter ?? null;
}

function count(list: readonly number[], wanted: number): number {
  return list.filter((entry) => entry === wanted).length;
}

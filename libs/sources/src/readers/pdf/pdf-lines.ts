/** A run of text on a page; points, from the top left. */
export interface PdfRun {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** Runs that stand together, parted from the next by white space. */
interface PdfCell {
  text: string;
  left: number;
  right: number;
}

/** One line of a page. */
export interface PdfLine {
  cells: PdfCell[];
  y: number;
  size: number;
}

/** Runs whose base lines are this near stand on one line; a part of the letters' size. */
const SAME_LINE = 0.45;
/** White space wider than this parts cells; words stand nearer. */
const CELL_GAP = 1.1;
const WORD_GAP = 0.12;

/** Puts the runs of a page into lines from top to bottom, and each line into cells. */
export function linesOfPage(runs: readonly PdfRun[]): PdfLine[] {
  const sorted = runs.filter((run) => run.text.trim() !== '').sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: PdfRun[][] = [];
  for (const run of sorted) {
    const row = rows.at(-1);
    const last = row?.[0];
    if (row && last && Math.abs(run.y - last.y) <= Math.max(run.size, last.size) * SAME_LINE) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => {
    const size = Math.max(...row.map((run) => run.size));
    return {
      cells: cellsOf(
        row.sort((a, b) => a.x - b.x),
        size,
      ),
      y: row[0]?.y ?? 0,
      size,
    };
  });
}

function cellsOf(row: readonly PdfRun[], size: number): PdfCell[] {
  const cells: PdfCell[] = [];
  for (const run of row) {
    const cell = cells.at(-1);
    const gap = cell ? run.x - cell.right : Infinity;
    if (cell && gap < size * CELL_GAP) {
      cell.text += (gap > size * WORD_GAP ? ' ' : '') + run.text;
      cell.right = Math.max(cell.right, run.x + run.width);
    } else cells.push({ text: run.text, left: run.x, right: run.x + run.width });
  }
  return cells
    .map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() }))
    .filter((cell) => cell.text !== '');
}

/** A stretch of a page: running text, or lines whose cells stand in columns. */
export type PdfBlock =
  | { kind: 'text'; text: string; size: number }
  | { kind: 'table'; rows: string[][]; above: string | null };

/** Longer cells are columns of running text set beside each other. */
const LONGEST_CELL = 45;
const FEWEST_ROWS = 2;
/** A new paragraph stands this much lower than the next line would; in letter sizes. */
const LINE_STEP = 1.75;

/** Parts the lines of a page into paragraphs and tables. */
export function blocksOf(lines: readonly PdfLine[]): PdfBlock[] {
  const blocks: PdfBlock[] = [];
  for (let index = 0; index < lines.length;) {
    const rows = tableAt(lines, index);
    if (rows.length >= FEWEST_ROWS) {
      const before = blocks.at(-1);
      blocks.push({
        kind: 'table',
        rows: columnsOf(rows),
        above:
          before?.kind === 'text' && before.text.length <= 60 && !/[.!?,;]$/.test(before.text) ? before.text : null,
      });
      index += rows.length;
    } else {
      addText(blocks, lines[index] as PdfLine, lines[index - 1]);
      index += 1;
    }
  }
  return blocks;
}

function tableAt(lines: readonly PdfLine[], start: number): PdfLine[] {
  const rows: PdfLine[] = [];
  for (const line of lines.slice(start)) {
    const isRow = line.cells.length >= 2 && line.cells.every((cell) => cell.text.length <= LONGEST_CELL);
    const last = rows.at(-1);
    if (!isRow || (last && line.y - last.y > line.size * 4)) break;
    rows.push(line);
  }
  return rows;
}

/** Columns are where no row has white space: the spans of all cells, laid over each other. */
function columnsOf(rows: readonly PdfLine[]): string[][] {
  const spans: Array<{ left: number; right: number }> = [];
  const most = rows.reduce((widest, row) => Math.max(widest, row.cells.length), 0);
  // A row with fewer cells may span columns; those with most show where they are.
  for (const cell of rows
    .filter((row) => row.cells.length === most)
    .flatMap((row) => row.cells)
    .sort((a, b) => a.left - b.left)) {
    const span = spans.at(-1);
    if (span && cell.left < span.right) span.right = Math.max(span.right, cell.right);
    else spans.push({ left: cell.left, right: cell.right });
  }
  return rows.map((row) => {
    const texts = spans.map(() => '');
    for (const cell of row.cells) {
      const middle = (cell.left + cell.right) / 2;
      const distance = (span: { left: number; right: number }): number =>
        Math.max(0, span.left - cell.right, cell.left - span.right) +
        Math.abs((span.left + span.right) / 2 - middle) / 1e3;
      const nearest = spans.reduce((best, span, at) => (distance(span) < distance(spans[best] ?? span) ? at : best), 0);
      texts[nearest] = `${texts[nearest] ?? ''} ${cell.text}`.trim();
    }
    return texts;
  });
}

function addText(blocks: PdfBlock[], line: PdfLine, before: PdfLine | undefined): void {
  const text = line.cells.map((cell) => cell.text).join('  ');
  const open = blocks.at(-1);
  const step = before ? line.y - before.y : Infinity;
  const goesOn =
    open?.kind === 'text' &&
    Math.abs(open.size - line.size) < 1 &&
    step < line.size * LINE_STEP &&
    line.cells.length === 1;
  // A short line ends a paragraph, a label and its value stand for themselves.
  const isOpen = goesOn && open.text.length > 40 && !/[.!?:]$/.test(open.text) && !/^[•\-–*▪]/.test(text);
  if (isOpen)
    open.text =
      /\p{Ll}-$/u.test(open.text) && /^\p{Ll}/u.test(text) ? open.text.slice(0, -1) + text : `${open.text} ${text}`;
  else if (goesOn && open.text.length > 40 && /[.!?]$/.test(open.text)) open.text += ` ${text}`;
  else blocks.push({ kind: 'text', text, size: line.size });
}

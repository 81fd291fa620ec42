import { fontStack } from '@app/picture';
import type { WorkTask } from '@app/platform';
import { type Context, missingGlyphs, PDFDocument, registerFonts } from '@app/render';
import type { Cell, InvoiceSheet, SheetTable } from './invoice-sheet';

/** A4 in points. */
const PAGE = { width: 595, height: 842 };
const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - 64;
const ROW = 19;
const GAP = 10;
const FAMILY = 'Inter Tight';
const CHINESE = 'Noto Sans SC';
const INK = '#15171a';
const SOFT = '#50575e';
const LINE = '#c9ced3';
const MARKER = '#ffd93b';

type Pdf = InstanceType<typeof PDFDocument>;
interface Pen {
  weight?: 500 | 600 | 700;
  size?: number;
  colour?: string;
  end?: boolean;
}

/** Drawn beside the program that asks (`WorkProcesses`): loading faces holds up an event loop. */
export const drawInvoice: WorkTask<InvoiceSheet, Uint8Array> = { file: __filename, name: 'drawInvoice', run: draw };

function draw(sheet: InvoiceSheet): Uint8Array {
  const faces = facesFor(JSON.stringify(sheet));
  const pdf = new PDFDocument({ title: sheet.title, author: 'Factreel', creator: 'Factreel', pdfa: true });
  const pages = new InvoicePages(pdf, sheet, faces);
  pages.head();
  for (const table of sheet.tables) pages.table(table);
  pages.end();
  return pdf.close();
}

/** Writes down the page, and goes on to the next where a row does not fit. */
class InvoicePages {
  private context: Context;
  private y = MARGIN;
  private page = 1;

  constructor(
    private readonly pdf: Pdf,
    private readonly sheet: InvoiceSheet,
    private readonly faces: Faces,
  ) {
    this.context = pageOf(pdf);
  }

  head(): void {
    const { title, notice, heads } = this.sheet;
    this.mark(MARGIN, this.y);
    this.write({ text: 'Factreel' }, { x: MARGIN + 36, y: this.y + 19, room: 200 }, { weight: 700, size: 16 });
    this.y += 66;
    this.write({ text: title }, { x: MARGIN, y: this.y, room: WIDTH }, { weight: 700, size: 22 });
    this.y += 26;
    if (notice) {
      this.context.fillStyle = MARKER;
      this.context.fillRect(MARGIN, this.y - 12, 3, 16);
      this.write({ text: notice }, { x: MARGIN + 10, y: this.y, room: WIDTH - 10 }, { size: 9.5 });
      this.y += 26;
    }
    const whole = heads.reduce((sum, { share }) => sum + share, 0);
    let x = MARGIN;
    heads.forEach(({ name, lines, share }) => {
      const room = (share / whole) * WIDTH - GAP;
      this.write({ text: name }, { x, y: this.y, room }, { size: 8.5, colour: SOFT });
      lines.forEach((line, below) =>
        this.write(line, { x, y: this.y + 15 + below * 13, room }, { weight: below === 0 ? 600 : 500, size: 9.5 }),
      );
      x += room + GAP;
    });
    this.y += 58;
  }

  table(table: SheetTable): void {
    const { rows, sum, none } = table;
    // A title never stands at the foot of a page without a row below it.
    this.need(4 * ROW);
    this.tableHead(table, table.title);
    if (rows.length === 0 && none) {
      this.write({ text: none }, { x: MARGIN, y: this.y, room: WIDTH }, { size: 9, colour: SOFT });
      this.y += ROW;
    } else {
      for (const row of rows) {
        if (this.need(ROW)) this.tableHead(table, `${table.title}, continued`);
        this.rule(this.y + 6, LINE, 0.5);
        this.row(table, row, {});
      }
      if (sum) {
        if (this.need(ROW)) this.tableHead(table, `${table.title}, continued`);
        this.row(
          table,
          sum.map((text) => ({ text })),
          { weight: 700 },
        );
      }
    }
    this.y += 20;
  }

  end(): void {
    this.foot();
    this.pdf.endPage();
  }

  private tableHead({ columns }: SheetTable, title: string): void {
    this.write({ text: title }, { x: MARGIN, y: this.y, room: WIDTH }, { weight: 700, size: 12 });
    this.y += 20;
    let x = MARGIN;
    const whole = columns.reduce((sum, { share }) => sum + share, 0);
    for (const { name, share, end = false } of columns) {
      const width = (share / whole) * WIDTH;
      this.write({ text: name }, { x, y: this.y, room: width - (end ? 0 : GAP) }, { size: 8.5, colour: SOFT, end });
      x += width;
    }
    this.rule(this.y + 6, INK, 1);
    this.y += ROW;
  }

  private row({ columns }: SheetTable, row: Cell[], pen: Pen): void {
    let x = MARGIN;
    const whole = columns.reduce((sum, { share }) => sum + share, 0);
    const isEmpty = (index: number) => columns[index] !== undefined && row[index]?.text === '';
    columns.forEach(({ share, end = false }, index) => {
      const width = (share / whole) * WIDTH;
      // The name of a sum may stand across the empty cells behind it.
      let room = width;
      for (let next = index + 1; isEmpty(next); next += 1) room += ((columns[next]?.share ?? 0) / whole) * WIDTH;
      this.write(
        row[index] ?? { text: '' },
        { x, y: this.y, room: end ? width : room - GAP },
        { size: 9, end, ...pen },
      );
      x += width;
    });
    this.y += ROW;
  }

  /** True where that began a new page. */
  private need(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.foot();
    this.pdf.endPage();
    this.context = pageOf(this.pdf);
    this.page += 1;
    this.y = MARGIN + 12;
    return true;
  }

  private foot(): void {
    const y = PAGE.height - 36;
    this.write({ text: this.sheet.foot }, { x: MARGIN, y, room: WIDTH - 60 }, { size: 8.5, colour: SOFT });
    this.write(
      { text: `Page ${this.page}` },
      { x: PAGE.width - MARGIN - 60, y, room: 60 },
      { size: 8.5, colour: SOFT, end: true },
    );
  }

  private rule(y: number, colour: string, height: number): void {
    this.context.fillStyle = colour;
    this.context.fillRect(MARGIN, y, WIDTH, height);
  }

  private write(cell: Cell, { x, y, room }: { x: number; y: number; room: number }, pen: Pen): void {
    const { weight = 500, size = 10, colour = INK, end = false } = pen;
    const { context } = this;
    const shown = this.faces.drawable(cell);
    context.font = `${weight} ${size}px ${this.faces.stackFor(shown)}`;
    // Glyphs without a character of their own, such as a hyphen raised between digits, are blanks to whoever copies the text.
    context.fontFeatureSettings = '"calt" 0';
    context.fillStyle = colour;
    context.textAlign = 'left';
    const text = fitted(context, shown, room);
    context.fillText(text, end ? x + room - context.measureText(text).width : x, y);
  }

  private mark(x: number, y: number): void {
    const { context } = this;
    context.fillStyle = INK;
    context.beginPath();
    context.roundRect(x, y, 28, 28, 7);
    context.fill();
    context.fillStyle = MARKER;
    context.fillRect(x + 7.9, y + 7, 12.2, 3.7);
    context.fillStyle = '#ffffff';
    context.fillRect(x + 7.9, y + 12.3, 8.7, 3.5);
    context.fillRect(x + 7.9, y + 17.5, 3.9, 3.9);
  }
}

/** A new page to draw on. The library types it as a browser's context; it is the same context that frames are drawn with. */
function pageOf(pdf: Pdf): Context {
  return pdf.beginPage(PAGE.width, PAGE.height) as unknown as Context;
}

/** The pinned faces that the texts of an invoice need. */
interface Faces {
  /** What is written of a cell: something else in place of a script that no face has. */
  drawable: (cell: Cell) => string;
  /** For `font`. */
  stackFor: (text: string) => string;
}

/** Ideographs are shared: a text that the Japanese face has not got is set in the Chinese one, all of it. */
function facesFor(texts: string): Faces {
  const missingIn = (language: string) => {
    const need = { texts, language, families: [FAMILY] };
    registerFonts(need);
    return new Set(missingGlyphs(need));
  };
  const missing = missingIn('en');
  const missingInChinese = missing.size > 0 ? missingIn('zh') : missing;
  const lacks = (text: string, characters: Set<string>) => [...text].some((char) => characters.has(char));
  const isChinese = (text: string) => lacks(text, missing) && !lacks(text, missingInChinese);
  const quoted = (families: string[]) => families.map((family) => `"${family}"`).join(', ');
  const stack = fontStack(FAMILY);
  const chinese = [FAMILY, CHINESE, ...stack.filter((family) => family !== FAMILY && family !== CHINESE)];
  return {
    drawable: ({ text, instead }) => {
      if (!lacks(text, missing) || isChinese(text)) return text;
      return (
        instead ?? [...text].map((char) => (missing.has(char) && missingInChinese.has(char) ? '?' : char)).join('')
      );
    },
    stackFor: (text) => quoted(isChinese(text) ? chinese : stack),
  };
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Shortened, with an ellipsis, to what fits. */
function fitted(context: Context, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  const kept = [...letters.segment(text)].map(({ segment }) => segment);
  while (kept.length > 0 && context.measureText(`${kept.join('')}…`).width > room) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

import { dirname, join } from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { readLines, type SourceLine } from '../figures/read-lines';
import { READ_LIMITS } from '../read-limits';
import type { ReadSource } from '../read-source';
import { ReadFault } from '../read-fault';
import { SourceDraft } from '../source-draft';
import type { ReadContext, SniffedSource, SourceReader } from '../source-reader';
import { putTable } from '../tables/put-table';
import { blocksOf, linesOfPage, type PdfBlock, type PdfRun } from './pdf-lines';

/** A page's own number at its head or foot: "7", "- 7 -", "Page 7 of 12". */
const PAGE_NUMBER = /^[-–—| ]*(?:\p{L}+\.? ?)?\d{1,4}(?: ?(?:of|von|de|di|\/) ?\d{1,4})?[-–—| ]*$/u;
/** Pages that become a picture; the first says what the paper is. */
const PAGE_STILLS = 2;
const PICTURE_PAGES = 10;

/** PDF files: paragraphs, tables by where their words stand, pictures, and the first pages as they look. */
export class PdfReader implements SourceReader {
  readonly kind = 'pdf';

  suits({ magic }: SniffedSource): boolean {
    return magic === 'application/pdf';
  }

  async read(_source: SniffedSource, bytes: Uint8Array, context: ReadContext): Promise<ReadSource> {
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const root = dirname(require.resolve('pdfjs-dist/package.json'));
    const task = pdfjs.getDocument({
      data: new Uint8Array(bytes),
      standardFontDataUrl: join(root, 'standard_fonts/'),
      cMapUrl: join(root, 'cmaps/'),
      cMapPacked: true,
      wasmUrl: join(root, 'wasm/'),
      useSystemFonts: false,
      disableFontFace: true,
      isEvalSupported: false,
      enableXfa: false,
      maxImageSize: 20_000_000,
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    });
    const file = await task.promise.catch((error: unknown) => {
      const locked = (error as Error).name === 'PasswordException';
      throw new ReadFault('broken', locked ? 'the PDF asks for a password' : 'the PDF cannot be read');
    });
    const draft = new SourceDraft(this.kind, context);
    const blocks = await readBlocks(file, draft);
    await describe(
      file,
      blocks.map(({ block }) => block),
      draft,
    );
    readBlockFigures(blocks, draft);
    const paints = new Set([pdfjs.OPS.paintImageXObject, pdfjs.OPS.paintImageXObjectRepeat]);
    await takePictures(file, paints, draft);
    await task.destroy();
    return draft.finish();
  }
}

interface PlacedBlock {
  block: PdfBlock;
  page: number;
}

async function readBlocks(file: PDFDocumentProxy, draft: SourceDraft): Promise<PlacedBlock[]> {
  const pages = Math.min(file.numPages, READ_LIMITS.pdfPages);
  if (pages < file.numPages) draft.warn(`only the first ${pages} of ${file.numPages} pages were read`);
  const blocks: PlacedBlock[] = [];
  for (let number = 1; number <= pages; number += 1) {
    const page = await file.getPage(number);
    const found = blocksOf(linesOfPage(await runsOf(page)));
    for (const block of found.filter((one) => !isPageNumber(one, number, found))) blocks.push({ block, page: number });
    page.cleanup();
  }
  if (blocks.length === 0) draft.warn('the PDF holds pictures of text and no text');
  draft.itemCount = file.numPages;
  return blocks;
}

/** Papers may count from another number than one; then only a bare number is taken for the page's. */
function isPageNumber(block: PdfBlock, page: number, blocks: readonly PdfBlock[]): boolean {
  if (block.kind !== 'text' || (block !== blocks[0] && block !== blocks.at(-1))) return false;
  const text = block.text.trim();
  return PAGE_NUMBER.test(text) && (/^\d+$/.test(text) || new RegExp(`(?<!\\d)${page}(?!\\d)`).test(text));
}

async function runsOf(page: PDFPageProxy): Promise<PdfRun[]> {
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [a, b, , , x, y] = item.transform as [number, number, number, number, number, number];
    // Text set upwards is a mark at the margin.
    if (Math.abs(b) > Math.abs(a)) return [];
    return [{ text: item.str, x, y: height - y, width: item.width, size: Math.hypot(a, b) || item.height }];
  });
}

async function describe(file: PDFDocumentProxy, blocks: readonly PdfBlock[], draft: SourceDraft): Promise<void> {
  const { info } = await file.getMetadata().catch(() => ({ info: {} }));
  const named = (info as { Title?: unknown }).Title;
  const texts = blocks.filter((block) => block.kind === 'text');
  const largest = [...texts].sort((a, b) => b.size - a.size)[0];
  // Word processors leave the name of the file as the title.
  const isTitle =
    typeof named === 'string' &&
    named.trim().length > 3 &&
    !/\.(docx?|indd|pptx?|xlsx?|pdf|tex)$|^untitled|^microsoft word/i.test(named);
  draft.title = isTitle ? named : (largest?.text ?? null);
  if (draft.title) draft.put(['title'], draft.title, isTitle ? 'document title' : 'page 1');
  draft.text = blocks
    .map((block) => (block.kind === 'text' ? block.text : block.rows.map((row) => row.join('\t')).join('\n')))
    .join('\n');
  const { Language: lang } = ((await file.getMetadata().catch(() => null))?.info ?? {}) as { Language?: unknown };
  draft.settleLanguage(draft.text, { own: typeof lang === 'string' ? lang : null, texts: draft.text.split('\n') });
}

function readBlockFigures(blocks: readonly PlacedBlock[], draft: SourceDraft): void {
  const lines: SourceLine[] = [];
  const size = medianSize(blocks);
  let heading: string | null = null;
  for (const { block, page } of blocks) {
    const where = `page ${page}`;
    if (block.kind === 'table') {
      const cells = block.rows.map((row) => row.map((text) => ({ text, where, isHead: false })));
      putTable({ title: block.above ?? heading, rows: cells }, draft);
      continue;
    }
    const isHeading = block.size > size * 1.15 && block.text.length <= 90;
    lines.push({ text: block.text, where, heading: isHeading ? null : heading, group: page });
    if (isHeading) heading = block.text;
  }
  readLines(lines, draft);
}

/** The size of most letters; headings are few. */
function medianSize(blocks: readonly PlacedBlock[]): number {
  const texts = blocks.flatMap(({ block }) => (block.kind === 'text' ? [block] : [])).sort((a, b) => a.size - b.size);
  let left = texts.reduce((sum, { text }) => sum + text.length, 0) / 2;
  return texts.find(({ text }) => (left -= text.length) <= 0)?.size ?? 10;
}

async function takePictures(file: PDFDocumentProxy, paints: ReadonlySet<number>, draft: SourceDraft): Promise<void> {
  try {
    // A canvas takes long to load; most sources need none.
    const { picturesOfPage, stillOfPage } = await import('./pdf-pictures.js');
    for (let number = 1; number <= Math.min(file.numPages, PICTURE_PAGES); number += 1) {
      const page = await file.getPage(number);
      const alt = `${draft.title ?? 'Document'}, page ${number}`;
      if (number <= PAGE_STILLS) draft.stills.push(await stillOfPage(page, alt));
      draft.stills.push(...(await picturesOfPage(page, paints, alt)));
      page.cleanup();
    }
  } catch {
    draft.warn('not every picture of the PDF could be read');
  }
}

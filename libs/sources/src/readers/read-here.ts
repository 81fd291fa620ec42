import type { ReaderKind } from '../source-kinds';
import { CsvReader } from './csv.reader';
import { FeedReader } from './feed/feed.reader';
import { JsonReader } from './json.reader';
import { PageReader } from './page/page.reader';
import { PdfReader } from './pdf/pdf.reader';
import { ReadFault } from './read-fault';
import type { ReadReply, ReadRequest } from './reader-message';
import { ScriptReader } from './script.reader';
import { sniff } from './sniff';
import type { SourceReader } from './source-reader';
import { SpreadsheetReader } from './spreadsheet.reader';
import { TextReader } from './text.reader';

/** Every reader, the narrowest first: a feed is JSON or XML too, and all of them are text. */
const READERS: { readonly [Kind in ReaderKind]: SourceReader & { kind: Kind } } = {
  pdf: new PdfReader(),
  spreadsheet: new SpreadsheetReader(),
  feed: new FeedReader(),
  page: new PageReader(),
  json: new JsonReader(),
  csv: new CsvReader(),
  script: new ScriptReader(),
  text: new TextReader(),
};

/** What readers take, as a caller is told it. */
const READABLE =
  'send a web page, a PDF, an RSS, Atom or JSON feed, CSV, an Excel workbook (.xlsx), JSON, Markdown, a script or plain text';

/** Files that no reader takes, by what their bytes say they are. */
const FORMATS: ReadonlyArray<[RegExp, string]> = [
  [/^image\/svg\+xml$/, 'an SVG drawing'],
  [/wordprocessingml|opendocument\.text|^application\/msword$/, 'a word processor document'],
  [/presentationml|opendocument\.presentation/, 'a presentation'],
  [/opendocument\.spreadsheet|spreadsheetml|ms-excel/, 'a spreadsheet that is no .xlsx workbook'],
  [/^application\/x-cfb$/, 'an old Office file (.doc, .xls or .ppt)'],
  [/^application\/rtf$/, 'an RTF document'],
  [/^application\/(?:postscript|eps)$/, 'a PostScript file'],
  [/epub|mobipocket/, 'an e-book'],
  [/^application\/xml$/, 'an XML document that is neither a page nor a feed'],
  [/^application\/zip$/, 'a zip archive'],
  [/gzip|bzip2|x-7z|x-rar|x-tar|x-xz|zstd|lzip|x-compress/, 'a packed archive'],
  [/msdownload|x-elf|mach|x-msi|x-deb|x-rpm|wasm|java|x-apple-diskimage/, 'a program'],
  [/sqlite|parquet|arrow|avro|x-hdf/, 'a database file'],
  [/^font\//, 'a font'],
];
const MEDIA: ReadonlyArray<[RegExp, string]> = [
  [/^image\/(?!svg)/, 'a picture'],
  [/^video\/|mxf|x-mpegurl/, 'a video'],
  [/^audio\/|^application\/ogg$/, 'a sound file'],
];

/** Reads one source in this process, whose limits are not guarded here; never throws. */
export async function readHere({ bytes, context, kind }: ReadRequest): Promise<ReadReply> {
  try {
    const sniffed = await sniff(bytes, context.contentType);
    const candidates = kind === null ? Object.values<SourceReader>(READERS) : [READERS[kind]];
    const reader = candidates.find((candidate) => candidate.suits(sniffed));
    if (!reader) {
      const isXml = sniffed.text !== null;
      throw new ReadFault(
        'unsupported',
        kind !== null && isXml ? `the source is no ${kind}` : whyUnreadable(isXml ? 'application/xml' : sniffed.magic),
      );
    }
    return { source: await reader.read(sniffed, bytes, context) };
  } catch (error) {
    if (error instanceof ReadFault) return { unreadable: { reason: error.reason, message: error.message } };
    // A parser's own words are not for callers; a stack that ran over is one of depth.
    const tooDeep = error instanceof RangeError;
    return {
      unreadable: {
        reason: tooDeep ? 'too_complex' : 'broken',
        message: tooDeep ? 'the source is nested too deeply' : 'the source is broken',
      },
    };
  }
}

/** Tells a caller what a source is that no reader takes, and what may be sent instead. */
function whyUnreadable(magic: string | null): string {
  const media = MEDIA.find(([type]) => magic !== null && type.test(magic))?.[1];
  if (media) return `the source is ${media}: upload it to the library`;
  const format = FORMATS.find(([type]) => magic !== null && type.test(magic))?.[1];
  const what = format ?? (magic === null ? 'of no kind that is known' : `of the type ${magic}`);
  const hint = format?.includes('document') || format?.includes('presentation') ? 'save it as PDF, or ' : '';
  return `the source is ${what}, which no reader takes: ${hint}${READABLE}`;
}

import { CsvReader } from './csv.reader';
import { FeedReader } from './feed/feed.reader';
import { JsonReader } from './json.reader';
import { PageReader } from './page/page.reader';
import { PdfReader } from './pdf/pdf.reader';
import { ScriptReader } from './script.reader';
import type { SourceReader } from './source-reader';
import { SpreadsheetReader } from './spreadsheet.reader';
import { TextReader } from './text.reader';

/** Every reader, the narrowest first: a feed is JSON or XML too, and all of them are text. */
export const READERS: readonly SourceReader[] = [
  new PdfReader(),
  new SpreadsheetReader(),
  new FeedReader(),
  new PageReader(),
  new JsonReader(),
  new CsvReader(),
  new ScriptReader(),
  new TextReader(),
];

import { readLines, type SourceLine } from './figures/read-lines';
import { sentencesOf } from './figures/sentences';
import type { ReadSource } from './read-source';
import { ReadFault } from './read-fault';
import { SourceDraft } from './source-draft';
import type { ReadContext, SniffedSource, SourceReader } from './source-reader';
import { putTable, type RawTable } from './tables/put-table';

const LONGEST_TITLE = 120;
/** A line that ends as sentences do, or holds more than one. */
const PROSE = /[.。।](?:\s|$)/u;
const TABLE_LINE = /^\s*\|?.+\|.+\|?\s*$/;
const TABLE_RULE = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?\s*$/;

/** Plain text and Markdown: tables, labelled lines, and the figures of its sentences. */
export class TextReader implements SourceReader {
  readonly kind = 'text';

  suits({ text }: SniffedSource): boolean {
    return text !== null && !isMarkup(text);
  }

  async read({ text }: SniffedSource, _bytes: Uint8Array, context: ReadContext): Promise<ReadSource> {
    const source = text ?? '';
    if (source.trim() === '') throw new ReadFault('empty', 'the text is empty');
    const draft = new SourceDraft(this.kind, context);
    draft.text = source.trim();
    draft.settleLanguage(source, { texts: source.split('\n') });
    const { lines, tables, title } = divide(source.split('\n'));
    const isSentence = title !== null && PROSE.test(title);
    draft.title = isSentence ? (sentencesOf(title, draft.language)[0] ?? title) : title;
    // A text that begins with its first sentence is called by it, and has no title that a video could be about.
    if (title !== null && !isSentence) draft.put(['title'], title, 'line 1');
    for (const table of tables) draft.itemCount += putTable(table, draft);
    readLines(lines, draft);
    for (const [, alt = '', url = ''] of source.matchAll(/!\[([^\]]*)\]\((https?:\/\/[^\s)]+)[^)]*\)/g)) {
      draft.stills.push({ url, bytes: null, width: null, height: null, alt });
    }
    return draft.finish();
  }
}

/** XML of a vocabulary of its own: its tags are no words. */
function isMarkup(text: string): boolean {
  return /^\s*<\?xml\b/.test(text);
}

interface Divided {
  lines: SourceLine[];
  tables: RawTable[];
  title: string | null;
}

function divide(source: readonly string[]): Divided {
  const lines: SourceLine[] = [];
  const tables: RawTable[] = [];
  let heading: string | null = null;
  let title: string | null = null;
  let paragraph = -1;
  let group = 0;
  for (let index = 0; index < source.length; index += 1) {
    const raw = source[index] ?? '';
    if (TABLE_RULE.test(source[index + 1] ?? '') && TABLE_LINE.test(raw)) {
      const end = source.findIndex((line, at) => at > index && !TABLE_LINE.test(line));
      const body = source.slice(index, end < 0 ? undefined : end);
      tables.push({ title: heading, rows: tableRows(body, index + 1) });
      index += body.length - 1;
      paragraph = -1;
      continue;
    }
    const named = /^#{1,6}\s+(.+?)\s*#*$/.exec(raw)?.[1];
    const text = bare(named ?? raw);
    if (named !== undefined) heading = text;
    if (text === '') {
      paragraph = -1;
      group += 1;
      continue;
    }
    if (title === null && (named !== undefined || text.length <= LONGEST_TITLE)) title = text;
    const stands = named !== undefined || /^\s*(?:[-*+•]|\d+[.)])\s/.test(raw) || /^[^:]{2,48}:\s/.test(raw);
    const open = lines[paragraph];
    // Lines of a paragraph are one text; wrapped lines part sentences anywhere.
    if (open && !stands) open.text = `${open.text} ${text}`;
    else {
      lines.push({ text, where: `line ${index + 1}`, heading: named === undefined ? heading : null, group });
      paragraph = stands ? -1 : lines.length - 1;
    }
  }
  return { lines, tables, title };
}

function tableRows(lines: readonly string[], first: number): RawTable['rows'] {
  return lines
    .map((line, index) => ({ line, number: first + index, isHead: index === 0 }))
    .filter(({ line }) => !TABLE_RULE.test(line))
    .map(({ line, number, isHead }) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell, column) => ({ text: bare(cell), where: `line ${number}, column ${column + 1}`, isHead })),
    );
}

/** Text without the marks of Markdown. */
function bare(line: string): string {
  return line
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+•>]|\d+[.)])\s+/, '')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])\*(?!\s)([^*]+)\*(?!\w)/g, '$1')
    .trim();
}

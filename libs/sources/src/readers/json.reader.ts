import { type Json, type JsonObject, readDeclared } from '@app/facts';
import { READ_LIMITS } from './read-limits';
import type { ReadSource } from './read-source';
import { ReadFault } from './read-fault';
import { SourceDraft } from './source-draft';
import type { ReadContext, SniffedSource, SourceReader } from './source-reader';

/** Any JSON: an object as it is, a list as `items`; one value a line is a list too. */
export class JsonReader implements SourceReader {
  readonly kind = 'json';

  suits({ text, contentType }: SniffedSource): boolean {
    if (text === null) return false;
    return /[/+](?:x-)?(?:nd)?json$/.test(contentType) || (/^\s*[[{]/.test(text) && parse(text) !== undefined);
  }

  async read({ text }: SniffedSource, _bytes: Uint8Array, context: ReadContext): Promise<ReadSource> {
    const read = parse(text ?? '');
    if (read === undefined) throw new ReadFault('broken', 'the JSON cannot be parsed');
    if (typeof read !== 'object' || read === null) throw new ReadFault('empty', 'the JSON is a single value');
    assertDepth(read);
    const declared = Array.isArray(read) ? null : readDeclared(read);
    const root: JsonObject = Array.isArray(read)
      ? { items: read }
      : ((declared?.data as JsonObject | undefined) ?? read);
    const draft = new SourceDraft(this.kind, context);
    const title = root['title'] ?? root['name'];
    draft.title = typeof title === 'string' ? title : null;
    const language = root['language'] ?? root['lang'];
    draft.settleLanguage('', { own: typeof language === 'string' ? language : null });
    const lists = Object.entries(root).filter((entry): entry is [string, Json[]] => Array.isArray(entry[1]));
    draft.itemCount = Math.max(0, ...lists.map(([, list]) => list.length));
    for (const [key, list] of lists) {
      const first = list[0];
      if (list.length < 2 || first === undefined || first === null || typeof first !== 'object' || Array.isArray(first))
        continue;
      draft.series.push({ key, title: key, columns: Object.keys(first), rows: list.length });
    }
    copy(root, [], Array.isArray(read) ? 1 : 0, draft);
    return { ...draft.finish(), ...(declared ? { fields: declared.fields } : {}) };
  }
}

function copy(node: Json, path: string[], skipped: number, draft: SourceDraft): void {
  if (node === null) return;
  if (typeof node !== 'object') return draft.put(path, node, jsonPath(path.slice(skipped)));
  const entries = Object.entries(node);
  for (const [name, child] of entries) {
    if (draft.isFull) return draft.warn(`only the first ${READ_LIMITS.values.toLocaleString('en')} values were read`);
    copy(child, [...path, name], skipped, draft);
  }
}

function jsonPath(path: readonly string[]): string {
  return `$${path.map((part) => (/^\d+$/.test(part) ? `[${part}]` : /^\w+$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`)).join('')}`;
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return parseLines(text);
  }
}

function parseLines(text: string): Json | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => /^\s*[[{].*[\]}]\s*$/.test(line))) return undefined;
  try {
    return lines.map((line) => JSON.parse(line) as Json);
  } catch {
    return undefined;
  }
}

/** Walks with a list of its own: what is nested 20,000 deep would end the stack. */
function assertDepth(root: Json): void {
  let level: Json[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > READ_LIMITS.depth)
      throw new ReadFault('too_complex', `the JSON is nested deeper than ${READ_LIMITS.depth} levels`);
    level = level
      .flatMap((node) => (typeof node === 'object' && node !== null ? Object.values(node) : []))
      .filter((node) => typeof node === 'object' && node !== null);
  }
}

import { words } from '../../words';
import { readData } from '../videos/new/read-data';

/** What goes along with a message. Data and text are one of a kind; files are of the library. */
export type Attachment =
  | { kind: 'data'; name: string; data: Record<string, unknown> }
  | { kind: 'text'; name: string; text: string }
  | { kind: 'file'; name: string; assetId: string };

/** As the api takes messages. */
const MOST_TEXT = 190_000;
const TEXT_FILE = /\.(?:json|csv|tsv|txt|md)$/iu;
const LIBRARY_FILE = /^(?:image|video|audio)\//u;

/** Where a file goes: read here, or kept in the library; null where it can be neither. */
export function fileKind({ name, type }: Pick<File, 'name' | 'type'>): 'text' | 'library' | null {
  if (TEXT_FILE.test(name) || /^text\/|json/u.test(type)) return 'text';
  return LIBRARY_FILE.test(type) ? 'library' : null;
}

/** JSON that was pasted; null for anything else, which is typed as it is. Throws an `Error` with what to do. */
export function pastedData(pasted: string): Attachment | null {
  const read = readData(pasted);
  if (read.kind === 'too-much') throw new Error(words.chat.composer.tooMuch);
  if (read.kind === 'too-long') throw new Error(words.chat.composer.tooLong);
  return read.kind === 'json' ? { kind: 'data', name: words.chat.composer.data(read.values), data: read.data } : null;
}

/** A file of text or JSON. Throws an `Error` with what to do. */
export function fileText(name: string, content: string): Attachment {
  const data = pastedData(content);
  if (data) return { ...data, name };
  const read = readData(content);
  if (read.kind === 'broken') throw new Error(words.chat.composer.broken(name, read.fault.line));
  if (read.kind !== 'text') throw new Error(words.chat.composer.wrongFile(name));
  if (read.text.length > MOST_TEXT) throw new Error(words.chat.composer.tooLong);
  return { kind: 'text', name, text: read.text };
}

/** A message as the api takes it: a text that came along stands between fences, where nothing of it is an instruction. */
export function messageOf(said: string, attachments: readonly Attachment[]) {
  const text = attachments.find((one) => one.kind === 'text');
  const data = attachments.find((one) => one.kind === 'data');
  const libraryAssetIds = attachments.flatMap((one) => (one.kind === 'file' ? one.assetId : []));
  const fenced = text ? `${said}\n\n\`\`\`\n${text.text.replaceAll('```', "'''")}\n\`\`\`` : said;
  const along = { ...(data ? { data: data.data } : {}), ...(libraryAssetIds.length > 0 ? { libraryAssetIds } : {}) };
  return { text: fenced.trim(), ...(Object.keys(along).length > 0 ? { attachments: along } : {}) };
}

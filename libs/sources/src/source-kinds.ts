/** What the service knows of a kind of source that a reader tells by its bytes. */
interface ReaderTraits {
  /** Names by which a caller may insist on it. */
  names: readonly string[];
  /** People open it, so that a video may name its address; a table or an API's answer is no place to send them to. */
  isOpened: boolean;
  /** Its server may describe it by a schema: CSVW, JSON Schema, OpenAPI. */
  isDescribed: boolean;
  /** It may show nothing without its scripts; a browser reads it then, for credits. */
  mayNeedBrowser: boolean;
}

const plain = { isOpened: false, isDescribed: false, mayNeedBrowser: false };

/** Kinds that readers tell apart. A kind needs an entry here and its reader in `READERS`. */
export const READER_KINDS = {
  page: { ...plain, names: ['page'], isOpened: true, mayNeedBrowser: true },
  pdf: { ...plain, names: ['pdf'], isOpened: true },
  feed: { ...plain, names: ['feed', 'rss'], isOpened: true },
  csv: { ...plain, names: ['csv'], isDescribed: true },
  spreadsheet: { ...plain, names: ['spreadsheet'] },
  json: { ...plain, names: ['json'], isDescribed: true },
  text: { ...plain, names: ['text'] },
  script: { ...plain, names: [] },
} satisfies Record<string, ReaderTraits>;

/** What a source turned out to be. */
export type ReaderKind = keyof typeof READER_KINDS;

/**
 * Where the facts of a pack come from: what a reader found, the caller, the market of a token, a market service, or an
 * address that is still to be read. A `script` may also be authored.
 */
export const SOURCE_KINDS = [...readerKinds(), 'data', 'token', 'market', 'unread'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Kinds of reader by the names that callers have for them. */
export const READERS_BY_NAME: ReadonlyMap<string, ReaderKind> = new Map(
  readerKinds().flatMap((kind) => READER_KINDS[kind].names.map((name) => [name, kind] as const)),
);

/** Whether people open a source of this kind at its address. */
export function isOpened(kind: SourceKind): boolean {
  return isReaderKind(kind) && READER_KINDS[kind].isOpened;
}

/**
 * Whether an address may have to be read in a browser: it is a page as far as its owner says, and has no headers, which a
 * browser would send with every request of the page.
 */
export function mayNeedBrowser(kind: ReaderKind | null | undefined, hasHeaders: boolean): boolean {
  return !hasHeaders && READER_KINDS[kind ?? 'page'].mayNeedBrowser;
}

function readerKinds(): ReaderKind[] {
  return Object.keys(READER_KINDS) as ReaderKind[];
}

function isReaderKind(kind: SourceKind): kind is ReaderKind {
  return Object.hasOwn(READER_KINDS, kind);
}

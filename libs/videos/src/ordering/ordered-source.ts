import { type FactPack, type PackContent, readFacts, type SourcePack, withStills } from '@app/sources';

/** What an order names as the source of its film, looked up; `data` in the order itself is none of these. */
export type OrderedSource =
  /** A pack of the account's. */
  | { state: 'kept'; pack: SourcePack }
  /** Read from the order, to be kept with the film. */
  | { state: 'read'; packId: string; content: PackContent }
  /** Read by the worker, in the design job; a page may turn out to need a browser. */
  | { state: 'awaited'; url: string | null; sourceId: string | null; mayBeDrawn: boolean };

/** The facts that a film is told from, before its script; null where a script is to bring them, or nobody read yet. */
export function sourceFacts(data: Record<string, unknown> | null, source: OrderedSource | undefined): FactPack | null {
  if (source?.state === 'awaited') return null;
  const content = contentOf(source);
  if (content) return content.kind === 'script' ? null : withStills(readFacts(content.data), content.reading);
  return data ? readFacts(data) : null;
}

/** What is known of a source's content when its film is ordered. */
export function contentOf(source: OrderedSource | undefined): PackContent | null {
  if (source?.state === 'kept') return source.pack.readAt === null ? null : source.pack;
  return source?.state === 'read' ? source.content : null;
}

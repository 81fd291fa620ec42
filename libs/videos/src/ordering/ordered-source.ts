import type { FieldMeanings, ReadingOptions } from '@app/facts';
import type { PackContent, SourcePack } from '@app/sources';

/** What an order names as the source of its film, looked up; `data` in the order itself is none of these. */
export type OrderedSource =
  /** A pack of the account's. */
  | { state: 'kept'; pack: SourcePack }
  /** Read from the order, to be kept with the film. */
  | { state: 'read'; packId: string; content: PackContent }
  /** Read by the worker, in the design job; a page may turn out to need a browser. */
  | { state: 'awaited'; url: string | null; sourceId: string | null; language: string | null; mayBeDrawn: boolean };

/** What an order's facts are read from; null where a script is to bring them, or nobody read yet. */
export function toldFrom({ data, source, fields, defaultFields }: ToldOrder): ToldData | null {
  if (source?.state === 'awaited') return null;
  const content = contentOf(source);
  if (content?.kind === 'script') return null;
  const defaults = { ...content?.fields, ...defaultFields };
  if (content) return { data: content.data, stills: content.reading?.stills, fields, defaults };
  return data ? { data, fields, defaults } : null;
}

interface ToldOrder {
  data?: Record<string, unknown> | null;
  source?: OrderedSource;
  fields?: FieldMeanings;
  defaultFields?: FieldMeanings;
}

type ToldData = Pick<PackContent, 'data'> & ReadingOptions & { stills?: NonNullable<PackContent['reading']>['stills'] };

/** What is known of a source's content when its film is ordered. */
export function contentOf(source: OrderedSource | undefined): PackContent | null {
  if (source?.state === 'kept') return source.pack.readAt === null ? null : source.pack;
  return source?.state === 'read' ? source.content : null;
}

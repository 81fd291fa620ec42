import type { ReadingOptions } from '@app/facts';
import { type PackContent, readPack, type SourcePack, waitingPack } from '@app/sources';
import { newId, storableJson } from '@app/platform';
import type { OrderedSource, SettledOrder } from './video-order';

/** What an order's facts are read from; null where a script is to bring them, or nobody read yet. */
export function toldFrom({ data, source, fields, spec }: ToldOrder): ToldData | null {
  if (source?.state === 'awaited') return null;
  const content = contentOf(source);
  if (content?.kind === 'script') return null;
  const defaults = { ...content?.fields, ...spec.fields };
  if (content) return { data: content.data, stills: content.reading?.stills, fields, defaults };
  return data ? { data, fields, defaults } : null;
}

type ToldOrder = Pick<SettledOrder, 'data' | 'source' | 'fields' | 'spec'>;

type ToldData = Pick<PackContent, 'data'> & ReadingOptions & { stills?: NonNullable<PackContent['reading']>['stills'] };

/** What is known of a source's content when its video is ordered. */
function contentOf(source: OrderedSource | undefined): PackContent | null {
  if (source?.state === 'kept') return source.pack.readAt === null ? null : source.pack;
  return source?.state === 'read' ? source.content : null;
}

/** What the video is made from: the pack that its caller names, or a new one. */
export function packOf(
  { source, data, kind, endUser, spec }: SettledOrder,
  asked: { accountId: string; at: Date },
): SourcePack {
  if (source?.state === 'kept') return source.pack;
  const owner = { ...asked, externalUserId: endUser?.externalUserId };
  if (source?.state === 'awaited') return waitingPack(owner, source);
  const own: PackContent = {
    kind: kind ?? (data ? 'data' : 'script'),
    title: spec.title ?? null,
    url: null,
    data: storableJson(data ?? {}),
    reading: null,
  };
  const id = source?.state === 'read' ? source.packId : newId('sp');
  return readPack({ ...owner, id }, contentOf(source) ?? own);
}

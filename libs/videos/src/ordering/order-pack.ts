import { newId, storableJson } from '@app/platform';
import { type PackContent, readPack, type SourcePack, waitingPack } from '@app/sources';
import { contentOf } from './ordered-source';
import type { SettledOrder } from './video-order';

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

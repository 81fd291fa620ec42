import { newId, storableJson } from '@app/platform';
import { type PackContent, readPack, type SourceKind, type SourcePack, waitingPack } from '@app/sources';
import type { EndUser } from '../end-users/end-user';
import { contentOf, type OrderedSource } from './ordered-source';

/** What of an order says what its film is made from. */
interface PackOrder {
  source?: OrderedSource;
  data?: Record<string, unknown> | null;
  kind?: Extract<SourceKind, 'token'>;
  title?: string;
  endUser?: EndUser;
}

/** What the film is made from: the pack that its caller names, or a new one. */
export function packOf(
  { source, data, kind, title, endUser }: PackOrder,
  asked: { accountId: string; at: Date },
): SourcePack {
  if (source?.state === 'kept') return source.pack;
  const owner = { ...asked, externalUserId: endUser?.externalUserId };
  if (source?.state === 'awaited') return waitingPack(owner, source);
  const own: PackContent = {
    kind: kind ?? (data ? 'data' : 'script'),
    title: title ?? null,
    url: null,
    data: storableJson(data ?? {}),
    reading: null,
  };
  const id = source?.state === 'read' ? source.packId : newId('sp');
  return readPack({ ...owner, id }, contentOf(source) ?? own);
}

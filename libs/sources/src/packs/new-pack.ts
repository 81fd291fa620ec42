import { newId, newMediaKey } from '@app/platform';
import { dataName } from './data-name';
import { type PackContent, SourcePack } from './source-pack.entity';

/** Whose pack it is, and when it was made. */
interface PackOwner {
  accountId: string;
  externalUserId?: string | null;
  at: Date;
}

/** A pack that is read; written down nowhere yet. */
export function readPack(
  { id, accountId, externalUserId = null, at }: PackOwner & { id: string },
  content: PackContent,
): SourcePack {
  const made = { mediaKey: newMediaKey(), createdAt: at, readAt: at };
  const known = { id, accountId, externalUserId, sourceId: null, ...made };
  const named = content.kind === 'data' ? { dataName: dataName(content.data) ?? '' } : {};
  return Object.assign(new SourcePack(), { ...known, ...named, ...content, fields: content.fields ?? null });
}

/** A pack that waits to be read; written down nowhere yet. */
export function waitingPack(
  owner: PackOwner,
  { url, sourceId, language }: Pick<SourcePack, 'url' | 'sourceId' | 'language'>,
): SourcePack {
  const waiting: PackContent = { kind: 'unread', title: null, url, data: {}, reading: null };
  return Object.assign(readPack({ ...owner, id: newId('sp') }, waiting), { sourceId, language, readAt: null });
}

import type { EntityClass, EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { NotFoundError } from '@app/platform';
import type { FiledRecord } from './filed-record.entity';

/** Newest first; `nextCursor` is null at the end. */
export interface RecordPage<Kept> {
  data: Kept[];
  nextCursor: string | null;
}

export interface RecordQuery {
  limit: number;
  /** Id of the last record of the page before. */
  cursor?: string;
}

/** What a kind of record is, and what it is called. */
export interface RecordKind<Kept extends FiledRecord> {
  entity: EntityClass<Kept>;
  name: string;
}

/** Throws `NotFoundError` for another account's too. */
export async function findRecord<Kept extends FiledRecord>(
  em: EntityManager,
  kind: RecordKind<Kept>,
  accountId: string,
  id: string,
): Promise<Kept> {
  const found = await em.findOne(kind.entity, { id, accountId } as FilterQuery<Kept>);
  if (!found) throw new NotFoundError(kind.name, id);
  return found;
}

/** One page of an account's records. Throws `NotFoundError` for a cursor that is no record of the account. */
export async function pageOfRecords<Kept extends FiledRecord>(
  em: EntityManager,
  kind: RecordKind<Kept>,
  accountId: string,
  { limit, cursor }: RecordQuery,
): Promise<RecordPage<Kept>> {
  const last = cursor ? await findRecord(em, kind, accountId, cursor) : null;
  const where = { accountId, ...(last ? { position: { $lt: last.position } } : {}) } as FilterQuery<Kept>;
  const rows = (await em.find(kind.entity, where, {
    orderBy: { position: 'desc' } as never,
    limit: limit + 1,
  })) as Kept[];
  const data = rows.slice(0, limit);
  return { data, nextCursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
}

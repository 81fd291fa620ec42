import { LockMode } from '@mikro-orm/core';
import type { EntityClass, EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { cutPage, NotFoundError, type Page, rowAt } from '@app/platform';
import type { FiledRecord } from './filed-record.entity';

export interface RecordQuery {
  limit: number;
  /** Id of the last record of the page before. */
  cursor?: string;
}

/** What a kind of record is, and what it is called. */
export interface RecordKind<Kept extends FiledRecord> {
  entity: EntityClass<Kept>;
  name: string;
  table: string;
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

/** The same, which nobody files anything under until the transaction ends. */
export async function lockRecord<Kept extends FiledRecord>(
  em: EntityManager,
  kind: RecordKind<Kept>,
  accountId: string,
  id: string,
): Promise<void> {
  const where = { id, accountId } as FilterQuery<Kept>;
  const found = await em.findOne(kind.entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!found) throw new NotFoundError(kind.name, id);
}

/** One page of an account's records. Newest first. Throws `UnknownCursorError`. */
export async function pageOfRecords<Kept extends FiledRecord>(
  em: EntityManager,
  kind: RecordKind<Kept>,
  accountId: string,
  { limit, cursor }: RecordQuery,
): Promise<Page<Kept>> {
  const last = await rowAt(cursor, (id) => em.findOne(kind.entity, { id, accountId } as FilterQuery<Kept>));
  const where = { accountId, ...(last ? { position: { $lt: last.position } } : {}) } as FilterQuery<Kept>;
  const rows = (await em.find(kind.entity, where, {
    orderBy: { position: 'desc' } as never,
    limit: limit + 1,
  })) as Kept[];
  return cutPage(rows, limit);
}

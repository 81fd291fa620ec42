import { LockMode } from '@mikro-orm/core';
import type { EntityKey, EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { NotFoundError, type Page, type PageAsked, readPage } from '@app/platform';
import type { FiledRecord, RecordKind } from './filed-record.entity';

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
  asked: PageAsked,
): Promise<Page<Kept>> {
  const whose = { accountId } as FilterQuery<Kept>;
  const by = ['position'] as Array<EntityKey<Kept>>;
  return await readPage(em, { entity: kind.entity, whose, by }, asked);
}

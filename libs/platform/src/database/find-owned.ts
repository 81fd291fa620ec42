import type { EntityClass, FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFoundError } from '../errors/domain.error';

/** What belongs to one account. */
export interface Owned {
  id: string;
  accountId: string;
}

/**
 * A row of an account, locked where others are to wait for the end of the transaction. Throws `NotFoundError`, which calls it
 * `name`, for another account's too: nobody learns what others have.
 */
export async function findOwned<T extends Owned>(
  em: EntityManager,
  entity: EntityClass<T>,
  name: string,
  { id, accountId }: Owned,
  lockMode?: LockMode.PESSIMISTIC_WRITE,
): Promise<T> {
  const found = await em.findOne<T>(entity, { id, accountId } as FilterQuery<T>, lockMode ? { lockMode } : {});
  if (!found) throw new NotFoundError(name, id);
  return found;
}

import type { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFoundError } from '@app/platform';
import { Video } from './video.entity';

/** A film, locked where others are to wait for the end of the transaction. Throws `NotFoundError` for another account's too. */
export async function findVideo(
  em: EntityManager,
  { id, accountId }: Pick<Video, 'id' | 'accountId'>,
  lockMode?: LockMode.PESSIMISTIC_WRITE,
): Promise<Video> {
  const video = await em.findOne(Video, { id, accountId }, lockMode ? { lockMode } : {});
  if (!video) throw new NotFoundError('video', id);
  return video;
}

import type { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { findOwned, type Owned } from '@app/platform';
import { Video } from './video.entity';

/** As `findOwned`. */
export async function findVideo(em: EntityManager, video: Owned, lock?: LockMode.PESSIMISTIC_WRITE): Promise<Video> {
  return await findOwned(em, Video, 'video', video, lock);
}

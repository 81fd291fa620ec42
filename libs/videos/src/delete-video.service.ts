import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Job, UNFINISHED } from '@app/jobs';
import { Clock, Database, sweepFolderLater, NotFoundError, ObjectStorage } from '@app/platform';
import { CancelVideoService } from './cancel-video.service';
import { videoFolder } from './video-files';
import { Video } from './video.entity';
import { VideoVersion } from './video-version.entity';

/** Removes videos for good, with all that storage holds of them. */
@Injectable()
export class DeleteVideoService {
  private readonly logger = new Logger(DeleteVideoService.name);

  constructor(
    private readonly database: Database,
    private readonly cancelling: CancelVideoService,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /** Work under way is cancelled first, and its holds go back. Throws `NotFoundError` for another account's too. */
  async delete(id: string, accountId: string): Promise<void> {
    // A render that was ordered just before the lock was there is another job to stop.
    while (!(await this.database.transaction((em) => this.deleteRows(em, id, accountId)))) continue;
    // The video is gone for everyone: where its storage does not answer, the sweep removes what is left.
    await this.storage.removeAll(videoFolder(id)).catch((error: unknown) => {
      this.logger.warn({ err: error, videoId: id }, 'files of a deleted video left to the sweep');
    });
  }

  /** False, with the work stopped, where there is new work by now. */
  private async deleteRows(em: EntityManager, id: string, accountId: string): Promise<boolean> {
    if ((await em.count(Video, { id, accountId })) === 0) throw new NotFoundError('video', id);
    await this.cancelling.stop(em, id);
    await em.flush();
    em.clear();
    const video = await em.findOne(Video, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!video) throw new NotFoundError('video', id);
    if ((await em.count(Job, { videoId: id, status: { $in: UNFINISHED } })) > 0) return false;
    await em.nativeDelete(Job, { videoId: id });
    await em.nativeDelete(VideoVersion, { videoId: id });
    await em.nativeDelete(Video, { id });
    await sweepFolderLater(em, videoFolder(id), this.clock.real());
    return true;
  }
}

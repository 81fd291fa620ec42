import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Job, JobEnds, UNFINISHED } from '@app/jobs';
import { Database } from '@app/platform';
import { findVideo } from './videos.service';
import { NothingUnderWayError } from './videos.errors';

/** Stops the work on a video. */
@Injectable()
export class CancelVideoService {
  constructor(
    private readonly database: Database,
    private readonly ends: JobEnds,
  ) {}

  /**
   * The video ends in `error` as cancelled; what it was charged for a script that exists stays. Throws
   * `NotFoundError`, and `ConflictError` where nothing is under way.
   */
  async cancel(id: string, accountId: string): Promise<void> {
    const ended = await this.database.transaction(async (em) => {
      const video = await findVideo(em, { id, accountId });
      const stopped = await this.stop(em, id);
      if (!stopped) throw new NothingUnderWayError(id, video.status);
      return stopped;
    });
    ended();
  }

  /** The same in the caller's transaction; returns what to run after its commit, null where nothing was under way. The video is locked if it was. */
  async stop(em: EntityManager, videoId: string): Promise<(() => void) | null> {
    const unfinished = { videoId, status: { $in: UNFINISHED } };
    // Jobs are locked before their videos, here as in the stages that complete them.
    const job = await em.findOne(Job, unfinished, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!job) return null;
    return await this.ends.end(em, job, { status: 'cancelled', reason: 'cancelled' });
  }
}

import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database, UNFINISHED } from '@app/platform';
import { EndJobService } from './jobs/end-job.service';
import { VideoMetrics } from './video.metrics';
import { findVideo } from './find-video';
import { Job } from './jobs/job.entity';
import { NothingUnderWayError } from './videos.errors';

/** Stops the work on a video. */
@Injectable()
export class CancelVideoService {
  constructor(
    private readonly database: Database,
    private readonly ending: EndJobService,
    private readonly metrics: VideoMetrics,
  ) {}

  /**
   * The video ends in `error` as cancelled; what it was charged for a script that exists stays. Throws
   * `NotFoundError`, and `ConflictError` where nothing is under way.
   */
  async cancel(id: string, accountId: string): Promise<void> {
    const job = await this.database.transaction(async (em) => {
      const video = await findVideo(em, { id, accountId });
      const stopped = await this.stop(em, id);
      if (!stopped) throw new NothingUnderWayError(id, video.status);
      return stopped;
    });
    this.metrics.cancelled(job);
  }

  /** The same in the caller's transaction, the job that was stopped; null where nothing was under way. The video is locked if it was. */
  async stop(em: EntityManager, videoId: string): Promise<Job | null> {
    const unfinished = { videoId, status: { $in: UNFINISHED } };
    // Jobs are locked before their videos, here as in the stages that complete them.
    const job = await em.findOne(Job, unfinished, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!job) return null;
    await this.ending.end(em, job, 'cancelled', 'cancelled');
    return job;
  }
}

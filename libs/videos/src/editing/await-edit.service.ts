import { setTimeout as sleep } from 'node:timers/promises';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { ConflictError, Database, NotFoundError, UnprocessableError } from '@app/platform';
import { EndJobService } from '../jobs/end-job.service';
import { Job } from '../jobs/job.entity';

const LOOK_EVERY_MS = 100;
/** An edit is designed as a video is (docs/specification.md 8, "Designer time cap"). */
const LONGEST_MS = 150_000;
const TOO_LONG =
  'Video creation failed (The operation was aborted due to timeout): the edit took longer than 150 seconds. The video is as it was and nothing was charged';

/** Waits for the worker that does an edit. */
@Injectable()
export class AwaitEditService {
  constructor(
    private readonly database: Database,
    private readonly ending: EndJobService,
  ) {}

  /** Throws `UnprocessableError` for an edit that failed or took too long, `ConflictError` for one that was cancelled. */
  async done({ id, videoId }: Job): Promise<void> {
    const until = performance.now() + LONGEST_MS;
    for (;;) {
      const job = await this.database.read().findOne(Job, { id });
      if (!job) throw new NotFoundError('video', videoId);
      if (job.status === 'done') return;
      if (job.status === 'cancelled') throw new ConflictError(`the edit of ${videoId} was cancelled`);
      if (job.status === 'failed') throw new UnprocessableError(job.error ?? 'the edit failed');
      if (performance.now() > until) await this.end(id);
      else await sleep(LOOK_EVERY_MS);
    }
  }

  /** Does nothing where the worker came first. */
  private async end(jobId: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const job = await em.findOne(Job, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (job?.isUnfinished()) await this.ending.end(em, job, 'failed', TOO_LONG);
    });
  }
}

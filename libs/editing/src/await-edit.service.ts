import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Job, JobEnds, JobNews } from '@app/jobs';
import { ConflictError, Database, NotFoundError, UnprocessableError } from '@app/platform';

/** An edit is designed as a video is (docs/specification.md 8, "Designer time cap"). */
const LONGEST_MS = 150_000;
const TOO_LONG =
  'Video creation failed (The operation was aborted due to timeout): the edit took longer than 150 seconds. The video is as it was and nothing was charged';

/** Waits for the worker that does an edit. */
@Injectable()
export class AwaitEditService {
  constructor(
    private readonly database: Database,
    private readonly news: JobNews,
    private readonly ends: JobEnds,
  ) {}

  /** Throws `UnprocessableError` for an edit that failed or took too long, `ConflictError` for one that was cancelled. */
  async done({ id, videoId }: Job): Promise<void> {
    const until = performance.now() + LONGEST_MS;
    const news = this.news.follow(id);
    try {
      for (;;) {
        const job = await this.database.read().findOne(Job, { id });
        if (!job) throw new NotFoundError('video', videoId ?? id);
        if (job.status === 'done') return;
        if (job.status === 'cancelled') throw new ConflictError(`the edit of ${videoId} was cancelled`);
        if (job.status === 'failed') throw new UnprocessableError(job.error ?? 'the edit failed');
        const ms = until - performance.now();
        if (ms <= 0) await this.end(id);
        else await news.next({ ms });
      }
    } finally {
      news.end();
    }
  }

  /** Does nothing where the worker came first. */
  private async end(jobId: string): Promise<void> {
    const ended = await this.database.transaction(async (em) => {
      const job = await em.findOne(Job, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      return job?.isUnfinished() ? await this.ends.end(em, job, { status: 'failed', reason: TOO_LONG }) : null;
    });
    ended?.();
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import { Job, type JobStage } from './job.entity';

/** A cancelled job's work ends within a second. */
const LOOK_EVERY_MS = 500;

/** A watch over running work: `signal` says stop. */
export interface Watch {
  signal: AbortSignal;
  end(): void;
}

/** Watches the jobs' table for work that is no longer wanted, whichever process said so. */
@Injectable()
export class JobWatch {
  constructor(private readonly database: Database) {}

  /** Aborts with `shutdown`, and when the job no longer awaits the stage. The caller ends the watch. */
  over(jobId: string, stage: JobStage, shutdown: AbortSignal): Watch {
    const ended = new AbortController();
    const timer = setInterval(() => {
      // A look that fails says nothing; the next one may.
      void this.isWanted(jobId, stage).then(
        (wanted) => wanted || ended.abort(),
        () => undefined,
      );
    }, LOOK_EVERY_MS);
    return { signal: AbortSignal.any([shutdown, ended.signal]), end: () => clearInterval(timer) };
  }

  private async isWanted(jobId: string, stage: JobStage): Promise<boolean> {
    const job = await this.database.read().findOne(Job, { id: jobId });
    return job?.awaits(stage) ?? false;
  }
}

import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock, Database, Metrics } from '@app/platform';
import { Job, type JobStage } from './job.entity';
import { JobRunners } from './job-runners';
import { WatchedWork } from './watched-work.service';

/** Runs one stage of a job; a failure ends the film in `error` and gives back what was not delivered. */
@Injectable()
export class RunJobService {
  constructor(
    private readonly database: Database,
    private readonly runners: JobRunners,
    private readonly work: WatchedWork,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Does nothing for a stage that is done already, and stops when its job is cancelled or deleted; throws only when the
   * work is to be tried again: the worker was told to stop, or what it stands on is away. `tries` were made before.
   * Answers the parts that any worker has to make before the stage can be run again, none as a rule.
   */
  async run(jobId: string, stage: JobStage, signal: AbortSignal, tries = 0): Promise<string[]> {
    const job = await this.begin(jobId, stage);
    if (!job) return [];
    const stop = this.metrics.stageSeconds.startTimer({ stage });
    const awaited = await this.work.run({ job, stage, queue: stage, tries }, signal, async (ends) => {
      const parts = (await this.runners.of(job).run(job, ends)) ?? [];
      if (parts.length === 0) stop();
      return parts;
    });
    return awaited ?? [];
  }

  private async begin(jobId: string, stage: JobStage): Promise<Job | null> {
    return await this.database.transaction(async (em) => {
      const job = await em.findOne(Job, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!job?.awaits(stage)) return null;
      job.start(this.clock.now());
      return job;
    });
  }
}

import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database, doQueued } from '@app/platform';
import { VideoMetrics } from '../video.metrics';
import { Job, type JobStage } from './job.entity';
import { JobRunners } from './job-runners';
import { WatchedWork } from './watched-work.service';

/** Runs one stage of a job; a failure ends the video in `error` and gives back what was not delivered. */
@Injectable()
export class RunJobService {
  private readonly logger = new Logger(RunJobService.name);

  constructor(
    private readonly database: Database,
    private readonly runners: JobRunners,
    private readonly work: WatchedWork,
    private readonly clock: Clock,
    private readonly metrics: VideoMetrics,
  ) {}

  /**
   * Does nothing for a stage that is done already, and stops when its job is cancelled or deleted; throws only when the
   * work is to be tried again: the worker was told to stop, or what it stands on is away. `tries` were made before.
   * Answers the parts that any worker has to make before the stage can be run again, none as a rule.
   */
  async run(jobId: string, stage: JobStage, signal: AbortSignal, tries = 0): Promise<string[]> {
    const begun = await this.begin(jobId, stage);
    if (!begun) return [];
    const { job, waited } = begun;
    const { videoId, accountId, traceparent } = job;
    const work = { name: `video.${stage}`, ids: { jobId, videoId, accountId }, traceparent, waited };
    return await doQueued(work, () => this.make(job, stage, { signal, tries }));
  }

  private async make(job: Job, stage: JobStage, { signal, tries }: { signal: AbortSignal; tries: number }) {
    const started = performance.now();
    const awaited = await this.work.run({ job, stage, queue: stage, tries }, signal, async (ends) => {
      const parts = (await this.runners.of(job).run(job, ends)) ?? [];
      if (parts.length > 0) return parts;
      const seconds = Math.round(performance.now() - started) / 1000;
      this.metrics.stageSeconds.observe({ stage }, seconds);
      this.logger.log({ stage, kind: job.kind, seconds }, 'stage done');
      return parts;
    });
    return awaited ?? [];
  }

  private async begin(jobId: string, stage: JobStage) {
    return await this.database.transaction(async (em) => {
      const job = await em.findOne(Job, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!job?.awaits(stage)) return null;
      const waited = { from: job.updatedAt, to: this.clock.now() };
      job.start(waited.to);
      return { job, waited };
    });
  }
}

import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database, DomainError, isPassingTrouble, Metrics } from '@app/platform';
import { FailVideoService } from './fail-video.service';
import { Job, type JobStage } from './job.entity';
import { JobRunners } from './job-runners';
import { JobWatch } from './job-watch';

/** What we stand on may be away for so many tries, some four minutes, before a film is given up for it. */
const PATIENT_TRIES = 20;

/** Runs one stage of a job; a failure ends the film in `error` and gives back what was not delivered. */
@Injectable()
export class RunJobService {
  private readonly logger = new Logger(RunJobService.name);

  constructor(
    private readonly database: Database,
    private readonly runners: JobRunners,
    private readonly watch: JobWatch,
    private readonly failure: FailVideoService,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Does nothing for a stage that is done already, and stops when its job is cancelled or deleted; throws only when the
   * work is to be tried again: the worker was told to stop, or what it stands on is away. `tries` were made before.
   */
  async run(jobId: string, stage: JobStage, signal: AbortSignal, tries = 0): Promise<void> {
    const job = await this.begin(jobId, stage);
    if (!job) return;
    const stop = this.metrics.stageSeconds.startTimer({ stage });
    const work = this.watch.over(jobId, stage, signal);
    try {
      await this.runners.of(job).run(job, work.signal);
      this.metrics.jobs.inc({ queue: stage, outcome: 'done' });
      stop();
    } catch (error) {
      // A worker that is told to stop gives the job back; it is not the film's fault.
      if (signal.aborted) throw error;
      if (work.signal.aborted) {
        this.logger.log({ jobId, videoId: job.videoId, stage }, 'stage stopped, its job has ended');
        this.metrics.jobs.inc({ queue: stage, outcome: 'cancelled' });
        return;
      }
      if (isPassingTrouble(error) && tries < PATIENT_TRIES) {
        this.logger.warn({ err: error, jobId, videoId: job.videoId, stage, tries }, 'stage put off');
        this.metrics.jobs.inc({ queue: stage, outcome: 'put_off' });
        throw error;
      }
      this.logger.error({ err: error, jobId, videoId: job.videoId, stage }, 'stage failed');
      this.metrics.jobs.inc({ queue: stage, outcome: 'failed' });
      await this.failure.fail(jobId, reasonOf(error, stage));
    } finally {
      work.end();
    }
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

/** What an owner may read; anything unforeseen is named by its stage alone, the log has the rest. */
function reasonOf(error: unknown, stage: JobStage): string {
  if (error instanceof DomainError) return error.message;
  return stage === 'design' ? 'Video creation failed' : 'Video render failed';
}

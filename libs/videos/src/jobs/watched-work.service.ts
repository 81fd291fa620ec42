import { Injectable, Logger } from '@nestjs/common';
import { DomainError, isPutOff, type QueueName, QueueWatch } from '@app/platform';
import { FailVideoService } from './fail-video.service';
import { VideoMetrics } from '../video.metrics';
import type { Job, JobStage } from './job.entity';
import { JobWatch } from './job-watch';

/** Work on a stage of a job, and the queue that it came by. */
export interface StageWork {
  job: Pick<Job, 'id' | 'videoId'>;
  stage: JobStage;
  queue: QueueName;
  /** Made before this one. */
  tries: number;
}

/** How work on videos ends: done, given back, no longer wanted, or with the video in `error`. */
@Injectable()
export class WatchedWork {
  private readonly logger = new Logger(WatchedWork.name);

  constructor(
    private readonly watch: JobWatch,
    private readonly failure: FailVideoService,
    private readonly metrics: QueueWatch,
    private readonly videos: VideoMetrics,
  ) {}

  /**
   * Answers what `work` answers, or undefined where its job has ended, by itself or by the failure of this work. Throws
   * only when the work is to be tried again: the worker was told to stop by `shutdown`, or what it stands on is away.
   */
  async run<T>(
    { job: { id: jobId, videoId }, stage, queue, tries }: StageWork,
    shutdown: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | undefined> {
    const watched = this.watch.over(jobId, stage, shutdown);
    try {
      const result = await work(watched.signal);
      this.metrics.jobs.inc({ queue, outcome: 'done' });
      return result;
    } catch (error) {
      // A worker that is told to stop gives the job back; it is not the video's fault.
      if (shutdown.aborted) throw error;
      if (watched.signal.aborted) {
        this.logger.log({ jobId, videoId, stage }, 'stage stopped, its job has ended');
        this.metrics.jobs.inc({ queue, outcome: 'cancelled' });
        return undefined;
      }
      if (isPutOff(error, tries)) {
        this.metrics.jobs.inc({ queue, outcome: 'put_off' });
        throw error;
      }
      this.logger.error({ err: error, jobId, videoId, stage, tries }, 'stage failed');
      this.metrics.jobs.inc({ queue, outcome: 'failed' });
      const failed = await this.failure.fail(jobId, reasonOf(error, stage));
      if (failed) this.videos.failed(failed, stage, error);
      return undefined;
    } finally {
      watched.end();
    }
  }
}

/** What an owner may read; anything unforeseen is named by its stage alone, the log has the rest. */
function reasonOf(error: unknown, stage: JobStage): string {
  if (error instanceof DomainError) return error.message;
  return stage === 'design' ? 'Video creation failed' : 'Video render failed';
}

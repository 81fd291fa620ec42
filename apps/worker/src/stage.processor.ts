import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type Config, QUEUES } from '@app/platform';
import { givenBackFor, type JobStage, type JobTicket, RunJobService } from '@app/videos';
import { Shutdown } from './shutdown';

/** The processor of one stage's queue; made by a function because its settings come from the configuration. */
export function stageProcessor(stage: JobStage, config: Config): Type<WorkerHost> {
  const stalledMs = config.stalledAfterSeconds * 1000;

  @Processor(QUEUES[stage], {
    concurrency: config.workerConcurrency,
    lockDuration: stalledMs,
    stalledInterval: stalledMs / 2,
    // However often workers die, the film is still owed; its job ends by its own failure only.
    maxStalledCount: 1000,
    settings: { backoffStrategy: givenBackFor },
  })
  class StageProcessor extends WorkerHost {
    constructor(
      private readonly jobs: RunJobService,
      private readonly shutdown: Shutdown,
    ) {
      super();
    }

    override async process({ data, attemptsMade }: Job<JobTicket>): Promise<void> {
      await this.jobs.run(data.jobId, stage, this.shutdown.signal, attemptsMade);
    }
  }
  return StageProcessor;
}

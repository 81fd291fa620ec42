import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import { DelayedError, type Job, WaitingChildrenError } from 'bullmq';
import { type Config, QUEUES, QueueWatch, tryPatiently } from '@app/platform';
import { type JobStage, type JobTicket, PartQueue, RunJobService } from '@app/videos';
import { Shutdown } from './shutdown';
import { workerOptions } from './worker-options';

/** A video whose parts have ended while they were asked for is looked at again after this. */
const AGAIN_MS = 300;

/** The processor of one stage's queue; made by a function because its settings come from the configuration. */
export function stageProcessor(stage: JobStage, config: Config): Type<WorkerHost> {
  @Processor(QUEUES[stage], {
    ...workerOptions(config),
    concurrency: config.workerConcurrency,
  })
  class StageProcessor extends WorkerHost {
    constructor(
      private readonly jobs: RunJobService,
      private readonly parts: PartQueue,
      private readonly watch: QueueWatch,
      private readonly shutdown: Shutdown,
    ) {
      super();
    }

    override async process(ticket: Job<JobTicket>, token?: string): Promise<void> {
      await this.watch.over(ticket, async () => {
        await this.work(ticket, token);
        return 'counted';
      });
    }

    private async work(ticket: Job<JobTicket>, token: string | undefined): Promise<void> {
      const { jobId } = ticket.data;
      // A design is soon done, and what a model or a service has made for it is paid for.
      const stop = stage === 'design' ? this.shutdown.lastCall : this.shutdown.signal;
      const tries = ticket.attemptsMade;
      const awaited = await tryPatiently(ticket, this.shutdown.patience(stop), () =>
        this.jobs.run(jobId, stage, stop, tries),
      );
      if (awaited.length === 0) return;
      await this.parts.enqueue(jobId, awaited);
      if (await ticket.moveToWaitingChildren(token ?? '')) throw new WaitingChildrenError();
      await ticket.moveToDelayed(Date.now() + AGAIN_MS, token);
      throw new DelayedError();
    }
  }
  return StageProcessor;
}

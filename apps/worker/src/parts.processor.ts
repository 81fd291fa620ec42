import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type Config, QUEUES, tryPatiently } from '@app/platform';
import { segmentsAtOnce } from '@app/render';
import { type PartTicket, RenderPartService } from '@app/videos';
import { Shutdown } from './shutdown';
import { workerOptions } from './worker-options';

/** The processor of parts of videos: as many at once as this machine would encode segments of one video. */
export function partsProcessor(config: Config): Type<WorkerHost> {
  @Processor(QUEUES.parts, {
    ...workerOptions(config),
    concurrency: config.renderParallel ?? segmentsAtOnce(),
  })
  class PartsProcessor extends WorkerHost {
    constructor(
      private readonly parts: RenderPartService,
      private readonly shutdown: Shutdown,
    ) {
      super();
    }

    override async process(ticket: Job<PartTicket>): Promise<void> {
      // A part is a few seconds of work, and stays where it is done.
      const stop = this.shutdown.lastCall;
      await tryPatiently(ticket, this.shutdown.patience(stop), () =>
        this.parts.run(ticket.data, stop, ticket.attemptsMade),
      );
    }
  }
  return PartsProcessor;
}

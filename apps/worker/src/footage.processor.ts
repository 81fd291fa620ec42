import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type Config, QUEUES, type WorkTicket } from '@app/platform';
import { IndexFootageService } from '@app/videos';
import { Shutdown } from './shutdown';

/** The processor that indexes footage, one video at a time: each takes a processor for itself. */
export function footageProcessor(config: Config): Type<WorkerHost> {
  const stalledMs = config.stalledAfterSeconds * 1000;

  @Processor(QUEUES.footage, { lockDuration: stalledMs, stalledInterval: stalledMs / 2, maxStalledCount: 1000 })
  class FootageProcessor extends WorkerHost {
    constructor(
      private readonly footage: IndexFootageService,
      private readonly shutdown: Shutdown,
    ) {
      super();
    }

    override async process({ data }: Job<WorkTicket>): Promise<void> {
      await this.footage.run(data.jobId, this.shutdown.signal);
    }
  }
  return FootageProcessor;
}

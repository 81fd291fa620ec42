import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type Config, QUEUES, type WorkTicket } from '@app/platform';
import { RunImportService } from '@app/videos';
import { Shutdown } from './shutdown';

/** Imports mostly wait for other people's servers. */
const AT_ONCE = 2;

/** The processor that brings shared folders into libraries. */
export function importsProcessor(config: Config): Type<WorkerHost> {
  const stalledMs = config.stalledAfterSeconds * 1000;
  const patience = { lockDuration: stalledMs, stalledInterval: stalledMs / 2, maxStalledCount: 1000 };

  @Processor(QUEUES.imports, { ...patience, concurrency: AT_ONCE })
  class ImportsProcessor extends WorkerHost {
    constructor(
      private readonly imports: RunImportService,
      private readonly shutdown: Shutdown,
    ) {
      super();
    }

    override async process({ data }: Job<WorkTicket>): Promise<void> {
      await this.imports.run(data.jobId, this.shutdown.signal);
    }
  }
  return ImportsProcessor;
}

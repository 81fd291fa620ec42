import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type Config, QUEUES, type WorkTicket } from '@app/platform';
import { RunToolJobService } from '@app/tools';
import { Shutdown } from './shutdown';

/** Tools mostly wait for other people's servers. */
const AT_ONCE = 4;

/** The processor that does the tools that were ordered as jobs. */
export function toolsProcessor(config: Config): Type<WorkerHost> {
  const stalledMs = config.stalledAfterSeconds * 1000;
  const patience = { lockDuration: stalledMs, stalledInterval: stalledMs / 2, maxStalledCount: 1000 };

  @Processor(QUEUES.tools, { ...patience, concurrency: AT_ONCE })
  class ToolsProcessor extends WorkerHost {
    constructor(
      private readonly tools: RunToolJobService,
      private readonly shutdown: Shutdown,
    ) {
      super();
    }

    override async process({ data }: Job<WorkTicket>): Promise<void> {
      await this.tools.run(data.jobId, this.shutdown.signal);
    }
  }
  return ToolsProcessor;
}

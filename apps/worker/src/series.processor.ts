import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type Config, QUEUES } from '@app/platform';
import { CheckRunner, type CheckTicket } from '@app/series';
import { Shutdown } from './shutdown';

/** Checks mostly wait for other people's servers. */
const AT_ONCE = 4;

/** The processor that checks series whose slot has come. */
export function seriesProcessor(config: Config): Type<WorkerHost> {
  const stalledMs = config.stalledAfterSeconds * 1000;
  const patience = { lockDuration: stalledMs, stalledInterval: stalledMs / 2, maxStalledCount: 1000 };

  @Processor(QUEUES.series, { ...patience, concurrency: AT_ONCE })
  class SeriesProcessor extends WorkerHost {
    constructor(
      private readonly checks: CheckRunner,
      private readonly shutdown: Shutdown,
    ) {
      super();
    }

    override async process({ data }: Job<CheckTicket>): Promise<void> {
      await this.checks.run(data.checkId, this.shutdown.signal);
    }
  }
  return SeriesProcessor;
}

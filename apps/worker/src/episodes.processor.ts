import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type Config, QUEUES } from '@app/platform';
import { type EpisodeTicket, SettleEpisodeService } from '@app/series';
import { Shutdown } from './shutdown';

/** The processor that reviews and posts episodes whose film is ready. */
export function episodesProcessor(config: Config): Type<WorkerHost> {
  const stalledMs = config.stalledAfterSeconds * 1000;

  @Processor(QUEUES.episodes, { lockDuration: stalledMs, stalledInterval: stalledMs / 2, maxStalledCount: 1000 })
  class EpisodesProcessor extends WorkerHost {
    constructor(
      private readonly episodes: SettleEpisodeService,
      private readonly shutdown: Shutdown,
    ) {
      super();
    }

    override async process({ data }: Job<EpisodeTicket>): Promise<void> {
      await this.episodes.run(data.episodeId, this.shutdown.signal);
    }
  }
  return EpisodesProcessor;
}

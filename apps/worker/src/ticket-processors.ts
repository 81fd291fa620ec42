import type { WorkerHost } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import { WriteExportService } from '@app/lifecycle';
import { type Config, QUEUES, type WorkTicket } from '@app/platform';
import { CheckRunner, type CheckTicket, type EpisodeTicket, SettleEpisodeService } from '@app/series';
import { RunToolJobService } from '@app/tools';
import { IndexFootageService, RunImportService } from '@app/videos';
import { ticketProcessor } from './ticket.processor';

const jobOf = ({ jobId }: WorkTicket): string => jobId;

/** The processors of all queues of one step; videos have stages and processors of their own. */
export function ticketProcessors(config: Config): Array<Type<WorkerHost>> {
  return [
    // An index takes a processor for itself, and so does the review of an episode.
    ticketProcessor(config, { queue: QUEUES.footage, runner: IndexFootageService, idOf: jobOf }),
    ticketProcessor(config, {
      queue: QUEUES.episodes,
      runner: SettleEpisodeService,
      idOf: ({ episodeId }: EpisodeTicket) => episodeId,
    }),
    ticketProcessor(config, { queue: QUEUES.exports, runner: WriteExportService, idOf: jobOf }),
    // These mostly wait for other people's servers.
    ticketProcessor(config, { queue: QUEUES.imports, runner: RunImportService, idOf: jobOf, atOnce: 2 }),
    ticketProcessor(config, { queue: QUEUES.tools, runner: RunToolJobService, idOf: jobOf, atOnce: 4 }),
    ticketProcessor(config, {
      queue: QUEUES.series,
      runner: CheckRunner,
      idOf: ({ checkId }: CheckTicket) => checkId,
      atOnce: 4,
    }),
  ];
}

import { Injectable } from '@nestjs/common';
import { Clock, Database, QUEUES, type Ticket, TicketQueues } from '@app/platform';

/** What the queue of episodes carries. */
export interface EpisodeTicket {
  episodeId: string;
}

const BATCH = 200;
const QUIET_MS = 10_000;
const DUE = `
  SELECT least(
    (SELECT min(updated_at) FROM episodes WHERE status = 'making') + interval '${QUIET_MS} milliseconds',
    (SELECT min(retry_at) FROM episodes WHERE status IN ('held', 'posted')))`;

/**
 * Without episodes of test clocks. Whose video has ended while nobody saw to it (a deleted video counts as one), and what
 * is to be tried again by now.
 */
const OWED = `
  SELECT e.id FROM episodes e LEFT JOIN videos v ON v.id = e.video_id
  JOIN series s ON s.id = e.series_id AND s.clock_id IS NULL
  WHERE (e.status = 'making' AND e.updated_at < ? AND (v.id IS NULL OR v.status IN ('rendered', 'error')))
     OR (e.retry_at <= ? AND e.status IN ('held', 'posted') AND v.status = 'rendered')
  ORDER BY e.updated_at LIMIT ?`;

/** Puts episodes whose video has ended on their queue, each at most once at a time. */
@Injectable()
export class EpisodeQueue {
  /** SQL: when an episode may be owed something. */
  readonly due = DUE;

  constructor(
    private readonly queues: TicketQueues,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Where no queue answers, the sweep queues it later. */
  async announce(episodeId: string): Promise<void> {
    await this.queues.passOn(QUEUES.episodes, ticketOf(episodeId));
  }

  /** Returns how many episodes were looked at. */
  async sweep(): Promise<number> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - QUIET_MS);
    const owed = await this.database.read().execute<Array<{ id: string }>>(OWED, [before, now, BATCH]);
    for (const { id } of owed) await this.queues.enqueue(QUEUES.episodes, ticketOf(id));
    return owed.length;
  }
}

function ticketOf(episodeId: string): Ticket {
  const data: EpisodeTicket = { episodeId };
  return { id: `episode-${episodeId}`, data };
}

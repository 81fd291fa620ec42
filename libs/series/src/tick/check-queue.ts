import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Clock, Database, enqueueOnce, GIVEN_BACK, inTime, leaveToSweep, QUEUES } from '@app/platform';
import { SeriesCheck } from '../series-check.entity';

/** What the queue of series carries. */
export interface CheckTicket {
  checkId: string;
}

type Owed = Pick<SeriesCheck, 'id' | 'seriesId' | 'slot'>;

/** A check that nobody has queued for this long may have lost its ticket. */
export const QUIET_MS = 10_000;
const BATCH = 500;

/** Puts claimed checks on their queue, each at most once at a time: a ticket is named by series and slot. */
@Injectable()
export class CheckQueue {
  private readonly logger = new Logger(CheckQueue.name);

  constructor(
    @InjectQueue(QUEUES.series) private readonly queue: Queue<CheckTicket>,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** For checks that were claimed just now; where no queue answers, the sweep queues them later. */
  async announce(checks: Owed[]): Promise<void> {
    if (checks.length > 0) await leaveToSweep(this.enqueueAll(checks), this.logger, { checks: checks.length });
  }

  /**
   * Puts back what the table says is open and no queue holds, those first that were never queued; the next sweep goes on
   * where this one ended. Returns how many checks were looked at.
   */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - QUIET_MS);
    const quiet = [{ queuedAt: null, claimedAt: { $lt: before } }, { queuedAt: { $lt: before } }];
    const oldestFirst = { orderBy: { queuedAt: 'asc nulls first' as const }, limit: BATCH };
    const open = await this.database
      .read()
      .find(SeriesCheck, { status: 'claimed', clockId: null, $or: quiet }, oldestFirst);
    for (const check of open) await enqueueOnce(this.queue, ticketOf(check), GIVEN_BACK);
    await this.markQueued(open);
    return open.length;
  }

  private async enqueueAll(checks: Owed[]): Promise<void> {
    const tickets = checks.map((check) => {
      const { id: jobId, name, data } = ticketOf(check);
      return { name, data, opts: { ...GIVEN_BACK, jobId } };
    });
    await inTime(this.queue.addBulk(tickets));
    await this.markQueued(checks);
  }

  private async markQueued(checks: Owed[]): Promise<void> {
    const ids = checks.map(({ id }) => id);
    const queued = { queuedAt: this.clock.now() };
    await this.database.read().nativeUpdate(SeriesCheck, { id: { $in: ids }, status: 'claimed' }, queued);
  }
}

function ticketOf({ id, seriesId, slot }: Owed): { id: string; name: string; data: CheckTicket } {
  return { id: `check-${seriesId}-${slot.getTime()}`, name: 'check', data: { checkId: id } };
}

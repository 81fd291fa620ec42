import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import {
  BadRequestError,
  Clock,
  ConflictError,
  Database,
  newId,
  QUEUES,
  type Ticket,
  TicketQueues,
} from '@app/platform';
import { nextSlot } from '../schedule/next-slot';
import { Series } from '../series.entity';
import { SeriesCheck } from '../series-check.entity';
import { StopSeriesService } from '../stop-series.service';
import { claimSlots, type DueSeries, lockDueSeries, type NextSlot } from './due-series';

/** What the queue of series carries. */
export interface CheckTicket {
  checkId: string;
}

type Claimed = Pick<SeriesCheck, 'id' | 'seriesId' | 'slot'>;

/** A transaction's worth: long enough to be fast, short enough to lose little where its process dies. */
const BATCH = 500;
/** A check that nobody has queued for this long may have lost its ticket. */
const QUIET_MS = 10_000;
const STUCK_MS = 24 * 3_600_000;
const STUCK = 'It could not be run for a day.';
const DUE = `
  SELECT min(next_run_at) FROM series s WHERE status = 'active' AND clock_id IS NULL
    AND NOT EXISTS (SELECT FROM series_checks c WHERE c.series_id = s.id AND c.status = 'claimed')`;
const SWEEP_DUE = `
  SELECT min(coalesce(queued_at, claimed_at)) + interval '${QUIET_MS} milliseconds' FROM series_checks
   WHERE status = 'claimed' AND clock_id IS NULL`;
const FORGET = `
  DELETE FROM series_checks WHERE id IN (
    SELECT id FROM series_checks c WHERE claimed_at < ? AND status <> 'claimed' AND clock_id IS NULL
      AND NOT EXISTS (SELECT FROM episodes e WHERE e.check_id = c.id)
    LIMIT 5000)`;
const NO_SLOT = 'Its schedule or time zone cannot be read any more; give it another one.';

/**
 * Turns slots that have come into checks, each exactly once over any number of workers: series, slot and next slot are
 * written in one transaction, and the table takes no second check of a slot. What was missed while nobody ran is one check.
 */
@Injectable()
export class ClaimChecksService {
  /** SQL: when the next slot comes. */
  readonly due = DUE;
  /** SQL: when a check is owed that no queue may hold. */
  readonly sweepDue = SWEEP_DUE;
  private readonly logger = new Logger(ClaimChecksService.name);

  constructor(
    private readonly database: Database,
    private readonly queues: TicketQueues,
    private readonly stops: StopSeriesService,
    private readonly clock: Clock,
  ) {}

  /** Claims all that is due, and tells the queue of it; returns how many checks were made. */
  async claimDue(): Promise<number> {
    let claimed = 0;
    for (;;) {
      const { seen, checks } = await this.claimBatch(null);
      await this.announce(checks);
      claimed += checks.length;
      if (seen < BATCH) return claimed;
    }
  }

  /** Claims what is due by a test clock; whoever advances the clock runs it. */
  async claimByClock(clockId: string): Promise<void> {
    while ((await this.claimBatch(clockId)).seen === BATCH) continue;
  }

  /**
   * A check outside the schedule, its slot this moment, in the caller's transaction. The caller runs it after the commit;
   * one that it leaves open is queued by the sweep. Throws `ConflictError` where one is under way.
   */
  async claimNow(em: EntityManager, series: Pick<Series, 'id' | 'accountId' | 'clockId'>): Promise<SeriesCheck> {
    const { id: seriesId, accountId, clockId } = series;
    await em.execute('SELECT FROM series WHERE id = ? FOR UPDATE', [seriesId]);
    const slot = clockId === null ? this.clock.now() : await this.freeSlot(em, seriesId);
    const taken = { seriesId, $or: [{ status: 'claimed' as const }, { slot }] };
    if (await em.findOne(SeriesCheck, taken)) throw new ConflictError(`series ${seriesId} is being checked`);
    const nothingYet = { outcome: null, credits: 0, videoId: null, error: null, queuedAt: null, finishedAt: null };
    const claim = { seriesId, accountId, clockId, slot, status: 'claimed' as const, claimedAt: slot };
    const check = em.create(SeriesCheck, { id: newId('chk'), ...claim, ...nothingYet });
    await em.persistAndFlush(check);
    return check;
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
    for (const check of open) await this.queues.enqueue(QUEUES.series, ticketOf(check));
    await this.markQueued(open);
    return open.length;
  }

  /** Ends checks that no worker could end for a day, since each holds its series back; returns how many. */
  async giveUp(): Promise<number> {
    const at = this.clock.now();
    const stuck = { status: 'claimed' as const, clockId: null, claimedAt: { $lt: new Date(at.getTime() - STUCK_MS) } };
    const ended = { status: 'failed' as const, error: STUCK, finishedAt: at };
    return await this.database.read().nativeUpdate(SeriesCheck, stuck, ended);
  }

  /** Forgets some of the checks of before that moment that ended and made no episode; returns how many. */
  async forget(before: Date): Promise<number> {
    return await this.database.run(FORGET, [before]);
  }

  /** Where no queue answers, the sweep queues them later. */
  private async announce(checks: Claimed[]): Promise<void> {
    if (checks.length === 0) return;
    if (await this.queues.announce(QUEUES.series, checks.map(ticketOf))) await this.markQueued(checks);
  }

  private async markQueued(checks: Claimed[]): Promise<void> {
    const ids = checks.map(({ id }) => id);
    const queued = { queuedAt: this.clock.now() };
    await this.database.read().nativeUpdate(SeriesCheck, { id: { $in: ids }, status: 'claimed' }, queued);
  }

  /** A test clock may stand at a slot that has its check; the next then counts a millisecond later. */
  private async freeSlot(em: EntityManager, seriesId: string): Promise<Date> {
    const [last] = await em.find(SeriesCheck, { seriesId }, { orderBy: { slot: 'desc' }, limit: 1 });
    const now = this.clock.now();
    return last && last.slot >= now ? new Date(last.slot.getTime() + 1) : now;
  }

  private async claimBatch(clockId: string | null) {
    return await this.database.transaction(async (em) => {
      const at = this.clock.now();
      const nextOf = this.nextSlots(at);
      const due = (await lockDueSeries(em, { at, limit: BATCH, clockId })).map((series) => ({
        ...series,
        next: nextOf(series),
      }));
      if (due.length === 0) return { seen: 0, checks: [] };
      for (const { id, slot } of due.filter(({ next }) => next === null)) await this.stop(em, id, slot);
      return { seen: due.length, checks: await claimSlots(em, due, { at, clockId }) };
    });
  }

  /** One that can have no next slot; its row is locked already. */
  private async stop(em: EntityManager, id: string, slot: Date): Promise<void> {
    const series = await em.findOneOrFail(Series, { id });
    await this.stops.stop(em, series, NO_SLOT, `${id} ${slot.toISOString()}`);
    await em.flush();
  }

  /** The same answer for the many that fall due together with the same schedule; null for one that cannot be read. */
  private nextSlots(at: Date): (series: DueSeries) => NextSlot['next'] {
    const known = new Map<string, Date | null>();
    return (series) => {
      const key = [series.schedule, series.tz, series.anchor.getTime()].join('\n');
      const next = known.has(key) ? known.get(key) : this.nextSlot(series, at);
      known.set(key, next ?? null);
      return next ?? null;
    };
  }

  /** One that cannot be read must not keep the others of its batch waiting. */
  private nextSlot({ id, schedule, tz, anchor }: DueSeries, at: Date): Date | null {
    try {
      return nextSlot(schedule, tz, at, anchor);
    } catch (error) {
      if (!(error instanceof BadRequestError)) throw error;
      this.logger.warn({ seriesId: id, schedule, tz }, 'paused: no such schedule');
      return null;
    }
  }
}

/** Named by series and slot, so that a slot is queued once however often it is claimed. */
function ticketOf({ id, seriesId, slot }: Claimed): Ticket {
  const data: CheckTicket = { checkId: id };
  return { id: `check-${seriesId}-${slot.getTime()}`, data };
}

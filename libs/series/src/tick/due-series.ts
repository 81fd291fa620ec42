import type { EntityManager } from '@mikro-orm/postgresql';
import { newId, runPrepared } from '@app/platform';
import type { SeriesCheck } from '../series-check.entity';

/** A series whose slot has come, locked by the transaction that read it. */
export interface DueSeries {
  id: string;
  accountId: string;
  schedule: string;
  tz: string;
  slot: Date;
  /** What an interval is counted from. */
  anchor: Date;
}

/** A due series and what is next for it; null where its schedule is none any more. */
export interface NextSlot extends DueSeries {
  next: Date | null;
}

/**
 * Those that another process is claiming are left to it; those whose last check is still open wait until it has ended, and
 * then make up for what they missed with one.
 */
const due = (name: string, whose: string) => ({
  name,
  text: `
    SELECT id, account_id, schedule, tz, next_run_at, coalesce(anchor_at, next_run_at) AS anchor FROM series s
    WHERE status = 'active' AND next_run_at <= $1 AND ${whose}
      AND NOT EXISTS (SELECT FROM series_checks c WHERE c.series_id = s.id AND c.status = 'claimed')
    ORDER BY next_run_at LIMIT $2
    FOR UPDATE SKIP LOCKED`,
});
const DUE = due('series_due', 'clock_id IS NULL');
const DUE_BY_CLOCK = due('series_due_by_clock', 'clock_id = $3');

/** A slot that has its check already, or a series that got an open one this moment, gets none. */
const CLAIM = {
  name: 'series_claim',
  text: `
    INSERT INTO series_checks (id, series_id, account_id, slot, status, credits, claimed_at, clock_id)
    SELECT id, series_id, account_id, slot, 'claimed', 0, $5, $6
    FROM unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[]) AS due (id, series_id, account_id, slot)
    ON CONFLICT DO NOTHING
    RETURNING id`,
};

/** Only past slots that have their check: where there is none, the slot is still owed. */
const MOVE_ON = {
  name: 'series_move_on',
  text: `
    UPDATE series s SET next_run_at = due.next
    FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS due (id, slot, next)
    WHERE s.id = due.id AND EXISTS (SELECT FROM series_checks c WHERE c.series_id = due.id AND c.slot = due.slot)`,
};

/**
 * Locks up to `limit` series that are due and free, the longest due first: those of a test clock, or of none. Ends with the
 * caller's transaction.
 */
export async function lockDueSeries(
  em: EntityManager,
  { at, limit, clockId }: { at: Date; limit: number; clockId: string | null },
): Promise<DueSeries[]> {
  const values = [at.toISOString(), limit];
  const rows =
    clockId === null
      ? await runPrepared<Record<string, string>>(em, DUE, values)
      : await runPrepared<Record<string, string>>(em, DUE_BY_CLOCK, [...values, clockId]);
  return rows.map(({ id = '', account_id: accountId = '', schedule = '', tz = '', next_run_at = '', anchor = '' }) => {
    return { id, accountId, schedule, tz, slot: new Date(next_run_at), anchor: new Date(anchor) };
  });
}

/** Writes the slots of series that this transaction has locked down as checks, and moves the series to their next ones. */
export async function claimSlots(
  em: EntityManager,
  due: NextSlot[],
  { at, clockId }: { at: Date; clockId: string | null },
): Promise<Array<Pick<SeriesCheck, 'id' | 'seriesId' | 'slot'>>> {
  const checks = due.flatMap(({ id: seriesId, accountId, slot, next }) => {
    return next ? [{ id: newId('chk'), seriesId, accountId, slot, next }] : [];
  });
  const column = (name: 'id' | 'seriesId' | 'accountId') => checks.map((check) => check[name]);
  const moments = (name: 'slot' | 'next') => checks.map((check) => check[name].toISOString());
  const values = [column('id'), column('seriesId'), column('accountId'), moments('slot'), at.toISOString(), clockId];
  const claimed = await runPrepared<{ id: string }>(em, CLAIM, values);
  await runPrepared(em, MOVE_ON, [column('seriesId'), moments('slot'), moments('next')]);
  const ours = new Set(claimed.map(({ id }) => id));
  return checks.filter(({ id }) => ours.has(id));
}

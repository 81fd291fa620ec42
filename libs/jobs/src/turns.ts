import type { EntityManager } from '@mikro-orm/postgresql';
import { type PreparedStatement, runPrepared } from '@app/platform';
import type { Job } from './job.entity';

/** How many turns batches stand behind work that somebody waits for: they come last, and they do come. */
const BATCH_BEHIND = 100;
/** BullMQ takes no higher number. */
const LAST_PRIORITY = 2_000_000;

/** The turn that is being served, or the one after the account's own last, whichever is later. */
const NEXT_TURN: PreparedStatement = {
  name: 'next_job_turn',
  text: `
    SELECT greatest(1,
      (SELECT turn FROM jobs WHERE stage = $2 AND tries = 0 AND status IN ('queued', 'running') ORDER BY turn LIMIT 1),
      (SELECT max(turn) + 1 FROM jobs
        WHERE account_id = $1 AND stage = $2 AND is_batch = $3 AND status IN ('queued', 'running'))) AS turn`,
};

/**
 * The place of a new job in the line of its stage: each turn holds one job of every account, so that an account that
 * queues five hundred delays another by one of them. In the caller's transaction.
 */
export async function nextTurn(
  em: EntityManager,
  { accountId, stage, isBatch }: Pick<Job, 'accountId' | 'stage' | 'isBatch'>,
): Promise<number> {
  const [next] = await runPrepared<{ turn: number }>(em, NEXT_TURN, [accountId, stage, isBatch]);
  return next?.turn ?? 1;
}

/** A job's place as BullMQ wants it: lower is earlier. */
export function priorityOf({ turn, isBatch }: Pick<Job, 'turn' | 'isBatch'>): number {
  return Math.min(turn + (isBatch ? BATCH_BEHIND : 0), LAST_PRIORITY);
}

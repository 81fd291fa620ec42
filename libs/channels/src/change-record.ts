import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '@app/platform';
import type { FiledRecord } from './filed-record.entity';
import type { VideoSettings } from './video-settings';
import { findRecord } from './read-records';
import type { RecordKind } from './filed-record.entity';

/** How a record of an account is changed. */
export interface RecordChange<Kept extends FiledRecord> {
  kind: RecordKind<Kept>;
  accountId: string;
  id: string;
  apply: (record: Kept) => void;
}

/**
 * Changes a record that `check` lets pass: judged in no transaction, written behind its lock, and judged anew where another
 * change came between. Throws what `check` throws, and `NotFoundError` for another account's.
 */
export async function changeRecord<Kept extends FiledRecord>(
  database: Database,
  change: RecordChange<Kept>,
  check: (record: Kept) => Promise<void>,
): Promise<Kept> {
  for (;;) {
    const before = await judgeChange(database, change, check);
    const changed = await database.transaction(async (em) => {
      const record = await lockForChange(em, change);
      if (!isDeepStrictEqual(record.settings(), before)) return null;
      change.apply(record);
      await em.flush();
      return record;
    });
    if (changed) return changed;
  }
}

/** Has a change checked without making it; returns the settings that it was judged by. */
export async function judgeChange<Kept extends FiledRecord>(
  database: Database,
  { kind, accountId, id, apply }: RecordChange<Kept>,
  check: (record: Kept) => Promise<void>,
): Promise<VideoSettings> {
  const judged = await findRecord(database.read(), kind, accountId, id);
  const before = judged.settings();
  apply(judged);
  await check(judged);
  return before;
}

/** A record that nobody else changes until the transaction ends. Videos are filed under it all the while. */
export async function lockForChange<Kept extends FiledRecord>(
  em: EntityManager,
  { kind, accountId, id }: Omit<RecordChange<Kept>, 'apply'>,
): Promise<Kept> {
  await em.execute(`SELECT FROM ${kind.table} WHERE id = ? AND account_id = ? FOR NO KEY UPDATE`, [id, accountId]);
  return await findRecord(em, kind, accountId, id);
}

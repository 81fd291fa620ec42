import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountTable } from '../tables/account-tables';

/** Rows per batch: locks stay short, and a killed process loses little. */
const BATCH = 500;

/**
 * Removes an account's rows from a table as its rule says, batch by batch. The same statement records their storage folders
 * for the sweep of deleted folders. Can be repeated.
 */
export async function purgeRows(em: EntityManager, rule: AccountTable, accountId: string, at: Date): Promise<void> {
  const { statement, extra } = statementOf(rule, at);
  if (statement === null) return;
  for (;;) {
    const [row] = await em.execute<Array<{ count: number }>>(statement, [accountId, BATCH, ...extra]);
    if ((row?.count ?? 0) === 0) return;
  }
}

function statementOf({ table, where, purge }: AccountTable, at: Date): { statement: string | null; extra: Date[] } {
  if (purge.how === 'keep') return { statement: null, extra: [] };
  if (purge.how === 'scrub') {
    const rows = some(table, `${where} AND NOT (${purge.unless})`);
    const gone = `WITH done AS (UPDATE ${table} SET ${purge.set} WHERE ${rows} RETURNING 1)`;
    return { statement: `${gone} SELECT count(*)::int AS count FROM done`, extra: [] };
  }
  const { folder } = purge;
  const gone = `gone AS (DELETE FROM ${table} WHERE ${some(table, where)} RETURNING ${folder ? 'id' : '1'})`;
  const count = 'SELECT count(*)::int AS count FROM gone';
  if (folder === undefined) return { statement: `WITH ${gone} ${count}`, extra: [] };
  const noted = `INSERT INTO deleted_folders (folder, deleted_at) SELECT '${folder}/' || id, ?::timestamptz FROM gone
    ON CONFLICT DO NOTHING`;
  return { statement: `WITH ${gone}, noted AS (${noted}) ${count}`, extra: [at] };
}

/** Takes unlocked rows only; the next round gets the rest. */
function some(table: string, where: string): string {
  return `ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ?))`;
}

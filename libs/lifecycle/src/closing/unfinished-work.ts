import type { EntityManager } from '@mikro-orm/postgresql';

const UNFINISHED_WORK = ['jobs', 'tool_runs']
  .map((table) => `SELECT 1 FROM ${table} WHERE account_id = $id AND status IN ('queued', 'running')`)
  .concat("SELECT 1 FROM top_ups WHERE account_id = $id AND status IN ('pending', 'unknown')")
  .concat("SELECT 1 FROM holds WHERE account_id = $id AND status = 'open'")
  .join(' UNION ALL ');

/** Unfinished work and payments of an account. */
export async function countUnfinished(em: EntityManager, accountId: string): Promise<number> {
  const statement = `SELECT count(*)::int AS count FROM (${UNFINISHED_WORK.replaceAll('$id', '?')}) AS work`;
  const values = statement.match(/\?/g)?.map(() => accountId) ?? [];
  const [row] = await em.execute<Array<{ count: number }>>(statement, values);
  return row?.count ?? 0;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '@app/platform';
import type { AccountTable } from '../tables/account-tables';

const BATCH = 100;
const COLUMNS = `
  SELECT column_name AS name FROM information_schema.columns
   WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position`;

/**
 * An account's rows of a table as lines of JSON, as the database writes them, under the names of the api. Reads a batch at a
 * time, all from one snapshot.
 */
export async function* tableLines(
  database: Database,
  rule: AccountTable,
  accountId: string,
): AsyncGenerator<string, void> {
  const em = database.read();
  await em.begin();
  try {
    const names = await columnsOf(em, rule);
    const row = `SELECT ${names.map((name) => `"${name}" AS "${camelCase(name)}"`).join(', ')}`;
    const lines = `SELECT row_to_json(r)::text AS line FROM (${row} FROM ${rule.table} WHERE ${rule.where}) r`;
    await em.execute(`DECLARE lines NO SCROLL CURSOR FOR ${lines}`, [accountId]);
    for (;;) {
      const rows = await em.execute<Array<{ line: string }>>(`FETCH ${BATCH} FROM lines`);
      for (const { line } of rows) yield `${line}\n`;
      if (rows.length < BATCH) return;
    }
  } finally {
    await em.rollback();
  }
}

async function columnsOf(em: EntityManager, { table, withheld }: AccountTable): Promise<string[]> {
  const columns = await em.execute<Array<{ name: string }>>(COLUMNS, [table]);
  return columns.map(({ name }) => name).filter((name) => !withheld?.includes(name));
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

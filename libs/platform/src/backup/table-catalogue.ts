import type { Client } from 'pg';

/** A table, as needed for a backup. */
export interface TableShape {
  name: string;
  /** Columns that are written, in order. */
  columns: string[];
}

/** MikroORM's own table; its content is in the manifest. */
const MIGRATIONS = 'migrations';

const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname <> $1
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`;

const REFERENCES = `
  SELECT DISTINCT own.relname AS name, other.relname AS needs
  FROM pg_constraint JOIN pg_class own ON own.oid = conrelid JOIN pg_class other ON other.oid = confrelid
  WHERE contype = 'f' AND conrelid <> confrelid AND own.relnamespace = current_schema()::regnamespace`;

/** Our tables, parents before children. */
export async function readTables(client: Client): Promise<TableShape[]> {
  const { rows: tables } = await client.query<TableShape>(TABLES, [MIGRATIONS]);
  const { rows: references } = await client.query<{ name: string; needs: string }>(REFERENCES);
  const placed = new Set<string>();
  const ordered: TableShape[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.keys()].filter((name) =>
      references.every((reference) => reference.name !== name || placed.has(reference.needs)),
    );
    // Cyclic references are deferred constraints, so any order works.
    for (const name of ready.length > 0 ? ready : [...waiting.keys()]) {
      ordered.push(waiting.get(name) as TableShape);
      waiting.delete(name);
      placed.add(name);
    }
  }
  return ordered;
}

/** Names of the migrations that made the tables, in order; none without tables. */
export async function readMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ is: boolean }>('SELECT to_regclass($1) IS NOT NULL AS is', [MIGRATIONS]);
  if (!found[0]?.is) return [];
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${MIGRATIONS} ORDER BY id`);
  return rows.map(({ name }) => name);
}

/** `table (columns)`, quoted. */
export function copyTarget(client: Client, { name, columns }: TableShape): string {
  const quoted = columns.map((column) => client.escapeIdentifier(column));
  return `${client.escapeIdentifier(name)} (${quoted.join(', ')})`;
}

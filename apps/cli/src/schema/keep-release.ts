import { mkdir, writeFile } from 'node:fs/promises';
import { SteadyClient } from '@app/platform';

const FOLDER = 'apps/cli/test/releases';

const TABLES = `SELECT relname AS name FROM pg_class
  WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace
  ORDER BY relname = 'migrations' DESC, relname`;
const COUNTERS = `SELECT sequencename AS name, last_value AS value FROM pg_sequences
  WHERE schemaname = 'public' AND last_value IS NOT NULL`;

/** Writes the rows of a database as the fixture of a release, from which the upgrade test begins with `apiKey`. Returns its file. */
export async function keepRelease(release: string, apiKey: string, databaseUrl: string): Promise<string> {
  const client = new SteadyClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    const lines = [`-- key: ${apiKey}`];
    for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
      const { rows } = await client.query<{ row: string }>(`SELECT row_to_json(t)::text AS row FROM ${name} t`);
      lines.push(
        ...rows.map(
          ({ row }) => `INSERT INTO ${name} SELECT * FROM json_populate_record(NULL::${name}, ${given(row)});`,
        ),
      );
    }
    for (const { name, value } of (await client.query<{ name: string; value: string }>(COUNTERS)).rows) {
      lines.push(`SELECT setval('${name}', ${value});`);
    }
    await mkdir(FOLDER, { recursive: true });
    await writeFile(`${FOLDER}/${release}.sql`, `${lines.join('\n')}\n`);
    return `${FOLDER}/${release}.sql`;
  } finally {
    await client.end();
  }
}

/** The row as an SQL string, without its nulls. */
function given(row: string): string {
  const fields = Object.entries(JSON.parse(row) as Record<string, unknown>).filter(([, value]) => value !== null);
  return `'${JSON.stringify(Object.fromEntries(fields)).replaceAll("'", "''")}'`;
}

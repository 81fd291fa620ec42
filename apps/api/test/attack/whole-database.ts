import { Client } from 'pg';

/** What may change without anyone having been let in: counts of requests, and when a key was last used. */
const PASSING: Readonly<Record<string, string>> = {
  rate_windows: 'passing',
  sign_in_failures: 'passing',
  api_keys: "to_jsonb(t) - 'last_used_at'",
};
const TABLES = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`;

/** A digest of every table: equal ones mean that nothing was made, changed or removed in between. */
export async function wholeDatabase(connectionString: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(TABLES);
    const digests: Record<string, string> = {};
    for (const { name } of rows.filter((table) => PASSING[table.name] !== 'passing')) {
      const row = PASSING[name] ?? 'to_jsonb(t)';
      const sql = `SELECT count(*) || ' ' || coalesce(md5(string_agg((${row})::text, ',' ORDER BY (${row})::text)), '') AS digest
        FROM "${name}" t`;
      digests[name] = (await client.query<{ digest: string }>(sql)).rows[0]?.digest ?? '';
    }
    return digests;
  } finally {
    await client.end();
  }
}

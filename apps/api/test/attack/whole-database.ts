import type { Stack } from '@app/testing';

/** What may change without anyone having been let in: counts and logs of requests, and when a key was last used. */
const PASSING: Readonly<Record<string, string>> = {
  rate_windows: 'passing',
  sign_in_failures: 'passing',
  api_requests: 'passing',
  api_keys: "to_jsonb(t) - 'last_used_at'",
};
const TABLES = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`;

/** A digest of every table: equal ones mean that nothing was made, changed or removed in between. */
export async function wholeDatabase(stack: Stack): Promise<Record<string, string>> {
  const tables = await stack.rows<{ name: string }>(TABLES);
  const digests: Record<string, string> = {};
  for (const { name } of tables.filter((table) => PASSING[table.name] !== 'passing')) {
    const row = PASSING[name] ?? 'to_jsonb(t)';
    const sql = `SELECT count(*) || ' ' || coalesce(md5(string_agg((${row})::text, ',' ORDER BY (${row})::text)), '') AS digest
        FROM "${name}" t`;
    digests[name] = (await stack.rows<{ digest: string }>(sql))[0]?.digest ?? '';
  }
  return digests;
}

import type { Database } from '@app/platform';
import { ACCOUNT_TABLES } from '../src/tables/account-tables';

interface Column {
  table: string;
  name: string;
  type: string;
  isFilled: boolean;
}

interface Check {
  table: string;
  column: string;
  rule: string;
}

interface Reference {
  table: string;
  column: string;
  target: string;
  key: string;
}

const COLUMNS = `
  SELECT table_name AS "table", column_name AS name, data_type AS type,
         column_default LIKE 'nextval%' IS TRUE AS "isFilled"
    FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`;
const REFERENCES = `
  SELECT c.conrelid::regclass::text AS "table", a.attname AS "column", c.confrelid::regclass::text AS target, k.attname AS key
    FROM pg_constraint c
    CROSS JOIN LATERAL unnest(c.conkey, c.confkey) AS pair(own, other)
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = pair.own
    JOIN pg_attribute k ON k.attrelid = c.confrelid AND k.attnum = pair.other
   WHERE c.contype = 'f'`;
const CHECKS = `
  SELECT c.conrelid::regclass::text AS "table", a.attname AS "column", pg_get_constraintdef(c.oid) AS rule
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
   WHERE c.contype = 'c' AND cardinality(c.conkey) = 1`;

/** Values that rows need beyond what the database says of a column alone. */
const CHOSEN: Record<string, Record<string, unknown>> = {
  mails: { status: 'sent', sealed: null },
  cards: { provider: 'sandbox' },
  billing_settings: { pack_usd: 10 },
  top_ups: {
    provider: 'sandbox',
    provider_payment: 'ch_1',
    occasion: 'bought',
    status: 'failed',
    failure: 'card_declined',
    pack_usd: 10,
  },
  chat_messages: { action: null },
  tool_runs: { status: 'done', held: 0, charged: 0 },
  social_posts: { scheduler: 'buffer', status: 'posted' },
  episodes: { status: 'posted' },
  series_checks: { status: 'done', outcome: 'quiet' },
  series: { kind: 'page', policy: 'hold', status: 'paused', next_run_at: null },
  webhook_deliveries: { status: 'delivered' },
  jobs: { kind: 'create', status: 'done', stage: 'render', final_stage: 'render' },
  videos: { status: 'rendered', version: 1 },
  sources: { query: null },
  embed_tokens: { expires_at: new Date(Date.now() + 86_400_000) },
};
const LARGE = 1_000_000;
/** Filled by their own services, whose rows depend on each other. */
const OF_THE_LEDGER = ['accounts', 'ledger_accounts', 'ledger_transactions', 'ledger_entries', 'deposits', 'holds'];

/**
 * Adds one row of an account to each table, from the database's description of the columns: ids contain the account, rows
 * refer to each other as real ones do, and every free text and JSON holds `mark`.
 */
export async function fillTables(database: Database, accountId: string, mark: string): Promise<string[]> {
  const em = database.read();
  const columns = await em.execute<Column[]>(COLUMNS);
  const references = await em.execute<Reference[]>(REFERENCES);
  const checks = await em.execute<Check[]>(CHECKS);
  const tables = ACCOUNT_TABLES.map(({ table }) => table).filter((table) => !OF_THE_LEDGER.includes(table));
  const [account] = await em.execute<Array<{ email: string }>>('SELECT email FROM accounts WHERE id = ?', [accountId]);
  const told: Record<string, Record<string, unknown>> = {
    ...CHOSEN,
    mails: { ...CHOSEN['mails'], recipient: account?.email },
    videos: { ...CHOSEN['videos'], number: LARGE + numberOf(accountId) },
    footage_jobs: { id: `footage_jobs_${accountId}`, asset_id: `library_assets_${accountId}` },
    import_jobs: { id: `import_jobs_${accountId}` },
    import_files: { job_id: `import_jobs_${accountId}` },
    account_exports: { id: `account_exports_${accountId}` },
    sign_in_failures: { subject: `email:${account?.email}` },
  };

  const valueOf = ({ table, name, type }: Column): unknown => {
    const chosen = told[table];
    if (chosen && name in chosen) return chosen[name];
    if (name === 'account_id') return accountId;
    // Only objects of test mode can live by a clock of their own.
    if (name === 'clock_id') return null;
    const reference = references.find((one) => one.table === table && one.column === name && one.target !== 'accounts');
    const referred = reference && columns.find((one) => one.table === reference.target && one.name === reference.key);
    if (referred) return valueOf(referred);
    const check = checks.find((one) => one.table === table && one.column === name);
    const word = type === 'text' && check && /'([^']+)'::text/.exec(check.rule)?.[1];
    if (word) return word;
    if (name === 'id') return `${table}_${accountId}`;
    if (type === 'json' || type === 'jsonb') return JSON.stringify({ note: mark });
    if (type === 'text') return `${mark} ${table} ${name}`;
    if (type === 'boolean') return true;
    return /^(timestamp|date)/.test(type) ? new Date() : 1;
  };

  // The database knows its foreign keys, so no table needs a statement of its own.
  await database.transaction(async (unit) => {
    await unit.execute("SET LOCAL session_replication_role = 'replica'");
    for (const table of tables) {
      const filled = columns.filter((column) => column.table === table && !column.isFilled);
      const names = filled.map(({ name }) => `"${name}"`).join(', ');
      const places = filled.map(() => '?').join(', ');
      await unit.execute(`INSERT INTO ${table} (${names}) VALUES (${places})`, filled.map(valueOf));
    }
    // Their ids are those of jobs.
    for (const [table, kind] of Object.entries({
      footage_jobs: 'footage',
      import_jobs: 'import',
      account_exports: 'export',
    })) {
      const columns = 'account_id, stage, final_stage, status, progress, queued_at, created_at, updated_at';
      const job = `INSERT INTO jobs (id, kind, ${columns}) SELECT ?, ?, ${columns} FROM jobs WHERE id = ?`;
      await unit.execute(job, [`${table}_${accountId}`, kind, `jobs_${accountId}`]);
    }
  });
  return tables;
}

/** A different value for each account of a test. */
function numberOf(accountId: string): number {
  return [...accountId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % LARGE, 0);
}

import { Migration } from '@mikro-orm/migrations';

/** Calls of tools: the audit log, and the jobs of those that are long. */
export class Migration20261122090000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE tool_runs (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    key_id text,
    tool text NOT NULL,
    door text NOT NULL CHECK (door IN ('http', 'mcp')),
    is_job boolean NOT NULL,
    status text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
    input jsonb,
    result jsonb,
    stage text,
    progress double precision NOT NULL,
    held integer NOT NULL CHECK (held >= 0),
    charged integer NOT NULL CHECK (charged >= 0 AND charged <= held),
    attempts integer NOT NULL,
    error text,
    created_at timestamptz NOT NULL,
    started_at timestamptz,
    finished_at timestamptz,
    updated_at timestamptz NOT NULL
  )`,
  'CREATE INDEX tool_runs_newest ON tool_runs (account_id, created_at DESC)',
  `CREATE INDEX tool_runs_unfinished ON tool_runs (updated_at) WHERE status IN ('queued', 'running')`,
  'CREATE INDEX tool_runs_old ON tool_runs (updated_at)',
];

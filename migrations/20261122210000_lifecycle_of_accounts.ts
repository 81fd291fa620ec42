import { Migration } from '@mikro-orm/migrations';

/**
 * Accounts that were closed and purged, archives of what an account has, and how far rounds over large tables and storage
 * are. New columns are nullable, so that processes of the version before go on beside this one.
 */
export class Migration20261122210000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `ALTER TABLE accounts
    ADD COLUMN closed_at timestamptz,
    ADD COLUMN purge_begun_at timestamptz,
    ADD COLUMN purged_at timestamptz`,
  'CREATE INDEX accounts_closed ON accounts (closed_at) WHERE closed_at IS NOT NULL AND purged_at IS NULL',
  `CREATE INDEX jobs_unfinished_account ON jobs (account_id) WHERE status IN ('queued', 'running')`,
  `CREATE TABLE account_exports (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    status text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
    bytes bigint,
    error text,
    expires_at timestamptz,
    created_at timestamptz NOT NULL,
    started_at timestamptz,
    finished_at timestamptz,
    updated_at timestamptz NOT NULL,
    CHECK ((status = 'done') = (expires_at IS NOT NULL))
  )`,
  'CREATE INDEX account_exports_newest ON account_exports (account_id, created_at DESC)',
  // An account has one archive written at a time.
  `CREATE UNIQUE INDEX account_exports_once ON account_exports (account_id) WHERE status IN ('queued', 'running')`,
  `CREATE TABLE sweeps (
    name text PRIMARY KEY,
    after text NOT NULL DEFAULT '',
    claimed_until timestamptz NOT NULL DEFAULT '-infinity',
    due_at timestamptz NOT NULL DEFAULT '-infinity'
  )`,
  'CREATE INDEX notifications_age ON notifications (created_at)',
  // What refers to a row that is removed is looked for, row by row.
  'CREATE INDEX videos_source_pack ON videos (source_pack_id)',
  'CREATE INDEX videos_channel ON videos (channel_id) WHERE channel_id IS NOT NULL',
  'CREATE INDEX series_show ON series (show_id)',
];

import { Migration } from '@mikro-orm/migrations';

/** Accounts' own keys to other services, and imports of shared folders. */
export class Migration20261122070000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE connections (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    kind text NOT NULL CHECK (kind IN ('postiz', 'buffer', 'google-drive', 'dropbox')),
    sealed_key text NOT NULL,
    hint text NOT NULL,
    base_url text,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    UNIQUE (account_id, kind)
  )`,
  `CREATE TABLE import_jobs (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    drive text NOT NULL CHECK (drive IN ('google-drive', 'dropbox')),
    link text NOT NULL,
    title text,
    status text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
    error text,
    listed_at timestamptz,
    created_at timestamptz NOT NULL,
    started_at timestamptz,
    finished_at timestamptz,
    updated_at timestamptz NOT NULL
  )`,
  // One folder is imported once at a time.
  `CREATE UNIQUE INDEX import_jobs_once ON import_jobs (account_id, link) WHERE status IN ('queued', 'running')`,
  `CREATE INDEX import_jobs_unfinished ON import_jobs (updated_at) WHERE status IN ('queued', 'running')`,
  `CREATE TABLE import_files (
    job_id text NOT NULL REFERENCES import_jobs(id) ON DELETE CASCADE,
    position integer NOT NULL,
    file_id text NOT NULL,
    revision text NOT NULL,
    name text NOT NULL,
    folder text NOT NULL,
    status text NOT NULL CHECK (status IN ('waiting', 'imported', 'skipped', 'failed')),
    reason text,
    asset_id text,
    PRIMARY KEY (job_id, position)
  )`,
  // What came from a drive and is still in the library; an asset that is deleted can be imported anew.
  `CREATE TABLE drive_files (
    account_id text NOT NULL,
    drive text NOT NULL,
    file_id text NOT NULL,
    revision text NOT NULL,
    asset_id text NOT NULL REFERENCES library_assets(id) ON DELETE CASCADE,
    PRIMARY KEY (account_id, drive, file_id, revision)
  )`,
  'CREATE INDEX drive_files_asset ON drive_files (asset_id)',
];

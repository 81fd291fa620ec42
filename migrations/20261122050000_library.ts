import { Migration } from '@mikro-orm/migrations';

/** Library assets, and the paid index of their footage. */
export class Migration20261122050000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE library_assets (
    position bigserial PRIMARY KEY,
    id text NOT NULL UNIQUE,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    kind text NOT NULL CHECK (kind IN ('video', 'image', 'audio')),
    title text NOT NULL,
    folder text COLLATE "C",
    duration double precision,
    width integer,
    height integer,
    bytes double precision NOT NULL,
    file_name text NOT NULL,
    has_thumbnail boolean NOT NULL,
    media_key text NOT NULL,
    source_url text,
    shots jsonb,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
  'CREATE INDEX library_assets_account ON library_assets (account_id, position DESC)',
  'CREATE INDEX library_assets_folder ON library_assets (account_id, folder, position DESC) WHERE folder IS NOT NULL',
  `CREATE TABLE footage_jobs (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    asset_id text NOT NULL,
    status text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
    credits integer NOT NULL,
    footage_index jsonb,
    error text,
    created_at timestamptz NOT NULL,
    started_at timestamptz,
    finished_at timestamptz,
    updated_at timestamptz NOT NULL
  )`,
  // An asset is indexed, and paid for, once.
  `CREATE UNIQUE INDEX footage_jobs_once ON footage_jobs (asset_id) WHERE status IN ('queued', 'running', 'done')`,
  `CREATE INDEX footage_jobs_unfinished ON footage_jobs (updated_at) WHERE status IN ('queued', 'running')`,
];

import { Migration } from '@mikro-orm/migrations';

/** Shows that make themselves: series, the slots that were claimed for them, and their films. */
export class Migration20261122100000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE series (
    position bigserial PRIMARY KEY,
    id text NOT NULL UNIQUE,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    channel_id text NOT NULL REFERENCES channels(id) DEFERRABLE INITIALLY DEFERRED,
    show_id text NOT NULL REFERENCES shows(id) DEFERRABLE INITIALLY DEFERRED,
    kind text NOT NULL
      CHECK (kind IN ('page', 'rss', 'schedule', 'url', 'json', 'csv', 'collectibles', 'starter')),
    source jsonb NOT NULL,
    schedule text NOT NULL,
    tz text NOT NULL,
    policy text NOT NULL CHECK (policy IN ('hold', 'digest', 'review', 'autopost')),
    destinations jsonb NOT NULL,
    title text NOT NULL,
    premise text,
    settings jsonb NOT NULL,
    link jsonb,
    autopilot boolean NOT NULL,
    credits_per_episode integer CHECK (credits_per_episode >= 0),
    status text NOT NULL CHECK (status IN ('active', 'paused')),
    pause_reason text,
    next_run_at timestamptz,
    baseline jsonb,
    memory jsonb,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CHECK ((status = 'active') = (next_run_at IS NOT NULL))
  )`,
  'CREATE INDEX series_account ON series (account_id, position DESC)',
  `CREATE INDEX series_due ON series (next_run_at) WHERE status = 'active'`,
  `CREATE TABLE series_checks (
    id text PRIMARY KEY,
    series_id text NOT NULL REFERENCES series(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    slot timestamptz NOT NULL,
    status text NOT NULL CHECK (status IN ('claimed', 'done', 'failed')),
    outcome text CHECK (outcome IN ('baseline', 'quiet', 'changed', 'episode')),
    credits integer NOT NULL CHECK (credits >= 0),
    video_id text,
    error text,
    claimed_at timestamptz NOT NULL,
    queued_at timestamptz,
    finished_at timestamptz,
    UNIQUE (series_id, slot)
  )`,
  `CREATE UNIQUE INDEX series_checks_one_open ON series_checks (series_id) WHERE status = 'claimed'`,
  `CREATE INDEX series_checks_owed ON series_checks (queued_at NULLS FIRST) WHERE status = 'claimed'`,
  'CREATE INDEX series_checks_old ON series_checks (claimed_at)',
  `CREATE TABLE episodes (
    id text PRIMARY KEY,
    series_id text NOT NULL REFERENCES series(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    n integer NOT NULL CHECK (n > 0),
    video_id text UNIQUE REFERENCES videos(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
    check_id text UNIQUE REFERENCES series_checks(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
    title text NOT NULL,
    status text NOT NULL CHECK (status IN ('making', 'held', 'posted', 'failed')),
    reason text,
    changed jsonb NOT NULL,
    findings jsonb NOT NULL,
    posted_at timestamptz,
    share_url text,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    UNIQUE (series_id, n)
  )`,
  `CREATE INDEX episodes_making ON episodes (updated_at) WHERE status = 'making'`,
];

import { Migration } from '@mikro-orm/migrations';

/** Accounts, keys, the ledger with its own guards, videos, jobs, outbox, events and webhooks. */
export class Migration20261121000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE accounts (
    id text PRIMARY KEY,
    email text NOT NULL UNIQUE,
    password_hash text NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  `CREATE TABLE api_keys (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    name text NOT NULL,
    hash text NOT NULL UNIQUE,
    hint text NOT NULL,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz,
    revoked_at timestamptz
  )`,
  'CREATE INDEX api_keys_account ON api_keys (account_id)',

  // The ledger: every transaction's entries sum to zero, and no customer's account goes below it.
  `CREATE TABLE ledger_accounts (
    id text PRIMARY KEY,
    account_id text REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    kind text NOT NULL CHECK (kind IN ('wallet', 'held', 'revenue', 'promotions', 'topups')),
    balance bigint NOT NULL DEFAULT 0,
    CONSTRAINT no_negative_wallet CHECK (kind NOT IN ('wallet', 'held') OR balance >= 0)
  )`,
  `CREATE TABLE ledger_transactions (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    seq bigint NOT NULL,
    kind text NOT NULL CHECK (kind IN ('grant', 'topup', 'hold', 'capture', 'release', 'refund', 'expiry')),
    credits bigint NOT NULL,
    captured bigint NOT NULL DEFAULT 0,
    balance bigint NOT NULL,
    reason text NOT NULL,
    video_id text,
    hold_id text,
    at timestamptz NOT NULL,
    previous_hash text NOT NULL,
    hash text NOT NULL,
    UNIQUE (account_id, seq)
  )`,
  `CREATE TABLE ledger_entries (
    transaction_id text NOT NULL REFERENCES ledger_transactions(id) DEFERRABLE INITIALLY DEFERRED,
    ledger_account_id text NOT NULL REFERENCES ledger_accounts(id) DEFERRABLE INITIALLY DEFERRED,
    amount bigint NOT NULL CHECK (amount <> 0),
    PRIMARY KEY (transaction_id, ledger_account_id)
  )`,
  'CREATE INDEX ledger_entries_account ON ledger_entries (ledger_account_id)',
  `CREATE FUNCTION ledger_transaction_balances() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT sum(amount) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
        RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id;
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE CONSTRAINT TRIGGER ledger_entries_sum_to_zero AFTER INSERT ON ledger_entries
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_balances()`,
  `CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the ledger is append-only'; END $$`,
  `CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()`,
  `CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
    FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()`,
  `CREATE TABLE holds (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    work text NOT NULL UNIQUE,
    video_id text NOT NULL,
    credits bigint NOT NULL CHECK (credits > 0),
    captured bigint NOT NULL DEFAULT 0 CHECK (captured BETWEEN 0 AND credits),
    status text NOT NULL CHECK (status IN ('open', 'captured', 'released')),
    created_at timestamptz NOT NULL,
    resolved_at timestamptz
  )`,
  'CREATE INDEX holds_video ON holds (video_id)',
  "CREATE INDEX holds_open ON holds (account_id) WHERE status = 'open'",

  `CREATE TABLE source_packs (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    kind text NOT NULL,
    title text,
    data jsonb NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  'CREATE SEQUENCE video_numbers',
  `CREATE TABLE videos (
    id text PRIMARY KEY,
    number bigint NOT NULL UNIQUE,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    status text NOT NULL CHECK (status IN ('draft', 'scripted', 'rendering', 'rendered', 'error')),
    title text NOT NULL,
    brief text,
    cta text,
    format text NOT NULL,
    style text,
    language text NOT NULL,
    target_seconds int NOT NULL,
    version int NOT NULL,
    duration_seconds double precision NOT NULL,
    captions boolean NOT NULL,
    presenter boolean NOT NULL,
    music boolean NOT NULL,
    public boolean NOT NULL,
    media_key text NOT NULL,
    source_pack_id text NOT NULL REFERENCES source_packs(id) DEFERRABLE INITIALLY DEFERRED,
    source_url text,
    external_id text,
    external_user_id text,
    caption text NOT NULL,
    last_error text,
    cost jsonb,
    edits jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
  'CREATE INDEX videos_account ON videos (account_id, number DESC)',
  `CREATE TABLE video_versions (
    video_id text NOT NULL REFERENCES videos(id) DEFERRABLE INITIALLY DEFERRED,
    version int NOT NULL,
    storyboard jsonb NOT NULL,
    narration jsonb NOT NULL,
    stills jsonb NOT NULL,
    cut jsonb,
    warnings jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (video_id, version)
  )`,
  `CREATE TABLE jobs (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    video_id text NOT NULL REFERENCES videos(id) DEFERRABLE INITIALLY DEFERRED,
    kind text NOT NULL,
    status text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
    stage text NOT NULL CHECK (stage IN ('design', 'render')),
    progress double precision NOT NULL,
    error text,
    created_at timestamptz NOT NULL,
    started_at timestamptz,
    finished_at timestamptz,
    updated_at timestamptz NOT NULL
  )`,
  "CREATE INDEX jobs_unfinished ON jobs (updated_at) WHERE status IN ('queued', 'running')",
  'CREATE INDEX jobs_video ON jobs (video_id)',

  `CREATE TABLE outbox (
    id bigserial PRIMARY KEY,
    event jsonb NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  `CREATE TABLE account_events (
    position bigserial PRIMARY KEY,
    id text NOT NULL UNIQUE,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    event text NOT NULL,
    payload jsonb NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX account_events_account ON account_events (account_id, position)',
  `CREATE TABLE webhook_endpoints (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    url text NOT NULL,
    events jsonb NOT NULL,
    sealed_secret text NOT NULL,
    created_at timestamptz NOT NULL,
    deleted_at timestamptz
  )`,
  'CREATE INDEX webhook_endpoints_account ON webhook_endpoints (account_id) WHERE deleted_at IS NULL',
  `CREATE TABLE webhook_deliveries (
    position bigserial PRIMARY KEY,
    id text NOT NULL UNIQUE,
    webhook_id text NOT NULL REFERENCES webhook_endpoints(id) DEFERRABLE INITIALLY DEFERRED,
    event_id text NOT NULL REFERENCES account_events(id) DEFERRABLE INITIALLY DEFERRED,
    event text NOT NULL,
    video_id text,
    url text NOT NULL,
    status text NOT NULL CHECK (status IN ('pending', 'delivered', 'failed')),
    response_status int,
    duration_ms int,
    error text,
    claimed_at timestamptz,
    created_at timestamptz NOT NULL,
    UNIQUE (webhook_id, event_id)
  )`,
  "CREATE INDEX webhook_deliveries_pending ON webhook_deliveries (created_at) WHERE status = 'pending'",
];

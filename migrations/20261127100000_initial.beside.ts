/** Tables whose rows name an account that must exist. */
const OWNED = [
  'account_events',
  'account_exports',
  'account_links',
  'api_keys',
  'billing_settings',
  'cards',
  'channels',
  'chats',
  'cloned_voices',
  'connections',
  'deposits',
  'embed_tokens',
  'episodes',
  'footage_jobs',
  'holds',
  'idempotency_keys',
  'import_jobs',
  'jobs',
  'ledger_accounts',
  'ledger_transactions',
  'library_assets',
  'notifications',
  'series',
  'series_checks',
  'sessions',
  'shows',
  'social_posts',
  'source_packs',
  'sources',
  'tool_runs',
  'top_ups',
  'videos',
  'webhook_endpoints',
];

/** What the entities cannot say: tables that only SQL reads, references to another lib's rows or to their public ids, triggers. */
export const BESIDE_ENTITIES = [
  'CREATE SEQUENCE video_numbers',

  `CREATE TABLE idempotency_keys (
    account_id text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    claim text NOT NULL,
    claimed_until timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    sealed_answer text,
    work text,
    PRIMARY KEY (account_id, key)
  )`,
  'CREATE INDEX idempotency_keys_expiring ON idempotency_keys (expires_at)',
  // Counts of a minute, which a crash may lose.
  `CREATE UNLOGGED TABLE rate_windows (
    subject text PRIMARY KEY,
    used int NOT NULL,
    ends_at timestamptz NOT NULL
  ) WITH (fillfactor = 50)`,
  'CREATE TABLE sign_in_failures (subject text NOT NULL, at timestamptz NOT NULL)',
  'CREATE INDEX sign_in_failures_subject ON sign_in_failures (subject, at)',
  // Which file of a drive is which asset.
  `CREATE TABLE drive_files (
    account_id text NOT NULL,
    drive text NOT NULL,
    file_id text NOT NULL,
    revision text NOT NULL,
    asset_id text NOT NULL REFERENCES library_assets(id) ON DELETE CASCADE,
    PRIMARY KEY (account_id, drive, file_id, revision)
  )`,
  'CREATE INDEX drive_files_asset ON drive_files (asset_id)',
  // Folders of storage whose rows are gone.
  'CREATE TABLE deleted_folders (folder text PRIMARY KEY, deleted_at timestamptz NOT NULL)',
  // How far each sweep over a large table is.
  `CREATE TABLE sweeps (
    name text PRIMARY KEY,
    after text NOT NULL DEFAULT '',
    claimed_until timestamptz NOT NULL DEFAULT '-infinity',
    due_at timestamptz NOT NULL DEFAULT '-infinity'
  )`,

  ...OWNED.map(
    (table) => `ALTER TABLE ${table}
      ADD FOREIGN KEY (account_id) REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED`,
  ),
  'ALTER TABLE video_plans ADD FOREIGN KEY (account_id) REFERENCES accounts(id)',
  `ALTER TABLE chat_messages ADD FOREIGN KEY (chat_id)
    REFERENCES chats(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED`,
  'ALTER TABLE edit_orders ADD FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE',
  `ALTER TABLE episodes ADD FOREIGN KEY (series_id)
    REFERENCES series(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED`,
  `ALTER TABLE episodes ADD FOREIGN KEY (video_id)
    REFERENCES videos(id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED`,
  'ALTER TABLE import_files ADD FOREIGN KEY (job_id) REFERENCES import_jobs(id) ON DELETE CASCADE',
  'ALTER TABLE jobs ADD FOREIGN KEY (video_id) REFERENCES videos(id) DEFERRABLE INITIALLY DEFERRED',
  'ALTER TABLE render_parts ADD FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE',
  'ALTER TABLE series ADD FOREIGN KEY (channel_id) REFERENCES channels(id) DEFERRABLE INITIALLY DEFERRED',
  'ALTER TABLE series ADD FOREIGN KEY (show_id) REFERENCES shows(id) DEFERRABLE INITIALLY DEFERRED',
  `ALTER TABLE series_checks ADD FOREIGN KEY (series_id)
    REFERENCES series(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED`,
  'ALTER TABLE shows ADD FOREIGN KEY (channel_id) REFERENCES channels(id) DEFERRABLE INITIALLY DEFERRED',
  'ALTER TABLE social_posts ADD FOREIGN KEY (video_id) REFERENCES videos(id) ON DELETE CASCADE',
  `ALTER TABLE version_settings ADD FOREIGN KEY (video_id, version)
    REFERENCES video_versions(video_id, version) ON DELETE CASCADE`,
  'ALTER TABLE videos ADD FOREIGN KEY (channel_id) REFERENCES channels(id) DEFERRABLE INITIALLY DEFERRED',
  'ALTER TABLE videos ADD FOREIGN KEY (show_id) REFERENCES shows(id) DEFERRABLE INITIALLY DEFERRED',
  'ALTER TABLE videos ADD FOREIGN KEY (source_pack_id) REFERENCES source_packs(id) DEFERRABLE INITIALLY DEFERRED',
  `ALTER TABLE webhook_deliveries ADD FOREIGN KEY (event_id)
    REFERENCES account_events(id) DEFERRABLE INITIALLY DEFERRED`,

  // The ledger: every transaction's halves sum to zero, each follows the one before, and nothing is changed or removed.
  `CREATE FUNCTION ledger_transaction_balances() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT sum(amount) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
        RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id;
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE CONSTRAINT TRIGGER ledger_entries_sum_to_zero AFTER INSERT ON ledger_entries
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_balances()`,
  `CREATE FUNCTION ledger_transaction_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM ledger_entries WHERE transaction_id = NEW.id) <> 2 THEN
        RAISE EXCEPTION 'ledger transaction % has not two halves', NEW.id;
      ELSIF NEW.credits <> coalesce((SELECT amount FROM ledger_entries WHERE transaction_id = NEW.id
          AND ledger_account_id = 'wallet:' || NEW.account_id), 0) THEN
        RAISE EXCEPTION 'ledger transaction % says other credits than its halves', NEW.id;
      ELSIF NEW.seq > 1 AND NOT EXISTS (SELECT 1 FROM ledger_transactions
          WHERE account_id = NEW.account_id AND seq = NEW.seq - 1 AND hash = NEW.previous_hash) THEN
        RAISE EXCEPTION 'ledger transaction % follows none', NEW.id;
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE CONSTRAINT TRIGGER ledger_transactions_whole AFTER INSERT ON ledger_transactions
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_is_whole()`,
  `CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the ledger is append-only'; END $$`,
  ...['ledger_entries', 'ledger_transactions'].map(
    (table) => `CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()`,
  ),
  ...['ledger_transactions', 'ledger_entries', 'holds', 'deposits'].map(
    (table) => `CREATE TRIGGER ${table}_kept BEFORE TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only()`,
  ),

  // Holds and top-ups are resolved once.
  `CREATE FUNCTION hold_is_resolved_once() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        RAISE EXCEPTION 'hold % is never removed', OLD.id;
      ELSIF OLD.status <> 'open' AND
          (NEW.status, NEW.captured, NEW.resolved_at) IS DISTINCT FROM (OLD.status, OLD.captured, OLD.resolved_at) THEN
        RAISE EXCEPTION 'hold % was % already', OLD.id, OLD.status;
      ELSIF OLD.refunded > 0 AND NEW.refunded <> OLD.refunded THEN
        RAISE EXCEPTION 'hold % was refunded already', OLD.id;
      ELSIF (NEW.id, NEW.account_id, NEW.work, NEW.credits) IS DISTINCT FROM
          (OLD.id, OLD.account_id, OLD.work, OLD.credits) THEN
        RAISE EXCEPTION 'hold % is never changed', OLD.id;
      END IF;
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER holds_resolved_once BEFORE UPDATE OR DELETE ON holds
    FOR EACH ROW EXECUTE FUNCTION hold_is_resolved_once()`,
  `CREATE FUNCTION top_up_is_paid_once() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        RAISE EXCEPTION 'top-up % is never removed', OLD.id;
      ELSIF OLD.status = 'succeeded' AND NEW.status <> 'succeeded' THEN
        RAISE EXCEPTION 'top-up % was paid', OLD.id;
      ELSIF (NEW.id, NEW.account_id, NEW.card_id, NEW.pack_usd, NEW.packs, NEW.credits) IS DISTINCT FROM
          (OLD.id, OLD.account_id, OLD.card_id, OLD.pack_usd, OLD.packs, OLD.credits) THEN
        RAISE EXCEPTION 'top-up % is never changed', OLD.id;
      END IF;
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER top_ups_paid_once BEFORE UPDATE OR DELETE ON top_ups
    FOR EACH ROW EXECUTE FUNCTION top_up_is_paid_once()`,
  // Programs of an older release that run beside this one name no credits.
  `CREATE FUNCTION top_up_credits() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.credits := coalesce(NEW.credits, NEW.packs * NEW.pack_usd * 100);
      RETURN NEW;
    END $$`,
  'CREATE TRIGGER top_ups_credits BEFORE INSERT ON top_ups FOR EACH ROW EXECUTE FUNCTION top_up_credits()',

  // Locks a wallet and reads what a booking needs, in one round trip.
  `CREATE FUNCTION lock_wallet(wanted text) RETURNS TABLE(
    balance bigint, held bigint, seq bigint, hash text, expiring boolean
  ) LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM ledger_accounts side WHERE side.id = 'wallet:' || wanted FOR UPDATE;
      RETURN QUERY
        SELECT wallet.balance, aside.balance, last.seq, last.hash,
               EXISTS (SELECT FROM deposits lot WHERE lot.account_id = wanted AND lot.unspent > 0)
          FROM ledger_accounts wallet
          JOIN ledger_accounts aside ON aside.id = 'held:' || wanted
          LEFT JOIN LATERAL (SELECT t.seq, t.hash FROM ledger_transactions t
                               WHERE t.account_id = wanted ORDER BY t.seq DESC LIMIT 1) last ON true
          WHERE wallet.id = 'wallet:' || wanted;
    END $$`,
  `CREATE FUNCTION lock_hold(wanted text) RETURNS TABLE(
    balance bigint, held bigint, seq bigint, hash text, expiring boolean, hold json
  ) LANGUAGE plpgsql AS $$
    DECLARE
      owner text;
      state record;
    BEGIN
      SELECT h.account_id INTO owner FROM holds h WHERE h.work = wanted;
      SELECT * INTO state FROM lock_wallet(owner);
      RETURN QUERY
        SELECT state.balance, state.held, state.seq, state.hash, state.expiring, row_to_json(h)
          FROM holds h WHERE h.work = wanted;
    END $$`,
];

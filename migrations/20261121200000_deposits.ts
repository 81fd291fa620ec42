import { Migration } from '@mikro-orm/migrations';

/**
 * Deposits that expire, refunds, and more of the ledger's rules in the database itself. New columns have defaults, so
 * that processes of the version before go on beside this one.
 */
export class Migration20261121200000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE deposits (
    transaction_id text PRIMARY KEY REFERENCES ledger_transactions(id) DEFERRABLE INITIALLY DEFERRED,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    category text NOT NULL,
    key text NOT NULL UNIQUE,
    credits bigint NOT NULL CHECK (credits > 0),
    expires_at timestamptz,
    unspent bigint CHECK (unspent BETWEEN 0 AND credits),
    CHECK ((expires_at IS NULL) = (unspent IS NULL))
  )`,
  'CREATE INDEX deposits_expiring ON deposits (account_id, expires_at) WHERE unspent > 0',
  `CREATE TABLE billing_settings (
    account_id text PRIMARY KEY REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    pay_as_you_go boolean NOT NULL,
    pack_usd int NOT NULL CHECK (pack_usd IN (10, 25, 50))
  )`,

  `ALTER TABLE holds
    ALTER COLUMN video_id DROP NOT NULL,
    ADD COLUMN refunded bigint NOT NULL DEFAULT 0 CHECK (refunded IN (0, captured)),
    ADD COLUMN takes jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN expires_at timestamptz,
    DROP CONSTRAINT holds_status_check,
    ADD CONSTRAINT holds_status_check CHECK (status IN ('open', 'captured', 'released', 'expired')),
    ADD CONSTRAINT holds_resolved_at CHECK ((status = 'open') = (resolved_at IS NULL))`,
  "CREATE INDEX holds_due ON holds (expires_at) WHERE status = 'open'",
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

  // A hold is made, charged, given back and refunded at most once each.
  'CREATE UNIQUE INDEX ledger_transactions_hold ON ledger_transactions (hold_id, kind) WHERE hold_id IS NOT NULL',
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
  ...['ledger_transactions', 'ledger_entries', 'holds', 'deposits'].map(
    (table) => `CREATE TRIGGER ${table}_kept BEFORE TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only()`,
  ),
];

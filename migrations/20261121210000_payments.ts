import { Migration } from '@mikro-orm/migrations';

/** Saved cards, payments for credits, and what the sandbox charged. */
export class Migration20261121210000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE cards (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    provider text NOT NULL,
    provider_customer text NOT NULL,
    provider_card text NOT NULL,
    brand text NOT NULL,
    last4 text NOT NULL,
    exp_month int NOT NULL,
    exp_year int NOT NULL,
    fingerprint text NOT NULL,
    is_first boolean NOT NULL,
    created_at timestamptz NOT NULL,
    saved_at timestamptz NOT NULL,
    UNIQUE (account_id, provider, fingerprint)
  )`,
  'CREATE UNIQUE INDEX cards_first ON cards (account_id) WHERE is_first',
  'CREATE INDEX cards_newest ON cards (account_id, saved_at DESC, id DESC)',

  `CREATE TABLE top_ups (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    card_id text NOT NULL REFERENCES cards(id) DEFERRABLE INITIALLY DEFERRED,
    provider text NOT NULL,
    occasion text NOT NULL CHECK (occasion IN ('pay-as-you-go', 'bought')),
    request_key text,
    pack_usd int NOT NULL CHECK (pack_usd IN (10, 25, 50)),
    packs int NOT NULL CHECK (packs > 0),
    status text NOT NULL CHECK (status IN ('pending', 'unknown', 'succeeded', 'failed')),
    failure text,
    provider_payment text,
    day date NOT NULL,
    looks int NOT NULL DEFAULT 0,
    look_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    resolved_at timestamptz,
    CHECK ((status = 'failed') = (failure IS NOT NULL)),
    CHECK ((status IN ('pending', 'unknown')) = (resolved_at IS NULL)),
    UNIQUE (account_id, request_key)
  )`,
  "CREATE UNIQUE INDEX top_ups_open ON top_ups (account_id) WHERE status IN ('pending', 'unknown')",
  "CREATE UNIQUE INDEX top_ups_capped ON top_ups (account_id, day) WHERE failure = 'daily_cap'",
  "CREATE INDEX top_ups_due ON top_ups (look_at) WHERE status IN ('pending', 'unknown')",
  'CREATE INDEX top_ups_day ON top_ups (account_id, day)',
  // What was paid was credited: neither its end nor its price may change afterwards.
  `CREATE FUNCTION top_up_is_paid_once() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        RAISE EXCEPTION 'top-up % is never removed', OLD.id;
      ELSIF OLD.status = 'succeeded' AND NEW.status <> 'succeeded' THEN
        RAISE EXCEPTION 'top-up % was paid', OLD.id;
      ELSIF (NEW.id, NEW.account_id, NEW.card_id, NEW.pack_usd, NEW.packs) IS DISTINCT FROM
          (OLD.id, OLD.account_id, OLD.card_id, OLD.pack_usd, OLD.packs) THEN
        RAISE EXCEPTION 'top-up % is never changed', OLD.id;
      END IF;
      RETURN NEW;
    END $$`,
  `CREATE TRIGGER top_ups_paid_once BEFORE UPDATE OR DELETE ON top_ups
    FOR EACH ROW EXECUTE FUNCTION top_up_is_paid_once()`,

  `CREATE TABLE sandbox_charges (
    key text PRIMARY KEY,
    id text NOT NULL UNIQUE,
    amount_cents int NOT NULL CHECK (amount_cents > 0),
    failure text,
    created_at timestamptz NOT NULL
  )`,
];

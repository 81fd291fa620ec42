import { Migration } from '@mikro-orm/migrations';

/** Keys by which a caller's retry is known, with the answer that it gets again. */
export class Migration20261121230000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE idempotency_keys (
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    key text NOT NULL,
    request_hash text NOT NULL,
    claim text NOT NULL,
    claimed_until timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    sealed_answer text,
    PRIMARY KEY (account_id, key)
  )`,
  'CREATE INDEX idempotency_keys_expiring ON idempotency_keys (expires_at)',
];

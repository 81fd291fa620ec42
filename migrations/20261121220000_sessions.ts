import { Migration } from '@mikro-orm/migrations';

/** Owners' sessions, and the failed sign-ins that are counted against guessing. */
export class Migration20261121220000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE sessions (
    hash text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX sessions_account ON sessions (account_id)',
  'CREATE INDEX sessions_expiring ON sessions (expires_at)',
  'CREATE TABLE sign_in_failures (subject text NOT NULL, at timestamptz NOT NULL)',
  'CREATE INDEX sign_in_failures_subject ON sign_in_failures (subject, at)',
];

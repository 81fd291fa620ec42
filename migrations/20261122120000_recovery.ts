import { Migration } from '@mikro-orm/migrations';

/** Outgoing mail, the links that it carries, and whether an owner's e-mail is known to be theirs. */
export class Migration20261122120000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE mails (
    id text PRIMARY KEY,
    recipient text NOT NULL,
    sealed text,
    status text NOT NULL CHECK (status IN ('waiting', 'sent', 'failed')),
    attempts integer NOT NULL,
    error text,
    due_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    settled_at timestamptz,
    CHECK ((status = 'waiting') = (settled_at IS NULL)),
    CHECK (status = 'waiting' OR sealed IS NULL)
  )`,
  `CREATE INDEX mails_due ON mails (due_at) WHERE status = 'waiting'`,
  'CREATE INDEX mails_settled ON mails (settled_at)',
  'ALTER TABLE accounts ADD COLUMN email_confirmed_at timestamptz',
  `CREATE TABLE account_links (
    hash text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    purpose text NOT NULL CHECK (purpose IN ('reset', 'confirm')),
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX account_links_account ON account_links (account_id, purpose)',
  'CREATE INDEX account_links_expiring ON account_links (expires_at)',
];

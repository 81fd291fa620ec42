import { Migration } from '@mikro-orm/migrations';

/** What owners are told about their account, once for each cause. */
export class Migration20261121240000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE notifications (
    position bigserial PRIMARY KEY,
    id text NOT NULL UNIQUE,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    kind text NOT NULL,
    cause text NOT NULL UNIQUE,
    title text NOT NULL,
    message text NOT NULL,
    data jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    read_at timestamptz
  )`,
  'CREATE INDEX notifications_account ON notifications (account_id, position DESC)',
];

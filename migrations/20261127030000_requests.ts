import { Migration } from '@mikro-orm/migrations';

/** What an account's keys have asked, for 30 days. */
export class Migration20261127030000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  // Written for every request: no references that each row would be checked against, and one large index.
  `CREATE TABLE api_requests (
    position bigserial PRIMARY KEY,
    id text NOT NULL,
    account_id text NOT NULL,
    key_id text NOT NULL,
    request_id text NOT NULL,
    at timestamptz NOT NULL,
    method text NOT NULL,
    path text NOT NULL,
    status int NOT NULL,
    ms int NOT NULL,
    error text,
    body jsonb
  )`,
  'CREATE INDEX api_requests_account ON api_requests (account_id, position DESC)',
  'CREATE INDEX api_requests_age ON api_requests USING brin (at)',
];

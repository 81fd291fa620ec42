import { Migration } from '@mikro-orm/migrations';

/** Plans are kept for a day, for the order that makes exactly what was shown. Their payloads keep the order of their keys. */
export class Migration20261124001000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE video_plans (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id),
    request json NOT NULL,
    source json,
    film json NOT NULL,
    media jsonb NOT NULL,
    price jsonb NOT NULL,
    video_id text REFERENCES videos(id) ON DELETE SET NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX video_plans_account ON video_plans (account_id)',
  'CREATE INDEX video_plans_video ON video_plans (video_id)',
  'CREATE INDEX video_plans_expiry ON video_plans (expires_at)',
];

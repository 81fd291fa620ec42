import { Migration } from '@mikro-orm/migrations';

/** How an episode stands on each channel, and when what its scheduler was too busy for is tried again. */
export class Migration20261122180000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  "ALTER TABLE episodes ADD COLUMN channels jsonb NOT NULL DEFAULT '[]'",
  'ALTER TABLE episodes ADD COLUMN retry_at timestamptz',
  'CREATE INDEX episodes_to_retry ON episodes (retry_at) WHERE retry_at IS NOT NULL',
];

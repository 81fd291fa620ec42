import { Migration } from '@mikro-orm/migrations';

/** What intervals of a series are counted from, how many of its films failed in a row, and what became of an episode beside its posts. */
export class Migration20261122110000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  'ALTER TABLE series ADD COLUMN anchor_at timestamptz',
  'UPDATE series SET anchor_at = next_run_at',
  'ALTER TABLE series ADD COLUMN failures int NOT NULL DEFAULT 0 CHECK (failures >= 0)',
  'ALTER TABLE episodes ADD COLUMN download_url text',
  'ALTER TABLE episodes ADD COLUMN discarded_at timestamptz',
];

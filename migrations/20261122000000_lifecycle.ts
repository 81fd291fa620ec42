import { Migration } from '@mikro-orm/migrations';

/** Jobs that stop after a stage, films found by their caller's tags, and the folders of films that were deleted. */
export class Migration20261122000000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `ALTER TABLE jobs ADD COLUMN final_stage text NOT NULL DEFAULT 'render' CHECK (final_stage IN ('design', 'render'))`,
  'CREATE INDEX videos_external_id ON videos (account_id, external_id, number DESC) WHERE external_id IS NOT NULL',
  `CREATE INDEX videos_external_user ON videos (account_id, external_user_id, number DESC)
    WHERE external_user_id IS NOT NULL`,
  'CREATE TABLE deleted_folders (folder text PRIMARY KEY, deleted_at timestamptz NOT NULL)',
];

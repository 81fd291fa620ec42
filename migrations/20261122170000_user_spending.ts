import { Migration } from '@mikro-orm/migrations';

/** What the end users of embedded studios may spend, and in whose name credits were set aside. */
export class Migration20261122170000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  'ALTER TABLE embed_tokens ADD COLUMN max_credits int CHECK (max_credits >= 0)',
  'ALTER TABLE holds ADD COLUMN external_user_id text',
  `CREATE INDEX holds_of_users ON holds (account_id, external_user_id)
     WHERE external_user_id IS NOT NULL AND status IN ('open', 'captured')`,
];

import { Migration } from '@mikro-orm/migrations';

export class Migration20261129040201 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "accounts" add column "test_of" text null`,
  `alter table "accounts" add constraint "accounts_test_of_key" unique ("test_of")`,
  `alter table "accounts" add constraint accounts_test_id check((test_of IS NOT NULL) = starts_with(id, 'acc_test_'))`,
];

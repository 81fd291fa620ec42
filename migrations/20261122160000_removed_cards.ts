import { Migration } from '@mikro-orm/migrations';

/** Cards that their owners took away; an account's first one stays known. */
export class Migration20261122160000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE cards ADD COLUMN removed_at timestamptz');
  }
}

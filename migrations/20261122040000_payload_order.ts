import { Migration } from '@mikro-orm/migrations';

/** A payload is kept as it was sent: `jsonb` puts keys in an order of its own, and what stands first is told first. */
export class Migration20261122040000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE source_packs ALTER COLUMN data TYPE json USING data::json');
  }
}

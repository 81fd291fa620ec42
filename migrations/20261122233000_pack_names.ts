import { Migration } from '@mikro-orm/migrations';

/** The name of a payload, so that lists of source packs read none; null where nobody has looked yet. */
export class Migration20261122233000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE source_packs ADD COLUMN data_name text');
  }
}

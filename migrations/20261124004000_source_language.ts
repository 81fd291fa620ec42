import { Migration } from '@mikro-orm/migrations';

export class Migration20261124004000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE source_packs ADD COLUMN language text');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** A film keeps the brand it was asked to wear. Nullable, so that processes of the version before go on beside this one. */
export class Migration20261121120000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE videos ADD COLUMN brand jsonb');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** A film keeps how its words are to be said. Nullable, so that processes of the version before go on beside this one. */
export class Migration20261121190000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE videos ADD COLUMN pronunciation jsonb');
  }
}

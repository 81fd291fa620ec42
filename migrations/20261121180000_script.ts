import { Migration } from '@mikro-orm/migrations';

/** A film keeps the script it was ordered with. Nullable, so that processes of the version before go on beside this one. */
export class Migration20261121180000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE videos ADD COLUMN script jsonb');
  }
}

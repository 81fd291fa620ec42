import { Migration } from '@mikro-orm/migrations';

/**
 * A film keeps how it is to be told and by whom. Nullable, so that processes of the version before go on beside this
 * one; null is the usual mode and pacing, and the best voice of the language.
 */
export class Migration20261121170000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE videos ADD COLUMN mode text, ADD COLUMN pacing text, ADD COLUMN voice_id text');
  }
}

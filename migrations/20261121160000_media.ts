import { Migration } from '@mikro-orm/migrations';

/**
 * A film keeps what it is to have made for it, a version the clips and recordings that it got. Nullable, so that
 * processes of the version before go on beside this one.
 */
export class Migration20261121160000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE videos ADD COLUMN media jsonb');
    this.addSql('ALTER TABLE video_versions ADD COLUMN footage jsonb, ADD COLUMN sounds jsonb');
  }
}

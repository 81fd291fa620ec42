import { Migration } from '@mikro-orm/migrations';

/** A version keeps the proof of its figures. Nullable, so that processes of the version before go on beside this one. */
export class Migration20261121150000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE video_versions ADD COLUMN proof jsonb');
  }
}

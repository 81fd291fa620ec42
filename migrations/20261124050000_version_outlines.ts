import { Migration } from '@mikro-orm/migrations';

/** What answers show of a version's design, so that a list reads no storyboard; older versions are read whole. */
export class Migration20261124050000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE video_versions ADD COLUMN outline jsonb');
  }
}

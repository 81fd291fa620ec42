import { Migration } from '@mikro-orm/migrations';

/** The fact that an episode of a series opens on. */
export class Migration20261122140000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE videos ADD COLUMN headline text');
    // A film looks back on those of its series.
    this.addSql('CREATE INDEX videos_series ON videos (series_id, number DESC) WHERE series_id IS NOT NULL');
  }
}

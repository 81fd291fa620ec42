import { Migration } from '@mikro-orm/migrations';

/** What callers, shows and series declare of the data of their videos. */
export class Migration20261125010000 extends Migration {
  override up(): void {
    for (const table of ['source_packs', 'videos', 'shows', 'series']) {
      this.addSql(`ALTER TABLE ${table} ADD COLUMN fields jsonb`);
    }
  }
}

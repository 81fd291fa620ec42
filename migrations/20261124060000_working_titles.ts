import { Migration } from '@mikro-orm/migrations';

/** What a video without a title is called until its script exists. */
export class Migration20261124060000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE videos ADD COLUMN working_title text');
  }
}

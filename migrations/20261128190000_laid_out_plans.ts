import { Migration } from '@mikro-orm/migrations';

/** What a plan shows is called as it is everywhere else. */
export class Migration20261128190000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE video_plans RENAME COLUMN film TO laid_out');
  }
}

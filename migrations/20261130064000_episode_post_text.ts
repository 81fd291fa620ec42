import { Migration } from '@mikro-orm/migrations';

/** What an owner wants said in the posts of an episode in place of their usual text. */
export class Migration20261130064000 extends Migration {
  override up(): void {
    this.addSql('alter table "episodes" add column "post_text" text null');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The language in which an embedded studio speaks; tokens from before let the browser choose. */
export class Migration20261130061000 extends Migration {
  override up(): void {
    this.addSql('alter table "embed_tokens" add column "locale" text null');
  }
}

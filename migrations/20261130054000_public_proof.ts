import { Migration } from '@mikro-orm/migrations';

/** Whether a video's watch page shows where its figures come from; nobody's does before they say so. */
export class Migration20261130054000 extends Migration {
  override up(): void {
    this.addSql('alter table "videos" add column "public_proof" boolean not null default false');
  }
}

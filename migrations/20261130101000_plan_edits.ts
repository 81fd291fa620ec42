import { Migration } from '@mikro-orm/migrations';

/**
 * Plans that are edited before they are ordered, planned again with a change, and made by the end users of an integrator; and
 * the moment of a video that notes are about.
 */
export class Migration20261130101000 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "video_plans" add column "external_user_id" text null, add column "seed" int null, add column "edit" json null',
    );
    this.addSql('alter table "edit_orders" add column "at_ms" int null');
  }
}

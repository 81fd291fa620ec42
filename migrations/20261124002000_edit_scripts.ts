import { Migration } from '@mikro-orm/migrations';

/** An edit keeps the script that was sent: it changes a video scene by scene, and a designed video keeps no script. */
export class Migration20261124002000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE edit_orders ADD COLUMN script jsonb');
  }
}

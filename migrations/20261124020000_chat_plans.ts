import { Migration } from '@mikro-orm/migrations';

/** What was planned in a chat and waits for its yes. */
export class Migration20261124020000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE chats ADD COLUMN pending jsonb');
  }
}

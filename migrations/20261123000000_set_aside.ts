import { Migration } from '@mikro-orm/migrations';

/** An event that cannot be told is set aside, so that it holds back no other. */
export class Migration20261123000000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE outbox ADD COLUMN tries integer NOT NULL DEFAULT 0, ADD COLUMN due_at timestamptz');
  }
}

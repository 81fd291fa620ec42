import { Migration } from '@mikro-orm/migrations';

/** What a key may be used for and until when; null for everything and for ever. */
export class Migration20261127010000 extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE api_keys ADD COLUMN scopes jsonb, ADD COLUMN expires_at timestamptz');
  }
}

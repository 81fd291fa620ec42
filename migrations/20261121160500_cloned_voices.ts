import { Migration } from '@mikro-orm/migrations';

/** Voices that accounts had cloned. */
export class Migration20261121160500 extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE cloned_voices (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
      name text NOT NULL,
      provider text NOT NULL,
      provider_voice_id text NOT NULL,
      consented_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL
    )`);
    this.addSql('CREATE INDEX cloned_voices_account ON cloned_voices (account_id, created_at DESC)');
  }
}

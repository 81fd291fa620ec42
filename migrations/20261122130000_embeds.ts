import { Migration } from '@mikro-orm/migrations';

/** Embedded studios: their tokens, and whose each source and asset is among the end users of an account. */
export class Migration20261122130000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE embed_tokens (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    key_id text NOT NULL REFERENCES api_keys(id) DEFERRABLE INITIALLY DEFERRED,
    hash text NOT NULL UNIQUE,
    page_id text NOT NULL UNIQUE,
    external_user_id text NOT NULL CHECK (external_user_id <> ''),
    origin text NOT NULL,
    channel_id text,
    show_id text,
    brand jsonb,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL CHECK (expires_at > created_at)
  )`,
  'CREATE INDEX embed_tokens_expiry ON embed_tokens (expires_at)',
  'ALTER TABLE source_packs ADD COLUMN external_user_id text',
  'ALTER TABLE sources ADD COLUMN external_user_id text',
  'ALTER TABLE library_assets ADD COLUMN external_user_id text',
  ...['videos', 'library_assets', 'source_packs'].map(
    (table) => `CREATE INDEX ${table}_end_user ON ${table} (account_id, external_user_id)
      WHERE external_user_id IS NOT NULL`,
  ),
];

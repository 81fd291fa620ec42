import { Migration } from '@mikro-orm/migrations';

/** Channels and shows, and what films are filed under and made by. */
export class Migration20261122020000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const RECORD = `
    position bigserial PRIMARY KEY,
    id text NOT NULL UNIQUE,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    name text NOT NULL,
    brand jsonb,
    defaults jsonb NOT NULL,
    style_notes text,
    cta text,
    compliance jsonb,
    pronunciation jsonb,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL`;

const STATEMENTS = [
  `CREATE TABLE channels (${RECORD})`,
  'CREATE INDEX channels_account ON channels (account_id, position DESC)',
  `CREATE TABLE shows (${RECORD},
    title text NOT NULL,
    channel_id text REFERENCES channels(id) DEFERRABLE INITIALLY DEFERRED
  )`,
  'CREATE INDEX shows_account ON shows (account_id, position DESC)',
  `ALTER TABLE videos
    ADD COLUMN channel_id text REFERENCES channels(id) DEFERRABLE INITIALLY DEFERRED,
    ADD COLUMN show_id text REFERENCES shows(id) DEFERRABLE INITIALLY DEFERRED,
    ADD COLUMN series_id text,
    ADD COLUMN engine text NOT NULL DEFAULT 'designed',
    ADD COLUMN compliance jsonb`,
  'CREATE INDEX videos_show ON videos (show_id, number DESC) WHERE show_id IS NOT NULL',
];

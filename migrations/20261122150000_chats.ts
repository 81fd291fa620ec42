import { Migration } from '@mikro-orm/migrations';

/** Chats that make and edit films, and what was said in them. */
export class Migration20261122150000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE chats (
    position bigserial PRIMARY KEY,
    id text NOT NULL UNIQUE,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    external_user_id text,
    title text,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
  'CREATE INDEX chats_of ON chats (account_id, external_user_id, position DESC)',
  `CREATE TABLE chat_messages (
    position bigserial PRIMARY KEY,
    id text NOT NULL UNIQUE,
    chat_id text NOT NULL REFERENCES chats(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    role text NOT NULL CHECK (role IN ('user', 'assistant')),
    text text NOT NULL,
    attachments jsonb,
    action text CHECK (action IN ('made', 'edited', 'explained', 'asked', 'refused')),
    video_id text,
    job_id text,
    choices jsonb NOT NULL,
    awaited_video_id text,
    created_at timestamptz NOT NULL,
    CHECK ((role = 'assistant') = (action IS NOT NULL))
  )`,
  'CREATE INDEX chat_messages_of ON chat_messages (chat_id, position DESC)',
  'CREATE INDEX chat_messages_awaiting ON chat_messages (awaited_video_id) WHERE awaited_video_id IS NOT NULL',
];

import { Migration } from '@mikro-orm/migrations';

/** Posts on social networks: a row before anything is sent, one for each version of a film on a channel. */
export class Migration20261122085000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE social_posts (
    video_id text NOT NULL REFERENCES videos(id) ON DELETE CASCADE,
    version integer NOT NULL,
    scheduler text NOT NULL CHECK (scheduler IN ('postiz', 'buffer')),
    channel_id text NOT NULL,
    is_story boolean NOT NULL,
    account_id text NOT NULL REFERENCES accounts(id) DEFERRABLE INITIALLY DEFERRED,
    text text NOT NULL,
    status text NOT NULL CHECK (status IN ('waiting', 'sending', 'posted', 'draft', 'unknown', 'failed')),
    post_id text,
    url text,
    error text,
    claimed_at timestamptz,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (video_id, version, scheduler, channel_id, is_story)
  )`,
  'CREATE INDEX social_posts_channel ON social_posts (account_id, scheduler, channel_id)',
];

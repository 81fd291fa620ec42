import { Migration } from '@mikro-orm/migrations';

/** Which version a film's bare links play, and which work was begun under an idempotency key. */
export class Migration20261122060000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  'ALTER TABLE videos ADD COLUMN cut_version int',
  `UPDATE videos SET cut_version = coalesce(
    (SELECT version FROM video_versions WHERE video_id = id AND version = videos.version AND cut IS NOT NULL),
    (SELECT max(version) FROM video_versions WHERE video_id = id AND cut IS NOT NULL))`,
  'ALTER TABLE idempotency_keys ADD COLUMN work text',
];

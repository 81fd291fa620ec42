import { Migration } from '@mikro-orm/migrations';

/** What edits were ordered, and how each version was set: a restored one brings its settings back. */
export class Migration20261122010000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE TABLE edit_orders (
    job_id text PRIMARY KEY REFERENCES jobs(id) ON DELETE CASCADE,
    "by" text NOT NULL CHECK ("by" IN ('notes', 'script')),
    notes text,
    from_version int NOT NULL,
    settings jsonb NOT NULL,
    wish jsonb NOT NULL,
    unclear boolean NOT NULL,
    summary text NOT NULL,
    warnings jsonb NOT NULL
  )`,
  `CREATE TABLE version_settings (
    video_id text NOT NULL,
    version int NOT NULL,
    settings jsonb NOT NULL,
    left_out jsonb NOT NULL,
    PRIMARY KEY (video_id, version),
    FOREIGN KEY (video_id, version) REFERENCES video_versions(video_id, version) ON DELETE CASCADE
  )`,
];

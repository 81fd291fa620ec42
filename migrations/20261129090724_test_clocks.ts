import { Migration } from '@mikro-orm/migrations';

export class Migration20261129090724 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create table "test_clocks" ("position" bigserial primary key, "id" text not null, "account_id" text not null, "name" text null, "stands_at" timestamptz not null, "status" text check ("status" in ('ready', 'advancing', 'failed')) not null, "target" timestamptz null, "job_id" text null, "error" text null, "created_at" timestamptz not null, "used_at" timestamptz not null)`,
  `alter table "test_clocks" add constraint "test_clocks_id_key" unique ("id")`,
  `CREATE INDEX test_clocks_account ON test_clocks (account_id, position DESC)`,
  `alter table "account_events" add column "clock_id" text null`,
  `CREATE INDEX account_events_clock ON account_events (clock_id) WHERE clock_id IS NOT NULL`,
  `alter table "embed_tokens" add column "clock_id" text null`,
  `alter table "holds" add column "clock_id" text null`,
  `CREATE INDEX holds_clock ON holds (clock_id, expires_at) WHERE clock_id IS NOT NULL AND status = 'open'`,
  `alter table "jobs" add column "clock_id" text null, add column "clock_at" timestamptz null`,
  `CREATE INDEX jobs_clock ON jobs (clock_id) WHERE clock_id IS NOT NULL AND status IN ('queued', 'running')`,
  `alter table "outbox" add column "clock_id" text null, add column "clock_at" timestamptz null`,
  `alter table "series" add column "clock_id" text null`,
  `CREATE INDEX series_clock ON series (clock_id) WHERE clock_id IS NOT NULL`,
  `alter table "series_checks" add column "clock_id" text null`,
  `alter table "videos" add column "clock_id" text null`,
  `CREATE INDEX videos_clock ON videos (clock_id, updated_at) WHERE clock_id IS NOT NULL`,
];

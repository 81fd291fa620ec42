import { Migration } from '@mikro-orm/migrations';

export class Migration20261129084500 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "api_keys" add column "api_version" text null`,
  `alter table "webhook_endpoints" add column "api_version" text not null default '2026-11-23'`,
  `alter table "webhook_deliveries" add column "api_version" text not null default '2026-11-23'`,
  `alter table "holds" add column "key_id" text null`,
  `CREATE INDEX holds_usage ON holds (account_id, created_at) WHERE status = 'captured'`,
  // Programs of these keys were written before the API had versions.
  `update "api_keys" set "api_version" = '2026-11-23' where "last_used_at" is not null`,
  // Tables know the current version alone.
  ...renamed('video_versions', 'warnings'),
  ...renamed('edit_orders', 'warnings'),
  ...renamed('account_events', 'payload'),
];

function renamed(table: string, column: string): string[] {
  const [before, now] = ['"code": "short_film"', '"code": "short_video"'];
  return [
    `update "${table}" set "${column}" = replace("${column}"::text, '${before}', '${now}')::jsonb where "${column}"::text like '%${before}%'`,
  ];
}

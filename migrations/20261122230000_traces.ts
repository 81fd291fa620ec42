import { Migration } from '@mikro-orm/migrations';

/** What ordered a piece of work, as a W3C `traceparent`: what another process does for it belongs to the same trace. */
export class Migration20261122230000 extends Migration {
  override up(): void {
    for (const table of TABLES) this.addSql(`ALTER TABLE ${table} ADD COLUMN traceparent text`);
  }
}

const TABLES = ['jobs', 'footage_jobs', 'import_jobs', 'tool_runs', 'account_exports', 'outbox', 'webhook_deliveries'];

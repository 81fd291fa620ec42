import { Migration } from '@mikro-orm/migrations';

/** Endpoints that can be switched off, fail for days and change their secret; what they answered. */
export class Migration20261127020000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `ALTER TABLE webhook_endpoints ADD COLUMN enabled boolean NOT NULL DEFAULT true, ADD COLUMN paused_reason text,
     ADD COLUMN failing_since timestamptz, ADD COLUMN sealed_retired text`,
  'ALTER TABLE webhook_deliveries ADD COLUMN response_body text',
];

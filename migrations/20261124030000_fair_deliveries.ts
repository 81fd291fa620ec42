import { Migration } from '@mikro-orm/migrations';

/** Deliveries are written after the event, in bulk, and claimed account by account. */
export class Migration20261124030000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `ALTER TABLE account_events ADD COLUMN is_undelivered boolean NOT NULL DEFAULT false, ADD COLUMN traceparent text`,
  'CREATE INDEX account_events_undelivered ON account_events (account_id, position) WHERE is_undelivered',
  `CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (webhook_id, position)
     WHERE status = 'pending' AND claimed_at IS NULL`,
  `CREATE INDEX webhook_deliveries_claimed ON webhook_deliveries (webhook_id, claimed_at)
     WHERE status = 'pending' AND claimed_at IS NOT NULL`,
];

import { Migration } from '@mikro-orm/migrations';

/** Deliveries that are made again, logs that end after 30 days, and what each caller has asked in the window. */
export class Migration20261122030000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  // A delivery that is sent again is a second row of the same event and endpoint.
  'ALTER TABLE webhook_deliveries DROP CONSTRAINT webhook_deliveries_webhook_id_event_id_key',
  'CREATE INDEX webhook_deliveries_log ON webhook_deliveries (webhook_id, position DESC)',
  'CREATE INDEX webhook_deliveries_event ON webhook_deliveries (event_id)',
  'CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at)',
  'CREATE INDEX account_events_age ON account_events (created_at)',
  // Unlogged: a count that a crash forgets is no loss, and no request waits for the disk.
  `CREATE UNLOGGED TABLE rate_windows (
    subject text PRIMARY KEY,
    used int NOT NULL,
    ends_at timestamptz NOT NULL
  ) WITH (fillfactor = 50)`,
];

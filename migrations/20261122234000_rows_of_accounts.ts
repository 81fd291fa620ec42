import { Migration } from '@mikro-orm/migrations';

const INDEXES = [
  'CREATE INDEX webhook_endpoints_whose ON webhook_endpoints (account_id)',
  'CREATE INDEX footage_jobs_account ON footage_jobs (account_id)',
  'CREATE INDEX import_jobs_account ON import_jobs (account_id)',
  'CREATE INDEX embed_tokens_account ON embed_tokens (account_id)',
  'CREATE INDEX mails_recipient ON mails (recipient)',
  'CREATE INDEX deposits_account ON deposits (account_id)',
  'CREATE INDEX ledger_accounts_account ON ledger_accounts (account_id)',
];

/** Archives and purges of one account look for its rows in every table, whatever has become of them. */
export class Migration20261122234000 extends Migration {
  override up(): void {
    for (const index of INDEXES) this.addSql(index);
  }
}

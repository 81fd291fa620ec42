/** How the rows of an account leave a table when the account is purged. */
type Purge =
  /** Rows are removed; `folder` is the storage folder that a row of this id owns. */
  | { how: 'remove'; folder?: string }
  /** Rows stay for the books, without personal data. */
  | { how: 'scrub'; set: string; unless: string }
  /** Rows stay as they are; they hold no personal data. */
  | { how: 'keep' };

/** A table with rows of accounts. */
export interface AccountTable {
  table: string;
  /** Condition for the account's rows; `?` is the account's id. */
  where: string;
  purge: Purge;
  /** Columns left out of the account's archive; null leaves out the table. */
  withheld: readonly string[] | null;
}

const OWN = 'account_id = ?';
const remove = (folder?: string): Purge => ({ how: 'remove', ...(folder === undefined ? {} : { folder }) });

/**
 * Every table with rows of accounts, children before parents: rows are removed in this order. A test compares it with the
 * database, so a new table must be added here. Every condition uses an index.
 */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  { table: 'sessions', where: OWN, purge: remove(), withheld: null },
  { table: 'account_links', where: OWN, purge: remove(), withheld: null },
  { table: 'idempotency_keys', where: OWN, purge: remove(), withheld: null },
  { table: 'notifications', where: OWN, purge: remove(), withheld: [] },
  { table: 'connections', where: OWN, purge: remove(), withheld: ['sealed_key'] },
  { table: 'chat_messages', where: under('chats', 'chat_id'), purge: remove(), withheld: [] },
  { table: 'chats', where: OWN, purge: remove(), withheld: [] },
  { table: 'tool_runs', where: OWN, purge: remove(), withheld: [] },
  { table: 'social_posts', where: OWN, purge: remove(), withheld: [] },
  { table: 'episodes', where: under('series', 'series_id'), purge: remove(), withheld: [] },
  { table: 'series_checks', where: under('series', 'series_id'), purge: remove(), withheld: [] },
  { table: 'series', where: OWN, purge: remove(), withheld: [] },
  { table: 'webhook_deliveries', where: under('webhook_endpoints', 'webhook_id'), purge: remove(), withheld: [] },
  { table: 'account_events', where: OWN, purge: remove(), withheld: [] },
  { table: 'webhook_endpoints', where: OWN, purge: remove(), withheld: ['sealed_secret', 'sealed_retired'] },
  { table: 'video_plans', where: OWN, purge: remove('plans'), withheld: [] },
  {
    table: 'edit_orders',
    where: under('jobs', 'job_id'),
    purge: remove(),
    withheld: [],
  },
  {
    table: 'render_parts',
    where: under('jobs', 'job_id'),
    purge: remove(),
    withheld: null,
  },
  { table: 'footage_jobs', where: OWN, purge: remove(), withheld: [] },
  { table: 'import_files', where: under('import_jobs', 'job_id'), purge: remove(), withheld: [] },
  { table: 'import_jobs', where: OWN, purge: remove(), withheld: [] },
  { table: 'account_exports', where: OWN, purge: remove('exports'), withheld: null },
  { table: 'test_clocks', where: OWN, purge: remove(), withheld: [] },
  { table: 'jobs', where: OWN, purge: remove(), withheld: [] },
  { table: 'version_settings', where: under('videos', 'video_id'), purge: remove(), withheld: [] },
  { table: 'video_versions', where: under('videos', 'video_id'), purge: remove(), withheld: [] },
  { table: 'videos', where: OWN, purge: remove('videos'), withheld: ['media_key'] },
  { table: 'drive_files', where: OWN, purge: remove(), withheld: [] },
  { table: 'library_assets', where: OWN, purge: remove('library'), withheld: ['media_key'] },
  { table: 'source_packs', where: OWN, purge: remove('sources'), withheld: ['media_key'] },
  { table: 'sources', where: OWN, purge: remove(), withheld: ['sealed_headers'] },
  { table: 'shows', where: OWN, purge: remove(), withheld: [] },
  { table: 'channels', where: OWN, purge: remove(), withheld: [] },
  { table: 'model_answers', where: OWN, purge: remove(), withheld: null },
  { table: 'cloned_voices', where: OWN, purge: remove('voice-samples'), withheld: ['provider_voice_id'] },
  { table: 'api_requests', where: OWN, purge: remove(), withheld: [] },
  { table: 'embed_tokens', where: OWN, purge: remove(), withheld: ['hash', 'page_id'] },
  { table: 'api_keys', where: OWN, purge: remove(), withheld: ['hash'] },
  { table: 'billing_settings', where: OWN, purge: remove(), withheld: [] },
  { table: 'mails', where: 'recipient = (SELECT email FROM accounts WHERE id = ?)', purge: remove(), withheld: null },
  {
    table: 'sign_in_failures',
    where: "subject = 'email:' || (SELECT email FROM accounts WHERE id = ?)",
    purge: remove(),
    withheld: null,
  },

  // The books: payments, holds and charges stay, for the law and for `ledger:verify`.
  {
    table: 'cards',
    where: OWN,
    purge: {
      how: 'scrub',
      set: `provider_customer = '', provider_card = '', brand = '', last4 = '', exp_month = 0, exp_year = 0,
        fingerprint = id, removed_at = coalesce(removed_at, now())`,
      unless: 'fingerprint = id',
    },
    withheld: ['provider_customer', 'provider_card', 'fingerprint'],
  },
  {
    table: 'top_ups',
    where: OWN,
    purge: { how: 'scrub', set: 'request_key = NULL', unless: 'request_key IS NULL' },
    withheld: ['provider_payment'],
  },
  {
    table: 'holds',
    where: 'id IN (SELECT hold_id FROM ledger_transactions WHERE account_id = ? AND hold_id IS NOT NULL)',
    purge: { how: 'scrub', set: 'external_user_id = NULL', unless: 'external_user_id IS NULL' },
    withheld: [],
  },
  // Its keys hold fingerprints of first cards, so nobody gets the same credits twice.
  { table: 'deposits', where: OWN, purge: { how: 'keep' }, withheld: ['key'] },
  { table: 'ledger_transactions', where: OWN, purge: { how: 'keep' }, withheld: [] },
  { table: 'ledger_accounts', where: OWN, purge: { how: 'keep' }, withheld: [] },
  {
    table: 'ledger_entries',
    where: 'transaction_id IN (SELECT id FROM ledger_transactions WHERE account_id = ?)',
    purge: { how: 'keep' },
    withheld: [],
  },
  // The books refer to this row; the purge empties it last.
  { table: 'accounts', where: 'id = ?', purge: { how: 'keep' }, withheld: ['password_hash'] },
];

/** Tables without rows of accounts, or with rows that live for seconds. */
export const OTHER_TABLES = ['deleted_folders', 'sweeps', 'sandbox_charges', 'outbox', 'rate_windows'] as const;

function under(parent: string, column: string): string {
  return `${column} IN (SELECT id FROM ${parent} WHERE account_id = ?)`;
}

import type { PreparedStatement } from '@app/platform';
import type { AccountBook } from './account-book';

export interface LedgerWriting {
  statement: PreparedStatement;
  values: unknown[];
}

/** The columns of a table, each with its value for a row. */
type Columns<Row> = Record<string, (row: Row) => unknown>;

const TRANSACTIONS: Columns<AccountBook['rows'][number]> = {
  id: ({ id }) => id,
  account_id: ({ accountId }) => accountId,
  seq: ({ seq }) => seq,
  kind: ({ kind }) => kind,
  credits: ({ credits }) => credits,
  captured: ({ captured }) => captured,
  balance: ({ balance }) => balance,
  reason: ({ reason }) => reason,
  video_id: ({ videoId }) => videoId,
  hold_id: ({ holdId }) => holdId,
  at: ({ at }) => at.toISOString(),
  previous_hash: ({ previousHash }) => previousHash,
  hash: ({ hash }) => hash,
};

const ENTRIES: Columns<AccountBook['halves'][number]> = {
  transaction_id: ({ transactionId }) => transactionId,
  ledger_account_id: ({ ledgerAccountId }) => ledgerAccountId,
  amount: ({ amount }) => amount,
};

const HOLDS: Columns<AccountBook['made'][number]> = {
  id: ({ id }) => id,
  account_id: ({ accountId }) => accountId,
  work: ({ work }) => work,
  video_id: ({ videoId }) => videoId,
  external_user_id: ({ externalUserId }) => externalUserId,
  key_id: ({ keyId }) => keyId,
  credits: ({ credits }) => credits,
  takes: ({ takes }) => JSON.stringify(takes),
  status: ({ status }) => status,
  created_at: ({ createdAt }) => createdAt.toISOString(),
  expires_at: ({ expiresAt }) => expiresAt?.toISOString() ?? null,
  clock_id: ({ clockId }) => clockId,
};

const RESOLUTION: Columns<AccountBook['changed'][number]> = {
  status: ({ status }) => status,
  captured: ({ captured }) => captured,
  refunded: ({ refunded }) => refunded,
  resolved_at: ({ resolvedAt }) => resolvedAt?.toISOString() ?? null,
};

/**
 * Everything added to a book as one statement, prepared once per shape of a book (how many rows of which table). Each row
 * is a parameter of its own, so PostgreSQL finds it by key; joined with an array parameter it would scan the tables.
 */
export function ledgerWriting(book: AccountBook): LedgerWriting {
  const changes = new Map<string, number>();
  for (const { ledgerAccountId: side, amount } of book.halves) changes.set(side, (changes.get(side) ?? 0) + amount);
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const insert = <Row>(table: string, columns: Columns<Row>, rows: readonly Row[]) => {
    const bound = rows.map((row) => `(${listed(Object.values(columns).map((of) => bind(of(row))))})`);
    return bound.length > 0 ? [`INSERT INTO ${table} (${listed(Object.keys(columns))}) VALUES ${listed(bound)}`] : [];
  };
  const parts = [
    ...insert('ledger_transactions', TRANSACTIONS, book.rows),
    ...insert('ledger_entries', ENTRIES, book.halves),
    ...insert('holds', HOLDS, book.made),
    ...book.changed.map((hold) => {
      const set = Object.entries(RESOLUTION).map(([column, of]) => `${column} = ${bind(of(hold))}`);
      return `UPDATE holds SET ${listed(set)} WHERE id = ${bind(hold.id)}`;
    }),
    ...[...changes].map(
      ([side, amount]) => `UPDATE ledger_accounts SET balance = balance + ${bind(amount)} WHERE id = ${bind(side)}`,
    ),
  ];
  const shape = [book.rows, book.made, book.changed, [...changes]].map(({ length }) => length).join('_');
  const text = `WITH ${listed(parts.map((part, index) => `part${index} AS (${part})`))} SELECT`;
  return { statement: { name: `write_ledger_${shape}`, text }, values };
}

function listed(parts: string[]): string {
  return parts.join(', ');
}

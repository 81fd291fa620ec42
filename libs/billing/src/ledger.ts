import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type PreparedStatement, runPrepared } from '@app/platform';
import { AccountBook } from './account-book';
import { Hold, type HoldRow } from './hold.entity';
import { LEDGER_ACCOUNT_KINDS, ledgerAccountId } from './ledger-account.entity';

/** Where a wallet's history stands, as `lock_wallet` answers it. */
interface StateRow {
  balance: string;
  held: string;
  seq: string | null;
  hash: string | null;
  expiring: boolean;
}

/** A piece of work's hold, and the book of the wallet that it is held from. */
export interface LockedHold {
  book: AccountBook;
  hold: Hold;
}

const LOCK_WALLET: PreparedStatement = { name: 'lock_wallet', text: 'SELECT * FROM lock_wallet($1)' };
const LOCK_HOLD: PreparedStatement = { name: 'lock_hold', text: 'SELECT * FROM lock_hold($1)' };

const WRITE: PreparedStatement = {
  name: 'write_ledger',
  text: `
  WITH movements AS (
    INSERT INTO ledger_transactions (id, account_id, seq, kind, credits, captured, balance, reason, video_id, hold_id,
                                     at, previous_hash, hash)
      SELECT * FROM json_to_recordset($1) AS row(
        id text, "accountId" text, seq bigint, kind text, credits bigint, captured bigint, balance bigint, reason text,
        "videoId" text, "holdId" text, at timestamptz, "previousHash" text, hash text)
  ), halves AS MATERIALIZED (
    SELECT * FROM json_to_recordset($2) AS half("transactionId" text, "ledgerAccountId" text, amount bigint)
  ), entries AS (
    INSERT INTO ledger_entries (transaction_id, ledger_account_id, amount) SELECT * FROM halves
  ), made AS (
    INSERT INTO holds (id, account_id, work, video_id, credits, takes, status, created_at, expires_at)
      SELECT * FROM json_to_recordset($3) AS hold(
        id text, "accountId" text, work text, "videoId" text, credits bigint, takes jsonb, status text,
        "createdAt" timestamptz, "expiresAt" timestamptz)
  ), changed AS (
    UPDATE holds SET status = hold.status, captured = hold.captured, refunded = hold.refunded,
                     resolved_at = hold."resolvedAt"
      FROM json_to_recordset($4) AS hold(
        id text, status text, captured bigint, refunded bigint, "resolvedAt" timestamptz)
      WHERE holds.id = hold.id
  )
  UPDATE ledger_accounts SET balance = balance + change.amount
    FROM (SELECT "ledgerAccountId" AS id, sum(amount) AS amount FROM halves GROUP BY 1) AS change
    WHERE ledger_accounts.id = change.id`,
};

/**
 * Double-entry bookkeeping on the rows; `WalletService` and `DepositsService` decide what is booked. Two prepared
 * statements a transaction, one that locks and one that writes, since every round trip is time for which the wallet is
 * locked (ADR 0004).
 */
@Injectable()
export class Ledger {
  /** Makes an account's five sides, all empty. */
  async open(em: EntityManager, accountId: string): Promise<void> {
    for (const kind of LEDGER_ACCOUNT_KINDS) {
      const values = [ledgerAccountId(kind, accountId), accountId, kind];
      await em.execute('INSERT INTO ledger_accounts (id, account_id, kind) VALUES (?, ?, ?)', values);
    }
  }

  /** Locks the wallet until the transaction ends, so that one account's movements come one after the other. */
  async lock(em: EntityManager, accountId: string): Promise<AccountBook> {
    const [state] = await runPrepared<StateRow>(em, LOCK_WALLET, [accountId]);
    if (!state) throw new Error(`account ${accountId} has no wallet`);
    return bookOf(accountId, state);
  }

  /** Locks the wallet that a piece of work is held from, and reads its hold behind the lock; null where there is none. */
  async lockHold(em: EntityManager, work: string): Promise<LockedHold | null> {
    const [row] = await runPrepared<StateRow & { hold: HoldRow }>(em, LOCK_HOLD, [work]);
    if (!row) return null;
    const hold = Hold.from(row.hold);
    return { book: bookOf(hold.accountId, row), hold };
  }

  /** Writes what was added to the book, in the transaction that locked it. */
  async write(em: EntityManager, book: AccountBook): Promise<void> {
    if (book.rows.length === 0) return;
    const values = [book.rows, book.halves, book.made, book.changed].map((rows) => JSON.stringify(rows));
    await runPrepared(em, WRITE, values);
  }
}

function bookOf(accountId: string, { balance, held, seq, hash, expiring }: StateRow): AccountBook {
  return new AccountBook(accountId, {
    balance: Number(balance),
    held: Number(held),
    seq: Number(seq ?? 0),
    hash: hash ?? '',
    expiring,
  });
}

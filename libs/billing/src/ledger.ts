import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountBook } from './account-book';
import { LEDGER_ACCOUNT_KINDS, ledgerAccountId } from './ledger-account.entity';

const LOCK = `SELECT account_id, balance FROM ledger_accounts WHERE id = ? FOR UPDATE`;

const LOCK_BY_WORK = `
  SELECT account_id, balance FROM ledger_accounts
    WHERE id = (SELECT 'wallet:' || account_id FROM holds WHERE work = ?) FOR UPDATE`;

const STATE = `
  SELECT last.seq, last.hash,
         EXISTS (SELECT 1 FROM deposits WHERE account_id = wallet.id AND unspent > 0) AS expiring
    FROM (SELECT ?::text AS id) AS wallet
    LEFT JOIN LATERAL (SELECT seq, hash FROM ledger_transactions
                         WHERE account_id = wallet.id ORDER BY seq DESC LIMIT 1) AS last ON true`;

const WRITE = `
  WITH movements AS (
    INSERT INTO ledger_transactions (id, account_id, seq, kind, credits, captured, balance, reason, video_id, hold_id,
                                     at, previous_hash, hash)
      SELECT * FROM json_to_recordset(?::json) AS row(
        id text, "accountId" text, seq bigint, kind text, credits bigint, captured bigint, balance bigint, reason text,
        "videoId" text, "holdId" text, at timestamptz, "previousHash" text, hash text)
  ), halves AS (
    INSERT INTO ledger_entries (transaction_id, ledger_account_id, amount)
      SELECT * FROM json_to_recordset(?::json) AS half("transactionId" text, "ledgerAccountId" text, amount bigint)
  )
  UPDATE ledger_accounts SET balance = balance + change.amount
    FROM (SELECT "ledgerAccountId" AS id, sum(amount) AS amount
            FROM json_to_recordset(?::json) AS half("ledgerAccountId" text, amount bigint) GROUP BY 1) AS change
    WHERE ledger_accounts.id = change.id`;

/**
 * Double-entry bookkeeping on the rows; `WalletService` and `DepositsService` decide what is booked. Written as SQL and
 * in one statement, since every round trip is time for which the wallet is locked (ADR 0004).
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
    const book = await this.lockBy(em, LOCK, ledgerAccountId('wallet', accountId));
    if (!book) throw new Error(`account ${accountId} has no wallet`);
    return book;
  }

  /** Locks the wallet that a piece of work is held from; null where nothing is held for it. */
  async lockByWork(em: EntityManager, work: string): Promise<AccountBook | null> {
    return await this.lockBy(em, LOCK_BY_WORK, work);
  }

  /** Writes what was added to the book, in the transaction that locked it. */
  async write(em: EntityManager, book: AccountBook): Promise<void> {
    if (book.rows.length === 0) return;
    const halves = JSON.stringify(book.halves);
    await em.execute(WRITE, [JSON.stringify(book.rows), halves, halves]);
  }

  private async lockBy(em: EntityManager, statement: string, value: string): Promise<AccountBook | null> {
    const [wallet] = await em.execute<Array<{ account_id: string; balance: string }>>(statement, [value]);
    if (!wallet) return null;
    // A statement of its own: it must see what the holder of the lock before us has written.
    const [state] = await em.execute<Array<{ seq: string | null; hash: string | null; expiring: boolean }>>(STATE, [
      wallet.account_id,
    ]);
    return new AccountBook(wallet.account_id, {
      balance: Number(wallet.balance),
      seq: Number(state?.seq ?? 0),
      hash: state?.hash ?? '',
      expiring: state?.expiring ?? false,
    });
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Outbox, type PreparedStatement, runPrepared } from '@app/platform';
import { AccountBook } from './account-book';
import { Hold, type HoldRow } from './hold.entity';
import { LEDGER_ACCOUNT_KINDS, ledgerAccountId } from './ledger-account.entity';
import { ledgerWriting } from './ledger-writing';

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

/** An owner whose account falls under so many credits is told. */
const LOW_BALANCE = 100;

/**
 * Double-entry bookkeeping on the rows; `WalletService` and `DepositsService` decide what is booked. Two prepared
 * statements a transaction, one that locks and one that writes, since every round trip is time for which the wallet is
 * locked (ADR 0004).
 */
@Injectable()
export class Ledger {
  constructor(private readonly outbox: Outbox) {}

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

  /** Writes what was added to the book, in the transaction that locked it, and tells of a balance that became low. */
  async write(em: EntityManager, book: AccountBook): Promise<void> {
    if (book.rows.length === 0) return;
    const { statement, values } = ledgerWriting(book);
    await runPrepared(em, statement, values);
    this.tellLowBalance(em, book);
  }

  /** Once for each fall: it says nothing again before the account has risen above the line. */
  private tellLowBalance(em: EntityManager, book: AccountBook): void {
    const fall = book.fallUnder(LOW_BALANCE);
    if (!fall) return;
    const payload = { transactionId: fall.id, credits: book.owned, threshold: LOW_BALANCE };
    this.outbox.append(em, { type: 'billing.low_balance', accountId: book.accountId, payload });
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

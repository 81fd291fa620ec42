import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Outbox, type PreparedStatement, runPrepared } from '@app/platform';
import { AccountBook } from './account-book';
import type { LowBalance } from './billing.events';
import { Hold, type HoldRow } from './hold.entity';
import { LEDGER_ACCOUNT_KINDS, ledgerAccountId } from './ledger.entity';
import { ledgerWriting } from './ledger-writing';

/** State of a wallet's history, as `lock_wallet` returns it. */
interface StateRow {
  balance: string;
  held: string;
  seq: string | null;
  hash: string | null;
  expiring: boolean;
}

/** The hold of a piece of work, and the book of its wallet. */
export interface LockedHold {
  book: AccountBook;
  hold: Hold;
}

const LOCK_WALLET: PreparedStatement = { name: 'lock_wallet', text: 'SELECT * FROM lock_wallet($1)' };
const LOCK_HOLD: PreparedStatement = { name: 'lock_hold', text: 'SELECT * FROM lock_hold($1)' };

/** Below this many credits the owner is notified. */
const LOW_BALANCE = 100;

/**
 * Double-entry bookkeeping on the rows; `WalletService` and `DepositsService` decide what is booked. A transaction has two
 * prepared statements, one that locks and one that writes, since the wallet stays locked for every round trip (ADR 0004).
 */
@Injectable()
export class Ledger {
  constructor(private readonly outbox: Outbox) {}

  /** Creates the five empty sides of an account. */
  async open(em: EntityManager, accountId: string): Promise<void> {
    for (const kind of LEDGER_ACCOUNT_KINDS) {
      const values = [ledgerAccountId(kind, accountId), accountId, kind];
      await em.execute('INSERT INTO ledger_accounts (id, account_id, kind) VALUES (?, ?, ?)', values);
    }
  }

  /** Locks the wallet until the transaction ends, so the movements of one account are serial. */
  async lock(em: EntityManager, accountId: string): Promise<AccountBook> {
    const [state] = await runPrepared<StateRow>(em, LOCK_WALLET, [accountId]);
    if (!state) throw new Error(`account ${accountId} has no wallet`);
    return bookOf(accountId, state);
  }

  /** Locks the wallet of a hold and reads the hold under the lock; null if there is none. */
  async lockHold(em: EntityManager, work: string): Promise<LockedHold | null> {
    const [row] = await runPrepared<StateRow & { hold: HoldRow }>(em, LOCK_HOLD, [work]);
    if (!row) return null;
    const hold = Hold.from(row.hold);
    return { book: bookOf(hold.accountId, row), hold };
  }

  /** Writes everything added to the book, in the transaction that locked it, and notifies of a balance that became low. */
  async write(em: EntityManager, book: AccountBook): Promise<void> {
    if (book.rows.length === 0) return;
    const { statement, values } = ledgerWriting(book);
    await runPrepared(em, statement, values);
    this.tellLowBalance(em, book);
  }

  /** Once per fall: not again before the account has risen above the line. */
  private tellLowBalance(em: EntityManager, book: AccountBook): void {
    const fall = book.fallUnder(LOW_BALANCE);
    if (!fall) return;
    const payload = { transactionId: fall.id, credits: book.owned, threshold: LOW_BALANCE };
    this.outbox.append<LowBalance>(em, { type: 'billing.low_balance', accountId: book.accountId, payload });
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

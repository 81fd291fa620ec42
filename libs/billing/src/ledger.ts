import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, newId } from '@app/platform';
import { LEDGER_ACCOUNT_KINDS, LedgerAccount, type LedgerAccountKind, ledgerAccountId } from './ledger-account.entity';
import { LedgerEntry } from './ledger-entry.entity';
import { type LedgerKind, LedgerTransaction } from './ledger-transaction.entity';

/** A movement to be written: `amount` credits from one side to the other. */
export interface Movement {
  accountId: string;
  kind: LedgerKind;
  from: LedgerAccountKind;
  to: LedgerAccountKind;
  amount: number;
  reason: string;
  videoId?: string;
  holdId?: string;
}

/** Double-entry bookkeeping on the rows; `Wallet` decides what is booked. */
@Injectable()
export class Ledger {
  constructor(private readonly clock: Clock) {}

  /** Makes an account's five sides, all empty. */
  open(em: EntityManager, accountId: string): void {
    for (const kind of LEDGER_ACCOUNT_KINDS) {
      em.persist(em.create(LedgerAccount, { id: ledgerAccountId(kind, accountId), accountId, kind, balance: 0 }));
    }
  }

  /** Locks the wallet until the transaction ends, so that one account's movements come one after the other. */
  async lockWallet(em: EntityManager, accountId: string): Promise<LedgerAccount> {
    return await em.findOneOrFail(
      LedgerAccount,
      { id: ledgerAccountId('wallet', accountId) },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /** Books one movement. The wallet must be locked by the caller's transaction. */
  async book(em: EntityManager, movement: Movement): Promise<LedgerTransaction> {
    const { accountId, kind, from, to, amount } = movement;
    const sides = await em.find(LedgerAccount, { accountId }, { refresh: true });
    const side = (name: LedgerAccountKind): LedgerAccount => {
      const found = sides.find((candidate) => candidate.kind === name);
      if (!found) throw new Error(`account ${accountId} has no ${name}`);
      return found;
    };
    side(from).balance -= amount;
    side(to).balance += amount;

    const [previous] = await em.find(LedgerTransaction, { accountId }, { orderBy: { seq: 'desc' }, limit: 1 });
    const transaction = em.create(LedgerTransaction, {
      id: newId('txn'),
      accountId,
      seq: (previous?.seq ?? 0) + 1,
      kind,
      credits: to === 'wallet' ? amount : from === 'wallet' ? -amount : 0,
      captured: kind === 'capture' ? amount : 0,
      balance: side('wallet').balance,
      reason: movement.reason,
      videoId: movement.videoId ?? null,
      holdId: movement.holdId ?? null,
      at: this.clock.now(),
      previousHash: previous?.hash ?? '',
      hash: '',
    });
    transaction.hash = transaction.computeHash();
    em.persist(transaction);
    for (const [name, change] of [[from, -amount] as const, [to, amount] as const]) {
      em.persist(
        em.create(LedgerEntry, {
          transactionId: transaction.id,
          ledgerAccountId: ledgerAccountId(name, accountId),
          amount: change,
        }),
      );
    }
    await em.flush();
    return transaction;
  }
}

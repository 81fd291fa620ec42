import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@app/platform';
import type { AccountBook } from './account-book';
import { Deposit, type DepositCategory } from './deposit.entity';
import { expireLots, type Take, takeFirstExpiring } from './expiring-credits';
import { Ledger } from './ledger';

/** Credits that the house gives. */
export interface Grant {
  category: Exclude<DepositCategory, 'topup'>;
  credits: number;
  /** Null or left out: they never expire. */
  expiresAt?: Date | null;
  reason: string;
}

/** Credits that were bought. */
export interface TopUp {
  credits: number;
  reason: string;
}

/** What a wallet can spend that would expire. */
export interface SpendableLots {
  /** Spends it, the earliest first. */
  take(credits: number): Take[];
  /** Writes what is left. */
  save(): Promise<void>;
}

const INSERT = `
  INSERT INTO deposits (transaction_id, account_id, category, key, credits, expires_at, unspent)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`;

const NO_LOTS: SpendableLots = { take: () => [], save: async () => undefined };

/** How credits come into a wallet, each occasion once, and how they end when their time is over. */
@Injectable()
export class DepositsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** Opens an account's wallet with a first grant (0 credits for none). */
  async open(em: EntityManager, accountId: string, grant: Grant): Promise<void> {
    await this.ledger.open(em, accountId);
    if (grant.credits > 0) await this.grant(em, accountId, grant, `${grant.category}:${accountId}`);
  }

  /** Gives credits for the occasion that `key` names, over all accounts; false where it was credited already. */
  async grant(em: EntityManager, accountId: string, grant: Grant, key: string): Promise<boolean> {
    const { category, credits, reason, expiresAt = null } = grant;
    return await this.book(em, accountId, { category, credits, reason, expiresAt, key });
  }

  /** Credits a payment, once for its `key`, which names the payment; false where it was credited already. */
  async topUp(em: EntityManager, accountId: string, { credits, reason }: TopUp, key: string): Promise<boolean> {
    return await this.book(em, accountId, { category: 'topup', credits, reason, expiresAt: null, key });
  }

  /** Takes back what of the account's grants is unspent after their time; returns the credits. */
  async expire(em: EntityManager, accountId: string): Promise<number> {
    const book = await this.ledger.lock(em, accountId);
    const lots = await this.spendable(em, book);
    await lots.save();
    await this.ledger.write(em, book);
    return book.rows.reduce((sum, { credits }) => sum - credits, 0);
  }

  /** For `WalletService`, under the wallet's lock: ends what is due in `book`, and gives what is left to be spent. */
  async spendable(em: EntityManager, book: AccountBook): Promise<SpendableLots> {
    if (!book.expiring) return NO_LOTS;
    // In no unit of work of the caller's: what becomes of the lots is written by `save` alone, so that work which is
    // refused after they were ended leaves nothing behind for the transaction to write.
    const lots = await em.find(
      Deposit,
      { accountId: book.accountId, unspent: { $gt: 0 } },
      { orderBy: { expiresAt: 'asc', transactionId: 'asc' }, disableIdentityMap: true },
    );
    const before = new Map(lots.map((lot) => [lot, lot.unspent]));
    const now = this.clock.now();
    for (const { deposit, credits: amount } of expireLots(lots, now)) {
      book.add({ kind: 'expiry', from: 'wallet', to: 'promotions', amount, reason: `unspent of ${deposit}` }, now);
    }
    const save = async () => {
      for (const lot of lots.filter((one) => one.unspent !== before.get(one)))
        await em.nativeUpdate(Deposit, { transactionId: lot.transactionId }, { unspent: lot.unspent });
    };
    return { take: (credits) => takeFirstExpiring(lots, credits), save };
  }

  /** For `WalletService`, under the wallet's lock: what was taken is unspent again, and may expire. */
  async putBack(em: EntityManager, takes: Take[]): Promise<void> {
    if (takes.length === 0) return;
    const ids = takes.map(({ deposit }) => deposit);
    const lots = await em.find(Deposit, { transactionId: { $in: ids } }, { refresh: true });
    for (const { deposit, credits } of takes) {
      const lot = lots.find(({ transactionId }) => transactionId === deposit);
      if (lot) lot.unspent = (lot.unspent ?? 0) + credits;
    }
    await em.flush();
  }

  private async book(
    em: EntityManager,
    accountId: string,
    deposit: Pick<Deposit, 'category' | 'key' | 'credits' | 'expiresAt'> & { reason: string },
  ): Promise<boolean> {
    const { category, key, credits, expiresAt, reason } = deposit;
    const book = await this.ledger.lock(em, accountId);
    const [kind, from] = category === 'topup' ? (['topup', 'topups'] as const) : (['grant', 'promotions'] as const);
    const { id } = book.add({ kind, from, to: 'wallet', amount: credits, reason }, this.clock.now());
    const values = [id, accountId, category, key, credits, expiresAt, expiresAt ? credits : null];
    // The key decides, not a look before: another account's transaction may be crediting the same occasion right now.
    const { affectedRows } = await em.execute<{ affectedRows: number }>(INSERT, values, 'run');
    if (affectedRows === 0) return false;
    await this.ledger.write(em, book);
    return true;
  }
}

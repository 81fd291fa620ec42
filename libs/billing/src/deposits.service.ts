import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@app/platform';
import type { AccountBook } from './account-book';
import { Deposit, type DepositCategory } from './deposit.entity';
import { expireLots, type Take, takeFirstExpiring } from './expiring-credits';
import { Ledger } from './ledger';
import { PRICES } from './price-list';

/** Credits that the service gives away. */
export interface Grant {
  category: Exclude<DepositCategory, 'topup'>;
  credits: number;
  /** Null or omitted: the credits never expire. */
  expiresAt?: Date | null;
  reason: string;
}

export interface TopUp {
  credits: number;
  reason: string;
}

/** The spendable credits of a wallet that will expire. */
export interface SpendableLots {
  /** Spends credits, earliest expiry first. */
  take(credits: number): Take[];
  /** Stores what is left of each lot. */
  save(): Promise<void>;
}

const INSERT = `
  INSERT INTO deposits (transaction_id, account_id, category, key, credits, expires_at, unspent)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`;

const NO_LOTS: SpendableLots = { take: () => [], save: async () => undefined };

/** Puts credits into a wallet, once per occasion, and removes them when they expire. */
@Injectable()
export class DepositsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** Opens an account's wallet with a first grant; 0 credits for none. */
  async open(em: EntityManager, accountId: string, grant: Grant): Promise<void> {
    await this.ledger.open(em, accountId);
    if (grant.credits > 0) await this.grant(em, accountId, grant, `${grant.category}:${accountId}`);
  }

  /** Opens the wallet of a test account. */
  async openTest(em: EntityManager, accountId: string): Promise<void> {
    await this.open(em, accountId, { category: 'test', credits: PRICES.testGrant, reason: 'test credits' });
  }

  /** Test credits once more, for a test account: once in a UTC day, false if it had them today. */
  async grantTest(em: EntityManager, accountId: string): Promise<boolean> {
    const grant = { category: 'test', credits: PRICES.testGrant, reason: 'test credits' } as const;
    return await this.grant(em, accountId, grant, `test:${accountId}:${this.clock.now().toISOString().slice(0, 10)}`);
  }

  /** Grants credits for the occasion named by `key`, which is unique over all accounts; false if it was credited already. */
  async grant(em: EntityManager, accountId: string, grant: Grant, key: string): Promise<boolean> {
    const { category, credits, reason, expiresAt = null } = grant;
    return await this.book(em, accountId, { category, credits, reason, expiresAt, key });
  }

  /** Credits a payment once per `key`; false if it was credited already. */
  async topUp(em: EntityManager, accountId: string, { credits, reason }: TopUp, key: string): Promise<boolean> {
    return await this.book(em, accountId, { category: 'topup', credits, reason, expiresAt: null, key });
  }

  /** Removes the unspent credits of expired grants; returns how many. */
  async expire(em: EntityManager, accountId: string): Promise<number> {
    const book = await this.ledger.lock(em, accountId);
    const lots = await this.spendable(em, book);
    await lots.save();
    await this.ledger.write(em, book);
    return book.rows.reduce((sum, { credits }) => sum - credits, 0);
  }

  /** For `WalletService`, under the wallet's lock: expires what is due in `book` and returns what can be spent. */
  async spendable(em: EntityManager, book: AccountBook): Promise<SpendableLots> {
    if (!book.expiring) return NO_LOTS;
    // Outside the caller's unit of work: only `save` writes the lots, so work that is refused after they expired
    // leaves nothing for the transaction to flush.
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

  /** For `WalletService`, under the wallet's lock: puts taken credits back into their lots, where they may expire. */
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
    // The unique key decides, not a read before it: another transaction may be crediting the same occasion right now.
    const { affectedRows } = await em.execute<{ affectedRows: number }>(INSERT, values, 'run');
    if (affectedRows === 0) return false;
    await this.ledger.write(em, book);
    return true;
  }
}

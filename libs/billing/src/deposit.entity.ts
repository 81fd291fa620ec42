import { BigIntType, Check, DeferMode, Entity, Index, ManyToOne, Property } from '@mikro-orm/core';
import { LedgerTransaction } from './ledger.entity';

const DEPOSIT_CATEGORIES = ['signup', 'first-card', 'opening', 'operator', 'test', 'topup'] as const;
export type DepositCategory = (typeof DEPOSIT_CATEGORIES)[number];

/** Credits that came into a wallet, once per key. A deposit that expires also counts its unspent credits. */
@Entity({ tableName: 'deposits' })
@Check({ name: 'deposits_check', expression: '(unspent >= 0) AND (unspent <= credits)' })
@Check({ name: 'deposits_check1', expression: '(expires_at IS NULL) = (unspent IS NULL)' })
@Check({ name: 'deposits_credits_check', expression: 'credits > 0' })
@Index({ name: 'deposits_account', properties: ['accountId'] })
@Index({
  name: 'deposits_expiring',
  expression: 'CREATE INDEX deposits_expiring ON deposits (account_id, expires_at) WHERE unspent > 0',
})
export class Deposit {
  /** The ledger transaction that booked it. */
  @ManyToOne({ entity: () => LedgerTransaction, mapToPk: true, primary: true, deferMode: DeferMode.INITIALLY_DEFERRED })
  transactionId!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  category!: DepositCategory;

  /** Names the occasion, e.g. `signup:acc_1` or `topup:pi_3`; unique, so no occasion is ever credited twice. */
  @Property({ type: 'text', unique: true })
  key!: string;

  @Property({ type: new BigIntType('number') })
  credits!: number;

  /** Null if the credits never expire. */
  @Property({ type: 'datetime', nullable: true })
  expiresAt!: Date | null;

  /** What can still expire; null where nothing does. */
  @Property({ type: new BigIntType('number'), nullable: true })
  unspent!: number | null;
}

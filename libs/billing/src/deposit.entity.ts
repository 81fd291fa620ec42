import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

const DEPOSIT_CATEGORIES = ['signup', 'first-card', 'opening', 'operator', 'topup'] as const;
export type DepositCategory = (typeof DEPOSIT_CATEGORIES)[number];

/** Credits that came into a wallet, once per key. A deposit that expires also counts its unspent credits. */
@Entity({ tableName: 'deposits' })
export class Deposit {
  /** The ledger transaction that booked it. */
  @PrimaryKey({ type: 'text' })
  transactionId!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  category!: DepositCategory;

  /** Names the occasion, e.g. `signup:acc_1` or `topup:pi_3`; unique, so no occasion is ever credited twice. */
  @Property({ type: 'text' })
  key!: string;

  @Property({ type: 'double' })
  credits!: number;

  /** Null if the credits never expire. */
  @Property({ type: 'datetime', nullable: true })
  expiresAt!: Date | null;

  /** Credits that can still expire; null if none can. */
  @Property({ type: 'double', nullable: true })
  unspent!: number | null;
}

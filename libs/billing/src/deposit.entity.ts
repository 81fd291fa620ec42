import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** Why credits were given or bought. */
const DEPOSIT_CATEGORIES = ['signup', 'first-card', 'opening', 'operator', 'topup'] as const;
export type DepositCategory = (typeof DEPOSIT_CATEGORIES)[number];

/** Credits that came into a wallet, once for each key; those that expire count what of them is unspent. */
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

  /** Null where the credits never expire. */
  @Property({ type: 'datetime', nullable: true })
  expiresAt!: Date | null;

  /** What can still expire; null where nothing does. */
  @Property({ type: 'double', nullable: true })
  unspent!: number | null;
}

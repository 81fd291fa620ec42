import { BigIntType, Check, Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/core';

/** Where credits can be. Each customer has all five, so the work of two customers never locks the same row. */
export const LEDGER_ACCOUNT_KINDS = ['wallet', 'held', 'revenue', 'promotions', 'topups'] as const;
export type LedgerAccountKind = (typeof LEDGER_ACCOUNT_KINDS)[number];

/** One side of the double entry. `wallet` and `held` are never negative; the other sides mirror them. */
@Entity({ tableName: 'ledger_accounts' })
@Check({ name: 'no_negative_wallet', expression: "(kind <> ALL (ARRAY['wallet', 'held'])) OR (balance >= 0)" })
@Index({ name: 'ledger_accounts_account', properties: ['accountId'] })
export class LedgerAccount {
  /** `<kind>:<account id>` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text', nullable: true })
  accountId!: string;

  @Enum({ type: 'text', items: [...LEDGER_ACCOUNT_KINDS] })
  kind!: LedgerAccountKind;

  @Property({ type: new BigIntType('number'), default: 0 })
  balance!: number;
}

export function ledgerAccountId(kind: LedgerAccountKind, accountId: string): string {
  return `${kind}:${accountId}`;
}

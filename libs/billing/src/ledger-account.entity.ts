import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** Where credits can be. Each customer has all five, so the work of two customers never locks the same row. */
export const LEDGER_ACCOUNT_KINDS = ['wallet', 'held', 'revenue', 'promotions', 'topups'] as const;
export type LedgerAccountKind = (typeof LEDGER_ACCOUNT_KINDS)[number];

/** One side of the double entry. `wallet` and `held` are never negative; the other sides mirror them. */
@Entity({ tableName: 'ledger_accounts' })
export class LedgerAccount {
  /** `<kind>:<account id>` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  kind!: LedgerAccountKind;

  @Property({ type: 'double' })
  balance!: number;
}

export function ledgerAccountId(kind: LedgerAccountKind, accountId: string): string {
  return `${kind}:${accountId}`;
}

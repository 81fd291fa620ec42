import { createHash } from 'node:crypto';
import {
  BigIntType,
  Check,
  DeferMode,
  Entity,
  Enum,
  Index,
  ManyToOne,
  PrimaryKey,
  PrimaryKeyProp,
  Property,
  Unique,
} from '@mikro-orm/core';

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

export const LEDGER_KINDS = ['grant', 'topup', 'hold', 'capture', 'release', 'refund', 'expiry'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One movement of credits, chained by hash to the account's previous one; never changed. */
@Entity({ tableName: 'ledger_transactions' })
@Unique({ properties: ['accountId', 'seq'] })
@Index({
  name: 'ledger_transactions_hold',
  expression:
    'CREATE UNIQUE INDEX ledger_transactions_hold ON ledger_transactions (hold_id, kind) WHERE hold_id IS NOT NULL',
})
export class LedgerTransaction {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** 1, 2, 3… within the account. */
  @Property({ type: new BigIntType('number') })
  seq!: number;

  @Enum({ type: 'text', items: [...LEDGER_KINDS] })
  kind!: LedgerKind;

  /** The change of what can be spent; a capture changes nothing. */
  @Property({ type: new BigIntType('number') })
  credits!: number;

  @Property({ type: new BigIntType('number'), default: 0 })
  captured!: number;

  /** What can be spent afterwards. */
  @Property({ type: new BigIntType('number') })
  balance!: number;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'text', nullable: true })
  videoId!: string | null;

  @Property({ type: 'text', nullable: true })
  holdId!: string | null;

  @Property({ type: 'datetime' })
  at!: Date;

  @Property({ type: 'text' })
  previousHash!: string;

  @Property({ type: 'text' })
  hash!: string;

  computeHash(): string {
    return hashOf(this);
  }
}

/** One movement as a plain object: serialising an entity costs more than booking it. */
export type LedgerRow = Omit<LedgerTransaction, 'computeHash'>;

/** SHA-256 of a JSON array of the previous hash and the fields in this order. An account can recompute its own (docs/guides/money.md). */
export function hashOf(row: Omit<LedgerRow, 'hash'>): string {
  const content = [
    row.previousHash,
    row.id,
    row.accountId,
    row.seq,
    row.kind,
    row.credits,
    row.captured,
    row.balance,
    row.reason,
    row.videoId,
    row.holdId,
    row.at.toISOString(),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** One half of a movement; the halves of a transaction sum to zero, which the database checks at commit. */
@Entity({ tableName: 'ledger_entries' })
@Check({ name: 'ledger_entries_amount_check', expression: 'amount <> 0' })
@Index({ name: 'ledger_entries_account', properties: ['ledgerAccountId'] })
export class LedgerEntry {
  [PrimaryKeyProp]?: ['transactionId', 'ledgerAccountId'];

  @ManyToOne({ entity: () => LedgerTransaction, mapToPk: true, primary: true, deferMode: DeferMode.INITIALLY_DEFERRED })
  transactionId!: string;

  @ManyToOne({ entity: () => LedgerAccount, mapToPk: true, primary: true, deferMode: DeferMode.INITIALLY_DEFERRED })
  ledgerAccountId!: string;

  @Property({ type: new BigIntType('number') })
  amount!: number;
}

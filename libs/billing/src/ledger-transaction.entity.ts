import { createHash } from 'node:crypto';
import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

export const LEDGER_KINDS = ['grant', 'topup', 'hold', 'capture', 'release', 'refund', 'expiry'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One movement of credits, chained by hash to the account's previous one; never changed. */
@Entity({ tableName: 'ledger_transactions' })
export class LedgerTransaction {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** 1, 2, 3… within the account. */
  @Property({ type: 'double' })
  seq!: number;

  @Property({ type: 'text' })
  kind!: LedgerKind;

  /** Change of the spendable credits; 0 for a capture. */
  @Property({ type: 'double' })
  credits!: number;

  @Property({ type: 'double' })
  captured!: number;

  /** Spendable credits afterwards. */
  @Property({ type: 'double' })
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

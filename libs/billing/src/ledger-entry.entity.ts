import { Entity, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';

/** One half of a movement; the halves of a transaction sum to zero, which the database checks at commit. */
@Entity({ tableName: 'ledger_entries' })
export class LedgerEntry {
  [PrimaryKeyProp]?: ['transactionId', 'ledgerAccountId'];

  @PrimaryKey({ type: 'text' })
  transactionId!: string;

  @PrimaryKey({ type: 'text' })
  ledgerAccountId!: string;

  @Property({ type: 'double' })
  amount!: number;
}

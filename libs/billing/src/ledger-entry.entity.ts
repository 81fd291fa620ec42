import { BigIntType, Check, DeferMode, Entity, Index, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';
import { LedgerAccount } from './ledger-account.entity';
import { LedgerTransaction } from './ledger-transaction.entity';

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

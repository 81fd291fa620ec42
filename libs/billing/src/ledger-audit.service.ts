import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import { LEDGER_FAULTS } from './ledger-faults';
import { LedgerTransaction } from './ledger-transaction.entity';

/** Result of an audit of all rows; a sound ledger has no `faults`. */
export interface LedgerAudit {
  ok: boolean;
  accounts: number;
  transactions: number;
  openHolds: number;
  faults: string[];
}

/** Rows of a chain to read at a time. */
const PAGE = 2_000;

/** Proves the ledger from its rows: sums, balances, holds, deposits and the hash chain. */
@Injectable()
export class LedgerAuditService {
  constructor(private readonly database: Database) {}

  /** Run it on a quiet ledger: it reads one account after another, not one snapshot of all. */
  async verify(): Promise<LedgerAudit> {
    const em = this.database.read();
    const rows = await em.execute<Array<{ subject: string; fault: string }>>(LEDGER_FAULTS);
    const faults = rows.map(({ subject, fault }) => `${subject} ${fault}`);
    const accounts = await em.execute<Array<{ account_id: string }>>('SELECT DISTINCT account_id FROM ledger_accounts');
    let transactions = 0;
    for (const { account_id: accountId } of accounts) {
      const chain = await this.walk(accountId);
      transactions += chain.length;
      faults.push(...chain.faults);
    }
    const [holds] = await em.execute<Array<{ open: string }>>(
      "SELECT count(*) AS open FROM holds WHERE status = 'open'",
    );
    return {
      ok: faults.length === 0,
      accounts: accounts.length,
      transactions,
      openHolds: Number(holds?.open ?? 0),
      faults,
    };
  }

  private async walk(accountId: string): Promise<{ length: number; faults: string[] }> {
    const chain = { length: 0, balance: 0, hash: '', faults: [] as string[] };
    for (;;) {
      const page = await this.database
        .read()
        .find(
          LedgerTransaction,
          { accountId, seq: { $gt: chain.length } },
          { orderBy: { seq: 'asc' }, limit: PAGE, disableIdentityMap: true },
        );
      for (const row of page) {
        chain.length += 1;
        chain.balance += row.credits;
        if (row.seq !== chain.length) chain.faults.push(`${row.id} is number ${row.seq}, expected ${chain.length}`);
        if (row.previousHash !== chain.hash || row.hash !== row.computeHash())
          chain.faults.push(`${row.id} breaks the hash chain`);
        if (row.balance !== chain.balance)
          chain.faults.push(`${row.id} says balance ${row.balance}, the rows before give ${chain.balance}`);
        chain.hash = row.hash;
      }
      if (page.length < PAGE) return chain;
    }
  }
}

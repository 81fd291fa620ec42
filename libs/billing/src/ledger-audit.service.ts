import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import { LedgerTransaction } from './ledger-transaction.entity';

/** What an audit of all rows found; `faults` is empty for a sound ledger. */
export interface LedgerAudit {
  ok: boolean;
  accounts: number;
  transactions: number;
  openHolds: number;
  faults: string[];
}

const BALANCE_FAULTS = `
  SELECT a.id AS subject, 'balance is ' || a.balance || ', its entries sum to ' || coalesce(sum(e.amount), 0) AS fault
    FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.ledger_account_id = a.id
    GROUP BY a.id, a.balance HAVING a.balance <> coalesce(sum(e.amount), 0)
  UNION ALL
  SELECT t.id, 'entries sum to ' || coalesce(sum(e.amount), 0) || ' over ' || count(e.amount) || ' rows'
    FROM ledger_transactions t LEFT JOIN ledger_entries e ON e.transaction_id = t.id
    GROUP BY t.id HAVING coalesce(sum(e.amount), 0) <> 0 OR count(e.amount) <> 2
  UNION ALL
  SELECT id, 'is negative' FROM ledger_accounts WHERE kind IN ('wallet', 'held') AND balance < 0
  UNION ALL
  SELECT a.id, 'holds ' || a.balance || ', open holds sum to ' || coalesce(sum(h.credits), 0)
    FROM ledger_accounts a LEFT JOIN holds h ON h.account_id = a.account_id AND h.status = 'open'
    WHERE a.kind = 'held' GROUP BY a.id, a.balance HAVING a.balance <> coalesce(sum(h.credits), 0)
  UNION ALL
  SELECT h.id, 'captured ' || h.captured || ', the ledger says ' || coalesce(sum(t.captured), 0)
    FROM holds h LEFT JOIN ledger_transactions t ON t.hold_id = h.id
    GROUP BY h.id, h.captured HAVING h.captured <> coalesce(sum(t.captured), 0)`;

/** Proves the ledger from its rows: sums, balances, holds and the hash chain (CONTRACT.md 3, `ledger:verify`). */
@Injectable()
export class LedgerAuditService {
  constructor(private readonly database: Database) {}

  async verify(): Promise<LedgerAudit> {
    const em = this.database.read();
    const rows = await em.execute<Array<{ subject: string; fault: string }>>(BALANCE_FAULTS);
    const faults = rows.map(({ subject, fault }) => `${subject} ${fault}`);
    const accounts = await em.execute<Array<{ account_id: string }>>('SELECT DISTINCT account_id FROM ledger_accounts');
    let transactions = 0;
    for (const { account_id: accountId } of accounts) {
      const chain = await this.database.read().find(LedgerTransaction, { accountId }, { orderBy: { seq: 'asc' } });
      transactions += chain.length;
      faults.push(...chainFaults(chain));
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
}

function chainFaults(chain: LedgerTransaction[]): string[] {
  const faults: string[] = [];
  let previousHash = '';
  let balance = 0;
  chain.forEach((row, index) => {
    if (row.seq !== index + 1) faults.push(`${row.id} is number ${row.seq}, expected ${index + 1}`);
    if (row.previousHash !== previousHash || row.hash !== row.computeHash())
      faults.push(`${row.id} breaks the hash chain`);
    balance += row.credits;
    if (row.balance !== balance) faults.push(`${row.id} says balance ${row.balance}, the rows before give ${balance}`);
    previousHash = row.hash;
  });
  return faults;
}

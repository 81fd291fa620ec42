import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import { LedgerTransaction } from './ledger.entity';

/** Finds contradictions between rows, as (subject, fault); a sound ledger gives none. */
const LEDGER_FAULTS = `
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
  SELECT h.id, 'captured ' || h.captured || ', refunded ' || h.refunded || ', the ledger says '
      || coalesce(sum(t.captured), 0) || ', ' || coalesce(sum(t.credits) FILTER (WHERE t.kind = 'refund'), 0)
    FROM holds h LEFT JOIN ledger_transactions t ON t.hold_id = h.id
    GROUP BY h.id HAVING h.captured <> coalesce(sum(t.captured), 0)
      OR h.refunded <> coalesce(sum(t.credits) FILTER (WHERE t.kind = 'refund'), 0)
  UNION ALL
  SELECT d.transaction_id, 'deposits ' || d.credits || ', the ledger says ' || coalesce(t.credits, 0)
    FROM deposits d LEFT JOIN ledger_transactions t ON t.id = d.transaction_id AND t.account_id = d.account_id
    WHERE d.credits IS DISTINCT FROM t.credits
  UNION ALL
  SELECT a.id, 'can spend ' || a.balance || ', of which ' || sum(d.unspent) || ' expire'
    FROM ledger_accounts a JOIN deposits d ON d.account_id = a.account_id
    WHERE a.kind = 'wallet' GROUP BY a.id, a.balance HAVING sum(d.unspent) > a.balance`;

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

/** Finds contradictions between rows, as (subject, fault); a sound ledger gives none. */
export const LEDGER_FAULTS = `
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

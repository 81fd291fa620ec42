import { Migration } from '@mikro-orm/migrations';

/**
 * Locking a wallet and reading what stands behind the lock, in one round trip. A function, since in READ COMMITTED each
 * of its statements sees what was committed before that statement began: the second one sees what the holder of the
 * lock before us has written, which one statement alone would not.
 */
export class Migration20261121235000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `CREATE FUNCTION lock_wallet(wanted text)
    RETURNS TABLE (balance bigint, held bigint, seq bigint, hash text, expiring boolean) LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM FROM ledger_accounts side WHERE side.id = 'wallet:' || wanted FOR UPDATE;
      RETURN QUERY
        SELECT wallet.balance, aside.balance, last.seq, last.hash,
               EXISTS (SELECT FROM deposits lot WHERE lot.account_id = wanted AND lot.unspent > 0)
          FROM ledger_accounts wallet
          JOIN ledger_accounts aside ON aside.id = 'held:' || wanted
          LEFT JOIN LATERAL (SELECT t.seq, t.hash FROM ledger_transactions t
                               WHERE t.account_id = wanted ORDER BY t.seq DESC LIMIT 1) last ON true
          WHERE wallet.id = 'wallet:' || wanted;
    END $$`,
  `CREATE FUNCTION lock_hold(wanted text)
    RETURNS TABLE (balance bigint, held bigint, seq bigint, hash text, expiring boolean, hold json) LANGUAGE plpgsql AS $$
    DECLARE
      owner text;
      state record;
    BEGIN
      SELECT h.account_id INTO owner FROM holds h WHERE h.work = wanted;
      SELECT * INTO state FROM lock_wallet(owner);
      RETURN QUERY
        SELECT state.balance, state.held, state.seq, state.hash, state.expiring, row_to_json(h)
          FROM holds h WHERE h.work = wanted;
    END $$`,
];

import { type MikroORM } from '@mikro-orm/postgresql';
import { Database, openOrm, SystemClock } from '@app/platform';
import { startTestDatabase } from '@app/testing';
import { BILLING_ENTITIES, InsufficientCreditsError, LedgerAuditService, WalletService } from '../src';
import { Ledger } from '../src/ledger';

describe('the wallet on PostgreSQL', () => {
  let database: Database;
  let orm: MikroORM;
  let wallet: WalletService;
  let server: Awaited<ReturnType<typeof startTestDatabase>>;
  let serial = 0;

  beforeAll(async () => {
    server = await startTestDatabase();
    orm = (await openOrm(server.url, BILLING_ENTITIES)) as MikroORM;
    database = new Database(orm);
    wallet = new WalletService(database, new Ledger(new SystemClock()), new SystemClock());
  });

  afterAll(async () => {
    await orm.close(true);
    await server.stop();
  });

  /** An account with a wallet; returns its id. */
  async function anAccount(credits: number): Promise<string> {
    const id = `acc_test${++serial}`;
    await database.transaction(async (em) => {
      await em.execute('INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, ?, ?, now())', [
        id,
        `${id}@x.example`,
        'x',
      ]);
      await wallet.open(em, id, credits, 'opening balance');
    });
    return id;
  }

  const hold = (accountId: string, work: string, credits: number) =>
    database.transaction((em) => wallet.hold(em, [{ accountId, videoId: 'vid-1', work, credits, reason: 'test' }]));
  const audit = () => new LedgerAuditService(database).verify();

  it('charges what was captured and gives the rest of the hold back', async () => {
    const id = await anAccount(1000);
    await hold(id, `design:${id}`, 480);
    expect(await wallet.balance(id)).toEqual({ credits: 520, reserved: 480 });
    await database.transaction((em) => wallet.capture(em, `design:${id}`, 400, 'design'));
    expect(await wallet.balance(id)).toEqual({ credits: 600, reserved: 0 });
    expect((await audit()).faults).toEqual([]);
  });

  it('never charges more than the hold', async () => {
    const id = await anAccount(100);
    await hold(id, `render:${id}`, 10);
    expect(await database.transaction((em) => wallet.capture(em, `render:${id}`, 20, 'render'))).toBe(10);
    expect(await wallet.balance(id)).toEqual({ credits: 90, reserved: 0 });
  });

  it('resolves a hold once, whatever is called again', async () => {
    const id = await anAccount(100);
    await hold(id, `once:${id}`, 60);
    await database.transaction((em) => wallet.release(em, `once:${id}`, 'failed'));
    expect(await database.transaction((em) => wallet.capture(em, `once:${id}`, 60, 'late'))).toBe(0);
    expect(await database.transaction((em) => wallet.release(em, `once:${id}`, 'again'))).toBe(0);
    expect(await wallet.balance(id)).toEqual({ credits: 100, reserved: 0 });
  });

  it('refuses a second hold for the same work', async () => {
    const id = await anAccount(100);
    await hold(id, `same:${id}`, 10);
    await expect(hold(id, `same:${id}`, 10)).rejects.toThrow();
    expect(await wallet.balance(id)).toEqual({ credits: 90, reserved: 10 });
  });

  it('names what is short and holds nothing', async () => {
    const id = await anAccount(50);
    const refused = hold(id, `short:${id}`, 490);
    await expect(refused).rejects.toThrow(InsufficientCreditsError);
    await expect(refused).rejects.toMatchObject({ error: 'insufficient_credits: needed 490, held 50, short 440' });
    expect(await wallet.balance(id)).toEqual({ credits: 50, reserved: 0 });
  });

  it('lets exactly as many of fifty parallel holds through as the wallet can pay', async () => {
    const id = await anAccount(30);
    const results = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => hold(id, `race:${id}:${n}`, 10)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await wallet.balance(id)).toEqual({ credits: 0, reserved: 30 });
    expect((await audit()).faults).toEqual([]);
  });

  it('captures once when two workers finish the same work at the same time', async () => {
    const id = await anAccount(100);
    await hold(id, `twice:${id}`, 40);
    const captured = await Promise.all(
      [1, 2].map(() => database.transaction((em) => wallet.capture(em, `twice:${id}`, 40, 'done'))),
    );
    expect(captured.sort()).toEqual([0, 40]);
    expect(await wallet.balance(id)).toEqual({ credits: 60, reserved: 0 });
  });

  it('keeps entries that do not sum to zero, or are changed later, out of the database itself', async () => {
    const id = await anAccount(100);
    const lone = database.transaction(async (em) => {
      await em.execute(
        `INSERT INTO ledger_transactions (id, account_id, seq, kind, credits, balance, reason, at, previous_hash, hash)
         VALUES (?, ?, 99, 'grant', 5, 105, 'forged', now(), '', '')`,
        [`txn_${id}`, id],
      );
      await em.execute('INSERT INTO ledger_entries VALUES (?, ?, 5)', [`txn_${id}`, `wallet:${id}`]);
    });
    await expect(lone).rejects.toThrow('does not sum to zero');
    await expect(database.read().execute('UPDATE ledger_transactions SET credits = 1')).rejects.toThrow('append-only');
    await expect(
      database.read().execute(`UPDATE ledger_accounts SET balance = -1 WHERE id = 'wallet:${id}'`),
    ).rejects.toThrow('no_negative_wallet');
  });

  it('finds a tampered row in the hash chain', async () => {
    const id = await anAccount(100);
    await database.read().execute('ALTER TABLE ledger_transactions DISABLE TRIGGER ledger_transactions_append_only');
    await database.read().execute(`UPDATE ledger_transactions SET reason = 'changed' WHERE account_id = ?`, [id]);
    expect((await audit()).faults).toContainEqual(expect.stringContaining('breaks the hash chain'));
  });
});

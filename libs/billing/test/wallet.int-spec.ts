import { InsufficientCreditsError } from '../src';
import { LedgerFixture } from './ledger-fixture';

describe('the wallet on PostgreSQL', () => {
  let fixture: LedgerFixture;

  beforeAll(async () => {
    fixture = await LedgerFixture.start();
  });

  afterAll(async () => {
    await fixture.stop();
  });

  const anAccount = (credits: number) => fixture.anAccount(credits);
  const hold = (accountId: string, work: string, credits: number) => fixture.hold(accountId, work, credits);
  const balance = (id: string) => fixture.wallet.balance(id);
  const capture = (work: string, credits: number) =>
    fixture.database.transaction((em) => fixture.wallet.capture(em, work, credits, 'done'));
  const release = (work: string) => fixture.database.transaction((em) => fixture.wallet.release(em, work, 'failed'));
  const sql = (statement: string) => fixture.database.read().execute(statement);

  it('charges what is captured and releases the rest of the hold', async () => {
    const id = await anAccount(1000);
    await hold(id, `design:${id}`, 480);
    expect(await balance(id)).toEqual({ credits: 520, reserved: 480 });
    await capture(`design:${id}`, 400);
    expect(await balance(id)).toEqual({ credits: 600, reserved: 0 });
    expect((await fixture.audit()).faults).toEqual([]);
  });

  it('never charges more than the hold', async () => {
    const id = await anAccount(100);
    await hold(id, `render:${id}`, 10);
    expect(await capture(`render:${id}`, 20)).toBe(10);
    expect(await balance(id)).toEqual({ credits: 90, reserved: 0 });
  });

  it('resolves a hold once, whatever is called again', async () => {
    const id = await anAccount(100);
    await hold(id, `once:${id}`, 60);
    await release(`once:${id}`);
    expect(await capture(`once:${id}`, 60)).toBe(0);
    expect(await release(`once:${id}`)).toBe(0);
    expect(await balance(id)).toEqual({ credits: 100, reserved: 0 });
  });

  it('refuses a second hold for the same work', async () => {
    const id = await anAccount(100);
    await hold(id, `same:${id}`, 10);
    await expect(hold(id, `same:${id}`, 10)).rejects.toThrow();
    expect(await balance(id)).toEqual({ credits: 90, reserved: 10 });
  });

  it('names the shortfall and holds nothing', async () => {
    const id = await anAccount(50);
    const refused = hold(id, `short:${id}`, 490);
    await expect(refused).rejects.toThrow(InsufficientCreditsError);
    await expect(refused).rejects.toMatchObject({ error: 'insufficient_credits: needed 490, held 50, short 440' });
    expect(await balance(id)).toEqual({ credits: 50, reserved: 0 });
  });

  it('accepts exactly as many of fifty parallel holds as the wallet can pay', async () => {
    const id = await anAccount(30);
    const results = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => hold(id, `race:${id}:${n}`, 10)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await balance(id)).toEqual({ credits: 0, reserved: 30 });
    expect((await fixture.audit()).faults).toEqual([]);
  });

  it('captures once when two workers finish the same work at the same time', async () => {
    const id = await anAccount(100);
    await hold(id, `twice:${id}`, 40);
    const captured = await Promise.all([1, 2].map(() => capture(`twice:${id}`, 40)));
    expect(captured.sort()).toEqual([0, 40]);
    expect(await balance(id)).toEqual({ credits: 60, reserved: 0 });
  });

  it('refunds work that failed later, once', async () => {
    const id = await anAccount(100);
    await hold(id, `refund:${id}`, 40);
    const refund = () => fixture.database.transaction((em) => fixture.wallet.refund(em, `refund:${id}`, 'clip failed'));
    expect(await refund()).toBe(0);
    await capture(`refund:${id}`, 30);
    expect([await refund(), await refund()]).toEqual([30, 0]);
    expect(await balance(id)).toEqual({ credits: 100, reserved: 0 });
    expect((await fixture.audit()).faults).toEqual([]);
  });

  it('releases a forgotten hold when it expires, and charges it no more', async () => {
    const id = await anAccount(100);
    await hold(id, `late:${id}`, 40);
    await fixture.expiry.sweep();
    expect(await balance(id)).toEqual({ credits: 60, reserved: 40 });
    fixture.clock.pass(7 * 24 * 3600);
    await fixture.expiry.sweep();
    expect(await balance(id)).toEqual({ credits: 100, reserved: 0 });
    expect(await capture(`late:${id}`, 40)).toBe(0);
  });

  it('notifies the owner once when a charge takes the account under a hundred credits, and again after it has risen', async () => {
    const id = await anAccount(130);
    const told = async () => {
      const rows = await fixture.database
        .read()
        .execute<Array<{ event: { payload: unknown } }>>(
          "SELECT event FROM outbox WHERE event->>'type' = 'billing.low_balance' AND event->>'accountId' = ? ORDER BY id",
          [id],
        );
      return rows.map(({ event }) => event.payload);
    };
    const charge = async (work: string, credits: number) => {
      await hold(id, `${work}:${id}`, credits);
      await capture(`${work}:${id}`, credits);
    };
    const pack = { credits: 50, reason: 'pack' };
    await hold(id, `held:${id}`, 60);
    await release(`held:${id}`);
    await charge('above', 30);
    expect(await told()).toEqual([]);
    await charge('under', 1);
    await charge('further', 9);
    const first = { transactionId: expect.stringMatching(/^txn_/) as string, credits: 99, threshold: 100 };
    expect(await told()).toEqual([first]);
    await fixture.database.transaction((em) => fixture.deposits.topUp(em, id, pack, `risen:${id}`));
    await charge('again', 60);
    expect(await told()).toEqual([first, { ...first, credits: 80 }]);
    const gift = { category: 'operator', credits: 70, reason: 'gift', expiresAt: new Date('2026-01-02') } as const;
    await fixture.database.transaction((em) => fixture.deposits.grant(em, id, gift, `gift:${id}`));
    fixture.clock.pass(48 * 3600);
    for (let sweep = 0; sweep < 2; sweep++) await fixture.expiry.sweep();
    expect(await told()).toEqual([first, { ...first, credits: 80 }, { ...first, credits: 80 }]);
  });

  describe('in the database itself', () => {
    const forge = (id: string, halves: string[], balanceAfter = 105) =>
      fixture.database.transaction(async (em) => {
        await em.execute(
          `INSERT INTO ledger_transactions (id, account_id, seq, kind, credits, balance, reason, at, previous_hash, hash)
           SELECT ?, account_id, 2, 'grant', 5, ?, 'forged', now(), hash, 'x' FROM ledger_transactions WHERE account_id = ?`,
          [`txn_${id}`, balanceAfter, id],
        );
        for (const half of halves) await em.execute(`INSERT INTO ledger_entries VALUES ('txn_${id}', ${half})`);
      });

    it('no entry lacks its other half', async () => {
      const id = await anAccount(100);
      await expect(forge(id, [])).rejects.toThrow('has not two halves');
      await expect(forge(id, [`'wallet:${id}', 5`])).rejects.toThrow('has not two halves');
      await expect(forge(id, [`'wallet:${id}', 5`, `'promotions:${id}', -4`])).rejects.toThrow('does not sum to zero');
      await expect(forge(id, [`'held:${id}', 5`, `'promotions:${id}', -5`])).rejects.toThrow('other credits');
    });

    it('every row follows the last one', async () => {
      const id = await anAccount(100);
      const halves = [`'wallet:${id}', 5`, `'promotions:${id}', -5`];
      await forge(id, halves);
      await expect(
        sql(`INSERT INTO ledger_transactions (id, account_id, seq, kind, credits, balance, reason, at, previous_hash, hash)
             VALUES ('txn_fork${id}', '${id}', 3, 'grant', 5, 110, 'forged', now(), 'other', 'y')`),
      ).rejects.toThrow('has not two halves');
      await expect(forge(id, halves)).rejects.toThrow('duplicate key');
    });

    it('no row is changed, removed or overdrawn', async () => {
      const id = await anAccount(100);
      await expect(sql('UPDATE ledger_transactions SET credits = 1')).rejects.toThrow('append-only');
      await expect(sql('DELETE FROM ledger_entries')).rejects.toThrow('append-only');
      await expect(sql('TRUNCATE ledger_entries')).rejects.toThrow('append-only');
      await expect(sql(`UPDATE ledger_accounts SET balance = -1 WHERE id = 'wallet:${id}'`)).rejects.toThrow(
        'no_negative_wallet',
      );
    });

    it('no hold is resolved or refunded twice, and none is changed or removed', async () => {
      const id = await anAccount(100);
      await hold(id, `guarded:${id}`, 40);
      const where = `WHERE work = 'guarded:${id}'`;
      await expect(sql(`UPDATE holds SET credits = 1 ${where}`)).rejects.toThrow('is never changed');
      await capture(`guarded:${id}`, 40);
      await expect(sql(`UPDATE holds SET status = 'released' ${where}`)).rejects.toThrow('was captured already');
      await expect(sql(`UPDATE holds SET captured = 10 ${where}`)).rejects.toThrow('was captured already');
      await fixture.database.transaction((em) => fixture.wallet.refund(em, `guarded:${id}`, 'failed'));
      await expect(sql(`UPDATE holds SET refunded = 0 ${where}`)).rejects.toThrow('refunded already');
      await expect(sql(`DELETE FROM holds ${where}`)).rejects.toThrow('never removed');
    });
  });

  it('finds a tampered row in the hash chain', async () => {
    const id = await anAccount(100);
    await sql('ALTER TABLE ledger_transactions DISABLE TRIGGER ledger_transactions_append_only');
    await sql(`UPDATE ledger_transactions SET reason = 'changed' WHERE account_id = '${id}'`);
    expect((await fixture.audit()).faults).toContainEqual(expect.stringContaining('breaks the hash chain'));
  });
});

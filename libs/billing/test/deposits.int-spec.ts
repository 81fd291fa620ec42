import { UnknownCursorError } from '@app/platform';
import { LedgerHistoryService } from '../src';
import { LedgerFixture } from './ledger-fixture';

const DAY = 86_400;

describe('deposits on PostgreSQL', () => {
  let fixture: LedgerFixture;

  beforeAll(async () => {
    fixture = await LedgerFixture.start();
  });

  afterAll(async () => {
    await fixture.stop();
  });

  const grant = (accountId: string, credits: number, key: string, days?: number) => {
    const expiresAt = days === undefined ? null : new Date(fixture.clock.now().getTime() + days * 86_400_000);
    const wanted = { category: 'first-card', credits, expiresAt, reason: 'first card' } as const;
    return fixture.database.transaction((em) => fixture.deposits.grant(em, accountId, wanted, key));
  };
  const capture = (work: string, credits: number) =>
    fixture.database.transaction((em) => fixture.wallet.capture(em, work, credits, 'done'));
  const spendable = async (id: string) => (await fixture.wallet.balance(id)).credits;

  it('are credited once per key, across all accounts', async () => {
    const [one, two] = [await fixture.anAccount(0), await fixture.anAccount(0)];
    const done = await Promise.all([grant(one, 500, 'card:x'), grant(one, 500, 'card:x'), grant(two, 500, 'card:x')]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect((await spendable(one)) + (await spendable(two))).toBe(500);
  });

  it('credit a payment once, however often the answer is lost', async () => {
    const id = await fixture.anAccount(0);
    const pay = () =>
      fixture.database.transaction((em) =>
        fixture.deposits.topUp(em, id, { credits: 1000, reason: 'pack of $10' }, 'topup:pi_1'),
      );
    expect([await pay(), await pay(), await pay()]).toEqual([true, false, false]);
    expect(await spendable(id)).toBe(1000);
  });

  it('that expire are spent first, and only their unspent credits expire', async () => {
    const id = await fixture.anAccount(100);
    await grant(id, 50, `late:${id}`, 9);
    await grant(id, 30, `soon:${id}`, 2);
    await fixture.hold(id, `spent:${id}`, 60);
    await capture(`spent:${id}`, 60);
    fixture.clock.pass(2 * DAY);
    await fixture.expiry.sweep();
    expect(await spendable(id)).toBe(120);
    fixture.clock.pass(7 * DAY);
    await fixture.expiry.sweep();
    await fixture.expiry.sweep();
    expect(await spendable(id)).toBe(100);
    expect((await fixture.audit()).faults).toEqual([]);
  });

  it('do not pay for work after they expired, even before housekeeping has run', async () => {
    const id = await fixture.anAccount(10);
    await grant(id, 50, `short:${id}`, 1);
    fixture.clock.pass(DAY);
    await expect(fixture.hold(id, `after:${id}`, 20)).rejects.toMatchObject({
      error: 'insufficient_credits: needed 20, held 10, short 10',
    });
  });

  it.each(['commit', 'flush', 'another hold'])(
    'end once, with their ledger row, where work that can be left undone does not fit (%s)',
    async (what) => {
      const id = await fixture.anAccount(10);
      await grant(id, 50, `left:${id}`, 1);
      fixture.clock.pass(DAY);
      const optional = { accountId: id, videoId: null, work: `optional:${id}`, credits: 20, reason: 'test' };
      await fixture.database.transaction(async (em) => {
        expect(await fixture.wallet.holdIfFits(em, optional)).toBe(false);
        if (what === 'flush') await em.flush();
        if (what === 'another hold') await fixture.wallet.hold(em, [{ ...optional, work: `small:${id}`, credits: 4 }]);
      });
      await fixture.expiry.sweep();
      expect(await spendable(id)).toBe(what === 'another hold' ? 6 : 10);
      expect((await fixture.audit()).faults).toEqual([]);
    },
  );

  it('get back what a hold did not use, and still expire on time', async () => {
    const id = await fixture.anAccount(0);
    await grant(id, 50, `back:${id}`, 3);
    await fixture.hold(id, `back:${id}`, 50);
    fixture.clock.pass(4 * DAY);
    expect(await capture(`back:${id}`, 20)).toBe(20);
    expect(await spendable(id)).toBe(30);
    await fixture.expiry.sweep();
    expect(await spendable(id)).toBe(0);
    const { data } = await new LedgerHistoryService(fixture.database).page(id, { limit: 10 });
    expect(data.map(({ kind, credits, captured }) => [kind, credits, captured])).toEqual([
      ['expiry', -30, 0],
      ['release', 30, 0],
      ['capture', 0, 20],
      ['hold', -50, 0],
      ['grant', 50, 0],
    ]);
  });

  it('are listed page by page, newest first, only for their owner', async () => {
    const id = await fixture.anAccount(5);
    for (const n of [1, 2, 3, 4]) await grant(id, n, `page${n}:${id}`);
    const history = new LedgerHistoryService(fixture.database);
    const first = await history.page(id, { limit: 2 });
    const second = await history.page(id, { limit: 2, cursor: first.nextCursor ?? '' });
    const last = await history.page(id, { limit: 2, cursor: second.nextCursor ?? '' });
    expect([first, second, last].map(({ data }) => data.map(({ seq }) => seq))).toEqual([[5, 4], [3, 2], [1]]);
    expect(last.nextCursor).toBeNull();
    const stranger = await fixture.anAccount(0);
    const behindMine = history.page(stranger, { limit: 2, cursor: first.nextCursor ?? '' });
    await expect(behindMine).rejects.toThrow(UnknownCursorError);
  });
});

import { NotFoundError, UnknownCursorError } from '@app/platform';
import { InvoicesService } from '../src';
import { LedgerFixture } from './ledger-fixture';
import { PaymentFixture } from './payment-fixture';

describe('invoices on PostgreSQL', () => {
  let fixture: LedgerFixture;
  let payments: PaymentFixture;
  let invoices: InvoicesService;

  beforeAll(async () => {
    fixture = await LedgerFixture.start();
    payments = new PaymentFixture(fixture);
    invoices = new InvoicesService(fixture.database, fixture.clock);
  });

  afterAll(async () => {
    await fixture.stop();
  });

  const at = (time: string): void => void (fixture.clock.time = new Date(time));
  const capture = (work: string, credits: number) =>
    fixture.database.transaction((em) => fixture.wallet.capture(em, work, credits, 'done'));
  const refund = (work: string) => fixture.database.transaction((em) => fixture.wallet.refund(em, work, 'failed'));

  /** 1,000 credits in January, of which 100 are charged and 40 held; a pack, a refund and a charge in February. */
  async function aQuarter(): Promise<string> {
    at('2026-01-10T00:00:00Z');
    const id = await payments.anAccount(1_000);
    await fixture.hold(id, `design:${id}:1`, 150);
    await capture(`design:${id}:1`, 100);
    await fixture.hold(id, `render:${id}:1`, 40);
    at('2026-02-01T00:00:00Z');
    await payments.packs.buy({ accountId: id, packUsd: 10, requestKey: null });
    await refund(`design:${id}:1`);
    await capture(`render:${id}:1`, 40);
    at('2026-02-20T00:00:00Z');
    return id;
  }

  it('go from month to month: what one closes with opens the next', async () => {
    const id = await aQuarter();
    const { data } = await invoices.page(id, { limit: 10 });
    expect(data).toEqual([
      {
        month: '2026-02',
        paidUsd: 10,
        opening: 900,
        bought: 1_000,
        granted: 0,
        charged: -60,
        expired: 0,
        closing: 1_960,
        final: false,
      },
      {
        month: '2026-01',
        paidUsd: 0,
        opening: 0,
        bought: 0,
        granted: 1_000,
        charged: 100,
        expired: 0,
        closing: 900,
        final: true,
      },
    ]);
  });

  it('name payments with their card, credits given, and charges by kind of work', async () => {
    const id = await aQuarter();
    const february = await invoices.of(id, '2026-02');
    expect(february.payments).toMatchObject([
      { at: new Date('2026-02-01T00:00:00Z'), reason: 'pack of $10', usd: 10, credits: 1_000, card: { last4: '4242' } },
    ]);
    expect(february.grants).toEqual([]);
    expect(february.charges).toEqual([
      { kind: 'design', keyId: null, works: 0, credits: -100 },
      { kind: 'render', keyId: null, works: 1, credits: 40 },
    ]);
    const january = await invoices.of(id, '2026-01');
    expect([january.payments, january.grants.length, january.charges]).toEqual([
      [],
      1,
      [{ kind: 'design', keyId: null, works: 1, credits: 100 }],
    ]);
  });

  it('close with what the wallet holds, spendable and held', async () => {
    const id = await aQuarter();
    await fixture.hold(id, `render:${id}:2`, 25);
    const [month] = (await invoices.page(id, { limit: 1 })).data;
    const { credits, reserved } = await fixture.wallet.balance(id);
    expect(month?.closing).toBe(credits + reserved);
  });

  it('count what expired', async () => {
    at('2026-03-01T00:00:00Z');
    const id = await fixture.anAccount(0);
    const expiresAt = new Date('2026-03-10T00:00:00Z');
    const grant = { category: 'first-card', credits: 500, expiresAt, reason: 'first card' } as const;
    await fixture.database.transaction((em) => fixture.deposits.grant(em, id, grant, `card:${id}`));
    at('2026-03-11T00:00:00Z');
    await fixture.database.transaction((em) => fixture.deposits.expire(em, id));
    expect((await invoices.page(id, { limit: 1 })).data).toMatchObject([{ granted: 500, expired: 500, closing: 0 }]);
  });

  it('are read page by page, and by nobody else', async () => {
    const [id, other] = [await aQuarter(), await aQuarter()];
    const first = await invoices.page(id, { limit: 1 });
    const cursor = first.nextCursor ?? '';
    const second = await invoices.page(id, { limit: 1, cursor });
    expect([first, second].map(({ data }) => data[0]?.month)).toEqual(['2026-02', '2026-01']);
    expect(second.nextCursor).toBeNull();
    await expect(invoices.page(other, { limit: 1, cursor })).rejects.toThrow(UnknownCursorError);
  });

  it.each(['2025-12', '2026-13', '2026-1', 'x-1', '0000-01'])('are not there for %s', async (month) => {
    const id = await aQuarter();
    await expect(invoices.of(id, month)).rejects.toThrow(NotFoundError);
  });
});

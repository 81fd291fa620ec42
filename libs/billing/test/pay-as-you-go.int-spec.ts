import { Logger } from '@nestjs/common';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Database, openOrm, OutboxEntry } from '@app/platform';
import { StripeServer } from '@app/testing';
import { BILLING_ENTITIES, InsufficientCreditsError, PRICES } from '../src';
import { StripePayments } from '../src/payments/stripe-payments';
import { LedgerFixture } from './ledger-fixture';
import { PaymentFixture, together } from './payment-fixture';

describe('pay-as-you-go', () => {
  let books: LedgerFixture;
  let stripe: StripeServer;
  let other: MikroORM;
  const processes: Record<string, PaymentFixture[]> = {};

  beforeAll(async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    [books, stripe] = await Promise.all([LedgerFixture.start(), StripeServer.start()]);
    other = (await openOrm(books.url, [...BILLING_ENTITIES, OutboxEntry])) as MikroORM;
    const databases = [books.database, new Database(other)];
    const real = () => new StripePayments({ apiKey: 'sk_test_1', baseUrl: stripe.url });
    processes['sandbox'] = databases.map((database) => new PaymentFixture(books, undefined, database));
    processes['stripe'] = databases.map((database) => new PaymentFixture(books, real(), database));
  });

  afterAll(async () => {
    await other.close(true);
    await stripe.stop();
    await books.stop();
  });

  beforeEach(() => {
    stripe.outcome = 'succeeded';
    stripe.intents.length = 0;
  });

  afterEach(async () => expect((await books.audit()).faults).toEqual([]));

  describe('of a test account', () => {
    it('fills a short wallet with test credits once a day, and never asks for a card', async () => {
      const [one] = processes['sandbox'] as [PaymentFixture];
      const id = await books.aTestAccount();
      await one.order(id, PRICES.testGrant);
      await one.payg.assertPayable(id, PRICES.testGrant);
      await one.order(id, PRICES.testGrant);
      await expect(one.order(id, 1)).rejects.toThrow(InsufficientCreditsError);
      await expect(one.payg.assertPayable(id, 1)).rejects.toThrow(InsufficientCreditsError);
      expect(await one.topUps(id)).toEqual([]);
    });

    it('grants once to orders that find the wallet short together', async () => {
      const [one, two] = processes['sandbox'] as [PaymentFixture, PaymentFixture];
      const id = await books.aTestAccount();
      const half = PRICES.testGrant / 2;
      const orders = [one, two, one, two, one].map((fixture) => fixture.order(id, half));
      expect(await together(orders)).toEqual({
        taken: 4,
        refused: [`insufficient_credits: needed ${half}, held 0, short ${half}`],
      });
    });
  });

  describe.each(['sandbox', 'stripe'])('with %s', (name) => {
    let one: PaymentFixture;
    let two: PaymentFixture;

    beforeEach(() => ([one, two] = processes[name] as [PaymentFixture, PaymentFixture]));

    const paid = async (id: string) =>
      (await one.topUps(id))
        .filter(({ status }) => status === 'succeeded')
        .map(({ usd }) => usd)
        .sort();

    it('charges as many packs as the wallet lacks, then holds', async () => {
      const id = await one.anAccount(100);
      await one.order(id, 100);
      expect(await paid(id)).toEqual([]);
      await one.order(id, 2490);
      expect(await paid(id)).toEqual([30]);
      expect(await one.spendable(id)).toBe(510);
      await one.order(id, 510);
      expect(await paid(id)).toEqual([30]);
    });

    it('takes the pack that was chosen', async () => {
      const id = await one.anAccount(0);
      await books.database.transaction((em) => one.settings.change(em, id, { packUsd: 25 }));
      await one.order(id, 10);
      expect(await paid(id)).toEqual([25]);
      expect(await one.spendable(id)).toBe(2490);
    });

    it('charges once for a burst of orders at two processes', async () => {
      const id = await one.anAccount(0);
      const orders = Array.from({ length: 12 }, (_, n) => (n % 2 ? one : two).order(id, 50));
      expect(await together(orders)).toEqual({ taken: 12, refused: [] });
      expect(await paid(id)).toEqual([10]);
    });

    it('charges at most 50 dollars a day, even for parallel orders, and notifies once', async () => {
      const id = await one.anAccount(0);
      await books.database.transaction((em) => one.settings.change(em, id, { packUsd: 25 }));
      const orders = Array.from({ length: 8 }, (_, n) => (n % 2 ? one : two).order(id, 1000));
      const refusal = 'payment_failed (daily_cap): the most for one day is reached';
      expect(await together(orders)).toEqual({ taken: 5, refused: [refusal, refusal, refusal] });
      expect(await paid(id)).toEqual([25, 25]);
      const [event, ...more] = await one.events(id);
      expect(event).toMatchObject({ type: 'billing.topup_failed', payload: { reason: 'daily_cap', packUsd: 25 } });
      expect(more).toEqual([]);
      books.clock.pass(24 * 3600);
      await one.order(id, 1000);
      expect(await paid(id)).toEqual([25, 25, 25]);
    });

    it('charges nothing if the cap does not allow everything that is lacking', async () => {
      const id = await one.anAccount(0);
      await expect(one.order(id, 5001)).rejects.toThrow('in one day');
      expect([await paid(id), await one.spendable(id)]).toEqual([[], 0]);
      await one.order(id, 5000);
      expect(await paid(id)).toEqual([50]);
    });

    it('leaves wallets short if it is off or no card is on file', async () => {
      const id = await one.anAccount(7);
      await books.database.transaction((em) => one.settings.change(em, id, { payAsYouGo: false }));
      const without = await books.anAccount(7);
      await books.database.transaction((em) => one.settings.change(em, without, { payAsYouGo: true }));
      const short = 'insufficient_credits: needed 490, held 7, short 483';
      expect(await together([one.order(id, 490), one.order(without, 490)])).toEqual({
        taken: 0,
        refused: [short, short],
      });
    });

    it.each([
      ['card_declined', 'pm_card_chargeDeclined'],
      ['authentication_required', 'pm_card_authenticationRequired'],
    ] as const)(
      'makes and charges nothing for %s, asks the card once for a burst, and takes another card',
      async (...words) => {
        const [reason, token] = words;
        stripe.outcome = reason;
        const id = await one.anAccount(20, name === 'stripe' ? 'pm_card_visa' : token);
        const orders = Array.from({ length: 6 }, (_, n) => (n % 2 ? one : two).order(id, 490));
        books.clock.time = new Date(books.clock.time.getTime() + 1000);
        const { taken, refused } = await together(orders);
        expect([taken, refused.length]).toEqual([0, 6]);
        expect(refused.every((error) => error.startsWith(`payment_failed (${reason}): `))).toBe(true);
        expect((await one.topUps(id)).map(({ status, failure }) => [status, failure])).toEqual([['failed', reason]]);
        expect(await one.spendable(id)).toBe(20);
        expect(await one.events(id)).toHaveLength(1);
        stripe.outcome = 'succeeded';
        books.clock.pass(3600);
        await one.cards.save(id, name === 'stripe' ? 'pm_card_mastercard' : 'pm_card_visa');
        await one.order(id, 490);
        expect(await paid(id)).toEqual([10]);
      },
    );

    it('sells a pack once per idempotency key, outside the cap', async () => {
      const id = await one.anAccount(0);
      const buy = (requestKey: string | null, at = one) => at.packs.buy({ accountId: id, packUsd: 50, requestKey });
      const bought = await Promise.all([buy('a'), buy('a', two), buy('a'), buy(null, two)]);
      expect(new Set(bought.map((topUp) => topUp.id)).size).toBe(2);
      expect(await one.spendable(id)).toBe(10_000);
      await one.order(id, 10_010);
      expect(await paid(id)).toEqual([10, 50, 50]);
      await expect(one.packs.buy({ accountId: id, packUsd: 10, requestKey: 'a' })).rejects.toMatchObject({
        error: 'conflict: the request of this name bought a pack of $50',
      });
      const without = await books.anAccount(0);
      await expect(one.packs.buy({ accountId: without, packUsd: 10, requestKey: null })).rejects.toMatchObject({
        error: 'conflict: no card is on file',
      });
    });
  });
});

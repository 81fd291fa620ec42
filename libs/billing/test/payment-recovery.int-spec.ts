import { Logger } from '@nestjs/common';
import { loadConfig } from '@app/platform';
import { type StripeIntent, StripeServer } from '@app/testing';
import { PRICES, StripeWebhookService } from '../src';
import type { CardTopUp } from '../src/payments/card-top-up.entity';
import { StripePayments } from '../src/payments/stripe-payments';
import { LedgerFixture } from './ledger-fixture';
import { PaymentFixture } from './payment-fixture';
import { STRIPE_CONFIG } from '../src/payments/payments.config';

const SECRET = 'whsec_test';

function settings(environment: NodeJS.ProcessEnv) {
  return STRIPE_CONFIG.of(loadConfig('api', { STRIPE_API_KEY: 'sk_test_1', ...environment }, [STRIPE_CONFIG]));
}
const MINUTE = 60_000;
/** How often the SDK sends one order. */
const EVERY_TRY = 3;

describe('payments whose answer is lost', () => {
  let books: LedgerFixture;
  let stripe: StripeServer;
  let payments: PaymentFixture;
  let webhook: StripeWebhookService;
  let id: string;

  beforeAll(async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    [books, stripe] = await Promise.all([LedgerFixture.start(), StripeServer.start()]);
    payments = new PaymentFixture(books, new StripePayments({ apiKey: 'sk_test_1', baseUrl: stripe.url }));
    webhook = new StripeWebhookService(settings({ STRIPE_WEBHOOK_SECRET: SECRET }), payments.settling);
  });

  afterAll(async () => {
    await stripe.stop();
    await books.stop();
  });

  beforeEach(async () => {
    // Stripe's clock is the machine's.
    books.clock.time = new Date();
    Object.assign(stripe, { faults: [], outcome: 'succeeded' });
    stripe.intents.length = 0;
    id = await payments.anAccount(0);
  });

  afterEach(async () => expect((await books.audit()).faults).toEqual([]));

  const later = (ms: number) => void (books.clock.time = new Date(books.clock.time.getTime() + ms));
  const order = () => payments.order(id, 490);
  const ends = async () => (await payments.topUps(id)).map(({ status, failure }) => failure ?? status);
  const hear = async (type: string, intent: StripeIntent | undefined) => {
    const { body, signature } = stripe.event(`payment_intent.${type}`, intent as StripeIntent, SECRET);
    await webhook.hear(Buffer.from(body), signature);
  };
  /** A payment stored by a process that was killed before the charge. */
  const writtenDown = async (): Promise<CardTopUp> => {
    const card = await payments.cards.current(id);
    if (!card) throw new Error('no card');
    const opening = await payments.opening.forNeed({ card, packUsd: 10, credits: 490, since: books.clock.now() });
    if (opening.step !== 'charge') throw new Error(opening.step);
    return opening.topUp;
  };
  /** A payment of a process that was killed after the charge, before it stored the answer. */
  const charged = async (): Promise<CardTopUp> => {
    const topUp = await writtenDown();
    const card = await payments.cards.current(id);
    await payments.provider.charge({
      key: topUp.id,
      accountId: id,
      customer: card?.providerCustomer ?? '',
      card: card?.providerCard ?? '',
      amountCents: topUp.usd * 100,
      description: topUp.description,
      orderedAt: topUp.createdAt,
    });
    return topUp;
  };

  it('are retried with the same key: one charge, and the order is accepted', async () => {
    stripe.faults = ['lose', 'fail'];
    await order();
    expect(stripe.intents).toHaveLength(1);
    const [topUp] = await payments.topUps(id);
    const charges = stripe.calls.filter(({ form }) => form['metadata[topUp]'] === topUp?.id);
    expect(charges.map(({ idempotencyKey }) => idempotencyKey)).toEqual([topUp?.id, topUp?.id, topUp?.id]);
    expect(charges[0]?.form).toMatchObject({
      amount: '1000',
      currency: 'usd',
      off_session: 'true',
      confirm: 'true',
      description: 'pack of $10, pay-as-you-go',
    });
    expect(await payments.spendable(id)).toBe(510);
  });

  it('are looked up if no retry was answered, and credited once by whoever looks first', async () => {
    stripe.faults = Array.from({ length: EVERY_TRY }, () => 'lose');
    await expect(order()).rejects.toMatchObject({ reason: 'provider_unavailable' });
    expect(await ends()).toEqual(['unknown']);
    await expect(order()).rejects.toMatchObject({ reason: 'provider_unavailable' });
    expect(stripe.intents).toHaveLength(1);
    later(6_000);
    const second = new PaymentFixture(books, payments.provider);
    await Promise.all([payments.charging.sweep(), second.charging.sweep(), hear('succeeded', stripe.intents[0])]);
    await payments.charging.sweep();
    expect(await ends()).toEqual(['succeeded']);
    expect(await payments.spendable(id)).toBe(1000);
  });

  it('are given up if they were never made, notified once, and never made later', async () => {
    stripe.faults = Array.from({ length: EVERY_TRY }, () => 'fail');
    await expect(order()).rejects.toMatchObject({ reason: 'provider_unavailable' });
    later(6_000);
    await payments.charging.sweep();
    expect(await ends()).toEqual(['unknown']);
    later(2 * MINUTE);
    await payments.charging.sweep();
    await payments.charging.sweep();
    expect(await ends()).toEqual(['provider_unavailable']);
    expect(await payments.events(id)).toHaveLength(1);
    expect([stripe.intents.length, await payments.spendable(id)]).toEqual([0, 0]);
    await order();
    expect(stripe.paid).toHaveLength(1);
  });

  it('stay open while the provider cannot be reached', async () => {
    await charged();
    const gone = new StripePayments({ apiKey: 'sk_test_1', baseUrl: 'http://127.0.0.1:1' });
    later(2 * MINUTE);
    await new PaymentFixture(books, gone).charging.sweep();
    expect(await ends()).toEqual(['unknown']);
    later(10 * MINUTE);
    await payments.charging.sweep();
    expect(await ends()).toEqual(['succeeded']);
  });

  it('are given up by the next order if the process was killed before the charge', async () => {
    await writtenDown();
    later(2 * MINUTE);
    await order();
    expect((await ends()).sort()).toEqual(['provider_unavailable', 'succeeded']);
    expect([stripe.paid.length, await payments.spendable(id)]).toEqual([1, 510]);
  });

  it('are no longer made by a process that slept past its turn', async () => {
    const topUp = await writtenDown();
    later(2 * MINUTE);
    expect(await payments.charging.charge(topUp)).toMatchObject({ failure: 'provider_unavailable' });
    expect([stripe.paid.length, await payments.spendable(id)]).toEqual([0, 0]);
  });

  it('pay for the next order if the process was killed after the charge', async () => {
    await charged();
    later(2 * MINUTE);
    await order();
    expect(await ends()).toEqual(['succeeded']);
    expect([stripe.paid.length, await payments.spendable(id)]).toEqual([1, 510]);
  });

  it('buy credits at the price of the day they were made', async () => {
    const topUp = await charged();
    const price = jest.replaceProperty(PRICES, 'creditsPerUsd', 80 as never);
    try {
      expect(await payments.topUps(id)).toMatchObject([{ id: topUp.id, credits: 1000 }]);
      later(2 * MINUTE);
      await payments.charging.sweep();
      expect([await ends(), await payments.spendable(id)]).toEqual([['succeeded'], 1000]);
      await payments.order(id, 1_010);
      expect(await payments.topUps(id)).toMatchObject([{ credits: 1000 }, { credits: 800 }]);
    } finally {
      price.restore();
    }
  });

  it('are settled by the webhook, even after they were given up', async () => {
    const topUp = await charged();
    await payments.settling.settle(topUp.id, { status: 'failed', payment: null, reason: 'provider_unavailable' });
    await hear('succeeded', stripe.intents[0]);
    await hear('succeeded', stripe.intents[0]);
    await hear('payment_failed', { ...(stripe.intents[0] as StripeIntent), status: 'canceled' });
    expect(await ends()).toEqual(['succeeded']);
    expect(await payments.spendable(id)).toBe(1000);
  });

  it('end as the webhook says if the bank is slow', async () => {
    stripe.outcome = 'processing';
    await expect(order()).rejects.toMatchObject({ reason: 'provider_unavailable' });
    const [intent] = stripe.intents;
    later(6_000);
    await payments.charging.sweep();
    expect(await ends()).toEqual(['unknown']);
    stripe.finish(intent as StripeIntent, 'card_declined');
    await hear('payment_failed', intent);
    await hear('payment_failed', intent);
    expect(await ends()).toEqual(['card_declined']);
    expect(await payments.events(id)).toHaveLength(1);
  });

  it('ignore webhooks with a wrong signature, amount or name', async () => {
    const topUp = await charged();
    const intent = stripe.intents[0] as StripeIntent;
    const { body, signature } = stripe.event('payment_intent.succeeded', intent, 'whsec_other');
    await expect(webhook.hear(Buffer.from(body), signature)).rejects.toMatchObject({
      error: 'bad_request: stripe-signature does not fit the body',
    });
    await expect(hear('succeeded', { ...intent, amount_received: 100 })).rejects.toThrow('took 100 cents');
    await hear('succeeded', { ...intent, metadata: { topUp: 'top_nobody' } });
    await hear('succeeded', { ...intent, metadata: {} });
    await hear('created', intent);
    expect(await payments.topUps(id)).toMatchObject([{ id: topUp.id, status: 'pending' }]);
    expect(await payments.spendable(id)).toBe(0);
  });

  it('ignore webhooks if no secret is set', async () => {
    const silent = new StripeWebhookService(settings({}), payments.settling);
    await expect(silent.hear(Buffer.from('{}'), '')).rejects.toMatchObject({ kind: 'not_found' });
  });
});

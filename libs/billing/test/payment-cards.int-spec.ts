import { NotFoundError, UnknownCursorError } from '@app/platform';
import { Logger } from '@nestjs/common';
import { StripeServer } from '@app/testing';
import { Card } from '../src';
import { StripePayments } from '../src/payments/stripe-payments';
import { LedgerFixture } from './ledger-fixture';
import { PaymentFixture, together } from './payment-fixture';

describe('cards', () => {
  let books: LedgerFixture;
  let stripe: StripeServer;
  let sandbox: PaymentFixture;
  let real: PaymentFixture;

  beforeAll(async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    [books, stripe] = await Promise.all([LedgerFixture.start(), StripeServer.start()]);
    sandbox = new PaymentFixture(books);
    real = new PaymentFixture(books, new StripePayments({ apiKey: 'sk_test_1', baseUrl: stripe.url }));
  });

  afterAll(async () => {
    await stripe.stop();
    await books.stop();
  });

  afterEach(async () => expect((await books.audit()).faults).toEqual([]));

  it('add 500 credits and pay-as-you-go with the first card of an account, nothing with later cards', async () => {
    const id = await books.anAccount(50);
    const { card, granted } = await sandbox.cards.save(id, 'pm_card_visa');
    expect(card).toMatchObject({ provider: 'sandbox', brand: 'visa', last4: '4242', isFirst: true });
    expect([granted, await sandbox.spendable(id)]).toEqual([500, 550]);
    expect(await sandbox.settings.of(id)).toEqual({ payAsYouGo: true, packUsd: 10 });
    await books.database.transaction((em) => sandbox.settings.change(em, id, { payAsYouGo: false }));
    expect((await sandbox.cards.save(id, 'pm_card_visa')).granted).toBe(0);
    expect((await sandbox.cards.save(id, 'pm_card_visa:other')).granted).toBe(0);
    expect(await sandbox.spendable(id)).toBe(550);
    expect((await sandbox.settings.of(id)).payAsYouGo).toBe(false);
  });

  it('add 500 credits once per fingerprint, even if two accounts save it at once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => books.anAccount(0)));
    const saved = await Promise.all(ids.map((id) => sandbox.cards.save(id, 'pm_card_visa:shared')));
    expect(saved.reduce((sum, { granted }) => sum + granted, 0)).toBe(500);
    const without = ids[saved.findIndex(({ granted }) => granted === 0)] ?? '';
    expect((await sandbox.cards.save(without, 'pm_card_visa:own')).granted).toBe(0);
    expect(await sandbox.spendable(without)).toBe(0);
  });

  it('add 500 credits once for an account that saves several at once', async () => {
    const id = await books.anAccount(0);
    const tokens = Array.from({ length: 6 }, (_, n) => `pm_card_visa:one-of-${n}`);
    await Promise.all(tokens.map((token) => sandbox.cards.save(id, token)));
    expect(await sandbox.spendable(id)).toBe(500);
    expect(await books.database.read().count(Card, { accountId: id, isFirst: true })).toBe(1);
  });

  it('are listed newest first, page by page, and the newest is charged', async () => {
    const id = await books.anAccount(0);
    for (const token of ['pm_card_visa:a', 'pm_card_visa:b', 'pm_card_visa:c', 'pm_card_visa:a']) {
      books.clock.pass(3600);
      await sandbox.cards.save(id, token);
    }
    const first = await sandbox.cards.page(id, { limit: 2 });
    const rest = await sandbox.cards.page(id, { limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.data, ...rest.data].map(({ fingerprint }) => fingerprint)).toEqual(['own:a', 'own:c', 'own:b']);
    expect(rest.nextCursor).toBeNull();
    expect((await sandbox.cards.current(id))?.id).toBe(first.data[0]?.id);
    const stranger = await books.anAccount(0);
    await expect(sandbox.cards.page(stranger, { limit: 2, cursor: first.nextCursor ?? '' })).rejects.toThrow(
      UnknownCursorError,
    );
  });

  it.each(['pm_card_nope', '', 'pm_card_visa:', 'pm_card_visa:a b', '4242424242424242'])(
    'are refused where the sandbox does not know %j',
    async (token) => {
      const id = await books.anAccount(0);
      await expect(sandbox.cards.save(id, token)).rejects.toMatchObject({
        kind: 'bad_request',
        error: 'bad_request: paymentMethod is not known to the payment provider',
      });
      expect(await sandbox.cards.current(id)).toBeNull();
    },
  );

  it('are saved with Stripe for later charges, under one customer per account', async () => {
    const id = await books.anAccount(0);
    stripe.calls.length = 0;
    await Promise.all([real.cards.save(id, 'pm_card_visa'), real.cards.save(id, 'pm_card_mastercard')]);
    await real.cards.save(id, 'pm_card_visa');
    const { data } = await real.cards.page(id, { limit: 9 });
    expect(data.map(({ last4, fingerprint, expYear }) => [last4, fingerprint, expYear]).sort()).toEqual([
      ['4242', 'print4242', 2031],
      ['4444', 'print4444', 2031],
    ]);
    expect(new Set(data.map(({ providerCustomer }) => providerCustomer)).size).toBe(1);
    const setUps = stripe.calls.filter(({ path }) => path === '/v1/setup_intents');
    expect(setUps).toHaveLength(3);
    expect(setUps[0]).toMatchObject({
      authorization: 'Bearer sk_test_1',
      form: { usage: 'off_session', confirm: 'true', 'allowed_payment_method_types[0]': 'card' },
    });
    expect(await real.spendable(id)).toBe(500);
  });

  it('are charged in the order the owner chooses, and never after removal', async () => {
    const id = await books.anAccount(0);
    const saved: Card[] = [];
    for (const token of ['pm_card_visa', 'pm_card_mastercard']) {
      books.clock.pass(3600);
      saved.push((await real.cards.save(id, token)).card);
    }
    const [visa, master] = saved;
    if (!visa || !master) throw new Error('two cards were saved');
    books.clock.pass(3600);
    expect((await real.cards.prefer(id, visa.id)).id).toBe((await real.cards.current(id))?.id);
    await real.cards.remove(id, visa.id);
    expect(stripe.calls.at(-1)?.path).toBe(`/v1/payment_methods/${visa.providerCard}/detach`);
    expect((await real.cards.page(id, { limit: 5 })).data.map((card) => card.id)).toEqual([master.id]);
    await expect(real.cards.remove(id, visa.id)).rejects.toThrow(NotFoundError);
    await expect(real.cards.prefer(await books.anAccount(0), master.id)).rejects.toThrow(NotFoundError);
    await real.cards.remove(id, master.id);
    expect(await real.cards.current(id)).toBeNull();
    const spendable = await real.spendable(id);
    expect((await real.cards.save(id, 'pm_card_visa')).granted).toBe(0);
    expect((await sandbox.cards.save(id, 'pm_card_visa:never-seen')).granted).toBe(0);
    expect(await real.spendable(id)).toBe(spendable);
  });

  it('are refused as Stripe refuses them', async () => {
    const id = await books.anAccount(0);
    const { refused } = await together(
      ['pm_card_chargeDeclined', 'pm_card_authenticationRequired', 'pm_none'].map((token) =>
        real.cards.save(id, token),
      ),
    );
    expect(refused).toEqual([
      'payment_failed (card_declined): the card was declined',
      'payment_failed (authentication_required): the bank asks for its owner',
      'bad_request: paymentMethod is not known to the payment provider',
    ]);
    stripe.faults = ['fail', 'fail', 'fail', 'fail'];
    await expect(real.cards.save(id, 'pm_card_visa')).rejects.toThrow('did not answer');
    stripe.faults = [];
    expect(await real.cards.current(id)).toBeNull();
  });
});

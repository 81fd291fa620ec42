import { PRICES } from '@app/billing';
import { type Answer, ApiClient, OwnerClient, Stack, type StripeIntent, StripeServer, waitFor } from '@app/testing';

const ORDER = { targetSeconds: 15, data: { gate: 'Gate B', waitMinutes: 17 } };
const VIDEO = 490;
const SECRET = 'whsec_test';

interface Row {
  kind: string;
  credits: number;
  reason: string;
}
interface Made {
  accountId: string;
  apiKey: string;
}

let serial = 0;
const anOwner = () => ({ email: `payer${++serial}@factreel.example`, password: 'correct horse' });

describe('cards and pay-as-you-go', () => {
  let stack: Stack;

  beforeAll(async () => {
    stack = await Stack.start();
  });

  afterAll(async () => {
    await stack.stop();
  });

  const withCard = async (card: string, ...more: string[]) => {
    const { email } = anOwner();
    const words = ['account:create', '--email', email, '--credits', '0', '--card', card, ...more];
    const made = await stack.admin<Made>(...words);
    return new ApiClient(stack.baseUrl, made.apiKey);
  };
  const ledger = async (client: ApiClient) =>
    (await client.get<{ data: Row[] }>('/v1/account/ledger')).body.data.map(({ kind, credits }) => [kind, credits]);

  it('are for the owner alone', async () => {
    const client = await stack.account(0);
    const answers: Answer[] = [
      await client.post('/v1/account/cards', { paymentMethod: 'pm_card_visa' }),
      await client.post('/v1/account/topups', { packUsd: 10 }),
      await client.send('PATCH', '/v1/account/billing', JSON.stringify({ payAsYouGo: true })),
    ];
    expect(answers.map(({ status, body }) => [status, body['error']])).toEqual(answers.map(() => [403, 'forbidden']));
    expect((await client.get('/v1/account/cards')).body).toEqual({ data: [], nextCursor: null });
  });

  it('bring the first card its credits, charge it for videos, and sell packs [§8 new account credits; pay-as-you-go]', async () => {
    const owner = await OwnerClient.enter(stack.baseUrl, anOwner());
    const saved = await owner.post('/v1/account/cards', { paymentMethod: 'pm_card_visa' });
    expect(saved).toMatchObject({ status: 201, body: { brand: 'visa', last4: '4242' } });
    const { granted, ...card } = saved.body;
    expect(granted).toBe(PRICES.firstCardGrant);
    expect((await owner.get('/v1/account')).body).toMatchObject({ credits: 550, payAsYouGo: true, packUsd: 10, card });
    expect((await owner.post('/v1/videos/from-data', ORDER)).status).toBe(202);
    expect((await owner.post('/v1/videos/from-data', ORDER)).status).toBe(202);
    expect((await owner.get('/v1/account')).body).toMatchObject({ credits: 1550 - 2 * VIDEO, reserved: 2 * VIDEO });
    const changed = await owner.send('PATCH', '/v1/account/billing', JSON.stringify({ packUsd: 25 }));
    expect(changed).toMatchObject({ status: 200, body: { payAsYouGo: true, packUsd: 25 } });
    expect(await owner.post('/v1/account/topups', { packUsd: 50 })).toMatchObject({
      status: 201,
      body: { packUsd: 50, credits: 5000 },
    });
    expect((await ledger(owner)).filter(([kind]) => kind !== 'hold')).toEqual([
      ['topup', 5000],
      ['topup', 1000],
      ['grant', 500],
      ['grant', 50],
    ]);
    expect((await owner.get<{ data: unknown[] }>('/v1/account/cards')).body.data).toEqual([card]);
  });

  it('tell who takes them and what things cost, and are removed by their owner', async () => {
    const owner = await OwnerClient.enter(stack.baseUrl, anOwner());
    const { body: card } = await owner.post<{ cardId: string }>('/v1/account/cards', { paymentMethod: 'pm_card_visa' });
    const { body } = await owner.get<{ prices: unknown[] }>('/v1/account/billing');
    expect(body).toMatchObject({ payAsYouGo: true, provider: 'sandbox', publishableKey: null, packsUsd: [10, 25, 50] });
    expect(body.prices).toContainEqual({ what: 'Render', credits: '10 for each started minute' });
    const path = `/v1/account/cards/${card.cardId}`;
    const other = await OwnerClient.enter(stack.baseUrl, anOwner());
    expect((await other.send('DELETE', path)).status).toBe(404);
    expect((await owner.post(`${path}/charge-first`, {})).status).toBe(200);
    expect((await owner.send('DELETE', path)).status).toBe(204);
    expect((await owner.get('/v1/account')).body).toMatchObject({ card: null, credits: 550 });
    expect((await owner.post(`${path}/charge-first`, {})).status).toBe(404);
  });

  it('name what is wrong with a request', async () => {
    const owner = await OwnerClient.enter(stack.baseUrl, anOwner());
    const send = (method: string, path: string, body: unknown) =>
      owner.send<Answer['body']>(method, `/v1/account/${path}`, JSON.stringify(body));
    const answers = await Promise.all([
      send('POST', 'cards', { paymentMethod: 'pm_card_nope' }),
      send('POST', 'cards', {}),
      send('POST', 'topups', { packUsd: 11 }),
      send('PATCH', 'billing', { packUsd: '10', payAsYouGo: null }),
      send('POST', 'topups', { packUsd: 10 }),
    ]);
    expect(answers.map(({ status, body }) => [status, body['error']])).toEqual([
      [400, 'bad_request: paymentMethod is not known to the payment provider'],
      [400, 'bad_request: paymentMethod must be a string'],
      [400, 'bad_request: packUsd must be one of the following values: 10, 25, 50'],
      [400, expect.stringMatching(/^bad_request: p/)],
      [409, 'conflict: no card is on file'],
    ]);
    expect(answers[3]?.body['details']).toHaveLength(2);
  });

  it.each([
    ['pm_card_chargeDeclined', 'payment_failed (card_declined): the card was declined'],
    ['pm_card_authenticationRequired', 'payment_failed (authentication_required): the bank asks for its owner'],
  ])('refuse a video where %s is charged, and make nothing [§7 402 payment_failed]', async (card, error) => {
    const client = await withCard(card);
    expect(await client.post('/v1/videos/from-data', ORDER)).toMatchObject({ status: 402, body: { error } });
    expect((await client.get('/v1/account')).body).toMatchObject({ credits: 0, reserved: 0 });
    expect(await ledger(client)).toEqual([]);
  });

  it('leave a wallet short that an operator made with pay-as-you-go off [§7 402 insufficient_credits] [§8 pay-as-you-go]', async () => {
    const client = await withCard('pm_card_visa', '--payg', 'off');
    expect((await client.get('/v1/account')).body).toMatchObject({
      credits: 0,
      payAsYouGo: false,
      card: { last4: '4242' },
    });
    expect((await client.post('/v1/videos/from-data', ORDER)).body['error']).toMatch(/^insufficient_credits/);
  });

  it('charge once for a burst, and no more than a day allows, over two apis [§8 pay-as-you-go] [§7 402 payment_failed]', async () => {
    const client = await withCard('pm_card_visa');
    const other = new ApiClient(await stack.startApi(), client.apiKey);
    const order = (_: unknown, n: number) => (n % 2 ? client : other).post('/v1/videos/from-data', ORDER);
    expect((await Promise.all([0, 1].map(order))).map(({ status }) => status)).toEqual([202, 202]);
    expect((await ledger(client)).filter(([kind]) => kind === 'topup')).toEqual([['topup', 1000]]);
    const answers = await Promise.all(Array.from({ length: 12 }, order));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(8);
    expect(answers.find(({ status }) => status === 402)?.body['error']).toMatch(/^payment_failed \(daily_cap\): /);
    expect((await client.get('/v1/account')).body).toMatchObject({ credits: 5000 - 10 * VIDEO, reserved: 10 * VIDEO });
  });

  it('answer 404 to the provider that is not configured', async () => {
    expect((await fetch(`${stack.baseUrl}/v1/payments/stripe`, { method: 'POST' })).status).toBe(404);
  });

  it('end with a ledger that holds', async () => {
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, faults: [] });
  });
});

describe('payments by Stripe', () => {
  let stripe: StripeServer;
  let stack: Stack;

  beforeAll(async () => {
    stripe = await StripeServer.start();
    stack = await Stack.start({
      STRIPE_BASE_URL: stripe.url,
      STRIPE_API_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: SECRET,
    });
  });

  afterAll(async () => {
    await stack.stop();
    await stripe.stop();
  });

  const hear = (event: { body: string; signature: string }) =>
    fetch(`${stack.baseUrl}/v1/payments/stripe`, {
      method: 'POST',
      body: event.body,
      headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
    });

  it('are credited by the webhook where their own answer says nothing yet, once', async () => {
    const owner = await OwnerClient.enter(stack.baseUrl, anOwner());
    expect((await owner.post('/v1/account/cards', { paymentMethod: 'pm_card_visa' })).status).toBe(201);
    expect((await owner.post('/v1/videos/from-data', ORDER)).status).toBe(202);
    stripe.outcome = 'processing';
    expect(await owner.post('/v1/videos/from-data', ORDER)).toMatchObject({
      status: 402,
      body: { error: 'payment_failed (provider_unavailable): the payment provider did not answer' },
    });
    const intent = stripe.intents[0] as StripeIntent;
    stripe.finish(intent, 'succeeded');
    const forged = stripe.event('payment_intent.succeeded', intent, 'whsec_other');
    expect((await hear(forged)).status).toBe(400);
    for (let time = 0; time < 2; time += 1) {
      expect((await hear(stripe.event('payment_intent.succeeded', intent, SECRET))).status).toBe(200);
    }
    expect((await owner.get('/v1/account')).body).toMatchObject({ credits: 1060 });
    expect((await owner.post('/v1/videos/from-data', ORDER)).status).toBe(202);
  });

  it('are found by a worker where no webhook comes', async () => {
    const owner = await OwnerClient.enter(stack.baseUrl, anOwner());
    await owner.post('/v1/account/cards', { paymentMethod: 'pm_card_mastercard' });
    stripe.outcome = 'processing';
    expect((await owner.post('/v1/account/topups', { packUsd: 10 })).status).toBe(402);
    stripe.finish(stripe.intents[0] as StripeIntent, 'succeeded');
    await stack.startWorker();
    await waitFor('the payment', async () => {
      return (await owner.get<{ credits: number }>('/v1/account')).body.credits === 1550;
    });
  });
});

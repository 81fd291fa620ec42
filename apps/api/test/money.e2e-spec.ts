import { createHash } from 'node:crypto';
import { ApiClient, Stack } from '@app/testing';

const ORDER = { targetSeconds: 15, data: { gate: 'Gate B', waitMinutes: 17 } };
const VIDEO = 490;

interface LedgerRow {
  id: string;
  seq: number;
  at: string;
  kind: string;
  credits: number;
  captured: number;
  balance: number;
  reason: string;
  videoId: string | null;
  holdId: string | null;
  previousHash: string;
  hash: string;
}
interface Page {
  data: LedgerRow[];
  nextCursor: string | null;
}

describe('quotes, wallets and their ledger', () => {
  let stack: Stack;

  beforeAll(async () => {
    // Named, so that pictures have a price; nothing is made here.
    stack = await Stack.start({ IMAGES_API_KEY: 'test' });
  });

  afterAll(async () => {
    await stack.stop();
  });

  it.each([
    [{}, 490, '4.90'],
    [{ targetSeconds: 30, images: 'none' }, 490, '4.90'],
    [{ targetSeconds: 31 }, 730, '7.30'],
    [{ targetSeconds: 60 }, 730, '7.30'],
    [{ targetSeconds: 61 }, 980, '9.80'],
    [{ targetSeconds: 90 }, 980, '9.80'],
    [{ engine: 'director' }, 170, '1.70'],
    [{ images: 'auto' }, 530, '5.30'],
    [{ clips: true, music: { generate: true } }, 170, '1.70'],
    [{ clips: true, engine: 'designed' }, 490, '4.90'],
    [{ edit: 'notes' }, 60, '0.60'],
    [{ edit: 'script' }, 0, '0.00'],
    [{ kind: 'episode', targetSeconds: 60 }, 300, '3.00'],
    [{ kind: 'footage', footageSeconds: 61 }, 40, '0.40'],
  ])('quotes %j at %i credits', async (body, credits, usd) => {
    const client = await owner();
    const answer = await client.post<{ breakdown: Array<{ credits: number }> }>('/v1/quote', body);
    expect(answer).toMatchObject({ status: 200, body: { credits, usd } });
    expect(answer.body.breakdown.reduce((sum, item) => sum + item.credits, 0)).toBe(credits);
  });

  it('names what it cannot price', async () => {
    const client = await owner();
    expect(await client.post('/v1/quote', { kind: 'footage' })).toMatchObject({
      status: 400,
      body: { error: 'bad_request: footageSeconds is needed for the price of footage' },
    });
    expect((await client.post('/v1/quote', { engine: 'steam', targetSeconds: 91 })).body['details']).toHaveLength(2);
  });

  it('charges what was quoted, and tells a wallet as it stands', async () => {
    const client = await stack.account(1000);
    const wish = { targetSeconds: 15, images: 'auto' };
    const { body: quote } = await client.post<{ credits: number }>('/v1/quote', wish);
    expect((await client.post('/v1/videos/from-data', { ...ORDER, ...wish })).status).toBe(202);
    expect((await client.get('/v1/account')).body).toEqual({
      signedIn: true,
      accountId: client.accountId,
      livemode: true,
      emailConfirmed: true,
      credits: 1000 - quote.credits,
      reserved: quote.credits,
      payAsYouGo: false,
      packUsd: 10,
      card: null,
    });
  });

  it('refuses a video that could cost more than maxCredits, and makes nothing [§C4 maxCredits]', async () => {
    const client = await stack.account(1000);
    expect(await client.post('/v1/videos/from-data', { ...ORDER, maxCredits: VIDEO - 1 })).toMatchObject({
      status: 402,
      body: { error: `max_credits_exceeded: needed ${VIDEO}, allowed ${VIDEO - 1}` },
    });
    expect((await client.get('/v1/account')).body).toMatchObject({ credits: 1000, reserved: 0 });
    expect((await client.post('/v1/videos/from-data', { ...ORDER, maxCredits: VIDEO })).status).toBe(202);
  });

  it('accepts exactly three of fifty orders that two apis get at once, from a wallet for three', async () => {
    const client = await stack.account(3 * VIDEO);
    const other = new ApiClient(await stack.startApi(), client.apiKey);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? client : other).post('/v1/videos/from-data', ORDER)),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(47);
    expect(refused[0]?.body['error']).toBe(`insufficient_credits: needed ${VIDEO}, held 0, short ${VIDEO}`);
    expect((await client.get('/v1/account')).body).toMatchObject({ credits: 0, reserved: 3 * VIDEO });
  });

  it('shows an account its history page by page, in a chain that it can check itself', async () => {
    const client = await stack.account(3 * VIDEO);
    await client.post('/v1/videos/from-data', ORDER);
    await stack.admin('credits:grant', '--account', client.accountId, '--credits', '25', '--reason', 'sorry');
    const first = (await client.get<Page>('/v1/account/ledger?limit=2')).body;
    const second = (await client.get<Page>(`/v1/account/ledger?limit=2&cursor=${first.nextCursor}`)).body;
    const rows = [...first.data, ...second.data].reverse();
    expect(second.nextCursor).toBeNull();
    expect(rows.map(({ kind, credits, balance, reason }) => [kind, credits, balance, reason])).toEqual([
      ['grant', 1470, 1470, 'opening balance'],
      ['hold', -480, 990, 'design of a video'],
      ['hold', -10, 980, 'render of a video'],
      ['grant', 25, 1005, 'sorry'],
    ]);
    let previous = '';
    for (const { id, seq, at, kind, credits, captured, balance, reason, videoId, holdId, hash, previousHash } of rows) {
      expect(previousHash).toBe(previous);
      const { accountId } = client;
      const content = [previous, id, accountId, seq, kind, credits, captured, balance, reason, videoId, holdId, at];
      expect(createHash('sha256').update(JSON.stringify(content)).digest('hex')).toBe(hash);
      previous = hash;
    }
    const stranger = await stack.account(0);
    expect((await stranger.get(`/v1/account/ledger?cursor=${first.nextCursor}`)).status).toBe(400);
  });

  it('ends with a ledger that holds', async () => {
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, faults: [] });
  });

  let asking: Promise<ApiClient> | undefined;
  const owner = () => (asking ??= stack.account(0));
});

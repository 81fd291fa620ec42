import { type ApiClient, hourlyCandles, MarketServer, Stack, type VideoBody, waitFor } from '@app/testing';

const DEGEN = '0x4ed4e862860bed51a9570b96d89af5e1b0efefed';
const BONK = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263';
const POOL = '0xc9034c3e7f58003e6ae0c8438e7c8f4598d5acaa';
const WETH = '0x4200000000000000000000000000000000000006';
const TOKEN = { chain: 'base', address: DEGEN, source: 'aggregator' };

interface Accepted {
  jobId: string;
  videoId: string;
  status: string;
  external_id: string | null;
}

describe('POST /v1/videos/token', () => {
  let stack: Stack;
  let market: MarketServer;
  let client: ApiClient;

  beforeAll(async () => {
    market = await MarketServer.start();
    market.list('base', DEGEN, [{ imageUrl: 'https://127.0.0.1:1/degen.png' }]);
    market.chart('base', POOL, { base: DEGEN, quote: WETH }, hourlyCandles(0.01234));
    stack = await Stack.start({ DEXSCREENER_BASE_URL: market.url, GECKOTERMINAL_BASE_URL: market.url });
    client = await stack.account(10_000);
  });

  afterAll(async () => {
    await stack.stop();
    await market.stop();
  });

  const post = async (body: object, headers: Record<string, string> = {}) =>
    await client.post<Accepted>('/v1/videos/token', body, headers);

  it('answers 202 with a job, and charges a retry under the same key once [§4.2 token] [§C4 token answer]', async () => {
    const key = { 'Idempotency-Key': 'token-1' };
    const body = { ...TOKEN, external_id: 'order-9', maxCredits: 490 };
    const first = await post(body, key);
    expect(first).toMatchObject({
      status: 202,
      body: {
        jobId: expect.stringMatching(/^job_/) as string,
        videoId: expect.stringMatching(/^vid-/) as string,
        status: 'queued',
        external_id: 'order-9',
      },
    });
    expect((await post(body, key)).body).toEqual(first.body);
    const account = (await client.get('/v1/account')).body;
    expect(account).toMatchObject({ credits: 10_000 - 490, reserved: 490 });
    const { body: video } = await client.get<VideoBody>(`/v1/videos/${first.body.videoId}`);
    expect(video).toMatchObject({ status: 'draft', title: 'DEGEN on Base', format: '9:16', duration: 30 });
  });

  it('makes a video with a chart of the candles, whose figures are the market’s [§4.2 token]', async () => {
    await client.cancelAll();
    const worker = await stack.startWorker();
    const { body: accepted } = await post({ ...TOKEN, title: 'Degen today' });
    const video = await waitFor('the script', async () => {
      const { body } = await client.get<VideoBody>(`/v1/videos/${accepted.videoId}`);
      return body.status === 'draft' ? null : body;
    });
    expect(video).toMatchObject({ title: 'Degen today', lastError: null });
    expect(video.scenes.map(({ media }) => media)).toContainEqual(expect.stringMatching(/^(candle|line) chart/));
    expect(video.scenes[0]?.text).toContain('0.0123');
    // The logo was asked for as a still; this one stands at an address that nobody may fetch.
    expect(video.check.warnings).toContainEqual(expect.objectContaining({ code: 'missing_picture' }));
    const { body: proof } = await client.get<{ complete: boolean }>(`/v1/videos/${accepted.videoId}/proof`);
    expect(proof.complete).toBe(true);
    await client.cancelAll();
    await worker.end();
  });

  it('takes Solana’s addresses, and what a video of data takes [§4.2 token address]', async () => {
    market.list('solana', BONK, [{ priceUsd: '0.00001234' }]);
    const { status, body } = await post({ chain: 'solana', address: BONK, language: 'Spanish', targetSeconds: 60 });
    expect(status).toBe(202);
    const video = await client.get(`/v1/videos/${body.videoId}`);
    expect(video.body).toMatchObject({ language: 'es', cost: { credits: 730 } });
    await client.post(`/v1/videos/${body.videoId}/cancel`, {});
  });

  it.each([
    ['a chain no one knows', { chain: 'dogechain', address: DEGEN }, 'chain'],
    ['no address', { chain: 'base' }, 'address'],
    ['an address of another chain', { chain: 'solana', address: DEGEN }, 'address must be the base58 text of 32 bytes'],
    ['an address with a path in it', { chain: 'base', address: `${DEGEN}/../x` }, 'address must be 0x'],
    ['a source no one knows', { ...TOKEN, source: 'rumour' }, 'source'],
    ['data of its own', { ...TOKEN, data: { priceUsd: 1 } }, 'data is not a field of this request'],
    ['a voice of another language', { ...TOKEN, voiceId: 'nobody' }, 'voiceId'],
  ])('refuses %s with a 400 that names it [§4.2 token address]', async (_, body, message) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(message) as string } });
  });

  it('refuses a token that nobody trades, and services that fail, before anything is charged', async () => {
    const before = (await client.get('/v1/account')).body;
    const unknown = { chain: 'base', address: WETH };
    expect((await post(unknown)).body).toMatchObject({
      error: `unprocessable: no pair on base trades ${WETH} at a price`,
    });
    market.refusals.pairs.push({ status: 429, headers: { 'retry-after': '900' } });
    const busy = await post({ chain: 'bsc', address: DEGEN });
    expect(busy).toMatchObject({
      status: 503,
      body: { error: 'unavailable: DexScreener is too busy; try again later' },
    });
    expect(busy.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await client.get('/v1/account')).body).toEqual(before);
  });
});

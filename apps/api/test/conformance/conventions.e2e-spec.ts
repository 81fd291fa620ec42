import {
  type Answer,
  type ApiClient,
  describeAtFullLength,
  LanguageModelServer,
  OwnerClient,
  Stack,
} from '@app/testing';
import type { Video } from './video';

const FROM_DATA = '/v1/videos/from-data';
const OPENING = 20_000;
const ORDER = { targetSeconds: 15, data: { gate: 'Gate B', waitMinutes: 17 } };

interface Quote {
  credits: number;
  usd: string;
  breakdown: Array<{ type: string; count: number; credits: number }>;
}
interface Refusal {
  error: string;
  message: string;
  requestId: string;
  details?: Array<{ path: string; message: string }>;
}

/** What holds on every route: keys, prices, refusals. No worker runs, so nothing is made. */
describe('keys, prices and refusals', () => {
  let stack: Stack;
  let client: ApiClient;
  let newcomers = 0;

  beforeAll(async () => {
    // Named, so that what is made elsewhere has a price; nothing is ordered from them.
    stack = await Stack.start({ IMAGES_API_KEY: 'test', FAL_API_KEY: 'test', FETCH_ALLOW: '127.0.0.1' });
    client = await stack.account(OPENING);
  });

  afterAll(async () => {
    await stack.stop();
  });

  const quote = async (wish: object) => (await client.post<Quote>('/v1/quote', wish)).body;
  const wallet = async (of: ApiClient = client) =>
    (await of.get<{ signedIn: boolean; credits: number; reserved: number }>('/v1/account')).body;
  /** Somebody who has just signed up. */
  const newcomer = async () => {
    const email = `n${(newcomers += 1)}@factreel.example`;
    return await OwnerClient.enter(stack.baseUrl, { email, password: 'correct horse' });
  };
  /** What is set aside for an order, which is then cancelled. */
  async function heldFor(wish: object): Promise<number> {
    const before = await wallet();
    const { status, body } = await client.post<Video>(FROM_DATA, { ...ORDER, ...wish });
    expect({ status, body }).toMatchObject({ status: 202 });
    const { reserved } = await wallet();
    await client.post(`/v1/videos/${body.videoId}/cancel`, {});
    return reserved - before.reserved;
  }
  const asking = async (method: string, path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL(path, stack.baseUrl), { method, headers });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Refusal };
  };

  it('tells who is signed in and what can be spent [§4.1 GET /account] [§8 new account credits]', async () => {
    expect(await wallet()).toMatchObject({ signedIn: true, credits: OPENING, reserved: 0 });
    expect(await wallet(await newcomer())).toMatchObject({ signedIn: true, credits: 50 });
  });

  it('quotes credits, dollars and what they are made of, free of charge [§4.1 POST /quote; quote is free]', async () => {
    const before = await wallet();
    const { credits, usd, breakdown } = await quote({ targetSeconds: 61, images: 'none' });
    expect({ credits, usd }).toEqual({ credits: 980, usd: '9.80' });
    expect(breakdown.every((item) => typeof item.type === 'string' && item.count > 0)).toBe(true);
    expect(breakdown.reduce((sum, item) => sum + item.credits, 0)).toBe(credits);
    expect(await wallet()).toEqual(before);
  });

  it.each([
    [15, 480, 10],
    [30, 480, 10],
    [31, 720, 10],
    [60, 720, 10],
    [61, 960, 20],
    [90, 960, 20],
  ])(
    'a video of %i seconds is designed for %i credits and rendered for %i [§8 designed video; render charge]',
    async (targetSeconds, design, render) => {
      const wish = { targetSeconds, images: 'none' };
      const { breakdown } = await quote(wish);
      const priceOf = (kind: string) => breakdown.find(({ type }) => type === kind)?.credits;
      expect([priceOf('design'), priceOf('render')]).toEqual([design, render]);
      expect(await heldFor(wish)).toBe(design + render);
    },
  );

  it('quotes a floor that pictures, clips and music add to [§4.1 quote is a floor]', async () => {
    const priceOf = async (wish: object) => (await quote({ engine: 'designed', images: 'none', ...wish })).credits;
    const [plain, pictures] = [await priceOf({}), await priceOf({ images: 'auto' })];
    expect(pictures).toBeGreaterThan(plain);
    expect(await priceOf({ images: 'auto', clips: true })).toBeGreaterThan(pictures);
    expect(await priceOf({ music: { generate: true } })).toBeGreaterThan(plain);
  });

  it('holds what was quoted where images are named and no show is [§7 rule 4] [§4.2 images]', async () => {
    for (const wish of [{ images: 'none' }, { images: 'source' }, { images: 'auto' }]) {
      expect(await heldFor({ ...wish })).toBe((await quote({ targetSeconds: 15, ...wish })).credits);
    }
    expect((await client.post(FROM_DATA, { ...ORDER, images: 'all' })).status).toBe(400);
  });

  it.each([
    [30, 250],
    [60, 300],
    [90, 350],
  ])('an episode of %i seconds costs %i [§8 autopilot episode]', async (targetSeconds, credits) => {
    expect(await quote({ kind: 'episode', targetSeconds })).toMatchObject({ credits });
  });

  it('footage is indexed by the started minute [§8 footage indexing]', async () => {
    const priceOf = async (footageSeconds: number) => (await quote({ kind: 'footage', footageSeconds })).credits;
    expect([await priceOf(1), await priceOf(60), await priceOf(61)]).toEqual([20, 20, 40]);
  });

  it('refuses what the wallet cannot pay, and names the shortfall [§7 402 insufficient_credits]', async () => {
    const poor = await newcomer();
    const answer = await poor.post<Refusal>(FROM_DATA, ORDER);
    expect(answer).toMatchObject({
      status: 402,
      body: { error: 'insufficient_credits: needed 490, held 50, short 440' },
    });
    expect(await wallet(poor)).toMatchObject({ credits: 50, reserved: 0 });
    expect((await poor.get<{ data: unknown[] }>('/v1/videos')).body.data).toEqual([]);
  });

  it('makes a key for its owner, shown once, carried as Bearer [§5 rule 1]', async () => {
    const owner = await newcomer();
    const { status, body } = await owner.post<{ keyId: string; apiKey: string }>('/v1/account/keys', { name: 'CI' });
    expect(status).toBe(201);
    const bearer = { authorization: `Bearer ${body.apiKey}` };
    expect((await asking('GET', '/v1/account', bearer)).status).toBe(200);
    expect((await asking('GET', '/v1/account', { 'x-api-key': body.apiKey })).status).toBe(401);
    const listed = await owner.get('/v1/account/keys');
    expect(JSON.stringify(listed.body)).toContain(body.keyId);
    expect(JSON.stringify(listed.body)).not.toContain(body.apiKey);
    expect((await owner.send('DELETE', `/v1/account/keys/${body.keyId}`)).status).toBeLessThan(300);
    expect((await asking('GET', '/v1/account', bearer)).status).toBe(401);
  });

  it.each<[string, Record<string, string>]>([
    ['no key', {}],
    ['a wrong key', { authorization: 'Bearer sk_wrong' }],
  ])('answers 401 unauthorized to %s [§5 rule 2] [§7 401]', async (_, headers) => {
    const { status, body } = await asking('GET', '/v1/videos', headers);
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: 'unauthorized', message: expect.stringMatching(/\w/) as string });
  });

  it('answers every refusal with an error string, and names the request [§7 shape] [§C2 errors; request id]', async () => {
    const bearer = { authorization: `Bearer ${client.apiKey}` };
    const refusals = [
      await asking('GET', '/v1/account'),
      await asking('GET', '/v1/videos/vid-999', bearer),
      await asking('GET', '/v1/videos?limit=0', bearer),
      await asking('DELETE', '/v1/quote', bearer),
      await asking('GET', '/v1/nothing', bearer),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([401, 404, 400, 404, 404]);
    for (const { body, headers } of refusals) {
      expect(body.error).toMatch(/^(unauthorized$|not_found: |bad_request: )/);
      expect(body).toMatchObject({ message: expect.any(String) as string });
      expect(headers.get('x-request-id')).toBe(body.requestId);
      expect(JSON.stringify(body)).not.toMatch(/node_modules|\.js:|Exception/);
    }
    const fine = await client.get('/v1/account');
    expect(fine.headers.get('x-request-id')).toMatch(/\w/);
  });

  it('says which argument is bad; of several, all; of an unknown one, its name [§7 400] [§C2 unknown field]', async () => {
    const wish = { ...ORDER, targetSeconds: 'long', wish: 1, data: { anything: { at: 'all' } } };
    const { status, body } = await client.post<Refusal>(FROM_DATA, wish);
    expect({ status, error: body.error }).toEqual({
      status: 400,
      error: expect.stringMatching(/^bad_request: (targetSeconds|wish) /) as string,
    });
    expect(body.details?.map(({ path }) => path).sort()).toEqual(['targetSeconds', 'wish']);
  });

  it('knows neither a video, a job nor a webhook of another account [§7 404] [§C2 other accounts]', async () => {
    const stranger = await newcomer();
    const job = (await client.post<{ jobId: string; videoId: string }>(FROM_DATA, { ...ORDER, async: true })).body;
    const hook = { url: 'http://127.0.0.1:9/x', events: ['video.rendered'] };
    const { webhook } = (await client.post<{ webhook: { id: string } }>('/v1/webhooks', hook)).body;
    const records: Array<[string, string]> = [
      [`/v1/videos/${job.videoId}`, `video ${job.videoId}`],
      [`/v1/jobs/${job.jobId}`, `job ${job.jobId}`],
      [`/v1/webhooks/${webhook.id}/deliveries`, `webhook ${webhook.id}`],
    ];
    for (const [path, name] of records) {
      expect((await client.get(path)).status).toBe(200);
      expect(await stranger.get(path)).toMatchObject({ status: 404, body: { error: `not_found: ${name}` } });
    }
    await client.post(`/v1/videos/${job.videoId}/cancel`, {});
  });

  it('answers a job where the order is asynchronous [§4.2 async] [§C4 async answer]', async () => {
    const { status, body } = await client.post<Record<string, unknown>>(FROM_DATA, {
      ...ORDER,
      async: true,
      external_id: 'later',
    });
    expect(status).toBe(202);
    expect(body).toEqual({
      jobId: expect.stringMatching(/^job_/) as string,
      videoId: expect.stringMatching(/^vid-\d+$/) as string,
      livemode: true,
      status: 'queued',
      external_id: 'later',
      note: expect.any(String) as string,
    });
    const video = await client.get<Video>(`/v1/videos/${String(body['videoId'])}`);
    expect(video.body).toMatchObject({ status: 'draft', external_id: 'later' });
    await client.post(`/v1/videos/${video.body.videoId}/cancel`, {});
  });

  it('shows the secret of a webhook once [§2.4 id; secret] [§4.4 POST /webhooks]', async () => {
    const body = { url: 'http://127.0.0.1:9/once', events: ['video.rendered'] };
    const made = await client.post<{ webhook: { id: string; secret: string } }>('/v1/webhooks', body);
    expect(made.status).toBe(201);
    expect(made.body.webhook).toMatchObject({
      id: expect.stringMatching(/^wh_/) as string,
      secret: expect.stringMatching(/^whsec_/) as string,
    });
    const listed = JSON.stringify((await client.get('/v1/webhooks')).body);
    expect(listed).toContain(made.body.webhook.id);
    expect(listed).not.toContain(made.body.webhook.secret);
    expect((await client.post('/v1/webhooks', { ...body, events: ['video.done'] })).status).toBe(400);
  });

  it('writes names in camelCase, times in UTC and ids with their prefixes [§C2 names and times]', async () => {
    const { body } = await client.get<{ data: Array<Record<string, unknown>> }>('/v1/account/ledger?limit=1');
    const video = (await client.get<{ data: Array<Record<string, unknown>> }>('/v1/videos?limit=1')).body.data[0] ?? {};
    for (const name of [...Object.keys(body.data[0] ?? {}), ...Object.keys(video)]) {
      expect(name === 'external_id' || /^[a-z][A-Za-z0-9]*$/.test(name)).toBe(true);
    }
    expect(body.data[0]?.['at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  });

  it('pages its lists [§C2 lists]', async () => {
    type Page = { data: Array<{ videoId: string }>; nextCursor: string | null };
    const page = async (query: string) => (await client.get<Page>(`/v1/videos?${query}`)).body;
    const first = await page('limit=1');
    const second = await page(`limit=1&cursor=${first.nextCursor}`);
    expect([...first.data, ...second.data]).toEqual((await page('limit=2')).data);
    expect((await page('')).data.length).toBeLessThanOrEqual(20);
    expect((await client.get('/v1/videos?limit=101')).status).toBe(400);
  });

  it('stands under /v1 alone [§9 rule 1 prefix]', async () => {
    expect((await client.get('/account')).status).toBe(404);
    expect((await client.get('/v2/account')).status).toBe(404);
  });

  it('publishes OpenAPI 3.1.0 with its routes and schemas by name [§9 rule 1 description]', async () => {
    const document = await stack.description.document();
    expect(document).toMatchObject({ openapi: '3.1.0' });
    const paths = ['/v1/jobs/{id}', '/v1/webhooks', '/v1/webhooks/{id}/deliveries', '/v1/videos/from-data'];
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(paths));
    const schemas = ['Video', 'Job', 'Media', 'WebhookEvent', 'VideoStatus'];
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(schemas));
  });
});

/** The wait is the whole 150 seconds: at full length only. */
describeAtFullLength('a designer that does not come to an end', () => {
  let stack: Stack;
  let model: LanguageModelServer;

  beforeAll(async () => {
    model = await LanguageModelServer.start();
    model.replies({ hangs: true });
    stack = await Stack.start({ LOG_LEVEL: 'silent' });
    await stack.startWorker({ LLM_MODEL: 'test', LLM_BASE_URL: `${model.url}/v1`, LLM_FALLBACK: 'none' });
  });

  afterAll(async () => {
    await stack.stop();
    await model.stop();
  });

  it('is stopped after 150 seconds, in the words of the specification, and costs nothing [§7 rule 2] [§8 designer time cap]', async () => {
    const client = await stack.account(1_000);
    const { body }: Answer<Video> = await client.post<Video>(FROM_DATA, ORDER);
    const video = await client.finished(body.videoId);
    expect(video).toMatchObject({
      status: 'error',
      lastError: 'Video creation failed (The operation was aborted due to timeout)',
    });
    expect((await client.get('/v1/account')).body).toMatchObject({ credits: 1_000, reserved: 0 });
  });
});

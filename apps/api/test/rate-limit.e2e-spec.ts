import { ApiClient, Stack } from '@app/testing';

const MAX = 12;
/** Longer than any run of this suite: no window ends in the middle of a test. */
const WINDOW_S = 3_600;

describe('rate limits', () => {
  let stack: Stack;
  let other: string;

  beforeAll(async () => {
    stack = await Stack.start({
      RATE_LIMIT_MAX: String(MAX),
      RATE_LIMIT_WINDOW_S: String(WINDOW_S),
      TRUST_PROXY: '127.0.0.1',
    });
    other = await stack.startApi();
  });

  afterAll(() => stack.stop());

  const unkeyed = (address: string, key = 'sk_guessed') =>
    fetch(new URL('/v1/account', stack.baseUrl), {
      headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': address },
    });

  it('tells policy and rest on every answer, as the IETF draft writes them [§C2 rate limits]', async () => {
    const client = await stack.account(1);
    const first = await client.get('/v1/account');
    expect(first.headers.get('ratelimit-policy')).toBe(`"default";q=${MAX};w=${WINDOW_S}`);
    expect(first.headers.get('ratelimit')).toBe(`"default";r=${MAX - 1};t=${WINDOW_S}`);
    const second = await client.get('/v1/videos/vid-999');
    expect(second.status).toBe(404);
    expect(second.headers.get('ratelimit')).toMatch(new RegExp(`^"default";r=${MAX - 2};t=\\d+$`));
  });

  it('takes no more from one key over two processes at once, and tells when to come again [§C2 rate limits]', async () => {
    const client = await stack.account(1);
    const twin = new ApiClient(other, client.apiKey);
    const asked = Array.from({ length: MAX * 2 }, (_, n) => (n % 2 ? client : twin).get('/v1/account'));
    const answers = await Promise.all(asked);
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(MAX);
    const rests = taken.map(({ headers }) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]));
    expect(rests.sort((a, b) => a - b)).toEqual(Array.from({ length: MAX }, (_, rest) => rest));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ error: `rate_limited: ${MAX} requests in ${WINDOW_S} s` });
    const seconds = refused?.headers.get('retry-after');
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(refused?.headers.get('ratelimit')).toBe(`"default";r=0;t=${seconds}`);
    expect(refused?.headers.get('x-request-id')).toBe(refused?.body['requestId']);
    expect((await (await stack.account(1)).get('/v1/account')).status).toBe(200);
  });

  it('counts guesses at keys for the address, whatever key is guessed', async () => {
    for (let n = 0; n < MAX; n += 1) expect((await unkeyed('203.0.113.7', `sk_${n}`)).status).toBe(401);
    expect((await unkeyed('203.0.113.7')).status).toBe(429);
    expect((await unkeyed('203.0.113.8')).status).toBe(401);
  });

  it('counts sign-ins and guesses at embed tokens for the address together', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
    const send = async (path: string, body: object) =>
      (await fetch(new URL(path, stack.baseUrl), { method: 'POST', headers, body: JSON.stringify(body) })).status;
    const guess = async () => await send('/embed/session', { token: 'et_guessed' });
    const signIn = async () => await send('/v1/auth/login', { email: 'nobody@x.example', password: 'a long password' });
    expect(await signIn()).toBe(401);
    for (let n = 1; n < MAX; n += 1) expect(await guess()).toBe(401);
    expect([await guess(), await signIn()]).toEqual([429, 429]);
  });

  it('leaves health, the description and pages alone', async () => {
    for (const path of ['/health/live', '/openapi.json', '/w/vid-1?k=x']) {
      expect((await fetch(new URL(path, stack.baseUrl))).headers.get('ratelimit')).toBeNull();
    }
  });

  it('begins anew when the window has ended', async () => {
    const client = await stack.account(1);
    for (let n = 0; n < MAX; n += 1) await client.get('/v1/account');
    expect((await client.get('/v1/account')).status).toBe(429);
    await stack.rows("UPDATE rate_windows SET ends_at = now() WHERE subject LIKE 'key_%'");
    const { status, headers } = await client.get('/v1/account');
    expect({ status, rest: headers.get('ratelimit') }).toEqual({
      status: 200,
      rest: `"default";r=${MAX - 1};t=${WINDOW_S}`,
    });
  });
});

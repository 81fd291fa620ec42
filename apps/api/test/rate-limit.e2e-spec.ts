import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { ApiClient, OwnerClient, Stack } from '@app/testing';

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

  it('counts a large body as several requests, whatever becomes of it [§C2 rate limits]', async () => {
    const client = await stack.account(1);
    const rest = ({ headers }: { headers: Headers }) => /r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1];
    expect(rest(await client.post('/v1/quote', {}))).toBe(String(MAX - 1));
    expect(rest(await client.post('/v1/videos/from-data', { text: 'a'.repeat(250_000) }))).toBe(String(MAX - 4));
    const twin = new ApiClient(other, client.apiKey);
    const data = { note: 'a'.repeat(900_000) };
    const refused = await twin.post('/v1/videos/from-data', { data });
    expect([refused.status, rest(refused)]).toEqual([429, '0']);
  });

  /** The answer to the head of a request whose body is not sent, or only this much of it. */
  async function answerToHead(headers: OutgoingHttpHeaders, path = '/v1/videos/from-data', sent = ''): Promise<number> {
    const length = 'transfer-encoding' in headers ? {} : { 'content-length': 1_900_000 };
    const json = { 'content-type': 'application/json', ...length };
    const asked = request(new URL(path, stack.baseUrl), { method: 'POST', headers: { ...json, ...headers } });
    asked.flushHeaders();
    if (sent) asked.write(sent);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    asked.on('error', () => undefined).destroy();
    return answer.statusCode ?? 0;
  }

  it('refuses by the head of a request: a body that will not be taken is not waited for [§C2 rate limits]', async () => {
    const client = await stack.account(1);
    const authorization = `Bearer ${client.apiKey}`;
    expect(await answerToHead({ authorization })).toBe(429);
    for (const path of ['/v1/sources', '/v1/tools/plan', '/v1/quote', '/v1/videos/vid-1/edit', '/mcp']) {
      expect([path, await answerToHead({ authorization }, path)]).toEqual([path, 429]);
    }
    expect(await answerToHead({ authorization, 'content-length': 2 })).toBe(429);
    const pieces = { 'transfer-encoding': 'chunked' };
    expect(await answerToHead({ authorization, ...pieces }, '/v1/sources', '{"data":')).toBe(429);
    const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 200_000_000 };
    expect(await answerToHead({ authorization, ...form }, '/v1/library/upload')).toBe(429);
  });

  it('refuses who may not come in by the head as well', async () => {
    const from = { 'x-forwarded-for': '203.0.113.11', 'content-length': 50_000 };
    expect(await answerToHead(from)).toBe(401);
    expect(await answerToHead({ ...from, authorization: 'Bearer sk_guessed' })).toBe(401);
    expect(await answerToHead({ ...from, 'content-length': 1_900_000 })).toBe(429);
    expect(await answerToHead({ ...from, 'content-type': 'text/plain' })).toBe(400);
    const elsewhere = { 'x-forwarded-for': '203.0.113.12', 'content-length': 1_900_000 };
    expect(await answerToHead(elsewhere, '/v1/auth/login')).toBe(429);
    expect(await answerToHead(elsewhere, '/v1/nothing')).toBe(404);
    const { apiKey } = await stack.account(1);
    const authorization = `Bearer ${apiKey}`;
    expect(await answerToHead({ authorization, 'content-length': 2 }, '/v1/account/keys')).toBe(403);
  });

  it('counts a body that comes in pieces by what has come', async () => {
    const client = await stack.account(1);
    const post = async () =>
      await fetch(new URL('/v1/quote', stack.baseUrl), {
        method: 'POST',
        headers: { authorization: `Bearer ${client.apiKey}`, 'content-type': 'application/json' },
        body: new Blob([JSON.stringify({ kind: 'x'.repeat(250_000) })]).stream(),
        duplex: 'half',
      });
    const first = await post();
    expect([first.status, first.headers.get('ratelimit')]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^"default";r=${MAX - 3};`)),
    ]);
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

  it('tells an owner who is signed in when all other requests of the window are used', async () => {
    const owner = await OwnerClient.enter(stack.baseUrl, { email: 'rate@x.example', password: 'a long password' });
    const answers = [];
    for (let n = 0; n <= MAX * 5; n += 1) answers.push((await owner.get('/v1/account')).status);
    expect(answers.slice(-2)).toEqual([200, 429]);
    const session = await owner.get('/v1/auth/session');
    expect(session.status).toBe(200);
    expect(session.headers.get('ratelimit')).toMatch(/^"session";r=\d+;t=\d+$/);
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

import { resolve } from 'node:path';
import { hash } from '@node-rs/argon2';
import { ApiClient, OwnerClient, Stack, type VideoBody, waitFor } from '@app/testing';

const PASSWORD = 'a long password';
const WRONG = 'a wrong password';
const TROUBLE = resolve(__dirname, '../plugins/trouble');

describe('guesses', () => {
  let stack: Stack;
  /** One more process over the same database, which believes one proxy. */
  let proxied: string;
  let serial = 0;

  beforeAll(async () => {
    stack = await Stack.start();
    ({ url: proxied } = await stack.startApiProcess({ TRUST_PROXY: '1' }));
  });

  afterAll(() => stack.stop());

  /** All tests come from one address, whose tries must not count from one to the next. */
  beforeEach(async () => {
    await stack.rows('DELETE FROM sign_in_failures');
    await stack.rows('DELETE FROM rate_windows');
  });

  const anEmail = () => `guess${++serial}@x.example`;
  const call = async (path: string, body: unknown, headers: Record<string, string> = {}, base = stack.baseUrl) =>
    await fetch(new URL(path, base), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signIn = async (email: string, password: string, headers: Record<string, string> = {}, base?: string) =>
    await call('/v1/auth/login', { email, password }, headers, base);
  const deviceOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('factreel_device='))
      ?.split(';')[0] ?? '';
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const fail = async (times: number, email: () => string, headers: () => Record<string, string> = () => ({})) => {
    for (let n = 0; n < times; n += 1) {
      expect((await signIn(email(), WRONG, headers(), proxied)).status).toBe(401);
    }
  };

  it('at passwords are counted for an IPv6 network, whatever address of it they come from', async () => {
    let host = 0;
    const hopping = () => from(`2001:db8:0:1::${(++host).toString(16)}`);
    await fail(10, anEmail, hopping);
    expect((await signIn(anEmail(), WRONG, hopping(), proxied)).status).toBe(429);
    expect((await signIn(anEmail(), WRONG, from('2001:db8:0:2::1'), proxied)).status).toBe(401);
  });

  it('at passwords are counted for who really sends them, whatever is made up before the proxy', async () => {
    let host = 0;
    const lying = () => from(`203.0.113.${++host}, 198.51.100.7`);
    await fail(10, anEmail, lying);
    expect((await signIn(anEmail(), WRONG, lying(), proxied)).status).toBe(429);
    await stack.rows('DELETE FROM sign_in_failures');
    for (let n = 0; n < 10; n += 1) await signIn(anEmail(), WRONG, from(`203.0.113.${n}`));
    // No proxy is believed here: the header is words.
    expect((await signIn(anEmail(), WRONG, from('192.0.2.99'))).status).toBe(429);
  });

  it('lock nobody out of a browser that they have signed in with, and that browser is counted by itself', async () => {
    const email = anEmail();
    const welcome = await call('/v1/auth/signup', { email, password: PASSWORD });
    const device = { cookie: deviceOf(welcome) };
    let host = 0;
    await fail(
      10,
      () => email,
      () => from(`203.0.113.${++host}`),
    );
    const elsewhere = from('192.0.2.1');
    expect((await signIn(email, PASSWORD, elsewhere, proxied)).status).toBe(429);
    const known = await signIn(email, PASSWORD, { ...elsewhere, ...device }, proxied);
    expect(known.status).toBe(200);
    for (let n = 0; n < 10; n += 1) expect((await signIn(email, WRONG, device)).status).toBe(401);
    expect((await signIn(email, PASSWORD, device)).status).toBe(429);
  });

  it('take no device for another account’s, a made-up one, or one from before a new password', async () => {
    const [mine, theirs] = [anEmail(), anEmail()];
    const first = await call('/v1/auth/signup', { email: mine, password: PASSWORD });
    const strange = deviceOf(await call('/v1/auth/signup', { email: theirs, password: PASSWORD }));
    const old = deviceOf(first);
    const owner = await OwnerClient.enter(stack.baseUrl, { email: mine, password: PASSWORD }, 'login');
    const change = { current: PASSWORD, password: `${PASSWORD} more` };
    expect((await owner.send('PATCH', '/v1/account/password', JSON.stringify(change))).status).toBe(204);
    await fail(10, () => mine);
    for (const cookie of [strange, old, 'factreel_device=x.y', 'factreel_device=', `${old}x`]) {
      expect((await signIn(mine, change.password, { cookie })).status).toBe(429);
    }
  });

  it('at who has an account learn thirty in 15 minutes', async () => {
    const email = anEmail();
    await call('/v1/auth/signup', { email, password: PASSWORD });
    for (let n = 0; n < 30; n += 1) {
      expect((await call('/v1/auth/signup', { email, password: PASSWORD })).status).toBe(409);
    }
    for (const asked of [email, anEmail()]) {
      expect((await call('/v1/auth/signup', { email: asked, password: PASSWORD })).status).toBe(429);
    }
  });

  it('at mailed links, videos, files and sessions open nothing', async () => {
    const client = await stack.account(1_000);
    const video = (await client.post<VideoBody>('/v1/videos/from-data', { data: { gate: 'B' } })).body;
    const near = video.mediaKey.slice(0, -1);
    const paths = [
      ...['', 'k', near, `${near}~`, video.mediaKey.toUpperCase(), '%00', 'undefined', '__proto__'].flatMap((key) => [
        `/w/${video.videoId}?k=${key}`,
        `/media/${video.videoId}.mp4?k=${key}`,
        `/media/${video.videoId}/v1/video.mp4?k=${key}`,
      ]),
      `/w/${video.videoId}?k=${near}&k=${video.mediaKey.slice(-1)}`,
      `/w/${video.videoId}?k[]=${video.mediaKey}`,
    ];
    for (const path of paths) expect([400, 401]).toContain((await fetch(new URL(path, stack.baseUrl))).status);
    expect(video.mediaKey).toMatch(/^[0-9a-z]{24,}$/);
    for (const token of ['', 'et_', `et_${'0'.repeat(40)}`, client.apiKey]) {
      expect([400, 401]).toContain((await call('/embed/session', { token })).status);
    }
    expect((await fetch(new URL('/embed/s/aaaaaaaaaaaaaaaaaaaaaaaa', stack.baseUrl))).status).toBe(404);
    for (const token of ['0'.repeat(40), '%', "' OR 1=1 --"]) {
      expect((await call('/v1/auth/reset', { token, password: PASSWORD })).status).toBe(422);
    }
  });

  it('at whether an e-mail is known take as long either way', async () => {
    const email = anEmail();
    await call('/v1/auth/signup', { email, password: PASSWORD });
    const rows = await stack.rows<{ hash: string }>('SELECT password_hash AS hash FROM accounts WHERE email = $1', [
      email,
    ]);
    // The stand-in for an unknown e-mail is made as this is: the same work on either way.
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const told = await Promise.all([email, anEmail()].map(async (asked) => (await signIn(asked, WRONG)).json()));
    expect(new Set(told.map((body) => (body as { error: string; message: string }).message)).size).toBe(1);
  });

  it('a password kept under an older hash is kept under today’s from its next use on', async () => {
    const email = anEmail();
    await call('/v1/auth/signup', { email, password: PASSWORD });
    const weak = await hash(PASSWORD, { memoryCost: 4_096, timeCost: 1 });
    await stack.rows('UPDATE accounts SET password_hash = $2 WHERE email = $1', [email, weak]);
    const both = await Promise.all([signIn(email, PASSWORD), signIn(email, PASSWORD, {}, proxied)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await stack.rows<{ hash: string }>('SELECT password_hash AS hash FROM accounts WHERE email = $1', [
      email,
    ]);
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('a hundred sign-ins at once leave the api time for others', async () => {
    const client = await stack.account(10);
    const crowd = Array.from({ length: 100 }, (_, n) =>
      signIn(`crowd${n}@x.example`, WRONG, from(`192.0.2.${n}`), proxied),
    );
    const other = new ApiClient(proxied, client.apiKey);
    let answered = 0;
    const all = Promise.all(crowd.map(async (one) => void ((await one).status && (answered += 1))));
    expect((await other.get('/v1/account')).status).toBe(200);
    expect(answered).toBeLessThan(100);
    await all;
  });
});

describe('what is under way when its leave ends', () => {
  let stack: Stack;
  let owner: OwnerClient;

  beforeAll(async () => {
    stack = await Stack.start({ TOOL_PLUGINS: TROUBLE });
    owner = await OwnerClient.enter(stack.baseUrl, { email: 'ends@x.example', password: PASSWORD });
    await stack.admin('credits:grant', '--account', owner.accountId, '--credits', '5000', '--reason', 'videos');
  });

  afterAll(() => stack.stop());

  async function aKey() {
    const { body } = await owner.post<{ keyId: string; apiKey: string }>('/v1/account/keys', { name: 'stream' });
    return { ...body, client: new ApiClient(stack.baseUrl, body.apiKey, stack.description) };
  }
  const revoke = async (keyId: string) =>
    expect((await owner.send('DELETE', `/v1/account/keys/${keyId}`)).status).toBe(204);

  /** No worker runs: the video waits, and its stream with it. */
  async function follow(path: string, headers: Record<string, string>) {
    const answer = await fetch(new URL(path, stack.baseUrl), { headers });
    expect(answer.status).toBe(200);
    const reader = answer.body?.getReader();
    if (!reader) throw new Error('the stream has no body');
    await reader.read();
    return async () => {
      for (;;) if ((await reader.read()).done) return;
    };
  }

  it('a stream of events ends with its key, its embed token and its session', async () => {
    const { client, keyId, apiKey } = await aKey();
    const video = (await client.post<VideoBody>('/v1/videos/from-data', { data: { gate: 'B' } })).body;
    const path = `/v1/videos/${video.videoId}/events`;
    const byKey = await follow(path, { authorization: `Bearer ${apiKey}` });
    const grant = { externalUserId: 'ada', origin: 'https://shop.example' };
    const { token } = (await client.post<{ token: string }>('/v1/embed/token', grant)).body;
    const embed = new ApiClient(stack.baseUrl, token, stack.description);
    const theirs = (await embed.post<VideoBody>('/v1/videos/from-data', { data: { gate: 'C' } })).body;
    const byToken = await follow(`/v1/videos/${theirs.videoId}/events`, { authorization: `Bearer ${token}` });
    const second = await OwnerClient.enter(stack.baseUrl, { email: 'ends@x.example', password: PASSWORD }, 'login');
    const bySession = await follow(path, { cookie: second.cookie });
    await revoke(keyId);
    expect((await embed.get('/v1/videos')).status).toBe(401);
    await second.send('POST', '/v1/auth/logout');
    await Promise.all([byKey(), byToken(), bySession()]);
    expect((await owner.get<VideoBody>(`/v1/videos/${video.videoId}`)).body.status).toBe('rendering');
  });

  it('an agent’s call ends with its key', async () => {
    const { apiKey, keyId } = await aKey();
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'waits', arguments: {} } };
    const asked = fetch(new URL('/mcp', stack.baseUrl), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(call),
    }).then(
      async (answer) => await answer.text(),
      () => 'cut off',
    );
    await revoke(keyId);
    expect(await asked).not.toContain('"words"');
  });

  it('fifty streams of one caller are enough', async () => {
    const { client, apiKey } = await aKey();
    const video = (await client.post<VideoBody>('/v1/videos/from-data', { data: { gate: 'D' } })).body;
    const headers = { authorization: `Bearer ${apiKey}` };
    const closing = new AbortController();
    const open = async () =>
      await fetch(new URL(`/v1/videos/${video.videoId}/events`, stack.baseUrl), { headers, signal: closing.signal });
    const answers = await Promise.all(Array.from({ length: 50 }, open));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open()).status).toBe(429);
    closing.abort();
    await waitFor('a place to be free', async () => {
      const answer = await fetch(new URL(`/v1/videos/${video.videoId}/events`, stack.baseUrl), { headers });
      await answer.body?.cancel();
      return answer.status === 200;
    });
    await client.cancelAll();
  });
});

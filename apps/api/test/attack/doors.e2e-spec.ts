import { type ApiClient, OwnerClient, Stack, type VideoBody } from '@app/testing';
import { rawRequest } from './raw-request';

const BASE = 'https://films.example';
const STUDIO = 'https://studio.films.example';
const FULL = process.env['FACTREEL_TEST_LENGTH'] === 'full';
const PASSWORD = 'a long password';
const JSON_TYPE = { 'content-type': 'application/json' };

/** What browsers are told, with an installation under TLS: its own addresses are https though the test asks over http. */
describe('what browsers may do with an answer', () => {
  let stack: Stack;
  let client: ApiClient;
  let film: VideoBody;

  beforeAll(async () => {
    stack = await Stack.start({ BASE_URL: BASE, STUDIO_URL: STUDIO });
    client = await stack.account(1_000);
    const order = { data: { waitMinutes: 17 }, public: true };
    film = (await client.post<VideoBody>('/v1/videos/from-data', order)).body;
  });

  afterAll(() => stack.stop());

  const headersOf = async (path: string, init?: RequestInit) =>
    (await fetch(new URL(path, stack.baseUrl), init)).headers;
  const HTML = { headers: { accept: 'text/html' } };

  it.each<[string, () => [string, RequestInit?], { policy: RegExp; framed?: true; shared?: true; kept?: RegExp }]>([
    ['an answer', () => ['/v1/account', authorized()], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['a list', () => ['/v1/videos', authorized()], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['a refusal', () => ['/v1/account'], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['a wrong address', () => ['/v1/nothing'], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['an address that is none', () => ['/v1/videos/%zz'], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['health', () => ['/health/live'], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['metrics', () => ['/metrics'], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
    ['the description', () => ['/openapi.json'], { policy: /^default-src 'none'/ }],
    ['the reference', () => ['/docs'], { policy: /script-src 'self';/ }],
    ['the studio', () => ['/films', HTML], { policy: /script-src 'self';.*object-src 'none'/, kept: /^no-cache$/ }],
    ['a file of the studio', () => ['/static/nothing.png'], { policy: /^default-src 'none'/ }],
    [
      'a watch page',
      () => [`/w/${film.videoId}`, HTML],
      { policy: /^default-src 'none'; media-src 'self'/, framed: true, shared: true, kept: /^private, no-cache$/ },
    ],
    [
      'a player',
      () => [`/w/${film.videoId}/player`, HTML],
      { policy: /frame-ancestors \*$/, framed: true, shared: true, kept: /^private, no-cache$/ },
    ],
    ['a film that is not there', () => ['/w/vid-999', HTML], { policy: /./, framed: true, shared: true }],
    ['a missing file', () => [`/media/${film.videoId}.mp4`], { policy: /./, shared: true, kept: /^no-store$/ }],
    ['the embedded studio', () => ['/embed/studio'], { policy: /./, framed: true, shared: true, kept: /^no-store$/ }],
    ['an unknown session', () => ['/embed/s/nobody'], { policy: /./, framed: true, shared: true, kept: /^no-store$/ }],
    ['an agent', () => ['/mcp', { method: 'POST' }], { policy: /^default-src 'none'/, kept: /^no-store$/ }],
  ])('%s', async (_what, ask, { policy, framed, shared, kept }) => {
    const headers = await headersOf(...ask());
    const said = headers.get('content-security-policy') ?? '';
    expect(said).toMatch(policy);
    expect(said).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(said.includes("frame-ancestors 'none'")).toBe(framed === undefined);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
      'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin)$/) as string,
      'cross-origin-resource-policy': shared ? 'cross-origin' : 'same-site',
    });
    expect(headers.get('x-frame-options')).toBe(framed ? null : 'DENY');
    if (kept) expect(headers.get('cache-control')).toMatch(kept);
    if (headers.get('content-type')?.startsWith('text/html')) {
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    }
    for (const name of ['server', 'x-powered-by', 'via']) expect(headers.get(name)).toBeNull();
  });

  const authorized = () => ({ headers: { authorization: `Bearer ${client.apiKey}` } });

  it.each([
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    ['headers over 16 KB', `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is told the same', async (_what, text, status) => {
    const answer = await rawRequest(stack.baseUrl, text);
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/\r\nstrict-transport-security: max-age=31536000\r\n/);
    expect(answer.head).toMatch(/\r\ncontent-security-policy: default-src 'none'/);
  });

  it('nothing of it goes to the page of another site', async () => {
    for (const origin of [BASE, 'https://evil.example', 'https://films.example.evil.example', 'null']) {
      for (const method of ['GET', 'OPTIONS']) {
        const headers = {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-csrf-token',
        };
        const said = (await headersOf('/v1/account', { method, headers })).get('access-control-allow-origin');
        expect(said === null || said === STUDIO).toBe(true);
      }
    }
    const own = await headersOf('/v1/account', { headers: { origin: STUDIO } });
    expect([own.get('access-control-allow-origin'), own.get('access-control-allow-credentials')]).toEqual([
      STUDIO,
      'true',
    ]);
  });

  it('cookies cannot be read by a script, sent in the clear, or set by another host', async () => {
    const body = JSON.stringify({ email: 'ada@films.example', password: PASSWORD });
    const headers = await headersOf('/v1/auth/signup', { method: 'POST', headers: JSON_TYPE, body });
    const [session = '', device = ''] = headers.getSetCookie();
    expect(session).toMatch(/^__Host-factreel_session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
    expect(device).toMatch(/^factreel_device=[^;]+; Max-Age=\d+; Path=\/v1\/auth; HttpOnly; Secure; SameSite=Lax$/);
    const plain = session.replace('__Host-', '').split(';')[0] ?? '';
    expect((await fetch(new URL('/v1/account', stack.baseUrl), { headers: { cookie: plain } })).status).toBe(401);
  });
});

describe('what requests may bring', () => {
  let stack: Stack;
  let client: ApiClient;
  let owner: OwnerClient;

  beforeAll(async () => {
    // No test waits for a slow request for longer than that.
    stack = await Stack.start({ REQUEST_TIMEOUT_S: '1' });
    client = await stack.account(10_000);
    owner = await OwnerClient.enter(stack.baseUrl, { email: 'ada@x.example', password: PASSWORD });
  });

  afterAll(() => stack.stop());

  const post = async (path: string, body: string | Uint8Array, headers: Record<string, string>) => {
    const answer = await stack.fetch(path, { method: 'POST', body, headers });
    const told = (await answer.json()) as { error: string };
    return { status: answer.status, error: told.error, cookies: answer.headers.getSetCookie() };
  };
  const key = () => ({ authorization: `Bearer ${client.apiKey}` });
  const head = (path: string, more = '') =>
    `POST ${path} HTTP/1.1\r\nhost: films.example\r\nauthorization: Bearer ${client.apiKey}\r\ncontent-type: application/json\r\n${more}`;

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', 'text/json'])(
    'a sign-in as %s, which any page can have a browser send, signs nobody in',
    async (type) => {
      const form = new URLSearchParams({ email: 'ada@x.example', password: PASSWORD }).toString();
      const text = JSON.stringify({ email: 'ada@x.example', password: PASSWORD });
      for (const body of [form, text]) {
        expect(await post('/v1/auth/login', body, { 'content-type': type })).toEqual({
          status: 400,
          error: 'bad_request: content-type must be application/json',
          cookies: [],
        });
      }
    },
  );

  it('a body that was packed is no JSON, however small it unpacks', async () => {
    for (const encoding of ['gzip', 'br', 'deflate']) {
      const headers = { ...key(), ...JSON_TYPE, 'content-encoding': encoding };
      expect(await post('/v1/quote', Buffer.from('1f8b0800', 'hex'), headers)).toMatchObject({ status: 400 });
    }
  });

  it('a body larger than 2 MB is refused before it is read, on every route', async () => {
    const text = JSON.stringify({ data: { text: 'x'.repeat(2_200_000) } });
    for (const path of ['/v1/videos/from-data', '/v1/quote', '/v1/auth/login', '/mcp', '/v1/payments/stripe']) {
      const answer = await fetch(new URL(path, stack.baseUrl), {
        method: 'POST',
        headers: { ...key(), ...JSON_TYPE },
        body: text,
      });
      expect({ path, status: answer.status }).toEqual({ path, status: 413 });
    }
  });

  it.each([
    ['brackets', '['.repeat(100_000)],
    ['objects', '{"a":'.repeat(100_000)],
    ['closed lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['as many lists as are looked into', `${'['.repeat(990)}${']'.repeat(990)}`],
    ['as many objects as are looked into', `${'{"data":'.repeat(990)}1${'}'.repeat(990)}`],
    ['closed objects', `${'{"data":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ])('%s in each other end in a clear refusal', async (_what, text) => {
    for (const path of ['/v1/videos/from-data', '/v1/quote', '/v1/channels', '/v1/tools/plan', '/v1/sources']) {
      const told = await post(path, text, { ...key(), ...JSON_TYPE });
      expect({ path, ...told }).toMatchObject({ status: 400, error: expect.stringMatching(/^bad_request/) as string });
    }
  });

  it('no name of a payload reaches what objects are made of', async () => {
    const POLLUTING = [
      '{"data":{"__proto__":{"polluted":true},"gate":"B"}}',
      '{"__proto__":{"polluted":true},"data":{"gate":"B"}}',
      '{"data":{"constructor":{"prototype":{"polluted":true}},"gate":"B"}}',
      '{"data":{"a":{"constructor":{"prototype":{"polluted":true}}},"gate":"B"},"render":false}',
      '{"constructor":{"prototype":{"polluted":true}},"data":{"gate":"B"}}',
      '{"data":{"toString":"x","valueOf":1,"hasOwnProperty":2,"gate":"B"},"render":false}',
    ];
    for (const text of POLLUTING) {
      const { status } = await post('/v1/videos/from-data', text, { ...key(), ...JSON_TYPE });
      expect([202, 400]).toContain(status);
    }
    const quote = await client.post('/v1/quote', { targetSeconds: 30 });
    expect(quote.status).toBe(200);
    expect(JSON.stringify(quote.body)).not.toContain('polluted');
    await client.cancelAll();
  });

  it('of a name that stands twice the last one counts, and is checked', async () => {
    const text = '{"targetSeconds":30,"targetSeconds":"many"}';
    expect(await post('/v1/quote', text, { ...key(), ...JSON_TYPE })).toMatchObject({ status: 400 });
  });

  it('a request that drips in is ended, and nobody waits behind it', async () => {
    const slow = [
      ['a body', head('/v1/quote', 'content-length: 1000\r\n\r\n'), '{"targetSeconds":'],
      ['chunks', head('/v1/quote', 'transfer-encoding: chunked\r\n\r\n'), '5\r\n{"tar\r\n'],
      ['a head', 'GET /v1/account HTTP/1.1\r\nhost: films.example\r\nx-', 'slow: '],
      [
        'a body of nobody',
        `POST /v1/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n`,
        '{',
      ],
    ] as const;
    const dripping = Promise.all(
      slow.map(async ([what, ...parts]) => ({ what, ...(await rawRequest(stack.baseUrl, ...parts)) })),
    );
    expect((await client.get('/v1/account')).status).toBe(200);
    for (const { what, status, body } of await dripping) {
      expect({ what, status, body }).toMatchObject({
        status: 408,
        body: expect.stringContaining('request_timeout') as string,
      });
    }
  });

  it('no trick with lengths and chunks hides a second request in the first', async () => {
    const hidden = 'GET /v1/account/keys HTTP/1.1\r\nhost: films.example\r\n\r\n';
    const tricks = [
      `content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
      `transfer-encoding: chunked\r\ncontent-length: 6\r\n\r\n0\r\n\r\n${hidden}`,
      `transfer-encoding: identity, chunked\r\n\r\n0\r\n\r\n${hidden}`,
      `transfer-encoding: xchunked\r\n\r\n${hidden}`,
      `content-length: 0\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
      `content-length: +2\r\n\r\n{}${hidden}`,
      `content-length : 2\r\n\r\n{}`,
      `transfer-encoding: chunked\r\n\r\n1;a=${'x'.repeat(20_000)}\r\n{\r\n`,
      `transfer-encoding: chunked\r\n\r\nfffffffff\r\n{}`,
      `transfer-encoding: chunked\r\n\r\n-1\r\n{}`,
    ];
    for (const trick of tricks) {
      const {
        status,
        head: told,
        body,
      } = await rawRequest(stack.baseUrl, head('/v1/quote', `connection: close\r\n${trick}`));
      expect({ trick: trick.slice(0, 60), status }).toEqual({
        trick: trick.slice(0, 60),
        status: expect.any(Number) as number,
      });
      expect([400, 408, 413]).toContain(status);
      expect(`${told}${body}`.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    }
  });

  it('a form of thousands of parts, of endless heads or without an end is refused', async () => {
    const type = { ...key(), 'content-type': 'multipart/form-data; boundary=x' };
    const part = (name: string, content = '1') =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
    const forms = [
      Array.from({ length: 2_000 }, (_, n) => part(`field${n}`)).join('') + '--x--\r\n',
      `--x\r\n${'a: b\r\n'.repeat(50_000)}\r\n1\r\n--x--\r\n`,
      `--x\r\ncontent-disposition: form-data; name="${'n'.repeat(100_000)}"\r\n\r\n1\r\n--x--\r\n`,
      part('__proto__') + '--x--\r\n',
      part('constructor') + part('title') + '--x--\r\n',
      part('title', 'x'.repeat(100_000)) + '--x--\r\n',
      part('file') + part('file') + '--x--\r\n',
      '--x\r\n'.repeat(50_000),
      part('title'),
    ];
    for (const [index, form] of forms.entries()) {
      const { status } = await post('/v1/library/upload', form, type);
      expect({ index, status }).toEqual({ index, status: 400 });
    }
    expect(await post('/v1/library/upload', 'x', { ...key(), 'content-type': 'multipart/form-data' })).toMatchObject({
      status: 400,
    });
    expect((await client.get<{ data: unknown[] }>('/v1/library')).body.data).toEqual([]);
  });

  it('no line end in an id, a name or a header becomes a header of the answer', async () => {
    const answer = await rawRequest(
      stack.baseUrl,
      `GET /v1/jobs/a%0d%0aset-cookie:%20b=1 HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${client.apiKey}\r\nx-request-id: a b\tc\r\nconnection: close\r\n\r\n`,
    );
    expect(answer.status).toBe(404);
    expect(answer.head).not.toMatch(/\r\nset-cookie/i);
    expect(answer.head).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
    const plain = await rawRequest(
      stack.baseUrl,
      'GET /v1/account HTTP/1.1\r\nhost: a\r\nx-request-id: a\nset-cookie: b=1\r\nconnection: close\r\n\r\n',
    );
    expect(plain.head).not.toMatch(/set-cookie: b/i);
    const named = await client.post('/v1/quote', { targetSeconds: 30 }, { 'idempotency-key': 'a b' });
    expect(named.status).toBe(400);
  });

  it('what a session may do is bound to it: a new one each time, ended where it says so', async () => {
    const fixed = 'factreel_session=chosen-by-somebody-else';
    const body = JSON.stringify({ email: 'ada@x.example', password: PASSWORD });
    const answer = await stack.fetch('/v1/auth/login', {
      method: 'POST',
      headers: { ...JSON_TYPE, cookie: fixed },
      body,
    });
    const given = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(given).not.toBe(fixed);
    expect(given).not.toBe(owner.cookie);
    const swapped = { cookie: given, 'x-csrf-token': owner.csrfToken, ...JSON_TYPE };
    expect(await post('/v1/account/keys', JSON.stringify({ name: 'x' }), swapped)).toMatchObject({ status: 403 });
  });
});

/** Names of places below, beside and above what may be read. */
const UPWARDS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..\\',
  '..%5c',
  '%c0%ae%c0%ae/',
  '..;/',
  '．．/',
  '..%00/',
];
const GOALS = ['etc/passwd', 'package.json', 'secret.key', 'v1/video.mp4'];

describe('paths that climb', () => {
  let stack: Stack;
  let client: ApiClient;

  beforeAll(async () => {
    stack = await Stack.start();
    client = await stack.account(1_000);
    await stack.rows(
      `INSERT INTO library_assets (id, account_id, kind, title, bytes, file_name, has_thumbnail, media_key, created_at, updated_at)
       SELECT 'ast_up', id, 'image', 't', 1, '../../../secret.key', false, 'k', now(), now() FROM accounts LIMIT 1`,
    );
  });

  afterAll(() => stack.stop());

  it('lead nowhere, in whatever writing', async () => {
    const roots = [
      '/',
      '/assets/',
      '/static/',
      '/styles/',
      '/media/',
      '/media/library/ast_up/',
      '/media/sources/sp_x/',
      '/w/',
      '/docs/',
      '/embed/s/',
      '/v1/videos/',
    ];
    const ways = roots.flatMap((root) => UPWARDS.map((up) => `${root}${up.repeat(4)}`));
    const tried = FULL
      ? ways.flatMap((way) => GOALS.map((goal) => `${way}${goal}`))
      : ways.map((way, index) => `${way}${GOALS[index % GOALS.length]}`);
    const long = [
      `/media/${'a'.repeat(8_000)}`,
      `/assets/${'a/'.repeat(4_000)}`,
      `/media/${encodeURIComponent('a'.repeat(90))}.mp4?k=${'k'.repeat(4_000)}`,
    ];
    const close = 'host: a\r\nconnection: close\r\n';
    const authorization = `authorization: Bearer ${client.apiKey}\r\n`;
    for (const path of [...tried, ...long]) {
      // Written as it stands: clients would tidy it up.
      const { status, body } = await rawRequest(
        stack.baseUrl,
        `GET ${encodeURI(path).replaceAll('%25', '%')} HTTP/1.1\r\n${close}${authorization}\r\n`,
      );
      expect([400, 401, 404]).toContain(status);
      expect(body).toMatch(/"error":"(bad_request|unauthorized|not_found)|There is no such studio/);
    }
  });

  it('find no file that a row does not name as its own', async () => {
    const answer = await fetch(new URL('/media/library/ast_up/..%2f..%2f..%2fsecret.key?k=k', stack.baseUrl));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toMatch(/^[\w-]{43}$/);
  });
});

import { type ApiClient, OwnerClient, Stack } from '@app/testing';
import { rawRequest } from './raw-request';

const PASSWORD = 'a long password';
const JSON_TYPE = { 'content-type': 'application/json' };

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
    `POST ${path} HTTP/1.1\r\nhost: videos.example\r\nauthorization: Bearer ${client.apiKey}\r\ncontent-type: application/json\r\n${more}`;

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

  it('a body that was packed is not read, and the refusal says so', async () => {
    for (const encoding of ['gzip', 'br', 'deflate', 'GZIP', 'zstd', 'identity, gzip']) {
      const headers = { ...key(), ...JSON_TYPE, 'content-encoding': encoding };
      expect(await post('/v1/quote', Buffer.from('1f8b0800', 'hex'), headers)).toMatchObject({
        status: 400,
        error: 'bad_request: content-encoding is not read: send the body as it is, not packed',
      });
    }
    const plain = { ...key(), ...JSON_TYPE, 'content-encoding': 'identity' };
    expect(await post('/v1/quote', '{"targetSeconds":30}', plain)).toMatchObject({ status: 200 });
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
      ['a head', 'GET /v1/account HTTP/1.1\r\nhost: videos.example\r\nx-', 'slow: '],
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
    const hidden = 'GET /v1/account/keys HTTP/1.1\r\nhost: videos.example\r\n\r\n';
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

import { type ApiClient, Stack, type VideoBody } from '@app/testing';

interface ErrorBody {
  error: string;
  message: string;
  requestId: string;
  details?: Array<{ path: string; message: string }>;
}

describe('bad input', () => {
  let stack: Stack;
  let client: ApiClient;

  beforeAll(async () => {
    stack = await Stack.start();
    client = await stack.account(100_000);
  });

  afterAll(async () => {
    await stack.stop();
  });

  const post = (body: unknown) => client.post<ErrorBody>('/v1/videos/from-data', body);
  const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

  it.each([
    ['no body at all', undefined, 'data'],
    ['data left out', { title: 'x' }, 'data'],
    ['data as a list', { data: [1, 2] }, 'data'],
    ['data as text', { data: 'apy 4' }, 'data'],
    ['data as null', { data: null }, 'data'],
    ['empty data', { data: {} }, 'data'],
    ['data with only empty things', { data: { a: null, b: {}, c: [], d: '' } }, 'data'],
    ['an unknown field', { data: { a: 1 }, targetSecond: 30 }, 'targetSecond'],
    ['a target as text', { data: { a: 1 }, targetSeconds: '30' }, 'targetSeconds'],
    ['a target too long', { data: { a: 1 }, targetSeconds: 91 }, 'targetSeconds'],
    ['a target too short', { data: { a: 1 }, targetSeconds: 14 }, 'targetSeconds'],
    ['an unknown style', { data: { a: 1 }, style: 'baroque' }, 'style'],
    ['a language that nobody speaks here', { data: { a: 1 }, language: 'Klingon' }, 'language'],
    ['an unknown voice', { data: { a: 1 }, voiceId: 'nobody' }, 'voiceId'],
    ['an unknown mode', { data: { a: 1 }, mode: 'plot' }, 'mode'],
    ['an unknown pacing', { data: { a: 1 }, pacing: 'slow' }, 'pacing'],
    ['an unknown format', { data: { a: 1 }, format: '2:1' }, 'format'],
    ['a title that is not text', { data: { a: 1 }, title: { a: 1 } }, 'title'],
    ['an empty title', { data: { a: 1 }, title: '  ' }, 'title'],
    ['a title beyond all bounds', { data: { a: 1 }, title: 'x'.repeat(201) }, 'title'],
    ['a tag with a NUL in it', { data: { a: 1 }, external_id: 'a\u0000b' }, 'external_id'],
    ['a brand colour by name', { data: { a: 1 }, brand: { accent: 'red' } }, 'brand.accent'],
    ['a brand that is a colour', { data: { a: 1 }, brand: '#ff0000' }, 'brand'],
    ['an unknown field of a brand', { data: { a: 1 }, brand: { colour: '#ff0000' } }, 'brand.colour'],
    ['data nested without end', { data: { a: deep(200) } }, 'data'],
  ])('%s is a 400 that names it [§7 400]', async (_name, body, path) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(new RegExp(`^bad_request: ${path}\\b`));
    expect(answer.body.details?.[0]?.path).toMatch(new RegExp(`^${path}`));
    expect(answer.headers.get('x-request-id')).toBe(answer.body.requestId);
  });

  it.each([
    ['a number as text', { data: { a: 1 }, targetSeconds: '30' }, 'targetSeconds must be an integer number'],
    ['a list', [], 'body must be an object'],
    ['JSON announced and not sent', '', 'data is needed'],
  ])('says of %s what is wrong with it', async (_name, body, told) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await client.send<ErrorBody>('POST', '/v1/videos/from-data', text);
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(told) as string } });
  });

  it('reports every bad field in one answer', async () => {
    const { body } = await post({ data: { a: 1 }, title: 7, targetSeconds: 1, style: 'x', wish: 1 });
    expect(body.details?.map(({ path }) => path).sort()).toEqual(['style', 'targetSeconds', 'title', 'wish']);
  });

  it('refuses more than 5,000 facts [§C2 body size]', async () => {
    const data = Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`k${n}`, n]));
    expect(await post({ data })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('5,000') as string },
    });
  });

  it.each([
    ['not JSON', '{"data":', 'application/json', 400],
    ['a prototype in disguise', '{"data":{"__proto__":{"a":1}}}', 'application/json', 400],
    ['NaN as a number', '{"data":{"a":NaN}}', 'application/json', 400],
    ['another content type', 'data=1', 'application/x-www-form-urlencoded', 400],
    ['5 MB of data', `{"data":{"a":"${'x'.repeat(5_000_000)}"}}`, 'application/json', 413],
  ])('%s is refused plainly [§C2 body size]', async (_name, text, type, status) => {
    const answer = await client.send<ErrorBody>('POST', '/v1/videos/from-data', text, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(status === 413 ? /^too_large: / : /^bad_request: /);
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat \/|node_modules|Fastify|SyntaxError/);
  });

  it.each(['/v1/videos/%00', '/media/%00/v1/video.mp4', '/w/vid-1%00', '/v1/events?after=%00', '/%', '/v1/videos/%ff'])(
    'answers 400 to %s',
    async (path) => {
      const answer = await client.get<ErrorBody>(path);
      expect(answer).toMatchObject({ status: 400, body: { error: 'bad_request: url cannot be decoded' } });
      expect(answer.headers.get('x-request-id')).toBe(answer.body.requestId);
    },
  );

  it('refuses an id with a NUL in it, which a tool would ask the database for', async () => {
    const { status, body } = await client.post<ErrorBody>('/v1/tools/get_video', { videoId: 'a\0b' });
    expect([status, body.error]).toEqual([400, 'bad_request: body holds a NUL in an id or a name']);
  });

  it('takes controls and half characters in data and in names', async () => {
    const data = '{"data":{"note":"a\\u0000b","half":"\\ud83d","na\\u0000me":17,"gate":"B 17"}}';
    expect(await client.send('POST', '/v1/videos/from-data', data)).toMatchObject({ status: 202 });
  });

  it('takes emoji, right-to-left text, huge and odd numbers and a script in a title', async () => {
    const data = {
      '😀 mood': '🎉',
      العنوان: 'مرحبا',
      huge: 1e308,
      small: -0.0000001,
      odd: 'NaN',
      inf: 'Infinity',
      yes: true,
      big: '123456789012345678901234567890',
    };
    for (const title of ['<script>alert(1)</script>', 'عنوان الفيلم', '🎬🎬🎬', 'a\u0000b\u202Ec', 'x'.repeat(200)]) {
      const answer = await client.post<VideoBody>('/v1/videos/from-data', { data, title });
      expect(answer.status).toBe(202);
      expect(answer.body.title).not.toMatch(/[\p{Cc}\u202E]/u);
    }
  });

  it('holds nothing for what was refused, and says what is short', async () => {
    const poor = await stack.account(489);
    const { body: before } = await poor.get('/v1/account');
    expect(before).toMatchObject({ signedIn: true, credits: 489, reserved: 0 });
    await poor.post('/v1/videos/from-data', { data: {} });
    expect((await poor.get('/v1/account')).body).toEqual(before);
    const answer = await poor.post<ErrorBody>('/v1/videos/from-data', { data: { waitMinutes: 17 } });
    expect(answer).toMatchObject({
      status: 402,
      body: { error: 'insufficient_credits: needed 490, held 489, short 1' },
    });
    expect((await poor.get('/v1/account')).body).toEqual(before);
    expect(await poor.get('/v1/events')).toMatchObject({ body: { data: [] } });
  });

  it.each([
    ['no key', {}],
    ['a wrong key', { authorization: 'Bearer sk_wrong' }],
    ['another scheme', { authorization: 'Basic c2s6eA==' }],
  ])('answers 401 to %s', async (_name, headers) => {
    const answer = await fetch(new URL('/v1/account', stack.baseUrl), { headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: 'unauthorized', message: expect.any(String) as string });
  });

  it('stops knowing a key that was revoked [§5 rule 2]', async () => {
    const made = await stack.account(1);
    const { keyId, apiKey } = await stack.admin<{ keyId: string; apiKey: string }>(
      'key:create',
      '--account',
      made.accountId,
    );
    const call = () => fetch(new URL('/v1/account', stack.baseUrl), { headers: { authorization: `Bearer ${apiKey}` } });
    expect((await call()).status).toBe(200);
    await stack.admin('key:revoke', '--key', keyId);
    expect((await call()).status).toBe(401);
  });

  it.each([
    ['not an address', 'hooks.example'],
    ['another scheme', 'ftp://hooks.example/x'],
    ['loopback', 'http://127.0.0.1/x'],
    ['loopback by name', 'http://localhost:3000/x'],
    ['loopback in decimal', 'http://2130706433/x'],
    ['loopback in octal', 'http://0177.0.0.1/x'],
    ['loopback inside IPv6', 'http://[::ffff:127.0.0.1]/x'],
    ['the metadata service', 'http://169.254.169.254/latest'],
    ['a private network', 'https://10.1.2.3/x'],
    ['a password in it', 'https://user:pass@hooks.example/x'],
  ])('refuses a webhook to %s with 422 [§C6 private address]', async (_name, url) => {
    const answer = await client.post<ErrorBody>('/v1/webhooks', { url, events: ['video.rendered'] });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/^unprocessable: url /) as string },
    });
  });

  it('refuses unknown events and pages out of range', async () => {
    const events = await client.post<ErrorBody>('/v1/webhooks', {
      url: 'https://hooks.example/x',
      events: ['video.made'],
    });
    expect(events).toMatchObject({ status: 400 });
    expect(await client.get('/v1/events?limit=0')).toMatchObject({ status: 400 });
    expect(await client.get('/v1/events?after=evt_none')).toMatchObject({ status: 404 });
    expect(await client.get('/v1/nothing')).toMatchObject({
      status: 404,
      body: { error: 'not_found: route GET /v1/nothing' },
    });
    expect(await client.send('DELETE', '/v1/quote')).toMatchObject({ status: 404 });
  });
});

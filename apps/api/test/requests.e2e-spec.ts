import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type Answer, ApiClient, endOf, OwnerClient, Stack, waitFor } from '@app/testing';

interface Logged {
  id: string;
  requestId: string;
  at: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  keyId: string;
  error: string | null;
  body: unknown;
}
interface Page {
  data: Logged[];
  nextCursor: string | null;
}

describe('the log of requests', () => {
  let stack: Stack;
  let owner: OwnerClient;
  let serial = 0;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    owner = await OwnerClient.enter(stack.baseUrl, { email: 'log@x.example', password: 'a long password' });
  });

  afterAll(() => stack.stop());

  const make = async (limits: object = {}, by = owner) => {
    const { body } = await by.post<{ keyId: string; apiKey: string }>('/v1/account/keys', { name: 'k', ...limits });
    return { ...body, client: new ApiClient(stack.baseUrl, body.apiKey, stack.description) };
  };
  const idOf = ({ headers }: Answer<unknown>) => headers.get('x-request-id') ?? '';
  const list = async (query = '', by: ApiClient = owner) =>
    (await by.get<Page>(`/v1/account/requests?limit=100${query}`)).body.data;
  /** The line of an answer, once it is written. */
  const lineOf = async (answer: Answer<unknown>, by: ApiClient = owner) =>
    await waitFor(
      `the line of ${idOf(answer)}`,
      async () => (await list('', by)).find(({ requestId }) => requestId === idOf(answer)) ?? null,
    );
  /** Everything that stands in the table, as text. */
  const allRows = async () =>
    (await stack.rows<{ row: string }>('SELECT api_requests::text AS row FROM api_requests'))
      .map(({ row }) => row)
      .join();

  it('tells of a request what was asked, by which key, and what was answered', async () => {
    const { keyId, client } = await make();
    const order = { data: { gate: 'B', waitMinutes: 17 }, external_id: `order-${++serial}` };
    const answer = await client.post('/v1/videos/from-data', order, { 'x-request-id': 'mine-1' });
    expect(answer.status).toBe(402);
    const line = await lineOf(answer);
    expect(line).toEqual({
      id: expect.stringMatching(/^req_[0-9a-z]{20}$/) as string,
      livemode: true,
      requestId: 'mine-1',
      at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      method: 'POST',
      path: '/v1/videos/from-data',
      status: 402,
      ms: expect.any(Number) as number,
      keyId,
      error: 'insufficient_credits',
      body: order,
    });
    expect(Math.abs(Date.now() - new Date(line.at).getTime())).toBeLessThan(60_000);
    const read = await client.get('/v1/videos?limit=3&cursor=');
    expect(await lineOf(read)).toMatchObject({
      method: 'GET',
      path: '/v1/videos',
      status: 200,
      error: null,
      body: null,
    });
  });

  it('tells of refusals that no route has seen', async () => {
    const { client, keyId } = await make({ scopes: ['account:read'] });
    const refusals: Array<[Answer<unknown>, object]> = [
      [await client.get('/v1/webhooks'), { status: 403, error: 'missing_scope' }],
      [await client.get('/v1/account/keys'), { status: 403, error: 'forbidden' }],
      [await client.get('/v1/account/ledger?limit=0'), { status: 400, error: 'bad_request' }],
    ];
    for (const [answer, told] of refusals) expect(await lineOf(answer)).toMatchObject({ keyId, body: null, ...told });
  });

  it('tells of an embed token under the key that minted it, and not of what an owner does', async () => {
    const { client, keyId } = await make();
    const wish = { externalUserId: 'u-1', origin: 'https://shop.example' };
    const { token } = (await client.post<{ token: string }>('/v1/embed/token', wish)).body;
    const embedded = new ApiClient(stack.baseUrl, token, stack.description);
    const byOwner = await owner.get('/v1/videos');
    expect(await lineOf(await embedded.get('/v1/library'))).toMatchObject({ keyId, path: '/v1/library' });
    expect((await list()).map(({ requestId }) => requestId)).not.toContain(idOf(byOwner));
  });

  it('is narrowed by status, method and path, and paged', async () => {
    const { client } = await make();
    const answers = [
      await client.get('/v1/channels'),
      await client.get('/v1/channels/chn_none'),
      await client.post('/v1/channels', { name: '' }),
      await client.post('/v1/channels', { name: 'Rates' }),
    ];
    await lineOf(answers[3] as Answer<unknown>);
    const ids = async (query: string) => (await list(`&path=/v1/channels${query}`)).map(({ requestId }) => requestId);
    const [all, unknown, bad, made] = answers.map(idOf);
    expect(await ids('')).toEqual([made, bad, unknown, all]);
    expect(await ids('&status=4xx')).toEqual([bad, unknown]);
    expect(await ids('&status=404')).toEqual([unknown]);
    expect(await ids('&method=POST')).toEqual([made, bad]);
    expect(await ids('&method=POST&status=201')).toEqual([made]);
    expect(await ids('/chn%5F')).toEqual([unknown]);
    expect(await list('&path=/v1/channel%25')).toEqual([]);
    const first = await owner.get<Page>('/v1/account/requests?path=/v1/channels&limit=3');
    expect(first.body.data).toHaveLength(3);
    const rest = await owner.get<Page>(
      `/v1/account/requests?path=/v1/channels&limit=3&cursor=${first.body.nextCursor}`,
    );
    expect(rest.body).toMatchObject({ data: [{ requestId: all }], nextCursor: null });
  });

  it.each(['status=99', 'status=6xx', 'status=ok', 'method=get', 'method=TRACE', 'path=%00', 'key=x', 'cursor=x'])(
    'refuses the filter %s',
    async (query) => {
      expect((await owner.get(`/v1/account/requests?${query}`)).status).toBe(400);
    },
  );

  it("is not another account's to read, and needs the scope `account:read`", async () => {
    const { client } = await make({ scopes: ['videos:read'] });
    const line = await lineOf(await client.get('/v1/videos'));
    expect(await client.get('/v1/account/requests')).toMatchObject({ status: 403 });
    const stranger = await OwnerClient.enter(stack.baseUrl, { email: 'other@x.example', password: 'a long password' });
    expect((await stranger.get('/v1/account/requests')).body).toEqual({ data: [], nextCursor: null });
    const reader = (await make({ scopes: ['account:read'] })).client;
    expect(await list('', reader)).toContainEqual(line);
  });

  it('holds no password, key, token or file, however they are sent', async () => {
    const { client, apiKey } = await make();
    const [secret, file] = ['correct-horse-17', randomBytes(3_000).toString('base64')];
    const hostile = {
      password: secret,
      nested: [{ apiKey: secret, 'x-api-key': [secret] }, { Authorization: `Bearer ${secret}` }],
      note: `my key is ${apiKey}, and my bearer is Bearer ${secret}`,
      url: `https://user:${secret}@x.example/?token=${secret}`,
      file,
      lines: file.replace(/.{60}/g, '$&\n'),
      picture: `data:image/png;base64,${file}`,
      [apiKey]: true,
    };
    const answers = [
      await client.post('/v1/videos/from-data', { data: hostile }),
      await client.post('/v1/account/connections', { kind: 'buffer', apiKey: secret }),
      await client.post('/v1/sources/preview', { url: 'http://127.0.0.1:1/', headers: { 'x-a': secret } }),
      await client.post(`/v1/jobs/${apiKey}/cancel?key=${secret}`, hostile),
    ];
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(Buffer.from(secret))]), `${secret}.png`);
    const headers = { authorization: `Bearer ${apiKey}` };
    const upload = await stack.fetch('/v1/library/upload', { method: 'POST', headers, body: form });
    const asked = { ...headers, 'content-type': 'application/json' };
    const agents = await fetch(`${stack.baseUrl}/mcp`, {
      method: 'POST',
      headers: asked,
      body: JSON.stringify(hostile),
    });
    const [uploaded, called] = [upload, agents].map((answer) => ({ headers: answer.headers }) as Answer<unknown>);
    for (const answer of [...answers, uploaded, called] as Array<Answer<unknown>>) await lineOf(answer);
    const rows = await allRows();
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(apiKey.slice(3));
    for (let at = 0; at < 400; at += 8) expect(rows).not.toContain(file.slice(at, at + 12));
    expect((await lineOf(uploaded as Answer<unknown>)).body).toBeNull();
    expect(rows.length).toBeLessThan(100_000);
  });

  it('keeps nobody waiting where the table cannot be written, and writes it all later', async () => {
    const { client } = await make();
    const locking = new Client({ connectionString: stack.databaseUrl });
    await locking.connect();
    await locking.query('BEGIN; LOCK TABLE api_requests IN ACCESS EXCLUSIVE MODE');
    const answers: Array<Answer<unknown>> = [];
    try {
      for (let n = 0; n < 30; n += 1) answers.push(await client.get('/v1/styles'));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    } finally {
      await locking.end();
    }
    await waitFor('all lines', async () => (await list('&path=/v1/styles')).length === answers.length);
  });

  it('is whole when a process that was told to stop has stopped', async () => {
    const { client, apiKey } = await make();
    const { url, process } = await stack.startApiProcess();
    const own = new ApiClient(url, apiKey, stack.description);
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await own.get('/v1/shows'));
    await endOf(process, 'SIGTERM');
    const lines = (await list('&path=/v1/shows', client)).map(({ requestId }) => requestId);
    expect(lines).toEqual(answers.map(idOf).toReversed());
  });
});

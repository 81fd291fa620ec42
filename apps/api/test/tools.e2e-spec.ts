import { type ApiClient, Stack, type VideoBody } from '@app/testing';
import { TAGS_OF_AGENTS, TOOL_OF_ROUTE } from './tools/routes-as-tools';

interface Tool {
  name: string;
  description: string;
  input: { type: string; properties?: Record<string, unknown> };
  output: { type: string };
  price: { credits: number | null; upTo: number | null; text: string };
  mode: string;
  readOnly: boolean;
}

interface Job {
  jobId: string;
  videoId: string;
  status: string;
}

const DATA = { gate: 'Gate B', waitMinutes: 17 };

describe('the tools', () => {
  let stack: Stack;
  let client: ApiClient & { accountId: string };
  let stranger: ApiClient;

  beforeAll(async () => {
    stack = await Stack.start();
    await stack.startWorker();
    [client, stranger] = [await stack.account(10_000), await stack.account(10_000)];
  });

  afterAll(() => stack.stop());

  const call = <T>(tool: string, body: object, by: ApiClient = client) => by.post<T>(`/v1/tools/${tool}`, body);
  const runsOf = async (tool: string) => {
    const where =
      'SELECT status, error, door, charged FROM tool_runs WHERE account_id = $1 AND tool = $2 ORDER BY created_at';
    return await stack.rows(where, [client.accountId, tool]);
  };

  it('are listed with schemas and prices, and each is an operation of the description [§C9 catalogue]', async () => {
    const { data } = (await client.get<{ data: Tool[] }>('/v1/tools')).body;
    const { paths } = await stack.description.document();
    const described = Object.keys(paths).flatMap((path) => /^\/v1\/tools\/(\w+)$/.exec(path)?.[1] ?? []);
    expect(data.map(({ name }) => name)).toEqual(described.sort());
    for (const { input, output, price, description } of data) {
      expect([input.type, output.type]).toEqual(['object', 'object']);
      expect(JSON.stringify([input, output])).not.toContain('#/components');
      expect([price.text, description].every((text) => text.length > 3)).toBe(true);
    }
  });

  it('do what every route of videos, series and the library does, for a key of the same scope', async () => {
    const { data } = (await client.get<{ data: Tool[] }>('/v1/tools')).body;
    const { paths } = await stack.description.document();
    const operations = Object.values(paths).flatMap((item) => Object.values(item).flatMap((each) => each ?? []));
    const scopesOf = (id: string) => {
      const found = operations.find(({ operationId }) => operationId === id);
      return (found as { 'x-scopes'?: string[] } | undefined)?.['x-scopes'] ?? [];
    };
    const routes = operations.filter(({ tags = [] }) => TAGS_OF_AGENTS.some((tag) => tags[0] === tag));
    expect(routes.map(({ operationId }) => operationId ?? '').filter((id) => !(id in TOOL_OF_ROUTE))).toEqual([]);
    const faults = Object.entries(TOOL_OF_ROUTE).flatMap(([route, name]) => {
      const tool = data.find((each) => each.name === name);
      if (!tool) return [`${route}: there is no tool ${name}`];
      // Reading needs no more than the scope of tools, and an edit that is only looked at no more than one that is kept.
      const asked = route === 'draftEdit' ? 'editVideo' : route;
      const wanted = tool.readOnly ? ['tools'] : ['tools', ...scopesOf(asked)];
      const has = scopesOf(`tool_${name}`);
      return wanted.join() === has.join() ? [] : [`${name} needs ${has.join()}, not ${wanted.join()}`];
    });
    expect(faults).toEqual([]);
  });

  it('[§4.6 unknown tool] answer 404 under a name that no tool has', async () => {
    const { status, body } = await call('no_such_tool', {});
    expect([status, body]).toMatchObject([404, { error: 'not_found: tool no_such_tool' }]);
  });

  it('make a video, read it, list its versions and restore one', async () => {
    const { status, body } = await call<Job>('make_video', { data: DATA, render: false });
    expect([status, body.status]).toEqual([202, 'queued']);
    const { videoId } = body;
    await client.finished(videoId);
    const video = await call<VideoBody>('get_video', { videoId });
    expect([video.status, video.body]).toMatchObject([200, { videoId, status: 'scripted', version: 1 }]);
    const versions = await call<{ data: Array<{ version: number }> }>('list_versions', { videoId });
    expect(versions.body.data.map(({ version }) => version)).toEqual([1]);
    const restored = await call<VideoBody>('restore_version', { videoId, version: 1 });
    expect([restored.status, restored.body]).toMatchObject([200, { videoId, version: 1 }]);
    expect((await call('restore_version', { videoId, version: 9 })).status).toBe(404);
    for (const tool of ['get_video', 'list_versions']) {
      expect((await call(tool, { videoId }, stranger)).body).toMatchObject({ error: `not_found: video ${videoId}` });
    }
  });

  it('name every bad field of a call at once', async () => {
    const { status, body } = await call<{ details: Array<{ path: string }> }>('restore_version', {
      version: 0,
      extra: 1,
    });
    expect(status).toBe(400);
    expect(body.details.map(({ path }) => path).sort()).toEqual(['extra', 'version', 'videoId']);
    expect((await call('list_versions', [])).status).toBe(400);
  });

  it('take an order once under one key, however often it is sent', async () => {
    const headers = { 'idempotency-key': 'tools-once' };
    const order = { data: DATA, render: false };
    const first = await client.post<Job>('/v1/tools/make_video', order, headers);
    const again = await client.post<Job>('/v1/tools/make_video', order, headers);
    expect([again.status, again.body]).toEqual([202, first.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('are written down, each call with its door and what became of it', async () => {
    await call('quote', {});
    await call('quote', { showId: 'shw_none' });
    expect(await runsOf('quote')).toEqual([
      { status: 'done', error: null, door: 'http', charged: 0 },
      { status: 'failed', error: 'not_found: show shw_none', door: 'http', charged: 0 },
    ]);
  });

  it('refuse an order that the wallet cannot pay, and charge nothing', async () => {
    const poor = await stack.account(10);
    const { status, body } = await call('make_video', { data: DATA }, poor);
    expect([status, body]).toMatchObject([
      402,
      { error: expect.stringMatching(/^insufficient_credits: needed/) as string },
    ]);
  });
});

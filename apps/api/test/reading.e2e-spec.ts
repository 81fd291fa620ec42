import { type ApiClient, Stack, type VideoBody, waitFor } from '@app/testing';

const ORDER = { targetSeconds: 15, data: { gate: 'Gate B', waitMinutes: 17 } };
const PATH = '/v1/videos/from-data';

interface Page {
  data: VideoBody[];
  nextCursor: string | null;
}

describe('reading videos while they wait for a worker', () => {
  let stack: Stack;
  let buyer: ApiClient;
  let stranger: ApiClient;

  beforeAll(async () => {
    stack = await Stack.start();
    [buyer, stranger] = await Promise.all([stack.account(10_000), stack.account(0)]);
  });

  afterAll(async () => {
    await stack.stop();
  });

  const order = async (client: ApiClient, more: object = {}) =>
    (await client.post<VideoBody>(PATH, { ...ORDER, ...more })).body;
  const follow = (videoId: string, { api = stack.baseUrl, lastId = '', signal }: Following = {}) =>
    stack.fetch(new URL(`/v1/videos/${videoId}/events`, api), {
      headers: { authorization: `Bearer ${buyer.apiKey}`, ...(lastId && { 'last-event-id': lastId }) },
      signal,
    });

  it('lists videos newest first, by page and by what is said of them [§C4 change and list] [§C2 lists]', async () => {
    const ids: string[] = [];
    for (const external_id of ['a', 'b', 'a']) ids.unshift((await order(buyer, { external_id })).videoId);
    const list = async (query: string) => (await buyer.get<Page>(`/v1/videos${query}`)).body;
    const idsOf = ({ data }: Page) => data.map(({ videoId }) => videoId);
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    const all = await list('');
    expect([...idsOf(first), ...idsOf(second)].slice(0, 3)).toEqual(ids);
    expect(idsOf(all).slice(0, 3)).toEqual(ids);
    expect(all.nextCursor).toBeNull();
    expect(idsOf(await list('?external_id=a'))).toEqual([ids[0], ids[2]]);
    expect(idsOf(await list('?external_id=a&status=rendering&limit=1'))).toEqual([ids[0]]);
    for (const none of ['status=rendered', 'showId=shw_none', 'externalUserId=u1'])
      expect(await list(`?${none}`)).toEqual({ data: [], nextCursor: null });
    for (const bad of ['status=done', 'limit=0', 'shoe=1', 'cursor=vid-x', 'cursor=job_1', 'cursor=vid-1%20']) {
      expect((await buyer.get(`/v1/videos?${bad}`)).status).toBe(400);
    }
    expect((await stranger.get(`/v1/videos?cursor=${first.nextCursor}`)).status).toBe(400);
    // What is made or deleted while a list is read neither shifts its pages nor breaks them.
    await order(buyer);
    await buyer.send('DELETE', `/v1/videos/${idsOf(first).at(-1)}`);
    expect(await list(`?limit=2&cursor=${first.nextCursor}`)).toEqual(second);
  });

  it('calls a video by its data until it has a script, unless its order has a title', async () => {
    const cases = [
      [{}, 'Gate B'],
      [{ title: 'Waiting' }, 'Waiting'],
      [{ data: { waitMinutes: 17 }, brief: 'A calm video about waiting' }, 'A calm video about waiting'],
    ] as const;
    for (const [more, title] of cases) {
      const made = await order(buyer, more);
      const read = await buyer.get<VideoBody>(`/v1/videos/${made.videoId}`);
      const listed = await buyer.get<Page>('/v1/videos?limit=1');
      expect([made, read.body, listed.body.data[0]].map((video) => video?.title)).toEqual([title, title, title]);
    }
  });

  it('cancels a video by its job as by itself, once', async () => {
    const { body: ordered } = await buyer.post<{ videoId: string; jobId: string }>(PATH, { ...ORDER, async: true });
    expect((await stranger.post(`/v1/jobs/${ordered.jobId}/cancel`, {})).status).toBe(404);
    expect((await buyer.post(`/v1/jobs/${ordered.jobId}/cancel`, {})).status).toBe(204);
    const { body: cancelled } = await buyer.get<VideoBody>(`/v1/videos/${ordered.videoId}`);
    expect(cancelled).toMatchObject({ status: 'error', lastError: 'cancelled' });
    expect((await buyer.post(`/v1/jobs/${ordered.jobId}/cancel`, {})).status).toBe(409);
  });

  it('tells a follower what there is, in a form that no proxy holds back, and ends when the work does', async () => {
    const { videoId } = await order(buyer);
    const answer = await follow(videoId);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    const text = answer.text();
    await buyer.post(`/v1/videos/${videoId}/cancel`, {});
    const [first, last, ...more] = (await text).split('\n\n');
    expect([first, more]).toEqual(['event: progress\ndata: {"stage":"design","progress":0}', ['']]);
    expect(last).toMatch(/^event: video\nid: 1-\d+\ndata: \{.*"lastError":"cancelled".*\}$/);

    const lastId = /\nid: (.*)\n/.exec(last ?? '')?.[1] ?? '';
    // What a browser does by itself when a stream ends: it comes again, and is told that there is no more to come.
    expect((await follow(videoId, { lastId })).status).toBe(204);
    expect(await (await follow(videoId)).text()).toBe(`${last}\n\n`);
    await buyer.send('PATCH', `/v1/videos/${videoId}`, '{"title":"Queues"}');
    expect(await (await follow(videoId, { lastId })).text()).toContain('"title":"Queues"');
  });

  it('tells a follower who lost its stream on again, and strangers nothing', async () => {
    const { videoId } = await order(buyer);
    for (const lastId of ['', '1-1700000000000', 'made up']) {
      const leaving = new AbortController();
      const answer = await follow(videoId, { lastId, signal: leaving.signal });
      const read = (await answer.body?.getReader().read()) as { value?: Uint8Array } | undefined;
      expect(Buffer.from(read?.value ?? []).toString()).toMatch(/^event: progress\n/);
      leaving.abort();
    }
    expect((await stranger.get(`/v1/videos/${videoId}/events`)).status).toBe(404);
  });

  it('forgets followers who went away', async () => {
    const { videoId } = await order(buyer);
    const api = await stack.startApi();
    const timers = async () => {
      const text = await (await stack.fetch(new URL('/metrics', api))).text();
      return Number(/nodejs_active_resources\{type="Timeout"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const before = await timers();
    const leaving = new AbortController();
    const count = 30;
    const followers = await Promise.all(
      Array.from({ length: count }, () => follow(videoId, { api, signal: leaving.signal })),
    );
    expect(followers.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200));
    await waitFor('all of them to be told', async () => (await timers()) >= before + count / 2);
    leaving.abort();
    await waitFor('all of them to be forgotten', async () => (await timers()) < before + count / 2);
  });
});

interface Following {
  api?: string;
  lastId?: string;
  signal?: AbortSignal;
}

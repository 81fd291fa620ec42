import { type ApiClient, LocalServer, POSTIZ_KEY, PostizServer, Stack, waitFor } from '@app/testing';

interface Listed {
  seriesId: string;
  nextRunAt: string | null;
  episodes: Array<{ videoId: string; n: number; status: string; changed: string[]; shareUrl: string | null }>;
}

/** As the clock would have it. */
const FALL_DUE = 'UPDATE series SET next_run_at = now() WHERE id = $1';
const ENDED = "SELECT count(*)::int AS count FROM series_checks WHERE series_id = $1 AND status <> 'claimed'";

describe('a slot that falls due', () => {
  let stack: Stack;
  let site: LocalServer;
  let postiz: PostizServer;
  let client: ApiClient;
  let price = 4.2;

  beforeAll(async () => {
    site = await new LocalServer(async (_, response) => {
      response.setHeader('content-type', 'application/json');
      const clock = new Date().toISOString();
      response.end(JSON.stringify({ bakery: 'Harbour Bakery', rye: { name: 'Rye', price }, updatedAt: clock }));
    }).listen();
    postiz = await PostizServer.start();
    postiz.integrations = [{ id: 'p-x', identifier: 'x' }];
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1', POSTIZ_BASE_URL: postiz.url });
    client = await stack.account(1_000);
    await client.post('/v1/account/connections', { kind: 'postiz', apiKey: POSTIZ_KEY });
  });

  afterAll(async () => {
    await stack.stop();
    await Promise.all([site.stop(), postiz.stop()]);
  });

  const credits = async () => (await client.get<{ credits: number }>('/v1/account')).body.credits;
  const listed = async (seriesId: string) => {
    const { data } = (await client.post<{ data: Listed[] }>('/v1/tools/list_series', {})).body;
    return data.find((series) => series.seriesId === seriesId);
  };
  /** Waits until the slots that workers claimed have come to their ends. */
  const fallsDue = async (seriesId: string, checks: number) => {
    await stack.rows(FALL_DUE, [seriesId]);
    await waitFor(`check ${checks} to end`, async () => {
      const rows = await stack.rows<{ count: number }>(ENDED, [seriesId]);
      return rows[0]?.count === checks;
    });
  };

  it('is read, told, rendered and posted by the workers that run, once, though the scheduler loses its answer', async () => {
    const defaults = { style: 'swiss-poster', targetSeconds: 15, music: false };
    const { showId } = (await client.post<{ showId: string }>('/v1/shows', { title: 'Bread', defaults })).body;
    const order = { kind: 'page', url: `${site.url}/prices`, schedule: 'daily 9am', showId, policy: 'autopost' };
    const goes = { destination: 'scheduler', channelIds: ['p-x'] };
    const started = await client.post<{ seriesId: string }>('/v1/tools/start_series', { ...order, ...goes });
    expect(started.status).toBe(200);
    const { seriesId } = started.body;
    const before = await credits();
    price = 4.5;
    postiz.faults = ['lose'];
    for (let n = 0; n < 2; n += 1) await stack.startWorkerProcess();
    await fallsDue(seriesId, 1);
    const episode = await waitFor('the episode to be posted', async () => {
      const [newest] = (await listed(seriesId))?.episodes ?? [];
      return newest?.status === 'making' ? null : newest;
    });
    expect(episode).toMatchObject({ n: 1, status: 'posted', shareUrl: expect.stringContaining('/w/') as string });
    expect(postiz.posts).toMatchObject([{ type: 'now', channelId: 'p-x', images: [expect.anything()] }]);
    expect(postiz.posts[0]?.content).not.toBe('');
    expect(await credits()).toBe(before - 170);
    await fallsDue(seriesId, 2);
    expect((await listed(seriesId))?.episodes).toHaveLength(1);
    expect(postiz.posts).toHaveLength(1);
    expect(await credits()).toBe(before - 171);
    expect(Date.parse((await listed(seriesId))?.nextRunAt ?? '')).toBeGreaterThan(Date.now());
  });
});

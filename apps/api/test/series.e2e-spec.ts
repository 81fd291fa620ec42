import { type ApiClient, LocalServer, POSTIZ_KEY, PostizServer, Stack, waitFor } from '@app/testing';

const CATALOGUE = [
  ...['start_series', 'run_series', 'pause_series', 'list_series', 'list_notifications', 'list_versions'],
  ...['restore_version', 'market_data', 'index_footage', 'import_drive', 'publish', 'plan', 'proof', 'learn_brand'],
];

type Account = ApiClient & { accountId: string };

interface Started {
  channelId: string;
  showId: string;
  seriesId: string;
  status: string;
  nextRunAt: string | null;
  baseline: boolean;
  error?: string;
}

interface Check {
  dry: boolean;
  changed: boolean;
  summary: string;
  facts: Array<{ key: string; words: string }>;
  credits: number;
  outcome: string | null;
  videoId: string | null;
  error: string | null;
}

interface Listed extends Started {
  pauseReason: string | null;
  kind: string;
  schedule: string;
  url: string;
  policy: string;
  destinations: string[];
  episodes: Array<{ videoId: string; n: number; status: string; changed: string[]; shareUrl: string | null }>;
}

describe('series', () => {
  let stack: Stack;
  let site: LocalServer;
  let postiz: PostizServer;
  let client: Account;
  let showId: string;
  /** What the site tells now; its clock and its counter run with every look. */
  let price = 4.2;
  let items = ['Baths reopen'];
  let looks = 0;

  beforeAll(async () => {
    site = await new LocalServer(async ({ url }, response) => {
      looks += 1;
      const isFeed = url === '/feed';
      response.setHeader('content-type', isFeed ? 'application/rss+xml' : 'application/json');
      const told = { bakery: 'Harbour Bakery', rye: { name: 'Rye', price, currency: 'USD' }, views: looks };
      response.end(isFeed ? feedOf(items) : JSON.stringify({ ...told, updatedAt: new Date().toISOString() }));
    }).listen();
    postiz = await PostizServer.start();
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1', POSTIZ_BASE_URL: postiz.url });
    client = await stack.account(1_000);
    const defaults = { style: 'swiss-poster', targetSeconds: 15, music: false };
    showId = (await client.post<{ showId: string }>('/v1/shows', { title: 'Bread', defaults })).body.showId;
  });

  afterAll(async () => {
    await stack.stop();
    await Promise.all([site.stop(), postiz.stop()]);
  });

  const tool = async <T = Started>(name: string, body: object, by: ApiClient = client) =>
    await by.post<T>(`/v1/tools/${name}`, body);
  const start = async (body: object, by: ApiClient = client) =>
    (await tool('start_series', { kind: 'page', url: `${site.url}/prices`, ...body }, by)).body;
  const run = async (seriesId: string, by: ApiClient = client, dry = false) =>
    (await tool<Check>('run_series', { seriesId, dry }, by)).body;
  const listed = async (seriesId: string, by: ApiClient = client) => {
    const { data } = (await tool<{ data: Listed[] }>('list_series', {}, by)).body;
    return data.find((series) => series.seriesId === seriesId);
  };
  const creditsOf = async (by: ApiClient = client) => (await by.get<{ credits: number }>('/v1/account')).body.credits;

  it('stands in the catalogue with the others of the specification [§4.6 catalogue]', async () => {
    const { data } = (await client.get<{ data: Array<{ name: string }> }>('/v1/tools')).body;
    expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(CATALOGUE));
  });

  it('starts with a silent baseline, free, and makes what it is filed under [§4.6 start_series] [§3.3 baseline] [§2.5 identifiers; kind; url]', async () => {
    const before = await creditsOf();
    const { status, body } = await tool('start_series', {
      kind: 'page',
      url: `${site.url}/prices`,
      schedule: 'hourly',
    });
    expect([status, body.status, body.baseline]).toEqual([200, 'active', true]);
    expect([body.channelId, body.showId, body.seriesId].map((id) => id.slice(0, 4))).toEqual(['chn_', 'shw_', 'ser_']);
    expect(new Date(body.nextRunAt ?? 0).getTime()).toBeGreaterThan(Date.now());
    expect(await listed(body.seriesId)).toMatchObject({ kind: 'page', schedule: 'hourly', episodes: [] });
    expect(await creditsOf()).toBe(before);
  });

  it('takes every form of a schedule, and shows them where one is none [§2.5 schedule]', async () => {
    const { seriesId } = await start({});
    for (const schedule of ['hourly', 'every 30m', 'daily 9am', 'weekdays 8am', 'weekly mon 9am']) {
      expect((await start({ seriesId, schedule, tz: 'Europe/Berlin' })).seriesId).toBe(seriesId);
      expect(await listed(seriesId)).toMatchObject({ schedule });
    }
    const { status, body } = await tool('start_series', { seriesId, schedule: 'now and then' });
    expect([status, body.error]).toEqual([400, expect.stringContaining('weekly')]);
  });

  it('takes policies and destinations, and tells what it does not know [§2.5 policy] [§2.5 destination]', async () => {
    const { seriesId } = await start({ policy: 'digest', destination: 'download' });
    for (const policy of ['hold', 'review', 'autopost', 'digest']) {
      await start({ seriesId, policy });
      expect(await listed(seriesId)).toMatchObject({ policy, destinations: ['download'] });
    }
    const unconnected = await tool('start_series', { seriesId, destination: 'scheduler' });
    expect([unconnected.status, unconnected.body.error]).toEqual([
      422,
      expect.stringContaining('/v1/account/connections'),
    ]);
    await client.post('/v1/account/connections', { kind: 'postiz', apiKey: POSTIZ_KEY });
    for (const destination of ['share-link', 'scheduler']) {
      await start({ seriesId, destination });
      expect(await listed(seriesId)).toMatchObject({ destinations: [destination] });
    }
    const wrong = await tool('start_series', { kind: 'radio', policy: 'shout', destination: 'fax', threshold: 5 });
    const { details } = wrong.body as unknown as { details: Array<{ path: string }> };
    expect(details.map(({ path }) => path).sort()).toEqual(['destination', 'kind', 'policy', 'threshold']);
    expect((await tool('start_series', { kind: 'rss', url: `${site.url}/prices` })).status).toBeGreaterThanOrEqual(400);
  });

  it('only looks in a dry run, and takes no clock and no counter for news [§4.6 run_series]', async () => {
    const { seriesId } = await start({ showId });
    const before = await creditsOf();
    expect(await run(seriesId, client, true)).toMatchObject({ dry: true, changed: false, facts: [], credits: 1 });
    price = 4.5;
    const told = await run(seriesId, client, true);
    expect(told).toMatchObject({ dry: true, changed: true, videoId: null, credits: 170 });
    expect(told.facts.map(({ words }) => words)).toEqual([expect.stringMatching(/4\.5, was 4\.2$/)]);
    expect([await creditsOf(), (await listed(seriesId))?.episodes]).toEqual([before, []]);
    price = 4.2;
  });

  it('finds new items of a feed, and no old ones', async () => {
    const { seriesId } = await start({ kind: 'rss', url: `${site.url}/feed`, showId });
    expect((await run(seriesId, client, true)).changed).toBe(false);
    items = ['Fair on Sunday', 'Bridge shut', ...items];
    const { facts } = await run(seriesId, client, true);
    expect(facts.map(({ words }) => words)).toEqual(['Fair on Sunday', 'Bridge shut']);
  });

  it('makes an episode of kind schedule though nothing changed, as its dry run says [§2.5 kind]', async () => {
    const { seriesId } = await start({ showId, kind: 'schedule' });
    expect(await run(seriesId, client, true)).toMatchObject({ changed: false, facts: [], credits: 170 });
    for (const n of [1, 2]) {
      const made = await run(seriesId);
      expect(made).toMatchObject({ outcome: 'episode', changed: false, error: null });
      await client.post(`/v1/videos/${made.videoId}/cancel`, {});
      expect((await listed(seriesId))?.episodes).toHaveLength(n);
    }
  });

  it('pauses where the wallet is too short, tells the owner once, and goes on [§3.3 wallet too short]', async () => {
    const poor = await stack.account(100);
    const { seriesId } = await start({}, poor);
    price = 9.9;
    expect(await run(seriesId, poor)).toMatchObject({
      outcome: null,
      videoId: null,
      error: expect.any(String) as string,
    });
    expect(await listed(seriesId, poor)).toMatchObject({ status: 'paused', nextRunAt: null, episodes: [] });
    expect((await tool('run_series', { seriesId }, poor)).status).toBe(409);
    const { data } = (await poor.get<{ data: Array<{ kind: string }> }>('/v1/notifications')).body;
    expect(data.filter(({ kind }) => kind === 'series_paused')).toHaveLength(1);
    expect(await creditsOf(poor)).toBe(100);
    price = 4.2;
  });

  it('keeps accounts apart, and stops and restarts the schedule [§3.3 pause; resume]', async () => {
    const { seriesId } = await start({});
    const stranger = await stack.account(0);
    for (const name of ['run_series', 'pause_series', 'start_series']) {
      expect((await tool(name, { seriesId }, stranger)).status).toBe(404);
    }
    expect(await listed(seriesId, stranger)).toBeUndefined();
    for (let n = 0; n < 2; n += 1) {
      expect((await tool('pause_series', { seriesId })).body).toMatchObject({ status: 'paused', nextRunAt: null });
    }
    const resume = `/v1/autopilot/${seriesId}/resume`;
    expect((await stranger.post(resume, {})).status).toBe(404);
    const going = { paused: false, creditsPerEpisode: null, nextRunAt: expect.stringMatching(/^20/) as string };
    expect(await client.post(resume, {})).toMatchObject({ status: 200, body: going });
  });

  it('takes videos that are ordered by hand into a series of the account’s own [§4.2 seriesId]', async () => {
    const { seriesId } = await start({});
    const order = { targetSeconds: 15, data: { loaf: 'Rye', price: 4 }, seriesId };
    const stranger = await stack.account(1_000);
    expect((await stranger.post('/v1/videos/from-data', order)).status).toBe(404);
    const { status, body } = await client.post<{ videoId: string }>('/v1/videos/from-data', order);
    expect(status).toBe(202);
    await client.post(`/v1/videos/${body.videoId}/cancel`, {});
    expect((await listed(seriesId))?.episodes).toEqual([]);
  });

  it('charges a quiet check, makes one episode of a change, and holds it [§4.6 costs] [§6 episode.ready] [§8 quiet check]', async () => {
    const { seriesId } = await start({ showId });
    const before = await creditsOf();
    expect(await run(seriesId)).toMatchObject({ outcome: 'quiet', changed: false, credits: 1 });
    expect(await creditsOf()).toBe(before - 1);
    price = 4.5;
    const made = await run(seriesId);
    expect(made).toMatchObject({ outcome: 'episode', changed: true, error: null });
    expect(await run(seriesId)).toMatchObject({ outcome: 'quiet', videoId: null });
    await stack.startWorker();
    const video = await client.finished(made.videoId ?? '');
    expect([video.status, video.lastError, video.cost]).toEqual(['rendered', null, null]);
    expect(video.scenes.map(({ text }) => text).join(' ')).toMatch(/4\.5/);
    const [episode] = await waitFor('the episode to be held', async () => {
      const { episodes = [] } = (await listed(seriesId)) ?? {};
      return episodes[0]?.status === 'making' ? null : episodes;
    });
    expect(episode).toMatchObject({ n: 1, status: 'held', videoId: video.videoId, shareUrl: null });
    expect(await creditsOf()).toBe(before - 172);
    const ready = await waitFor('the event', async () => {
      const { data } = (await client.get<{ data: Array<{ event: string; seriesId?: string }> }>('/v1/events?limit=100'))
        .body;
      const told = data.filter((event) => event.event === 'episode.ready');
      return told.length > 0 ? told : null;
    });
    expect(ready).toMatchObject([
      { seriesId, videoId: video.videoId, approveUrl: expect.stringContaining('/approve') as string },
    ]);
  });
});

function feedOf(titles: string[]): string {
  const told = titles.map(
    (title) => `<item><title>${title}</title><link>https://c.example/${encodeURI(title)}</link></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Courier</title>${told.join('')}</channel></rss>`;
}

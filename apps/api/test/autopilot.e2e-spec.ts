import { type ApiClient, type MarketServer, POSTIZ_KEY, PostizServer, Stack, waitFor } from '@app/testing';
import type { Episode, Refused, Show, Started, Suggested } from './autopilot/shows';
import { marketSettings, startersMarket } from './autopilot/starters-market';

const STARTERS = ['collectible-cards', 'top-crypto', 'stock-gainers', 'weather', 'tech-news'];
const WEATHER = { starter: 'weather', city: 'Lisbon' };
const SHOW = { title: 'Umbrella or Not?', cadence: 'weekdays 5pm', style: 'comic', targetSeconds: 20 };
const NOWHERE = 'ser_00000000000000000000';

describe('autopilot', () => {
  let stack: Stack;
  let market: MarketServer;
  let postiz: PostizServer;
  let client: ApiClient & { accountId: string };

  beforeAll(async () => {
    market = await startersMarket();
    postiz = await PostizServer.start();
    postiz.integrations = ['ch_1', 'ch_2'].map((id) => ({ id, identifier: 'x' }));
    const settings = { ...marketSettings(market), POSTIZ_BASE_URL: postiz.url };
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1', ...settings });
    client = await stack.account(2_000);
    await client.post('/v1/account/connections', { kind: 'postiz', apiKey: POSTIZ_KEY });
  });

  afterAll(async () => {
    await stack.stop();
    await Promise.all([market.stop(), postiz.stop()]);
  });

  const credits = async (asker: ApiClient = client): Promise<number> =>
    (await asker.get<{ credits: number }>('/v1/account')).body.credits;
  const shows = async (asker: ApiClient = client): Promise<Show[]> =>
    (await asker.get<{ data: Show[] }>('/v1/autopilot')).body.data;
  const suggest = async (body: unknown) => await client.post<Suggested & Refused>('/v1/autopilot/suggest', body);
  const start = async (body: unknown, asker: ApiClient = client, headers: Record<string, string> = {}) =>
    await asker.post<Started & Refused>('/v1/autopilot/start', body, headers);

  const patch = async <T>(asker: ApiClient, path: string, body: unknown) =>
    await asker.send<T>('PATCH', path, JSON.stringify(body));

  it('lists five sources that need no address [§4.7 GET starters]', async () => {
    const { status, body } = await client.get<{ data: Array<{ starter: string; needsCity: boolean }> }>(
      '/v1/autopilot/starters',
    );
    expect(status).toBe(200);
    expect(body.data.map(({ starter }) => starter)).toEqual(STARTERS);
    expect(body.data.filter(({ needsCity }) => needsCity)).toMatchObject([{ starter: 'weather' }]);
  });

  it('lists voices and the thirteen languages [§4.7 GET voices; rule 5]', async () => {
    const { body } = await client.get<{ house: unknown[]; cloned: unknown[]; languages: Array<{ name: string }> }>(
      '/v1/autopilot/voices',
    );
    expect(body.house.length).toBeGreaterThan(0);
    expect(body.cloned).toEqual([]);
    const named = ['English', 'Spanish', 'Portuguese (Brazil)', 'French', 'German', 'Italian', 'Turkish', 'Indonesian'];
    const further = ['Japanese', 'Korean', 'Chinese (Simplified)', 'Hindi', 'Arabic'];
    expect(body.languages.map(({ name }) => name).sort()).toEqual([...named, ...further].sort());
  });

  it.each(STARTERS)('suggests three different shows for %s [§4.7 POST suggest]', async (starter) => {
    const { status, body } = await suggest({ starter, ...(starter === 'weather' ? { city: 'Lisbon' } : {}) });
    expect({ status, body }).toMatchObject({ status: 200 });
    expect(body.source.sourceId).toMatch(/^src_/);
    expect(body.shows).toHaveLength(3);
    for (const name of ['title', 'premise', 'cadence', 'style', 'targetSeconds', 'sampleEpisodeTitle'] as const) {
      expect(new Set(body.shows.map((show) => show[name])).size).toBe(3);
    }
  });

  it('suggests from a previewed source, and from an address; both are free [§4.7 POST /sources/preview]', async () => {
    const before = await credits();
    const url = `${market.url}/rss`;
    const preview = await client.post<{ sourceId: string }>('/v1/sources/preview', { url });
    const [kept, read] = [
      await suggest({ sourceId: preview.body.sourceId }),
      await suggest({ source: { kind: 'rss', url } }),
    ];
    expect(kept.body.source.sourceId).toBe(preview.body.sourceId);
    expect(read.body.shows).toEqual(kept.body.shows);
    expect(read.body.shows[0]?.sampleEpisodeTitle).toContain('A compiler in a weekend');
    expect(await credits()).toBe(before);
  });

  it('says what it cannot suggest from', async () => {
    const answers = await Promise.all(
      [
        {},
        { starter: 'weather' },
        { starter: 'top-crypto', city: 'Lisbon' },
        { starter: 'tech-news', sourceId: 'src_1' },
        { source: { kind: 'rss' } },
        { starter: 'horoscope' },
        { source: { url: 'http://10.0.0.1/feed' } },
        { sourceId: 'src_00000000000000000000' },
      ].map(async (body) => await suggest(body)),
    );
    expect(answers.map(({ status, body }) => `${status} ${body.error}`)).toEqual([
      expect.stringMatching(/^400 bad_request: source/),
      expect.stringMatching(/^400 bad_request: city/),
      expect.stringMatching(/^400 bad_request: city/),
      expect.stringMatching(/^400 bad_request: source/),
      expect.stringMatching(/^400 bad_request: url/),
      expect.stringMatching(/^400 bad_request: starter/),
      expect.stringMatching(/^422 unprocessable/),
      expect.stringMatching(/^404 not_found: source/),
    ]);
  });

  it('makes nothing for a wallet that an episode does not fit [§4.7 rule 3]', async () => {
    const poor = await stack.account(249);
    const { status, body } = await start({ source: WEATHER, show: SHOW }, poor);
    expect({ status, error: body.error }).toEqual({
      status: 402,
      error: expect.stringMatching(/insufficient_credits: needed 250/) as string,
    });
    expect(await shows(poor)).toEqual([]);
    for (const list of ['channels', 'shows', 'sources', 'videos']) {
      expect((await poor.get<{ data: unknown[] }>(`/v1/${list}`)).body.data).toEqual([]);
    }
    expect(await credits(poor)).toBe(249);
  });

  it('starts a show as it was suggested, its first episode at once, and once for one key [§4.7 POST start; rule 2; rule 4] [§2.6 fields; creditsPerEpisode; nextRunAt]', async () => {
    const before = await credits();
    const suggested = await suggest(WEATHER);
    const [show] = suggested.body.shows;
    const body = { source: suggested.body.source, show: { ...show, targetSeconds: 45 }, tz: 'Europe/Lisbon' };
    const key = { 'Idempotency-Key': 'the-first-show' };
    const { status, body: started } = await start(body, client, key);
    expect({ status, body: started }).toMatchObject({ status: 201, body: { policy: 'hold', creditsPerEpisode: 300 } });
    const again = await start(body, client, key);
    expect(again.body).toEqual(started);
    expect(await credits()).toBe(before - 300);
    const [listed, ...others] = await shows();
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      seriesId: started.seriesId,
      title: show?.title,
      premise: show?.premise,
      cadence: show?.cadence,
      style: show?.style,
      targetSeconds: 60,
      language: 'en',
      tz: 'Europe/Lisbon',
      destinations: { shareLink: true },
      paused: false,
      episodes: [{ videoId: started.firstVideoId, n: 1, title: show?.sampleEpisodeTitle, status: 'making' }],
    });
    const video = await client.get<Record<string, unknown>>(`/v1/videos/${started.firstVideoId}`);
    expect(video.body).toMatchObject({ title: show?.sampleEpisodeTitle, cost: null, status: 'rendering' });
    await client.post(`/v1/videos/${started.firstVideoId}/cancel`, {});
    expect(await credits()).toBe(before);
  });

  it('reviews what goes to channels, and names the link on the end card [§2.6 destinations; link; policy]', async () => {
    const link = { url: 'https://www.weather.example/lisbon?ref=show', label: 'The hourly forecast' };
    const { body } = await start({
      source: { starter: 'top-crypto' },
      show: { title: 'The Big Board', link, targetSeconds: 90, language: 'Spanish' },
      destinations: { scheduler: { channelIds: ['ch_1'] } },
    });
    expect(body).toMatchObject({ policy: 'review', creditsPerEpisode: 350 });
    const [listed] = await shows();
    expect(listed).toMatchObject({ link, language: 'es', policy: 'review' });
    const show = await client.get<{ cta: string }>(`/v1/shows/${body.showId}`);
    expect(show.body.cta).toBe('The hourly forecast: weather.example/lisbon');
    await client.post(`/v1/videos/${body.firstVideoId}/cancel`, {});
  });

  it('refuses a scheduler while none is connected, when a show is started or changed [§2.6 destinations]', async () => {
    const other = await stack.account(1_000);
    const refused = { status: 422, body: { error: expect.stringContaining('/v1/account/connections') as string } };
    for (const channelIds of [['ch_1'], []]) {
      const order = { source: WEATHER, show: SHOW, destinations: { scheduler: { channelIds } } };
      expect(await start(order, other)).toMatchObject(refused);
    }
    const { body } = await start({ source: WEATHER, show: SHOW }, other);
    const path = `/v1/autopilot/${body.seriesId}`;
    for (const change of [{ channelIds: ['ch_1'] }, { destinations: { scheduler: { channelIds: [] } } }]) {
      expect(await patch<Refused>(other, path, change)).toMatchObject(refused);
    }
    expect((await other.get<Show>(path)).body).toMatchObject({ destinations: { shareLink: true } });
    await other.post(`/v1/videos/${body.firstVideoId}/cancel`, {});
  });

  it.each([
    [{ show: { ...SHOW, cadence: 'sometimes' } }, /show\.cadence is none of hourly/],
    [{ show: { ...SHOW, cadence: 'when apyPct is over 5' } }, /from-data/],
    [{ show: SHOW, threshold: { field: 'apyPct', above: 5 } }, /threshold .*from-data/],
    [{ show: SHOW, tz: 'Mars/Olympus' }, /tz/],
    [{ show: { ...SHOW, language: 'Klingon' } }, /language/],
    [{ show: { ...SHOW, voiceId: 'house-nobody' } }, /voiceId/],
    [{ show: { ...SHOW, style: 'baroque' } }, /style/],
    [{ show: { ...SHOW, link: { url: 'javascript:alert(1)', label: 'x' } } }, /link\.url/],
    [{ show: { ...SHOW, colour: 'red' } }, /colour/],
    [{ show: { cadence: 'hourly' } }, /title/],
  ])('refuses a start with %j [§4.7 rule 1; rule 6]', async (wrong, message) => {
    const { status, body } = await start({ source: WEATHER, ...wrong });
    expect({ status, error: body.error }).toEqual({ status: 400, error: expect.stringMatching(message) as string });
  });

  it('changes any field and leaves the rest, pauses and resumes [§4.7 PATCH; pause and resume; GET list] [§2.6 targetSeconds; paused] [§8 autopilot targetSeconds]', async () => {
    const { body: started } = await start({ source: WEATHER, show: SHOW });
    const path = `/v1/autopilot/${started.seriesId}`;
    const change = {
      cadence: 'every 30m',
      policy: 'digest',
      channelIds: ['ch_1', 'ch_2'],
      title: 'Coats',
      premise: 'What to wear.',
      link: { url: 'https://coats.example', label: 'Coats' },
      targetSeconds: 75,
      style: 'tabloid',
      format: '1:1',
      tz: 'Asia/Tokyo',
      language: 'de',
      paused: true,
    };
    const { channelIds, ...plain } = change;
    const changed = await patch<Show>(client, path, change);
    expect(changed).toMatchObject({
      status: 200,
      body: {
        ...plain,
        targetSeconds: 90,
        creditsPerEpisode: 350,
        destinations: { shareLink: true, scheduler: { channelIds } },
        nextRunAt: null,
      },
    });
    expect((await client.get(`/v1/shows/${started.showId}`)).body).toMatchObject({
      title: 'Coats',
      cta: 'Coats: coats.example',
      defaults: { language: 'de', targetSeconds: 90, style: 'tabloid', format: '1:1' },
    });
    const resumed = await client.post<Show>(`${path}/resume`, {});
    expect(resumed.body).toMatchObject({ paused: false, nextRunAt: expect.any(String) as string });
    const emptied = await patch<Show>(client, path, { link: null, premise: null, destinations: { download: true } });
    expect(emptied.body).toMatchObject({ link: null, premise: null, title: 'Coats', destinations: { download: true } });
    const paused = await client.post<Show>(`${path}/pause`, {});
    expect(paused.body).toMatchObject({ paused: true, nextRunAt: null });
    expect((await patch<Refused>(client, path, { cadence: 'daily 25:00' })).body.error).toMatch(/cadence/);
    const listed = (await shows()).find(({ seriesId }) => seriesId === started.seriesId);
    expect(listed).toMatchObject({ cadence: 'every 30m' });
    expect((await client.get(path)).body).toEqual(listed);
    await client.post(`/v1/videos/${started.firstVideoId}/cancel`, {});
  });

  it('knows no show of another account', async () => {
    const { body } = await start({ source: WEATHER, show: SHOW });
    const stranger = await stack.account(1_000);
    const path = `/v1/autopilot/${body.seriesId}`;
    const answers = [
      await stranger.get<Refused>(path),
      await patch<Refused>(stranger, path, { title: 'Mine' }),
      await stranger.post<Refused>(`${path}/pause`, {}),
      await stranger.post<Refused>(`${path}/resume`, {}),
      await client.post<Refused>(`/v1/autopilot/${NOWHERE}/pause`, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await shows(stranger)).toEqual([]);
    await client.post(`/v1/videos/${body.firstVideoId}/cancel`, {});
  });

  it('holds the episode when its video is done, at the price of one with its render, and posts it on approval [§4.7 approve; rule 3]', async () => {
    const before = await credits();
    const show = { ...SHOW, style: 'swiss-poster', targetSeconds: 15 };
    const { body } = await start({ source: WEATHER, show, destinations: { shareLink: true } });
    const approve = `/v1/autopilot/${body.seriesId}/episodes/${body.firstVideoId}/approve`;
    expect(await client.post(approve, {})).toMatchObject({ status: 409 });
    await stack.startWorker();
    const episode = async (): Promise<Episode | undefined> =>
      (await shows()).find(({ seriesId }) => seriesId === body.seriesId)?.episodes[0];
    await waitFor('the episode to wait', async () => (await episode())?.status === 'held');
    const posted = await client.post<Episode>(approve, {});
    expect(posted).toMatchObject({ status: 200, body: { status: 'posted', n: 1 } });
    expect(posted.body.shareUrl).toContain(body.firstVideoId);
    expect((await client.post<Episode>(approve, {})).body).toEqual(posted.body);
    expect(await credits()).toBe(before - 250);
    const stranger = await stack.account(0);
    expect(await stranger.post(approve, {})).toMatchObject({ status: 404 });
  }, 240_000);
});

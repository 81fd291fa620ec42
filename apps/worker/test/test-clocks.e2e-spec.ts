import { ApiClient, briefVideo, endOf, LocalServer, OwnerClient, type Program, Stack, waitFor } from '@app/testing';

interface ClockBody {
  clockId: string;
  name: string | null;
  livemode: boolean;
  status: 'ready' | 'advancing' | 'failed';
  now: string;
  to: string | null;
  jobId: string | null;
  error: string | null;
}

interface CheckRow {
  slot: Date;
  outcome: string | null;
  video_id: string | null;
  claimed_at: Date;
  finished_at: Date;
}

const DAY_MS = 86_400_000;
const START = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS);
const day = (days: number, hours = 0) => new Date(START.getTime() + days * DAY_MS + hours * 3_600_000);
const nineOf = (days: number) => Array.from({ length: days }, (_, index) => day(index, 9));
const { targetSeconds, format, style, captions, music } = briefVideo();
const SHOW = { title: 'Bread', defaults: { targetSeconds, format, style, captions, music } };
const RETAINED_DAYS = 10;

describe('test clocks', () => {
  let stack: Stack;
  let site: LocalServer;
  let live: ApiClient & { accountId: string };
  let test: ApiClient;
  /** What a page of the site tells at the look of that number, from 0. */
  const prices: Array<(look: number) => number> = [];
  const looks: number[] = [];

  beforeAll(async () => {
    site = await new LocalServer(async (request, response) => {
      const page = Number(request.url?.slice(1));
      const look = looks[page] ?? 0;
      looks[page] = look + 1;
      const price = prices[page]?.(look) ?? 4.2;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ bakery: 'Harbour Bakery', rye: { name: 'Rye', price, currency: 'USD' } }));
    }).listen();
    const settings = { STALLED_AFTER_S: '4', RETAIN_VIDEOS_DAYS: String(RETAINED_DAYS) };
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1', ...settings });
    live = await stack.account(10_000);
    test = await testClient('clocks@x.example');
  });

  afterAll(async () => {
    await stack.stop();
    await site.stop();
  });

  async function testClient(email: string): Promise<ApiClient> {
    const owner = await OwnerClient.enter(stack.baseUrl, { email, password: 'a long password' });
    const { body } = await owner.post<{ apiKey: string }>('/v1/account/keys', { name: 'k', mode: 'test' });
    return new ApiClient(stack.baseUrl, body.apiKey, stack.description);
  }

  const makeClock = async (now = START) =>
    (await test.post<ClockBody>('/v1/test/clocks', { now: now.toISOString(), name: 'a month' })).body;
  const advance = async ({ clockId }: ClockBody, to: Date) =>
    await test.post<ClockBody>(`/v1/test/clocks/${clockId}/advance`, { to: to.toISOString() });
  const read = async ({ clockId }: ClockBody) => (await test.get<ClockBody>(`/v1/test/clocks/${clockId}`)).body;

  async function arrive(clock: ClockBody, to: Date): Promise<void> {
    expect((await advance(clock, to)).status).toBe(202);
    await arrival(clock, to);
  }
  async function arrival(clock: ClockBody, to: Date): Promise<void> {
    const arrived = await waitFor('the clock', async () => {
      const now = await read(clock);
      return now.status === 'advancing' ? null : now;
    });
    expect(arrived).toMatchObject({ status: 'ready', now: to.toISOString(), error: null });
  }

  /** A series over a page of its own. */
  async function startSeries(clock: ClockBody, more: object, priceAt = (_look: number) => 4.2): Promise<string> {
    const page = prices.push(priceAt) - 1;
    const { body: show } = await test.post<{ showId: string }>('/v1/shows', SHOW);
    const { status, body } = await test.post<{ seriesId: string; testClockId: string }>('/v1/tools/start_series', {
      ...{ kind: 'page', url: `${site.url}/${page}`, showId: show.showId, schedule: 'daily 9am' },
      ...{ testClockId: clock.clockId, ...more },
    });
    expect([status, body.testClockId]).toEqual([200, clock.clockId]);
    return body.seriesId;
  }

  const checksOf = async (seriesId: string) =>
    await stack.rows<CheckRow>('SELECT * FROM series_checks WHERE series_id = $1 ORDER BY slot', [seriesId]);
  const episodesOf = async (seriesId: string) =>
    await stack.rows<{ video_id: string; status: string; created_at: Date; posted_at: Date | null }>(
      'SELECT * FROM episodes WHERE series_id = $1',
      [seriesId],
    );
  const momentsIn = async (table: string, column: string, videoId: string | null = '') => {
    const which = `SELECT DISTINCT ${column} AS at FROM ${table} WHERE video_id = $1 ORDER BY at`;
    return (await stack.rows<{ at: Date }>(which, [videoId])).map(({ at }) => at);
  };
  const eventsOf = async (videoId: string) => {
    type Page = { data: Array<{ event: string; videoId: string; createdAt: string }> };
    const { body } = await test.get<Page>('/v1/events?limit=100');
    const own = body.data.filter((event) => event.videoId === videoId);
    return Object.fromEntries(own.map(({ event, createdAt }) => [event, new Date(createdAt)]));
  };

  describe('without a worker', () => {
    it('stand where they were made, are listed, and go when they are deleted', async () => {
      const clock = await makeClock();
      expect(clock).toMatchObject({
        status: 'ready',
        livemode: false,
        now: START.toISOString(),
        to: null,
        jobId: null,
      });
      const { body } = await test.get<{ data: ClockBody[] }>('/v1/test/clocks');
      expect(body.data).toContainEqual(clock);
      expect((await test.send('DELETE', `/v1/test/clocks/${clock.clockId}`)).status).toBe(204);
      expect((await test.get(`/v1/test/clocks/${clock.clockId}`)).status).toBe(404);
    });

    it('are for test keys alone', async () => {
      const clock = await makeClock();
      const made = await live.post('/v1/test/clocks', { now: START.toISOString() });
      expect([made.status, made.body['message']]).toEqual([403, expect.stringContaining('sk_test_')]);
      expect((await live.get('/v1/test/clocks')).status).toBe(403);
      expect((await live.get(`/v1/test/clocks/${clock.clockId}`)).status).toBe(404);
      const series = { kind: 'page', url: `${site.url}/0`, testClockId: clock.clockId };
      expect((await live.post('/v1/tools/start_series', series)).status).toBe(404);
      const video = { data: { gate: 'B', waitMinutes: 17 }, testClockId: clock.clockId };
      expect((await live.post('/v1/videos/from-data', video)).status).toBe(404);
    });

    it('go forward alone, at most 366 days at once, and once at a time', async () => {
      const clock = await makeClock();
      expect((await advance(clock, START)).status).toBe(400);
      expect((await advance(clock, day(-1))).status).toBe(400);
      expect((await advance(clock, day(367))).status).toBe(400);
      const { status, body } = await advance(clock, day(1));
      expect([status, body.status, body.to]).toEqual([202, 'advancing', day(1).toISOString()]);
      expect((await advance(clock, day(2))).status).toBe(409);
      expect((await test.send('DELETE', `/v1/test/clocks/${clock.clockId}`)).status).toBe(409);
      const job = await test.get(`/v1/jobs/${body.jobId}`);
      expect(job.body).toMatchObject({ kind: 'clock', clockId: clock.clockId, status: 'queued', livemode: false });
      expect((await test.post(`/v1/jobs/${body.jobId}/cancel`, {})).status).toBe(204);
      expect(await read(clock)).toMatchObject({ status: 'ready', now: START.toISOString() });
    });

    it('begin within a year of today', async () => {
      const { status } = await test.post('/v1/test/clocks', { now: '2011-01-01T00:00:00Z' });
      expect(status).toBe(400);
    });
  });

  describe('with a worker', () => {
    let clock: ClockBody;
    let lostVideo: string;
    let worker: Program;

    beforeAll(async () => {
      clock = await makeClock();
      const order = { ...briefVideo(), testClockId: clock.clockId };
      lostVideo = (await test.post<{ videoId: string }>('/v1/videos/from-data', order)).body.videoId;
      // Its worker is lost for good: nothing but its expiry gives the hold back.
      await stack.rows("UPDATE jobs SET status = 'failed' WHERE video_id = $1", [lostVideo]);
      worker = await stack.startWorker();
    });
    afterAll(async () => await worker.end());

    it('play holds, retention and embed tokens at their own times', async () => {
      const { body: minted } = await test.post<{ token: string; expiresAt: string }>('/v1/embed/token', {
        ...{ externalUserId: 'user-1', origin: 'https://shop.example', ttlSeconds: 3600, testClockId: clock.clockId },
      });
      expect(minted.expiresAt).toBe(day(0, 1).toISOString());
      const embedded = new ApiClient(stack.baseUrl, minted.token, stack.description);
      expect((await embedded.get('/v1/embed/session')).status).toBe(200);

      await arrive(clock, day(8));
      expect((await embedded.get('/v1/embed/session')).status).toBe(401);
      const holds = await stack.rows('SELECT DISTINCT status, resolved_at FROM holds WHERE video_id = $1', [lostVideo]);
      expect(holds).toEqual([{ status: 'expired', resolved_at: day(7) }]);
      expect((await test.get(`/v1/videos/${lostVideo}`)).status).toBe(200);

      await arrive(clock, day(11));
      expect((await test.get(`/v1/videos/${lostVideo}`)).status).toBe(404);
    });

    it('date changes of a video, and keep it from the last one on', async () => {
      const own = await makeClock();
      const order = { ...briefVideo(), render: false, testClockId: own.clockId };
      const { videoId } = (await test.post<{ videoId: string }>('/v1/videos/from-data', order)).body;
      expect((await test.finished(videoId)).status).toBe('scripted');
      const path = `/v1/videos/${videoId}`;
      const changedAt = async () => await stack.rows('SELECT updated_at FROM videos WHERE id = $1', [videoId]);

      await arrive(own, day(3));
      expect((await test.post(`${path}/edit`, { notes: 'call it "Base rates"' })).status).toBe(200);
      expect(await momentsIn('video_versions', 'created_at', videoId)).toEqual([day(0), day(3)]);
      expect(await momentsIn('holds', 'created_at', videoId)).toContainEqual(day(3));
      await arrive(own, day(4));
      expect((await test.send('PATCH', path, '{"title": "Rates of May"}')).status).toBe(200);
      expect(await changedAt()).toEqual([{ updated_at: day(4) }]);
      await arrive(own, day(5));
      expect((await test.post(`${path}/versions/1/restore`, {})).status).toBe(200);
      expect(await changedAt()).toEqual([{ updated_at: day(5) }]);

      await arrive(own, day(5 + RETAINED_DAYS, -1));
      expect((await test.get(path)).status).toBe(200);
      await arrive(own, day(5 + RETAINED_DAYS));
      expect((await test.get(path)).status).toBe(404);
    });

    it('play a month of a daily series in order, each check, review and episode at its own time', async () => {
      const own = await makeClock();
      const seriesId = await startSeries(own, { policy: 'review' }, (look) => (look > 10 ? 4.5 : 4.2));
      await arrive(own, day(30));
      const checks = await checksOf(seriesId);
      for (const field of ['slot', 'claimed_at', 'finished_at'] as const)
        expect(checks.map((check) => check[field])).toEqual(nineOf(30));
      const outcomes = checks.map((_, index) => (index === 10 ? 'episode' : 'quiet'));
      expect(checks.map(({ outcome }) => outcome)).toEqual(outcomes);

      const [episode] = await episodesOf(seriesId);
      expect(episode).toMatchObject({ status: 'posted', created_at: day(10, 9), posted_at: day(10, 9) });
      // An episode forgets a video that is gone.
      const videoId = checks[10]?.video_id ?? '';
      expect(await momentsIn('ledger_transactions', 'at', videoId)).toEqual([day(10, 9)]);
      expect(await eventsOf(videoId)).toEqual({ 'video.rendered': day(10, 9) });
      // Made at nine on the eleventh day, and kept for ten.
      expect((await test.get(`/v1/videos/${videoId}`)).status).toBe(404);
      expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, faults: [] });
    });

    it('hold an episode for its owner, and post it at the time of its approval', async () => {
      const own = await makeClock();
      const seriesId = await startSeries(own, { policy: 'hold' }, (look) => (look > 1 ? 4.5 : 4.2));
      await arrive(own, day(3));
      const [episode] = await episodesOf(seriesId);
      expect(episode).toMatchObject({ status: 'held', created_at: day(1, 9), posted_at: null });
      const videoId = episode?.video_id ?? '';
      expect(await eventsOf(videoId)).toEqual({ 'video.rendered': day(1, 9), 'episode.ready': day(1, 9) });
      expect((await test.post(`/v1/autopilot/${seriesId}/episodes/${videoId}/approve`, {})).status).toBe(200);
      expect(await episodesOf(seriesId)).toMatchObject([{ status: 'posted', posted_at: day(3) }]);
    });

    it('tell a digest once a day, and leave a series to its owner at the time of the clock', async () => {
      const own = await makeClock();
      const digest = await startSeries(own, { policy: 'digest', schedule: 'every 6h' }, (look) => 4 + look / 10);
      await arrive(own, day(1, 8));
      const outcomes = (await checksOf(digest)).map(({ slot, outcome }) => [slot, outcome]);
      expect(outcomes).toEqual([
        [day(0, 6), 'changed'],
        [day(0, 9), 'episode'],
        [day(0, 12), 'changed'],
        [day(0, 18), 'changed'],
        [day(1), 'changed'],
        [day(1, 6), 'changed'],
      ]);
      expect(await episodesOf(digest)).toMatchObject([{ status: 'posted', posted_at: day(0, 9) }]);
      const [next] = await stack.rows('SELECT next_run_at FROM series WHERE id = $1', [digest]);
      expect(next).toEqual({ next_run_at: day(1, 9) });
      await test.post('/v1/tools/pause_series', { seriesId: digest });
      const [paused] = await stack.rows('SELECT updated_at FROM series WHERE id = $1', [digest]);
      expect(paused).toEqual({ updated_at: day(1, 8) });
    });

    it('pause their series when they are deleted, and are waited for by no real second', async () => {
      const own = await makeClock(day(-100));
      const seriesId = await startSeries(own, {});
      // Due by real time for months; only its clock may play it.
      await arrive(own, day(-99));
      expect(await checksOf(seriesId)).toHaveLength(1);
      await test.send('DELETE', `/v1/test/clocks/${own.clockId}`);
      const [series] = await stack.rows('SELECT status, pause_reason, clock_id FROM series WHERE id = $1', [seriesId]);
      expect(series).toEqual({ status: 'paused', pause_reason: 'Its test clock was removed.', clock_id: null });
    });
  });

  // Last, since its own workers are to be the only ones.
  it('lose nothing and double nothing when workers are killed that check and render for them', async () => {
    const clock = await makeClock();
    let price = 4.2;
    const seriesId = await startSeries(clock, { policy: 'autopost' }, () => price);
    const first = await stack.startWorkerProcess();
    expect((await advance(clock, day(20))).status).toBe(202);
    await waitFor('some of the checks', async () => (await checksOf(seriesId)).length > 2);
    await endOf(first, 'SIGKILL');
    expect((await checksOf(seriesId)).length).toBeLessThan(20);
    expect((await read(clock)).status).toBe('advancing');

    price = 4.5;
    const second = await stack.startWorkerProcess();
    await waitFor('its render', async () => {
      const rendering = `SELECT FROM jobs j JOIN episodes e ON e.video_id = j.video_id
        WHERE e.series_id = $1 AND j.stage = 'render' AND j.status = 'running'`;
      return (await stack.rows(rendering, [seriesId])).length > 0;
    });
    await endOf(second, 'SIGKILL');
    expect((await read(clock)).status).toBe('advancing');

    const third = await stack.startWorkerProcess();
    await arrival(clock, day(20));
    const checks = await checksOf(seriesId);
    expect(checks.map(({ slot }) => slot)).toEqual(nineOf(20));
    expect(checks.map(({ finished_at }) => finished_at)).toEqual(nineOf(20));
    const [news, ...more] = checks.filter(({ outcome }) => outcome !== 'quiet');
    expect([news?.outcome, more]).toEqual(['episode', []]);
    const slot = news?.slot;
    expect(await episodesOf(seriesId)).toMatchObject([{ status: 'posted', created_at: slot, posted_at: slot }]);
    expect(await momentsIn('ledger_transactions', 'at', news?.video_id)).toEqual([slot]);
    const paid = await stack.rows<{ work: string; count: number }>(
      `SELECT split_part(work, ':', 1) AS work, count(*)::int FROM holds
       WHERE status = 'captured' AND (video_id = $2 OR work IN (SELECT 'check:' || id FROM series_checks WHERE series_id = $1))
       GROUP BY 1 ORDER BY 1`,
      [seriesId, news?.video_id],
    );
    expect(paid).toEqual([
      { work: 'check', count: 19 },
      { work: 'design', count: 1 },
      { work: 'render', count: 1 },
    ]);
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, faults: [] });
    await endOf(third, 'SIGTERM');
  });
});

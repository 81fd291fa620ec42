import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApiClient, endOf, LocalServer, OwnerClient, Stack, waitFor } from '@app/testing';

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
const SHOW = { title: 'Bread', defaults: { style: 'swiss-poster', targetSeconds: 15, format: '1:1', music: false } };

describe('test clocks', () => {
  let stack: Stack;
  let site: LocalServer;
  let live: ApiClient & { accountId: string };
  let test: ApiClient;
  /** What the site tells at the look of that number, from 0. */
  let priceAt: (look: number) => number = () => 4.2;
  let looks = 0;

  beforeAll(async () => {
    site = new LocalServer(async (_request, response) => {
      const price = priceAt(looks++);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ bakery: 'Harbour Bakery', rye: { name: 'Rye', price, currency: 'USD' } }));
    });
    await site.listen();
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1', STALLED_AFTER_S: '4', RETAIN_VIDEOS_DAYS: '10' });
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
    const arrived = await waitFor(
      'the clock',
      async () => {
        const now = await read(clock);
        return now.status === 'advancing' ? null : now;
      },
      240_000,
    );
    expect(arrived).toMatchObject({ status: 'ready', now: to.toISOString(), error: null });
  }

  async function startSeries(clock: ClockBody, more: object): Promise<string> {
    looks = 0;
    const { body: show } = await test.post<{ showId: string }>('/v1/shows', SHOW);
    const { status, body } = await test.post<{ seriesId: string; testClockId: string }>('/v1/tools/start_series', {
      ...{ kind: 'page', url: `${site.url}/prices`, showId: show.showId, schedule: 'daily 9am' },
      ...{ testClockId: clock.clockId, ...more },
    });
    expect([status, body.testClockId]).toEqual([200, clock.clockId]);
    return body.seriesId;
  }

  const checksOf = async (seriesId: string) =>
    await stack.rows<CheckRow>('SELECT * FROM series_checks WHERE series_id = $1 ORDER BY slot', [seriesId]);

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
      const series = { kind: 'page', url: `${site.url}/prices`, testClockId: clock.clockId };
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

  it('play holds, retention and embed tokens at their own times', async () => {
    const clock = await makeClock();
    const order = { data: { gate: 'B', waitMinutes: 17 }, targetSeconds: 15 };
    const { body: video } = await test.post<{ videoId: string }>('/v1/videos/from-data', {
      ...order,
      testClockId: clock.clockId,
    });
    // Its worker is lost for good: nothing but its expiry gives the hold back.
    await stack.rows("UPDATE jobs SET status = 'failed' WHERE video_id = $1", [video.videoId]);
    const { body: minted } = await test.post<{ token: string; expiresAt: string }>('/v1/embed/token', {
      ...{ externalUserId: 'user-1', origin: 'https://shop.example', ttlSeconds: 3600, testClockId: clock.clockId },
    });
    expect(minted.expiresAt).toBe(day(0, 1).toISOString());
    const embedded = new ApiClient(stack.baseUrl, minted.token, stack.description);
    expect((await embedded.get('/v1/embed/session')).status).toBe(200);
    const worker = await stack.startWorker();

    await arrive(clock, day(8));
    expect((await embedded.get('/v1/embed/session')).status).toBe(401);
    const holds = await stack.rows<{ status: string; resolved_at: Date }>(
      'SELECT DISTINCT status, resolved_at FROM holds WHERE video_id = $1',
      [video.videoId],
    );
    expect(holds).toEqual([{ status: 'expired', resolved_at: day(7) }]);
    expect((await test.get(`/v1/videos/${video.videoId}`)).status).toBe(200);

    await arrive(clock, day(11));
    expect((await test.get(`/v1/videos/${video.videoId}`)).status).toBe(404);
    await worker.end();
  });

  it('do what docs/guides/test-mode.md shows', async () => {
    const guide = readFileSync(resolve(__dirname, '../../../docs/guides/test-mode.md'), 'utf8');
    const section = guide.split('## Virtual clocks')[1] ?? '';
    const [wish, series, target] = [...section.matchAll(/```json\n([^]+?)```/g)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, string>,
    );
    // The guide's month goes by; its length stays.
    const begun = Math.floor((Date.now() - Date.parse(wish?.['now'] ?? '')) / DAY_MS) * DAY_MS;
    const later = (time = ''): Date => new Date(Date.parse(time) + begun);
    const worker = await stack.startWorker();
    const { body: clock } = await test.post<ClockBody>('/v1/test/clocks', { ...wish, now: later(wish?.['now']) });
    expect(clock.name).toBe(wish?.['name']);
    priceAt = () => 4.2;
    const seriesId = await startSeries(clock, { ...series, url: `${site.url}/prices`, testClockId: clock.clockId });
    await arrive(clock, later(target?.['to']));
    expect(await checksOf(seriesId)).toHaveLength(30);
    await worker.end();
  });

  it('play a month of a daily series in order, each check and episode at its own time', async () => {
    const worker = await stack.startWorker();
    const clock = await makeClock();
    priceAt = (look) => (look > 10 ? 4.5 : 4.2);
    const seriesId = await startSeries(clock, { policy: 'autopost' });
    await arrive(clock, day(30));
    const checks = await checksOf(seriesId);
    const nine = Array.from({ length: 30 }, (_, index) => day(index, 9));
    expect(checks.map(({ slot }) => slot)).toEqual(nine);
    expect(checks.map(({ claimed_at }) => claimed_at)).toEqual(nine);
    expect(checks.map(({ finished_at }) => finished_at)).toEqual(nine);
    expect(checks.map(({ outcome }) => outcome)).toEqual(nine.map((_, index) => (index === 10 ? 'episode' : 'quiet')));

    const [episode] = await stack.rows<{ created_at: Date; posted_at: Date; status: string }>(
      'SELECT * FROM episodes WHERE series_id = $1',
      [seriesId],
    );
    expect(episode).toMatchObject({ status: 'posted', created_at: day(10, 9), posted_at: day(10, 9) });
    const ledger = await stack.rows<{ at: Date }>('SELECT at FROM ledger_transactions WHERE video_id = $1', [
      checks[10]?.video_id,
    ]);
    expect(new Set(ledger.map(({ at }) => at.toISOString()))).toEqual(new Set([day(10, 9).toISOString()]));
    const { body } = await test.get<{ data: Array<{ videoId: string; createdAt: string }> }>('/v1/events');
    const [event] = body.data.filter(({ videoId }) => videoId === checks[10]?.video_id);
    expect(event?.createdAt).toBe(day(10, 9).toISOString());
    // Made at nine on the eleventh day, and kept for ten.
    expect((await test.get(`/v1/videos/${checks[10]?.video_id}`)).status).toBe(404);
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, faults: [] });
    await worker.end();
  });

  it('tell a digest once a day, and leave an episode for its owner at the time of the clock', async () => {
    const worker = await stack.startWorker();
    const clock = await makeClock();
    priceAt = (look) => 4 + look / 10;
    const digest = await startSeries(clock, { policy: 'digest', schedule: 'every 6h' });
    await arrive(clock, day(0, 10));
    const outcomes = (await checksOf(digest)).map(({ slot, outcome }) => [slot, outcome]);
    expect(outcomes).toEqual([
      [day(0, 6), 'changed'],
      [day(0, 9), 'episode'],
    ]);
    await test.post('/v1/tools/pause_series', { seriesId: digest });
    const [paused] = await stack.rows('SELECT updated_at FROM series WHERE id = $1', [digest]);
    expect(paused).toEqual({ updated_at: day(0, 10) });
    await worker.end();
  });

  it('pause their series when they are deleted, and are waited for by no real second', async () => {
    const worker = await stack.startWorker();
    const clock = await makeClock(day(-100));
    const seriesId = await startSeries(clock, {});
    // Due by real time for months; only its clock may play it.
    await arrive(clock, day(-99));
    expect(await checksOf(seriesId)).toHaveLength(1);
    await test.send('DELETE', `/v1/test/clocks/${clock.clockId}`);
    const [series] = await stack.rows('SELECT status, pause_reason, clock_id FROM series WHERE id = $1', [seriesId]);
    expect(series).toEqual({ status: 'paused', pause_reason: 'Its test clock was removed.', clock_id: null });
    await worker.end();
  });

  it('lose nothing and double nothing when the worker that advances them is killed', async () => {
    const first = await stack.startWorkerProcess();
    const clock = await makeClock();
    priceAt = () => 4.2;
    const seriesId = await startSeries(clock, {});
    expect((await advance(clock, day(120))).status).toBe(202);
    await waitFor('some of the checks', async () => (await checksOf(seriesId)).length > 3);
    await endOf(first, 'SIGKILL');
    const done = (await checksOf(seriesId)).length;
    expect(done).toBeLessThan(120);
    expect((await read(clock)).status).toBe('advancing');

    const second = await stack.startWorkerProcess();
    await arrival(clock, day(120));
    const checks = await checksOf(seriesId);
    expect(checks.map(({ slot }) => slot)).toEqual(Array.from({ length: 120 }, (_, index) => day(index, 9)));
    expect(new Set(checks.map(({ outcome }) => outcome))).toEqual(new Set(['quiet']));
    expect(checks.every(({ slot, finished_at }) => slot.getTime() === finished_at.getTime())).toBe(true);
    const paid = await stack.rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM holds h JOIN series_checks c ON h.work = 'check:' || c.id
       WHERE c.series_id = $1 AND h.status = 'captured'`,
      [seriesId],
    );
    expect(paid).toEqual([{ count: 120 }]);
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, faults: [] });
    await endOf(second, 'SIGTERM');
  });
});

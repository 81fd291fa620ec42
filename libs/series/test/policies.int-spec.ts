import { ConflictError, NotFoundError } from '@app/platform';
import { PostingOpenError } from '../src/episodes/settle-episode.service';
import { PolicyStand } from './policies.fixture';

describe('policies of series', () => {
  let stand: PolicyStand;

  beforeAll(async () => {
    stand = await PolicyStand.start();
    stand.postiz.integrations = [{ id: 'p-x', identifier: 'x' }];
  });

  beforeEach(() => {
    stand.findings = [];
    stand.postiz.posts.length = 0;
  });

  afterAll(async () => {
    await stand.stop();
  });

  let serial = 0;
  const bread = (price: number) => ({ bakery: 'Harbour Bakery', name: 'Rye', price });

  /** A series whose source has changed and whose video has ended. */
  async function told(order: Parameters<PolicyStand['started']>[1], video: 'rendered' | 'error' = 'rendered') {
    const path = `/bread-${++serial}`;
    stand.pages[path] = bread(4.2);
    const seriesId = await stand.started(path, order);
    stand.pages[path] = bread(4.5);
    const { check } = await stand.check(seriesId);
    expect(check).toMatchObject({ outcome: 'episode', error: null });
    await stand.endVideo(check.videoId, video);
    return { path, seriesId, videoId: check.videoId };
  }

  it('holds an episode, tells that it waits once, and posts it when it is approved, once [§2.5 policy] [§3.3 approve]', async () => {
    const { seriesId, videoId } = await told({ policy: 'hold', destinations: { scheduler: { channelIds: ['p-x'] } } });
    const before = await stand.events();
    expect(await stand.settle(seriesId)).toMatchObject({ status: 'held', title: 'Bread', postedAt: null });
    await stand.settle(seriesId);
    expect((await stand.events()).slice(before.length)).toEqual(['episode.ready']);
    expect(stand.postiz.posts).toEqual([]);
    for (let n = 0; n < 2; n += 1) {
      expect(await stand.approve(seriesId, videoId)).toMatchObject({ status: 'posted' });
    }
    expect(stand.postiz.posts).toHaveLength(1);
  });

  it('posts once what is approved twice at a time, and gives a lasting address to save it where that is wanted', async () => {
    const destinations = { download: true as const, scheduler: { channelIds: ['p-x'] } };
    const { seriesId, videoId } = await told({ policy: 'hold', destinations });
    expect(await stand.settle(seriesId)).toMatchObject({ status: 'held', downloadUrl: null });
    await Promise.allSettled([0, 1].map(async () => await stand.approve(seriesId, videoId)));
    const { status, downloadUrl } = await stand.approve(seriesId, videoId);
    expect([status, stand.postiz.posts.length]).toEqual(['posted', 1]);
    expect(downloadUrl).toMatch(new RegExp(`/media/${videoId}/v1/[^?]+[.]mp4[?]k=[^&]+&download=1$`));
  });

  it('forgets an episode that its owner discards: it is not posted, not told again, and no failure', async () => {
    const { seriesId, videoId } = await told({ policy: 'hold' });
    await expect(stand.discard(seriesId, videoId)).rejects.toThrow(ConflictError);
    await stand.settle(seriesId);
    await expect(stand.discard(seriesId, 'vid-0')).rejects.toThrow(NotFoundError);
    for (let n = 0; n < 2; n += 1) {
      const discarded = await stand.discard(seriesId, videoId);
      expect(discarded).toMatchObject({ status: 'failed', discardedAt: expect.any(Date) as Date, shareUrl: null });
    }
    await expect(stand.approve(seriesId, videoId)).rejects.toThrow(/discarded/);
    expect((await stand.check(seriesId)).check.outcome).toBe('quiet');
    expect(await stand.series(seriesId)).toMatchObject({ failures: 0 });
  });

  it('posts what its reviewer passes, and holds what it does not, with what it found [§3.3 review]', async () => {
    const good = await told({ policy: 'review' });
    expect(await stand.settle(good.seriesId)).toMatchObject({ status: 'posted', findings: [] });
    expect((await stand.episode(good.seriesId)).shareUrl).toContain(`/w/${good.videoId}?k=`);
    const silent = { code: 'silent', message: 'Nobody speaks.', scene: 1, atMs: 0, severity: 'block' as const };
    stand.findings = [silent];
    const bad = await told({ policy: 'review' });
    expect(await stand.settle(bad.seriesId)).toMatchObject({
      status: 'held',
      reason: 'Nobody speaks.',
      findings: [silent],
    });
  });

  it('posts at once under autopost, and what nobody knows of is asked again until it is known', async () => {
    const order = { policy: 'autopost' as const, destinations: { scheduler: { channelIds: ['p-x'] } } };
    const lost = await told(order);
    stand.postiz.faults = ['lose'];
    expect(await stand.settle(lost.seriesId)).toMatchObject({ status: 'posted', reason: null });
    const dropped = await told(order);
    stand.postiz.faults = ['drop'];
    await expect(stand.settle(dropped.seriesId)).rejects.toThrow(PostingOpenError);
    expect((await stand.episode(dropped.seriesId)).status).toBe('making');
    stand.clock.pass(700);
    expect(await stand.settle(dropped.seriesId)).toMatchObject({ status: 'posted', reason: null });
    expect(stand.postiz.posts).toHaveLength(2);
  });

  it('tells a change again whose video came to nothing, at the cost of one video', async () => {
    const { seriesId, videoId, path } = await told({ policy: 'autopost' }, 'error');
    expect(await stand.settle(seriesId)).toMatchObject({ status: 'failed', reason: 'no voice' });
    await expect(stand.approve(seriesId, videoId)).rejects.toThrow(ConflictError);
    const again = await stand.check(seriesId);
    expect(again.check.outcome).toBe('episode');
    expect(again.changed.map(({ words }) => words)).toEqual(['Price: 4.5, was 4.2']);
    stand.pages[path] = bread(4.5);
    expect((await stand.check(seriesId)).check.outcome).toBe('quiet');
  });

  it('stops after three videos in a row that failed, tells its owner once, and counts anew once it is resumed', async () => {
    const { seriesId } = await told({ policy: 'autopost' }, 'error');
    await stand.settle(seriesId);
    const failAgain = async () => {
      const { check } = await stand.check(seriesId);
      await stand.endVideo(check.videoId, 'error');
      await stand.settle(seriesId);
      return await stand.series(seriesId);
    };
    expect(await failAgain()).toMatchObject({ status: 'active', failures: 2 });
    const stopped = await failAgain();
    const pauseReason = '3 episodes in a row came to nothing. The last one: no voice.';
    expect(stopped).toMatchObject({ status: 'paused', pauseReason, nextRunAt: null });
    await stand.settle(seriesId);
    expect(await stand.pauseNotices(seriesId)).toEqual([
      `${pauseReason} It makes no episodes until it is started again.`,
    ]);
    await stand.resume(seriesId);
    expect(await failAgain()).toMatchObject({ status: 'active', failures: 1 });
    const { check } = await stand.check(seriesId);
    await stand.endVideo(check.videoId, 'rendered');
    await stand.settle(seriesId);
    expect(await stand.series(seriesId)).toMatchObject({ status: 'active', failures: 0 });
  });

  it('charges a check once that two workers end at once, and neither of them fails', async () => {
    const path = '/twice';
    stand.pages[path] = bread(4);
    const seriesId = await stand.started(path, { schedule: 'every 5m' });
    const before = await stand.credits();
    stand.clock.pass(300);
    const [one, other] = await stand.runDueTwice(seriesId);
    expect([one?.status, other?.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(await stand.credits()).toBe(before - 1);
  });

  it('collects under digest, and tells the whole day at nine in one episode', async () => {
    const path = '/digest';
    stand.pages[path] = bread(4);
    const tomorrow = new Date(stand.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
    stand.clock.time = new Date(`${tomorrow}T06:00:00Z`);
    const seriesId = await stand.started(path, { policy: 'digest', schedule: 'daily 11pm', tz: 'UTC' });
    const { createdAt } = await stand.series(seriesId);
    const before = await stand.credits();
    for (const price of [4.1, 4.3]) {
      stand.pages[path] = bread(price);
      expect((await stand.check(seriesId)).check).toMatchObject({ outcome: 'changed', credits: 1, videoId: null });
    }
    expect(await stand.credits()).toBe(before - 2);
    const { nextRunAt } = await stand.series(seriesId);
    expect(nextRunAt?.getUTCHours()).toBe(9);
    stand.clock.time = new Date(createdAt.getTime() + 24 * 3_600_000);
    const { check, changed } = await stand.check(seriesId);
    expect([check.outcome, changed.map(({ words }) => words)]).toEqual(['episode', ['Price: 4.3, was 4']]);
    stand.pages[path] = bread(4.4);
    expect((await stand.check(seriesId)).check.outcome).toBe('changed');
  });

  it('keeps the beat of an interval, which a digest falls between', async () => {
    const path = '/beat';
    stand.pages[path] = bread(4);
    const tomorrow = new Date(stand.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
    stand.clock.time = new Date(`${tomorrow}T05:17:00Z`);
    const seriesId = await stand.started(path, { policy: 'digest', schedule: 'every 2h', tz: 'UTC' });
    const next = async () => (await stand.series(seriesId)).nextRunAt?.toISOString().slice(11, 16);
    stand.clock.time = new Date(`${tomorrow}T07:17:00Z`);
    stand.pages[path] = bread(4.1);
    expect((await stand.runDue(seriesId)).outcome).toBe('changed');
    expect(await next()).toBe('09:00');
    stand.clock.time = new Date(`${tomorrow}T09:00:00Z`);
    expect((await stand.runDue(seriesId)).outcome).toBe('episode');
    expect(await next()).toBe('09:17');
  });

  it('keeps items of a feed for the digest, which the feed itself forgets', async () => {
    const path = '/feed';
    stand.pages[path] = feedOf('Baths reopen');
    const seriesId = await stand.started(path, { kind: 'rss', policy: 'digest', schedule: 'daily 11pm' });
    for (const title of ['Bridge shut', 'Fair on Sunday']) {
      stand.pages[path] = feedOf(title);
      expect((await stand.check(seriesId)).check.outcome).toBe('changed');
    }
    stand.clock.pass(24 * 3600);
    const { changed } = await stand.check(seriesId);
    expect(changed.map(({ words }) => words)).toEqual(['Fair on Sunday', 'Bridge shut']);
    expect((await stand.check(seriesId)).check.outcome).toBe('quiet');
  });

  it('makes an episode on every run of kind schedule, the first run and unchanged data included [§2.5 kind]', async () => {
    const path = '/every-run';
    stand.pages[path] = bread(4);
    const seriesId = await stand.started(path, { kind: 'schedule', schedule: 'every 5m' });
    const before = await stand.credits();
    const preview = await stand.preview(seriesId);
    expect(preview).toMatchObject({ changed: false, facts: [], summary: expect.stringMatching(/anew/) as string });
    expect(await stand.credits()).toBe(before);
    const first = await stand.check(seriesId);
    expect([first.check.outcome, first.check.error, first.changed]).toEqual(['episode', null, []]);
    expect(before - (await stand.credits())).toBe(preview.credits);
    stand.clock.pass(300);
    expect(await stand.runDue(seriesId)).toMatchObject({ outcome: 'episode', error: null });
    stand.pages[path] = bread(5);
    expect((await stand.check(seriesId)).changed.map(({ words }) => words)).toEqual(['Price: 5, was 4']);
    expect((await stand.check(seriesId)).check.outcome).toBe('episode');
    const { n, title, changed } = await stand.episode(seriesId);
    expect([n, changed]).toEqual([4, []]);
    expect(title).toMatch(/Harbour Bakery|Rye|Price/);
    await stand.endVideo((await stand.episode(seriesId)).videoId, 'error');
    expect(await stand.settle(seriesId)).toMatchObject({ status: 'failed' });
    expect((await stand.check(seriesId)).check.outcome).toBe('episode');
  });

  it('tells what a feed shows on a run of kind schedule without a new item, and only the new items where there are some', async () => {
    const path = '/every-feed';
    stand.pages[path] = feedOf('Baths reopen');
    const seriesId = await stand.started(path, { kind: 'schedule' });
    expect(await stand.check(seriesId)).toMatchObject({ check: { outcome: 'episode', error: null }, changed: [] });
    expect(await stand.episode(seriesId)).toMatchObject({ title: 'Baths reopen' });
    stand.pages[path] = feedOf('Bridge shut');
    const { changed } = await stand.check(seriesId);
    expect(changed.map(({ words }) => words)).toEqual(['Bridge shut']);
  });

  it('makes one episode a day of kind schedule under digest, at nine, though nothing changed', async () => {
    const path = '/every-nine';
    stand.pages[path] = bread(4);
    const tomorrow = new Date(stand.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
    stand.clock.time = new Date(`${tomorrow}T06:00:00Z`);
    const order = { kind: 'schedule', policy: 'digest', schedule: 'daily 8am', tz: 'UTC' } as const;
    const seriesId = await stand.started(path, order);
    stand.clock.time = new Date(`${tomorrow}T08:00:00Z`);
    expect(await stand.runDue(seriesId)).toMatchObject({ outcome: 'quiet', credits: 1 });
    expect((await stand.series(seriesId)).nextRunAt).toEqual(new Date(`${tomorrow}T09:00:00Z`));
    stand.clock.time = new Date(`${tomorrow}T09:00:00Z`);
    expect((await stand.runDue(seriesId)).outcome).toBe('episode');
    expect((await stand.check(seriesId)).check.outcome).toBe('quiet');
  });

  it.each(['hold', 'review', 'autopost'] as const)('settles an episode of unchanged data under %s', async (policy) => {
    const path = `/every-${policy}`;
    stand.pages[path] = bread(4);
    const seriesId = await stand.started(path, { kind: 'schedule', policy });
    const { check } = await stand.check(seriesId);
    await stand.endVideo(check.videoId, 'rendered');
    expect(await stand.settle(seriesId)).toMatchObject({ status: policy === 'hold' ? 'held' : 'posted' });
  });

  it('makes no episode of the same data for any other kind, autopilot shows included [§2.5 kind]', async () => {
    const path = '/unchanged';
    stand.pages[path] = bread(4);
    const page = await stand.started(path);
    const source = { kind: 'json' as const, url: `${stand.site.url}${path}` };
    const show = await stand.startShow({ source, show: { title: 'Bread' } });
    for (const seriesId of [page, show.series.id]) {
      expect((await stand.check(seriesId)).check.outcome).toBe('quiet');
    }
  });

  it('fails a check whose source cannot be read, for nothing, and goes on', async () => {
    const path = '/gone';
    stand.pages[path] = bread(4);
    const seriesId = await stand.started(path);
    const before = await stand.credits();
    stand.pages[path] = {};
    const { check } = await stand.check(seriesId);
    expect([check.outcome ?? check.status, (await stand.series(seriesId)).status]).toContain('active');
    expect(await stand.credits()).toBeGreaterThanOrEqual(before - 1);
    stand.pages[path] = bread(6);
    expect((await stand.check(seriesId)).check.outcome).toBe('episode');
  });
});

function feedOf(title: string): string {
  const item = `<item><title>${title}</title><link>https://c.example/${encodeURI(title)}</link></item>`;
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Courier</title>${item}</channel></rss>`;
}

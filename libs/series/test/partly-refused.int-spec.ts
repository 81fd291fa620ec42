import { PolicyStand } from './policies.fixture';

const REFUSED = { status: 400, body: { message: 'No board is chosen' } };
const BUSY = { status: 429, headers: { 'retry-after': '900' }, body: { message: 'Too many requests' } };

describe('episodes that a scheduler does not take whole', () => {
  let stand: PolicyStand;

  beforeAll(async () => {
    stand = await PolicyStand.start();
    stand.postiz.integrations = [
      { id: 'p-x', identifier: 'x' },
      { id: 'p-t', identifier: 'tiktok' },
    ];
  });

  beforeEach(() => {
    stand.postiz.posts.length = 0;
  });

  afterEach(() => {
    stand.postiz.faultFor = () => undefined;
  });

  afterAll(async () => {
    await stand.stop();
  });

  let serial = 0;
  const rye = (price: number) => ({ bakery: 'Harbour Bakery', name: 'Rye', price });

  /** A series under autopost whose video is there; its id, and the video's. */
  async function filmed() {
    const path = `/refused-${++serial}`;
    stand.pages[path] = rye(4.2);
    const destinations = { scheduler: { channelIds: ['p-x', 'p-t'] } };
    const seriesId = await stand.started(path, { policy: 'autopost', destinations });
    stand.pages[path] = rye(4.5);
    const { videoId } = (await stand.check(seriesId)).check;
    await stand.endVideo(videoId, 'rendered');
    return { seriesId, videoId };
  }
  const postedTo = () => stand.postiz.posts.map(({ channelId }) => channelId);

  it('say where they are out and where not, and approving them again posts what is missing alone', async () => {
    const { seriesId, videoId } = await filmed();
    stand.postiz.faultFor = (channelId) => (channelId === 'p-t' ? REFUSED : undefined);
    const told = await stand.settle(seriesId);
    expect(told).toMatchObject({ status: 'posted', retryAt: null, reason: expect.stringContaining('board') as string });
    expect(told.channels).toMatchObject([
      { channelId: 'p-x', service: 'x', isOut: true, error: null },
      { channelId: 'p-t', service: 'tiktok', isOut: false, error: expect.stringContaining('board') as string },
    ]);
    stand.postiz.faultFor = () => undefined;
    const whole = await stand.approve(seriesId, videoId);
    expect(whole).toMatchObject({ status: 'posted', reason: null, postedAt: told.postedAt });
    expect(whole.channels.map(({ isOut }) => isOut)).toEqual([true, true]);
    expect(postedTo()).toEqual(['p-x', 'p-t']);
  });

  it('wait where it is too busy, are no work of their owner, and go out by themselves when it said', async () => {
    const { seriesId } = await filmed();
    stand.postiz.faultFor = () => BUSY;
    const before = (await stand.events()).length;
    const busy = await stand.settle(seriesId);
    const retryAt = new Date(stand.clock.now().getTime() + 900_000);
    expect(busy).toMatchObject({ status: 'held', retryAt, reason: expect.stringContaining('900 s') as string });
    expect((await stand.events()).slice(before)).toEqual([]);
    stand.postiz.faultFor = () => undefined;
    expect(await stand.settle(seriesId)).toMatchObject({ status: 'held' });
    expect(await stand.sweptEpisodes()).toBe(0);
    stand.clock.pass(901);
    expect(await stand.sweptEpisodes()).toBe(1);
    expect(await stand.settle(seriesId)).toMatchObject({ status: 'posted', retryAt: null, reason: null });
    expect(postedTo()).toEqual(['p-x', 'p-t']);
  });

  it("are the owner's in the end, who is told once", async () => {
    const { seriesId } = await filmed();
    stand.postiz.faultFor = () => BUSY;
    await stand.settle(seriesId);
    const before = (await stand.events()).length;
    stand.clock.pass(4 * 24 * 3_600);
    for (let n = 0; n < 2; n += 1) {
      expect(await stand.settle(seriesId)).toMatchObject({ status: 'held', retryAt: null });
    }
    expect((await stand.events()).slice(before)).toEqual(['episode.ready']);
  });
});

import { PolicyStand } from './policies.fixture';

/** What an episode of 30 seconds costs. */
const VIDEO = 170;

describe('checks of series at once with what else happens to them', () => {
  let stand: PolicyStand;

  beforeAll(async () => {
    stand = await PolicyStand.start();
  });

  afterEach(() => {
    stand.onRead = async () => undefined;
  });

  afterAll(async () => {
    await stand.stop();
  });

  const rye = (price: number, loaves: number) => ({ bakery: 'Harbour Bakery', name: 'Rye', price, loaves });

  /** A series whose first episode is being made, of the price that rose from 4.2 to 4.5. */
  async function telling(path: string): Promise<string> {
    stand.pages[path] = rye(4.2, 120);
    const seriesId = await stand.started(path, { policy: 'autopost' });
    stand.pages[path] = rye(4.5, 120);
    await stand.endVideo((await stand.check(seriesId)).check.videoId, 'error');
    return seriesId;
  }

  /** The video of the last episode comes to nothing while the site is being read, once. */
  function failWhileRead(seriesId: string): void {
    stand.onRead = async () => {
      stand.onRead = async () => undefined;
      await stand.settle(seriesId);
    };
  }

  it('tell what a video that failed meanwhile would have told, with what is new', async () => {
    const seriesId = await telling('/told-with');
    stand.pages['/told-with'] = rye(4.5, 90);
    failWhileRead(seriesId);
    const { check, changed } = await stand.check(seriesId);
    expect(check.outcome).toBe('episode');
    expect(changed.map(({ words }) => words).sort()).toEqual(['Loaves: 90, was 120', 'Price: 4.5, was 4.2']);
  });

  it('tell it where nothing else is new', async () => {
    const seriesId = await telling('/told-alone');
    failWhileRead(seriesId);
    const { check, changed } = await stand.check(seriesId);
    expect([check.outcome, changed.map(({ words }) => words)]).toEqual(['episode', ['Price: 4.5, was 4.2']]);
  });

  it('pay for one video, and charge no card for a second, where two workers make the episode', async () => {
    const accountId = await stand.aPayer(VIDEO);
    stand.pages['/double'] = rye(4.2, 120);
    const seriesId = await stand.started('/double', { schedule: 'every 5m' }, accountId);
    stand.pages['/double'] = rye(4.5, 120);
    stand.clock.pass(300);
    const runs = await stand.runDueTwice(seriesId);
    expect(runs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await stand.episode(seriesId)).toMatchObject({ n: 1, status: 'making' });
    expect(await stand.credits(accountId)).toBe(0);
  });
});

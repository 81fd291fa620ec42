import { InsufficientCreditsError } from '@app/billing';
import { BadRequestError } from '@app/platform';
import { NoSchedulerError } from '@app/publishing';
import { PolicyStand } from './policies.fixture';

/** What a caller who names two channels that there are not is told. */
const NAMED = (path: string) =>
  ['p-none', 'p-gone'].map((id, index) => ({
    path: `${path}.${index + 1}`,
    message: expect.stringMatching(new RegExp(`"${id}" is no channel of .* there are p-x`)) as string,
  }));

describe('channels of shows', () => {
  let stand: PolicyStand;
  const channelIds = ['p-x', 'p-none', 'p-gone'];
  const show = { title: 'Bread', cadence: 'daily 9am' };

  beforeAll(async () => {
    stand = await PolicyStand.start();
    stand.postiz.integrations = [{ id: 'p-x', identifier: 'x' }];
    stand.pages['/bread'] = { bakery: 'Harbour Bakery', name: 'Rye', price: 4.2 };
  });

  afterAll(async () => {
    await stand.stop();
  });

  const source = () => ({ kind: 'json' as const, url: `${stand.site.url}/bread` });
  const detailsOf = async (work: Promise<unknown>) => {
    const error: unknown = await work.then(
      () => null,
      (reason: unknown) => reason,
    );
    return error instanceof BadRequestError ? error.details : error;
  };

  it('must be those of the connected scheduler when a show is started, and each other one is named', async () => {
    const order = { source: source(), show, destinations: { scheduler: { channelIds } } };
    expect(await detailsOf(stand.startShow(order))).toEqual(NAMED('destinations.scheduler.channelIds'));
    const started = await stand.startShow({ ...order, destinations: { scheduler: { channelIds: ['p-x'] } } });
    expect(started.series.policy).toBe('review');
  });

  it('must be when a show is changed', async () => {
    const { series } = await stand.startShow({ source: source(), show });
    expect(await detailsOf(stand.changeShow(series.id, { channelIds }))).toEqual(NAMED('channelIds'));
    const destinations = { scheduler: { channelIds } };
    const path = 'destinations.scheduler.channelIds';
    expect(await detailsOf(stand.changeShow(series.id, { destinations }))).toEqual(NAMED(path));
    expect((await stand.changeShow(series.id, { channelIds: ['p-x'] })).destinations).toMatchObject({
      scheduler: { channelIds: ['p-x'] },
    });
    stand.postiz.integrations = [];
    expect(await stand.changeShow(series.id, { title: 'Loaves' })).toMatchObject({ title: 'Loaves' });
    stand.postiz.integrations = [{ id: 'p-x', identifier: 'x' }];
  });

  it('must be when a series is started or changed by a tool', async () => {
    const destinations = { scheduler: { channelIds } };
    expect(await detailsOf(stand.started('/bread', { destinations }))).toEqual(NAMED('channelIds'));
    const seriesId = await stand.started('/bread', { destinations: { scheduler: { channelIds: [] } } });
    expect(await detailsOf(stand.started('/bread', { seriesId, destinations }))).toEqual(NAMED('channelIds'));
  });

  it('need a connected scheduler, whichever way the destination is named [§2.5 destination]', async () => {
    const nobody = await stand.anUnconnected();
    const wishes = [
      { scheduler: { channelIds: [] } },
      { scheduler: { channelIds: ['p-x'] }, shareLink: true as const },
    ];
    for (const destinations of wishes) {
      await expect(stand.started('/bread', { destinations }, nobody)).rejects.toThrow(NoSchedulerError);
      await expect(stand.startShow({ source: source(), show, destinations }, nobody)).rejects.toThrow(NoSchedulerError);
    }
    const seriesId = await stand.started('/bread', {}, nobody);
    for (const destinations of wishes) {
      const again = stand.started('/bread', { seriesId, destinations }, nobody);
      await expect(again).rejects.toThrow(/connection to a scheduler.*\/v1\/account\/connections/);
      await expect(stand.changeShow(seriesId, { destinations }, nobody)).rejects.toThrow(NoSchedulerError);
    }
    await expect(stand.changeShow(seriesId, { channelIds: ['p-x'] }, nobody)).rejects.toThrow(NoSchedulerError);
    const changed = await stand.changeShow(seriesId, { title: 'Loaves', channelIds: [] }, nobody);
    expect(changed).toMatchObject({ title: 'Loaves', destinations: { shareLink: true } });
  });

  it('leaves the pictures of a source to the sweep where there are no credits for its show, and keeps them where there are', async () => {
    const before = await stand.sweptFolders();
    const pauper = await stand.aPauper();
    await expect(stand.startShow({ source: source(), show }, pauper)).rejects.toThrow(InsufficientCreditsError);
    expect(await stand.sweptFolders()).toBe(before + 1);
    await stand.startShow({ source: source(), show });
    expect(await stand.sweptFolders()).toBe(before + 1);
  });
});

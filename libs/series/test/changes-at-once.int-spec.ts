import { BadRequestError, Database } from '@app/platform';
import { waitFor } from '@app/testing';
import { ChannelsService, ShowsService, type SpecDefaults } from '@app/channels';
import type { SeriesSettings } from '../src/series.entity';
import { PolicyStand } from './policies.fixture';

/** Each a click of its own. */
const DEFAULTS: SpecDefaults[] = [
  { style: 'comic' },
  { format: '1:1' },
  { targetSeconds: 45 },
  { captions: false },
  { images: 'none' },
];

const WAITING = `
  SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

describe('changes that come at once', () => {
  let stand: PolicyStand;

  beforeAll(async () => {
    stand = await PolicyStand.start();
    stand.pages['/bread'] = { bakery: 'Harbour Bakery', name: 'Rye', price: 4.2 };
  });

  afterAll(async () => {
    await stand.stop();
  });

  const started = async () => {
    const source = { kind: 'json' as const, url: `${stand.site.url}/bread` };
    return (await stand.startShow({ source, show: { title: 'Bread', cadence: 'daily 9am' } })).series;
  };

  it.each([
    ['channel', ChannelsService, 'channelId'],
    ['show', ShowsService, 'showId'],
  ] as const)('all stay with a %s', async (_name, service, id) => {
    const { accountId } = stand;
    const records = stand.get<ChannelsService | ShowsService>(service);
    const { [id]: recordId } = await started();
    await Promise.all(DEFAULTS.map(async (defaults) => await records.change(accountId, recordId, { defaults })));
    const { defaults } = await records.get(accountId, recordId);
    expect(defaults).toMatchObject(Object.assign({}, ...DEFAULTS) as SpecDefaults);
  });

  it('all stay with a series', async () => {
    const seriesId = await stand.started('/bread', { settings: { language: 'en' } });
    const change = async (settings: SeriesSettings) => await stand.started('/bread', { seriesId, settings });
    const changes = await stand.get(Database).transaction(async (em) => {
      await em.execute('SELECT FROM series WHERE id = ? FOR UPDATE', [seriesId]);
      const begun = [change({ style: 'comic' }), change({ format: '1:1' })];
      await waitFor('both to wait for the series', async () => {
        const [row] = await stand.get(Database).read().execute<Array<{ count: number }>>(WAITING);
        return row?.count === begun.length;
      });
      return { begun };
    });
    await Promise.all(changes.begun);
    const all = { language: 'en', style: 'comic', format: '1:1' };
    expect(await stand.series(seriesId)).toMatchObject({ settings: all });
  });

  it('keep a show for as long as a series makes its episodes', async () => {
    const { showId } = await started();
    const shows = stand.get(ShowsService);
    await expect(shows.remove(stand.accountId, showId)).rejects.toMatchObject({
      error: `conflict: a series makes episodes of the show ${showId}; delete it first`,
    });
    expect(await shows.get(stand.accountId, showId)).toMatchObject({ id: showId });
  });

  it('leave the series, its show and its channel with the same title', async () => {
    const { id, showId, channelId } = await started();
    const titles = ['Rye', 'Wheat', 'Spelt', 'Oats', 'Barley'];
    await Promise.all(titles.map(async (title) => await stand.changeShow(id, { title })));
    const { title } = await stand.series(id);
    expect(titles).toContain(title);
    expect(await stand.get(ShowsService).get(stand.accountId, showId)).toMatchObject({ title, name: title });
    expect(await stand.get(ChannelsService).get(stand.accountId, channelId)).toMatchObject({ name: title });
  });

  it('change nothing of a series whose show may not say what they ask for', async () => {
    const { id, showId } = await started();
    const compliance = { disclaimer: 'Not financial advice.' };
    await stand.get(ShowsService).change(stand.accountId, showId, { compliance });
    const link = { url: 'https://bread.example', label: 'Your money will double next year' };
    await expect(stand.changeShow(id, { title: 'Loaves', link })).rejects.toThrow(BadRequestError);
    expect(await stand.series(id)).toMatchObject({ title: 'Bread', link: null });
  });

  it('pause a series whatever has become of the looks of its show', async () => {
    const { id, showId } = await started();
    const { accountId } = stand;
    const looks = await stand.get(ChannelsService).create(accountId, { name: 'Looks' });
    await stand.get(ShowsService).change(accountId, showId, { brand: { pack: 'Looks' } });
    await stand.get(ChannelsService).change(accountId, looks.id, { name: 'Other looks' });
    expect(await stand.changeShow(id, { paused: true })).toMatchObject({ status: 'paused' });
  });
});

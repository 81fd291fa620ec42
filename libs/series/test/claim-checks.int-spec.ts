import { ConflictError } from '@app/platform';
import { Series } from '../src';
import { type SeriesProcess, SeriesStand } from './series.fixture';

const NOW = new Date('2026-03-02T09:00:20Z');
const DUE = new Date('2026-03-02T09:00:00Z');

/** Whoever is at the tables of series at this moment, ourselves apart. */
const CUT_CLAIMS = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%series%'`;

const TELL = `
  INSERT INTO episodes (id, series_id, account_id, n, check_id, title, status, changed, findings, created_at, updated_at)
  SELECT 'epi_1', series_id, account_id, 1, id, 'Bread', 'posted', '[]', '[]', now(), now()
  FROM series_checks WHERE series_id = ?`;

describe('claiming due series', () => {
  let stand: SeriesStand;
  let workers: SeriesProcess[];

  beforeAll(async () => {
    // The query builder tells of cut connections on the console, whenever it meets one.
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    stand = await SeriesStand.start(NOW);
    workers = [stand.first, await stand.process(), await stand.process()];
  });

  afterEach(async () => {
    stand.clock.time = NOW;
    await stand.clear();
  });

  afterAll(async () => {
    await stand.stop();
  });

  const daily = (count: number) => Array.from({ length: count }, () => ({ schedule: 'daily 9am', nextRunAt: DUE }));
  const claimAll = async () =>
    (await Promise.all(workers.map(({ claims }) => claims.claimDue()))).reduce((a, b) => a + b);

  it('makes one check and one ticket of each slot, however many workers claim at once', async () => {
    const ids = await stand.series(daily(700));
    expect(await claimAll()).toBe(700);
    const checks = await stand.checks();
    expect(checks.map(({ series_id }) => series_id)).toEqual([...ids].sort());
    expect(new Set(checks.map(({ slot }) => new Date(slot).toISOString()))).toEqual(new Set([DUE.toISOString()]));
    expect(await stand.ticketed()).toEqual(checks.map(({ id }) => id).sort());
    expect(await stand.nextRunOf(ids[0] ?? '')).toBe('2026-03-03T09:00:00.000Z');
    expect(await claimAll()).toBe(0);
  });

  it('leaves what is not due, and what is paused', async () => {
    const [, paused = ''] = await stand.series([{ nextRunAt: new Date('2026-03-02T09:00:21Z') }, { nextRunAt: DUE }]);
    const pause = "UPDATE series SET status = 'paused', next_run_at = NULL WHERE id = ?";
    await stand.first.database.read().execute(pause, [paused]);
    expect(await claimAll()).toBe(0);
  });

  it('makes up for downtime with one check, and keeps the beat', async () => {
    const long = new Date('2026-02-20T08:07:00Z');
    const [often = '', daily = ''] = await stand.series([
      { schedule: 'every 5m', nextRunAt: long },
      { schedule: 'daily 7:30am', tz: 'Europe/Berlin', nextRunAt: new Date('2026-02-20T06:30:00Z') },
    ]);
    expect(await claimAll()).toBe(2);
    const slots = (await stand.checks()).map(({ slot }) => new Date(slot).toISOString()).sort();
    expect(slots).toEqual(['2026-02-20T06:30:00.000Z', long.toISOString()]);
    expect(await stand.nextRunOf(often)).toBe('2026-03-02T09:02:00.000Z');
    expect(await stand.nextRunOf(daily)).toBe('2026-03-03T06:30:00.000Z');
  });

  it('waits for the check before, and then makes up for what fell due meanwhile with one', async () => {
    await stand.series([{ schedule: 'every 5m', nextRunAt: DUE }]);
    expect(await claimAll()).toBe(1);
    stand.clock.pass(1000);
    expect(await claimAll()).toBe(0);
    await stand.finishAll();
    expect(await claimAll()).toBe(1);
    expect((await stand.checks()).map(({ slot }) => new Date(slot).toISOString())).toEqual([
      '2026-03-02T09:00:00.000Z',
      '2026-03-02T09:05:00.000Z',
    ]);
  });

  it('claims the others of a batch where one cannot be read, and pauses that one with its reason, of which its owner hears once', async () => {
    const [odd = ''] = await stand.series([{ schedule: 'once in a while', nextRunAt: DUE }, ...daily(3)]);
    expect(await claimAll()).toBe(3);
    const { status, nextRunAt, pauseReason } = await stand.first.database.read().findOneOrFail(Series, { id: odd });
    expect({ status, nextRunAt }).toEqual({ status: 'paused', nextRunAt: null });
    expect(pauseReason).toContain('schedule');
    expect(await claimAll()).toBe(0);
    const told = "SELECT message FROM notifications WHERE data->>'seriesId' = ?";
    const notices = await stand.first.database.read().execute<Array<{ message: string }>>(told, [odd]);
    expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining(pauseReason ?? '')]);
  });

  it('gives up a check that nobody could end for a day, so that its series goes on', async () => {
    await stand.series(daily(1));
    await claimAll();
    stand.clock.pass(23 * 3600);
    expect(await stand.first.claims.giveUp()).toBe(0);
    stand.clock.pass(2 * 3600);
    expect(await claimAll()).toBe(0);
    expect(await stand.first.claims.giveUp()).toBe(1);
    expect(await claimAll()).toBe(1);
    expect((await stand.checks()).map(({ status }) => status)).toEqual(['failed', 'claimed']);
  });

  const monthAgo = () => new Date(stand.clock.now().getTime() - 30 * 86_400_000);

  it('forgets checks of before a day, but none that is open or has made an episode', async () => {
    const [, , told = ''] = await stand.series(daily(3));
    await claimAll();
    await stand.finishAll();
    await stand.series(daily(1));
    await claimAll();
    await stand.first.database.read().execute(TELL, [told]);
    stand.clock.pass(29 * 86_400);
    expect(await stand.first.claims.forget(monthAgo())).toBe(0);
    stand.clock.pass(2 * 86_400);
    expect(await stand.first.claims.forget(monthAgo())).toBe(2);
    expect((await stand.checks()).map(({ status }) => status).sort()).toEqual(['claimed', 'done']);
  });

  describe('where processes die', () => {
    it('claims each slot once while the connections of claiming workers are cut', async () => {
      await stand.series(daily(700));
      let cuts = 0;
      const mortal = workers.map(async ({ claims }) => {
        for (let life = 0; life < 3; life += 1) await claims.claimDue().catch(() => undefined);
      });
      const done = Promise.all(mortal).then(() => true);
      const isOver = async () => await Promise.race([done, Promise.resolve(false)]);
      while (!(await isOver())) {
        cuts += (await stand.first.database.read().execute<unknown[]>(CUT_CLAIMS)).length;
      }
      expect(cuts).toBeGreaterThan(0);
      await stand.first.claims.claimDue();
      const checks = await stand.checks();
      expect(new Set(checks.map(({ series_id }) => series_id)).size).toBe(700);
      expect(checks).toHaveLength(700);
      stand.clock.pass(60);
      while ((await stand.first.claims.sweep()) > 0) continue;
      expect(await stand.ticketed()).toEqual(checks.map(({ id }) => id).sort());
    });

    it('queues what was claimed and never queued, once, whoever sweeps', async () => {
      await stand.series(daily(40));
      jest.spyOn(stand.first.tickets, 'addBulk').mockRejectedValueOnce(new Error('killed'));
      expect(await stand.first.claims.claimDue()).toBe(40);
      expect(await stand.ticketed()).toEqual([]);
      expect(await stand.first.claims.sweep()).toBe(0);
      stand.clock.pass(11);
      await Promise.all(workers.map(({ claims }) => claims.sweep()));
      expect(await stand.ticketed()).toEqual((await stand.checks()).map(({ id }) => id).sort());
    });

    it('queues everything again where the queue was lost, and nothing that has ended', async () => {
      await stand.series(daily(30));
      await stand.first.claims.claimDue();
      await stand.finishAll();
      await stand.series(daily(20));
      await stand.first.claims.claimDue();
      await stand.first.tickets.obliterate({ force: true });
      stand.clock.pass(11);
      expect(await stand.first.claims.sweep()).toBe(20);
      const open = (await stand.checks()).filter(({ status }) => status === 'claimed');
      expect(await stand.ticketed()).toEqual(open.map(({ id }) => id).sort());
    });
  });

  describe('outside the schedule', () => {
    const claimNow = (id: string, worker = stand.first) =>
      worker.database.transaction((em) => worker.claims.claimNow(em, { id, accountId: 'acc_series', clockId: null }));

    it('gives one of several who ask at once a check, and the schedule waits for it', async () => {
      const [id = ''] = await stand.series([{ nextRunAt: DUE }]);
      const answers = await Promise.allSettled(workers.map((worker) => claimNow(id, worker)));
      const refused = answers.filter((answer) => answer.status === 'rejected');
      expect(refused).toHaveLength(2);
      for (const { reason } of refused) expect(reason).toBeInstanceOf(ConflictError);
      expect(await claimAll()).toBe(0);
      await stand.finishAll();
      expect(await claimAll()).toBe(1);
    });

    it('is no second check of a slot that falls due the same moment', async () => {
      const [id = ''] = await stand.series([{ nextRunAt: NOW }]);
      await claimNow(id);
      await stand.finishAll();
      expect(await claimAll()).toBe(0);
      expect(await stand.checks()).toHaveLength(1);
      expect(await stand.nextRunOf(id)).toBe('2026-03-03T09:00:00.000Z');
    });
  });
});

import { endOf, Stack, waitFor } from '@app/testing';

const SERIES = 300;

/** Due days ago, and then not for days. */
const MAKE_SERIES = `
  INSERT INTO series (id, account_id, channel_id, show_id, kind, source, schedule, tz, policy, destinations, title,
                      settings, autopilot, status, next_run_at, created_at, updated_at)
  SELECT 'ser_' || n, $1, $2, $3, 'page', '{"url": "http://127.0.0.1:1/closed"}', 'every 168h', 'UTC', 'hold', '{}', 'Bread',
         '{}', false, 'active', now() - interval '3 days', now(), now()
  FROM generate_series(1, ${SERIES}) AS n`;

describe('workers and series that are due', () => {
  let stack: Stack;

  beforeAll(async () => {
    stack = await Stack.start();
  });

  afterAll(() => stack.stop());

  it('check each slot once after downtime, whoever is killed on the way', async () => {
    const owner = await stack.account(1000);
    const { body: channel } = await owner.post<{ channelId: string }>('/v1/channels', { name: 'Bread' });
    const { body: show } = await owner.post<{ showId: string }>('/v1/shows', { title: 'Daily bread' });
    const workers = await Promise.all([stack.startWorkerProcess(), stack.startWorkerProcess()]);
    await stack.rows(MAKE_SERIES, [owner.accountId, channel.channelId, show.showId]);
    await waitFor('the first claims', async () => (await count('series_checks')) > 0);
    await Promise.all(workers.map((worker) => endOf(worker, 'SIGKILL')));
    await stack.startWorker();
    await waitFor(
      'all claims',
      async () => (await count('(SELECT DISTINCT series_id FROM series_checks) s')) === SERIES,
    );
    expect(await count('series_checks')).toBe(SERIES);
    expect(await count('series WHERE next_run_at <= now()')).toBe(0);
  });

  async function count(rows: string): Promise<number> {
    const counted = await stack.rows<{ count: number }>(`SELECT count(*)::int AS count FROM ${rows}`);
    return counted[0]?.count ?? 0;
  }
});

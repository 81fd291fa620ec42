import type { MikroORM } from '@mikro-orm/postgresql';
import { Database, openOrm, UnknownCursorError } from '@app/platform';
import { SetClock, startTestDatabase } from '@app/testing';
import { Notification, NotificationsService } from '../src';

const NOON = new Date('2026-01-01T12:00:00Z');

describe('notifications on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startTestDatabase>>;
  let orm: MikroORM;
  let database: Database;
  let notifications: NotificationsService;
  let serial = 0;
  const clock = new SetClock(NOON);

  beforeAll(async () => {
    server = await startTestDatabase();
    orm = (await openOrm(server.url, [Notification])) as MikroORM;
    database = new Database(orm);
    notifications = new NotificationsService(database, clock);
  });

  afterAll(async () => {
    await orm.close(true);
    await server.stop();
  });

  const anAccount = async () => {
    const id = `acc_${++serial}`;
    const values = [id, `${id}@x.example`, 'none'];
    const insert = 'INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, ?, ?, now())';
    await database.read().execute(insert, values);
    return id;
  };
  const pause = (accountId: string, occasion: string) =>
    database.transaction((em) =>
      notifications.notify(em, {
        accountId,
        kind: 'series_paused',
        occasion,
        data: { seriesId: 'ser_1', title: 'Gate times', reason: 'The wallet is too short for an episode.' },
      }),
    );
  const all = async (accountId: string) => (await notifications.page(accountId, { limit: 100 })).data;

  it('are added once per cause, however often it is reported', async () => {
    const accountId = await anAccount();
    const paused = await Promise.all([1, 2, 3].map(() => pause(accountId, 'ser_1:3')));
    expect(paused.filter(Boolean)).toHaveLength(1);
    expect(await pause(accountId, 'ser_1:4')).toBe(true);
    expect((await all(accountId)).map(({ kind }) => kind)).toEqual(['series_paused', 'series_paused']);
  });

  it('are listed page by page, newest first, only for their owner', async () => {
    const [accountId, stranger] = [await anAccount(), await anAccount()];
    for (const occasion of ['a', 'b', 'c']) await pause(accountId, `${accountId}:${occasion}`);
    const first = await notifications.page(accountId, { limit: 2 });
    const second = await notifications.page(accountId, { limit: 2, cursor: first.nextCursor ?? '' });
    const causes = [...first.data, ...second.data].map(({ cause }) => cause.slice(-1));
    expect([causes, second.nextCursor]).toEqual([['c', 'b', 'a'], null]);
    const id = first.data[0]?.id ?? '';
    expect(await notifications.read(accountId, id)).toMatchObject({ id, readAt: NOON });
    expect((await all(accountId)).map(({ readAt }) => readAt)).toEqual([NOON, null, null]);
    await expect(notifications.read(stranger, id)).rejects.toMatchObject({ error: `not_found: notification ${id}` });
    await expect(notifications.page(stranger, { limit: 2, cursor: id })).rejects.toThrow(UnknownCursorError);
  });
});

import type { MikroORM } from '@mikro-orm/postgresql';
import {
  Clock,
  Database,
  type DomainEvent,
  openOrm,
  Outbox,
  OutboxEntry,
  OutboxRelay,
  UnknownCursorError,
} from '@app/platform';
import { startTestDatabase } from '@app/testing';
import { Notification, NotificationsService } from '../src';
import { NotifyOwnersSubscriber } from '../src/notifications/notify-owners.subscriber';

const NOON = new Date('2026-01-01T12:00:00Z');

class StandingClock extends Clock {
  override now(): Date {
    return NOON;
  }
}

describe('notifications on PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startTestDatabase>>;
  let orm: MikroORM;
  let database: Database;
  let notifications: NotificationsService;
  let relay: OutboxRelay;
  let serial = 0;
  const clock = new StandingClock();
  const outbox = new Outbox(clock);

  beforeAll(async () => {
    server = await startTestDatabase();
    orm = (await openOrm(server.url, [Notification, OutboxEntry])) as MikroORM;
    database = new Database(orm);
    notifications = new NotificationsService(database, clock);
    relay = new OutboxRelay(database, clock);
    new NotifyOwnersSubscriber(relay, notifications).onModuleInit();
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
  const happens = async (...events: DomainEvent[]) => {
    await database.transaction(async (em) => events.forEach((event) => outbox.append(em, event)));
    await relay.relay();
  };
  const topUpFailed = (accountId: string, topUpId: string): DomainEvent => ({
    type: 'billing.topup_failed',
    accountId,
    payload: { topUpId, reason: 'card_declined', packUsd: 25 },
  });
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

  it('report a low balance and a failed top-up from the outbox', async () => {
    const accountId = await anAccount();
    const payload = { transactionId: 'txn_1', credits: 90, threshold: 100 };
    await happens({ type: 'billing.low_balance', accountId, payload }, topUpFailed(accountId, 'top_1'));
    expect(await all(accountId)).toMatchObject([
      {
        kind: 'topup_failed',
        title: 'The top-up of $25 failed',
        message: 'The card was declined. Nothing was charged and nothing was made.',
        data: { reason: 'card_declined', packUsd: 25 },
        createdAt: NOON,
        readAt: null,
      },
      {
        id: expect.stringMatching(/^ntf_[0-9a-z]{20}$/) as string,
        kind: 'low_balance',
        title: 'Fewer than 100 credits are left',
        message: expect.stringContaining('90 credits left') as string,
        data: { credits: 90, threshold: 100 },
      },
    ]);
  });

  it('are added once per cause, however often it is reported', async () => {
    const accountId = await anAccount();
    await happens(topUpFailed(accountId, 'top_2'), topUpFailed(accountId, 'top_2'));
    await happens(topUpFailed(accountId, 'top_2'));
    const paused = await Promise.all([1, 2, 3].map(() => pause(accountId, 'ser_1:3')));
    expect(paused.filter(Boolean)).toHaveLength(1);
    expect(await pause(accountId, 'ser_1:4')).toBe(true);
    expect((await all(accountId)).map(({ kind }) => kind).sort()).toEqual([
      'series_paused',
      'series_paused',
      'topup_failed',
    ]);
  });

  it('are not added if the transaction is rolled back', async () => {
    const accountId = await anAccount();
    const broken = database.transaction(async (em) => {
      outbox.append(em, topUpFailed(accountId, 'top_3'));
      await em.flush();
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    await relay.relay();
    expect(await all(accountId)).toEqual([]);
  });

  it('do not report videos', async () => {
    const accountId = await anAccount();
    const payload = { videoId: 'vid-1', version: 1, error: 'x', refunded: 0, external_id: null, externalUserId: null };
    await happens({ type: 'video.render_failed', accountId, payload });
    expect(await all(accountId)).toEqual([]);
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

import type { MikroORM } from '@mikro-orm/postgresql';
import { Notification, NotificationsService } from '@app/accounts';
import { Database, openOrm, Outbox, OutboxEntry, OutboxRelay } from '@app/platform';
import type { LowBalance, TopUpFailed } from '../src/billing.events';
import { NotifyOwnersSubscriber } from '../src/notify-owners.subscriber';
import { LedgerFixture } from './ledger-fixture';

describe('notices to owners about billing', () => {
  let books: LedgerFixture;
  let orm: MikroORM;
  let database: Database;
  let notifications: NotificationsService;
  let relay: OutboxRelay;
  let outbox: Outbox;

  beforeAll(async () => {
    books = await LedgerFixture.start();
    orm = (await openOrm(books.url, [Notification, OutboxEntry])) as MikroORM;
    database = new Database(orm);
    outbox = new Outbox(books.clock);
    notifications = new NotificationsService(database, books.clock);
    relay = new OutboxRelay(database, books.clock);
    new NotifyOwnersSubscriber(relay, notifications).onModuleInit();
  });

  afterAll(async () => {
    await orm.close(true);
    await books.stop();
  });

  const topUpFailed = (accountId: string, topUpId: string): TopUpFailed => ({
    type: 'billing.topup_failed',
    accountId,
    payload: { topUpId, reason: 'card_declined', packUsd: 25 },
  });
  const all = async (accountId: string) => (await notifications.page(accountId, { limit: 100 })).data;

  it('report a low balance and a failed top-up', async () => {
    const accountId = await books.anAccount(0);
    const payload = { transactionId: 'txn_1', credits: 90, threshold: 100 };
    await database.transaction(async (em) => {
      outbox.append<LowBalance>(em, { type: 'billing.low_balance', accountId, payload });
      outbox.append<TopUpFailed>(em, topUpFailed(accountId, 'top_1'));
    });
    await relay.relay();
    expect(await all(accountId)).toMatchObject([
      {
        kind: 'topup_failed',
        title: 'The top-up of $25 failed',
        message: 'The card was declined. Nothing was charged and nothing was made.',
        data: { reason: 'card_declined', packUsd: 25 },
        createdAt: books.clock.now(),
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

  it('are added once per top-up, however often it is reported', async () => {
    const accountId = await books.anAccount(0);
    for (let n = 0; n < 2; n += 1) {
      await database.transaction(async (em) => {
        for (let twice = 0; twice < 2; twice += 1) outbox.append<TopUpFailed>(em, topUpFailed(accountId, 'top_2'));
      });
      await relay.relay();
    }
    expect((await all(accountId)).map(({ kind }) => kind)).toEqual(['topup_failed']);
  });
});

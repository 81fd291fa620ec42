import type { MikroORM } from '@mikro-orm/core';
import { ClockedWorks } from '@app/clocks';
import { Database, newId, openOrm, Outbox, OutboxEntry, OutboxRelay, SystemClock } from '@app/platform';
import { startTestDatabase } from '@app/testing';
import type { VideoRenderFailed } from '@app/videos';
import { EventFeedService, WEBHOOK_ENTITIES, WebhookDelivery, type WebhookEventName } from '../src';
import { DeliveryQueue } from '../src/delivery-queue';
import { RecordEventsSubscriber } from '../src/record-events.subscriber';
import { SweepDeliveriesService } from '../src/sweep-deliveries.service';
import { WriteDeliveriesService } from '../src/write-deliveries.service';

const ACCOUNT = 'acc_feed';
const DAY_MS = 24 * 3_600_000;

class NotedQueue extends DeliveryQueue {
  noted: string[] = [];
  override async announce(deliveries: Array<{ id: string }>): Promise<void> {
    this.noted.push(...deliveries.map(({ id }) => id));
  }
}

describe('the feed of events', () => {
  let server: Awaited<ReturnType<typeof startTestDatabase>>;
  let orm: MikroORM;
  let database: Database;
  let relay: OutboxRelay;
  let feed: EventFeedService;
  let writer: WriteDeliveriesService;
  const clock = new SystemClock();
  const queue = new NotedQueue(undefined as never);
  const outbox = new Outbox(clock);

  beforeAll(async () => {
    server = await startTestDatabase();
    orm = await openOrm(server.url, [OutboxEntry, ...WEBHOOK_ENTITIES]);
    database = new Database(orm);
    relay = new OutboxRelay(database, clock);
    new RecordEventsSubscriber(relay, clock).onModuleInit();
    feed = new EventFeedService(database);
    writer = new WriteDeliveriesService(database, queue, clock);
    await database
      .read()
      .execute("INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, 'f@x.example', 'x', now())", [
        ACCOUNT,
      ]);
  });

  beforeEach(async () => {
    await database.read().execute('DELETE FROM webhook_deliveries');
    await database.read().execute('DELETE FROM webhook_endpoints');
    await database.read().execute('DELETE FROM account_events');
  });

  afterAll(async () => {
    await orm.close(true);
    await server.stop();
  });

  const failed = (videoId: string, accountId: string): VideoRenderFailed => ({
    type: 'video.render_failed',
    accountId,
    payload: { videoId, version: 1, error: 'x', refunded: 10, external_id: null, externalUserId: null },
  });
  const tell = (videoId: string, accountId = ACCOUNT) =>
    database.transaction(async (em) => {
      outbox.append<VideoRenderFailed>(em, failed(videoId, accountId));
    });
  const read = async (after?: string) => {
    const { data } = await feed.after(ACCOUNT, { limit: 100, after });
    return { videos: data.map(({ payload }) => payload['videoId']), last: data.at(-1)?.id ?? after };
  };

  /** A transaction that has written its event and stays open until told to commit. */
  async function open(videoId: string): Promise<{ commit: () => Promise<void> }> {
    let go: () => void = () => undefined;
    const gate = new Promise<void>((opened) => (go = opened));
    let written: () => void = () => undefined;
    const begun = new Promise<void>((done) => (written = done));
    const ended = database.transaction(async (em) => {
      outbox.append<VideoRenderFailed>(em, failed(videoId, ACCOUNT));
      await em.flush();
      written();
      await gate;
    });
    await begun;
    return {
      commit: async () => {
        go();
        await ended;
      },
    };
  }

  it('skips no event when transactions commit out of order', async () => {
    const first = await open('vid-1');
    const second = await open('vid-2');
    await tell('vid-3');
    await relay.relay();
    const early = await read();
    expect(early.videos).toEqual(['vid-3']);
    await second.commit();
    await relay.relay();
    const later = await read(early.last);
    expect(later.videos).toEqual(['vid-2']);
    await first.commit();
    await relay.relay();
    expect((await read(later.last)).videos).toEqual(['vid-1']);
    expect((await read()).videos).toEqual(['vid-3', 'vid-2', 'vid-1']);
  });

  it('gives a reader every event once while many transactions commit and several processes relay', async () => {
    const names = Array.from({ length: 60 }, (_, n) => `vid-${n}`);
    const seen: unknown[] = [];
    let last: string | undefined;
    const told = Promise.all(names.map((name) => tell(name)));
    while (seen.length < names.length) {
      await Promise.all([relay.relay(), relay.relay()]);
      const page = await read(last);
      seen.push(...page.videos);
      last = page.last;
    }
    await told;
    expect(new Set(seen)).toEqual(new Set(names));
    expect((await read()).videos).toEqual(seen);
  });

  async function endpoint(events: WebhookEventName[], accountId = ACCOUNT): Promise<string> {
    const id = newId('wh');
    await database.read().execute(
      `INSERT INTO webhook_endpoints (id, account_id, url, events, sealed_secret, created_at)
       VALUES (?, ?, 'https://h.example', ?, 'x', now())`,
      [id, accountId, JSON.stringify(events)],
    );
    return id;
  }

  it('continues while deliveries cannot be written, and loses none of them', async () => {
    const wanted = await endpoint(['video.render_failed']);
    const locking = database.read();
    await locking.begin();
    await locking.execute('LOCK TABLE webhook_deliveries, webhook_endpoints IN ACCESS EXCLUSIVE MODE');
    await tell('vid-1');
    expect(await relay.relay()).toBe(1);
    expect((await read()).videos).toEqual(['vid-1']);
    await locking.rollback();
    await writer.write();
    expect(await database.read().find(WebhookDelivery, {})).toMatchObject([{ webhookId: wanted, videoId: 'vid-1' }]);
  });

  it('writes and queues the deliveries of every event once, with any number of workers', async () => {
    for (let n = 0; n < 5; n += 1) await endpoint(['video.render_failed']);
    await Promise.all(Array.from({ length: 150 }, (_, n) => tell(`vid-${n}`)));
    while ((await relay.relay()) > 0);
    queue.noted = [];
    const rounds = async () => {
      while ((await writer.write()) > 0);
    };
    await Promise.all([rounds(), rounds(), rounds()]);
    await rounds();
    const deliveries = await database.read().find(WebhookDelivery, {});
    expect(new Set(deliveries.map(({ webhookId, eventId }) => `${webhookId} ${eventId}`)).size).toBe(750);
    expect([...queue.noted].sort()).toEqual(deliveries.map(({ id }) => id).sort());
  });

  it('sends the first event of one account before the hundredth of another', async () => {
    await database
      .read()
      .execute("INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, 'o@x.example', 'x', now())", [
        'acc_other',
      ]);
    await endpoint(['video.render_failed']);
    const late = await endpoint(['video.render_failed'], 'acc_other');
    for (let n = 0; n < 200; n += 1) await tell(`vid-${n}`);
    await tell('vid-late', 'acc_other');
    while ((await relay.relay()) > 0);
    expect(await writer.write()).toBe(100);
    expect(await database.read().find(WebhookDelivery, { webhookId: late })).toMatchObject([{ videoId: 'vid-late' }]);
  });

  it('delivers only to endpoints that asked for the event', async () => {
    const wanted = await endpoint(['video.render_failed', 'episode.ready']);
    await endpoint(['video.rendered']);
    await tell('vid-1');
    await relay.relay();
    await writer.write();
    const deliveries = await database.read().find(WebhookDelivery, {});
    expect(deliveries).toMatchObject([{ webhookId: wanted, videoId: 'vid-1', status: 'pending' }]);
  });

  it('deletes old events and deliveries, but an event only together with its newest delivery', async () => {
    await endpoint(['video.render_failed']);
    for (const name of ['vid-old', 'vid-again', 'vid-new']) await tell(name);
    await relay.relay();
    await writer.write();
    const em = database.read();
    const age = async (table: string, videos: string[]) => {
      const column = table === 'account_events' ? "payload->>'videoId'" : 'video_id';
      const old = new Date(clock.now().getTime() - 31 * DAY_MS);
      await em.execute(`UPDATE ${table} SET created_at = ? WHERE ${column} IN (?)`, [old, videos]);
    };
    await age('account_events', ['vid-old', 'vid-again']);
    await age('webhook_deliveries', ['vid-old']);
    await new SweepDeliveriesService(database, queue, clock, new ClockedWorks()).forget(
      new Date(clock.now().getTime() - 30 * DAY_MS),
    );
    expect((await read()).videos).toEqual(['vid-again', 'vid-new']);
    expect((await em.find(WebhookDelivery, {})).map(({ videoId }) => videoId)).toEqual(['vid-again', 'vid-new']);
  });
});

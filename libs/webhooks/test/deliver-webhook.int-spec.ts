import type { MikroORM } from '@mikro-orm/core';
import { ClockedWorks } from '@app/clocks';
import {
  ClusterGauges,
  ConflictError,
  Database,
  freePort,
  Metrics,
  openOrm,
  SafeFetch,
  SecretBox,
} from '@app/platform';
import { NotificationsService } from '@app/accounts';
import { LocalServer, Receiver, SetClock, startTestDatabase, waitFor } from '@app/testing';
import { DeliverWebhookService, WEBHOOK_ENTITIES, WebhookDelivery, WebhookEndpoint, WebhooksService } from '../src';
import { DeliveryQueue } from '../src/delivery-queue';
import { EndpointHealthService } from '../src/endpoint-health.service';
import { SweepDeliveriesService } from '../src/sweep-deliveries.service';
import { WebhookMetrics } from '../src/webhook.metrics';

const ACCOUNT = 'acc_hooks';
const OTHER = 'acc_others';

class NotedQueue extends DeliveryQueue {
  noted: string[] = [];
  override async enqueue(deliveryId: string): Promise<void> {
    this.noted.push(deliveryId);
  }
  override async announce(deliveries: Array<{ id: string }>): Promise<void> {
    this.noted.push(...deliveries.map(({ id }) => id));
  }
}

describe('the delivery of webhooks', () => {
  /** Runs one round of the sweep; returns what it queued. */
  async function swept(): Promise<string[]> {
    const queue = new NotedQueue(undefined as never);
    await new SweepDeliveriesService(database, queue, clock, new ClockedWorks()).sweep();
    return queue.noted;
  }

  let server: Awaited<ReturnType<typeof startTestDatabase>>;
  let orm: MikroORM;
  let database: Database;
  let receiver: Receiver;
  let clock: SetClock;
  let deliveries: DeliverWebhookService;
  let told: WebhookMetrics;
  let webhooks: WebhooksService;
  let announced: NotedQueue;
  let serial = 0;
  const safeFetch = new SafeFetch(['127.0.0.1']);
  const secrets = new SecretBox('a key for these tests');

  beforeAll(async () => {
    server = await startTestDatabase();
    orm = await openOrm(server.url, WEBHOOK_ENTITIES);
    database = new Database(orm);
    for (const id of [ACCOUNT, OTHER]) {
      const insert = "INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, ?, 'x', now())";
      await database.read().execute(insert, [id, `${id}@x.example`]);
    }
    const metrics = new Metrics({ role: 'worker' });
    told = new WebhookMetrics(metrics, new ClusterGauges({ role: 'worker' }, metrics), database);
    receiver = await Receiver.start((path) => {
      if (path === '/large') return { status: 200, body: Buffer.alloc(1_000_001) };
      if (path === '/words') return { status: 500, body: Buffer.from(`\0${'ü'.repeat(3_000)}`) };
      return { status: Number(path.slice(1)) || 200 };
    });
  });

  beforeEach(async () => {
    for (const table of ['webhook_deliveries', 'webhook_endpoints', 'account_events', 'notifications'])
      await database.read().execute(`DELETE FROM ${table}`);
    clock = new SetClock(new Date('2026-11-21T08:00:00Z'));
    announced = new NotedQueue(undefined as never);
    told.deliveries.reset();
    const health = new EndpointHealthService(database, new NotificationsService(database, clock), clock);
    deliveries = new DeliverWebhookService(database, secrets, safeFetch, clock, told, announced, health);
    webhooks = new WebhooksService(database, secrets, safeFetch, clock);
    receiver.received.length = 0;
  });

  afterAll(async () => {
    await receiver.stop();
    await orm.close(true);
    await server.stop();
  });

  /** Makes an endpoint at `url` with one pending delivery. */
  async function aDelivery(
    url: string,
    accountId = ACCOUNT,
    ofEndpoint?: number,
  ): Promise<{ id: string; webhookId: string }> {
    const n = ++serial;
    const em = database.read();
    const known = await em.find(WebhookEndpoint, { accountId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    const webhookId =
      known[ofEndpoint ?? known.length]?.id ??
      (await webhooks.create(accountId, { url, events: ['video.rendered'], apiVersion: '2026-11-29' })).id;
    await em.execute(
      "INSERT INTO account_events (id, account_id, event, payload, created_at) VALUES (?, ?, 'video.rendered', ?, now())",
      [`evt_${n}`, accountId, JSON.stringify({ videoId: 'vid-1' })],
    );
    await em.execute(
      `INSERT INTO webhook_deliveries (id, webhook_id, event_id, event, video_id, url, status, created_at)
       VALUES (?, ?, ?, 'video.rendered', 'vid-1', ?, 'pending', ?)`,
      [`dlv_${n}`, webhookId, `evt_${n}`, url, clock.now()],
    );
    return { id: `dlv_${n}`, webhookId };
  }

  const outcomes = async () =>
    (await told.deliveries.get()).values
      .filter(({ metricName }) => metricName?.endsWith('_count'))
      .map(({ labels, value }) => [labels.outcome, value]);
  const logOf = (id: string) => database.read().findOneOrFail(WebhookDelivery, { id });

  it('logs a successful delivery', async () => {
    const { id } = await aDelivery(`${receiver.url}/200`);
    await deliveries.deliver(id);
    expect(await logOf(id)).toMatchObject({
      status: 'delivered',
      responseStatus: 200,
      error: null,
      durationMs: expect.any(Number) as number,
    });
  });

  it('makes one attempt, however often and in parallel it is triggered', async () => {
    const { id } = await aDelivery(`${receiver.url}/500`);
    await Promise.all(Array.from({ length: 6 }, () => deliveries.deliver(id)));
    await deliveries.deliver(id);
    expect(receiver.received).toHaveLength(1);
    expect(await logOf(id)).toMatchObject({ status: 'failed', responseStatus: 500, error: 'answered 500' });
    expect(await outcomes()).toEqual([['answered_5xx', 1]]);
  });

  it.each([
    [301, 'answered 301'],
    [404, 'answered 404'],
    [503, 'answered 503'],
  ])('logs a %i as failed and follows nothing', async (status, error) => {
    const { id } = await aDelivery(`${receiver.url}/${status}`);
    await deliveries.deliver(id);
    expect(await logOf(id)).toMatchObject({ status: 'failed', responseStatus: status, error });
    expect(receiver.received).toHaveLength(1);
  });

  it('logs an endpoint that answers without end, is unreachable, or has become private', async () => {
    const absent = await aDelivery(`http://127.0.0.1:${await freePort()}/`);
    const inside = await aDelivery(`${receiver.url}/200`);
    await database.read().nativeUpdate(WebhookEndpoint, { id: inside.webhookId }, { url: 'http://127.0.0.2/' });
    for (const { id } of [absent, inside]) await deliveries.deliver(id);
    const errors = await Promise.all([absent, inside].map(async ({ id }) => (await logOf(id)).error));
    expect(errors).toEqual(['could not be fetched (ECONNREFUSED)', 'is not a public address (127.0.0.2)']);
    expect(await outcomes()).toEqual([
      ['unreachable', 1],
      ['refused', 1],
    ]);
  });

  it('gives an endpoint ten seconds', async () => {
    const silent = await new LocalServer(() => undefined).listen();
    const { id } = await aDelivery(silent.url);
    const send = safeFetch.fetchStart.bind(safeFetch);
    const asked = jest
      .spyOn(safeFetch, 'fetchStart')
      .mockImplementation((wanted, withinMs) => send({ ...wanted, timeoutMs: 200 }, withinMs));
    await deliveries.deliver(id);
    await silent.stop();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ timeoutMs: 10_000 }), 1_000);
    asked.mockRestore();
    expect(await logOf(id)).toMatchObject({
      status: 'failed',
      responseStatus: null,
      error: 'did not answer within 0.2 s',
    });
  });

  it('accepts an answer of any size', async () => {
    const { id } = await aDelivery(`${receiver.url}/large`);
    await deliveries.deliver(id);
    expect(await logOf(id)).toMatchObject({ status: 'delivered', responseStatus: 200 });
  });

  it('keeps the first 2 kB of an answer, as text that can be stored', async () => {
    const { id } = await aDelivery(`${receiver.url}/words`);
    await deliveries.deliver(id);
    expect(await logOf(id)).toMatchObject({ status: 'failed', responseBody: 'ü'.repeat(1_023) });
  });

  it('logs the status of an answer whose body never ends', async () => {
    const endless = await new LocalServer((_, response) => response.writeHead(200).write('so far')).listen();
    const { id } = await aDelivery(endless.url);
    await deliveries.deliver(id);
    await endless.stop();
    expect(await logOf(id)).toMatchObject({ status: 'delivered', responseStatus: 200, responseBody: 'so far' });
  });

  it('signs with a replaced secret for a day, and no longer', async () => {
    const { id, webhookId } = await aDelivery(`${receiver.url}/200`);
    await webhooks.rotateSecret(ACCOUNT, webhookId);
    await deliveries.deliver(id);
    clock.pass(24 * 3600);
    await deliveries.deliver((await aDelivery('', ACCOUNT, 0)).id);
    const counts = receiver.received.map(
      ({ headers }) => String(headers['x-service-signature']).split('v1=').length - 1,
    );
    expect(counts).toEqual([2, 1]);
  });

  describe('an endpoint that accepts nothing', () => {
    const HOUR = 3600;
    const endpointOf = (id: string) => database.read().findOneOrFail(WebhookEndpoint, { id });
    const notices = () =>
      database.read().execute<Array<{ kind: string; data: object }>>('SELECT kind, data FROM notifications');
    /** Makes another attempt at the same endpoint. */
    const fail = async () => {
      const { id } = await aDelivery('', ACCOUNT, 0);
      await deliveries.deliver(id);
      return id;
    };

    it('is paused after three days of failures, and its owner is notified once', async () => {
      const { id, webhookId } = await aDelivery(`${receiver.url}/500`);
      await deliveries.deliver(id);
      const since = clock.now();
      clock.pass(72 * HOUR - 1);
      await fail();
      expect(await endpointOf(webhookId)).toMatchObject({ enabled: true, failingSince: since });
      const [last, waiting] = [await aDelivery('', ACCOUNT, 0), await aDelivery('', ACCOUNT, 0)];
      clock.pass(1);
      await Promise.all([deliveries.deliver(last.id), deliveries.deliver(last.id)]);
      await deliveries.deliver(waiting.id);
      expect(await endpointOf(webhookId)).toMatchObject({
        enabled: false,
        pausedReason: 'nothing was taken for 3 days',
      });
      await fail();
      expect(await notices()).toEqual([
        {
          kind: 'webhook_paused',
          data: { webhookId, url: `${receiver.url}/500`, since: since.toISOString() },
        },
      ]);
    });

    it('gets nothing while it is disabled; pending deliveries fail', async () => {
      const { id, webhookId } = await aDelivery(`${receiver.url}/200`);
      await webhooks.change(ACCOUNT, webhookId, { enabled: false });
      await deliveries.deliver(id);
      expect(receiver.received).toHaveLength(0);
      expect(await logOf(id)).toMatchObject({ status: 'failed', error: 'the webhook was disabled' });
      expect(await endpointOf(webhookId)).toMatchObject({ failingSince: null, pausedReason: null });
    });

    it.each([
      [
        'takes something',
        async (id: string) => {
          await database.read().nativeUpdate(WebhookEndpoint, { id }, { url: `${receiver.url}/200` });
          await fail();
          await database.read().nativeUpdate(WebhookEndpoint, { id }, { url: `${receiver.url}/500` });
        },
      ],
      [
        'has another address',
        async (id: string) => {
          await webhooks.change(ACCOUNT, id, { url: `${receiver.url}/503` });
        },
      ],
      [
        'is enabled again',
        async (id: string) => {
          await webhooks.change(ACCOUNT, id, { enabled: false });
          await webhooks.change(ACCOUNT, id, { enabled: true });
        },
      ],
    ])('begins anew when it %s', async (_, mend) => {
      const { id, webhookId } = await aDelivery(`${receiver.url}/500`);
      await deliveries.deliver(id);
      clock.pass(71 * HOUR);
      await mend(webhookId);
      expect(await endpointOf(webhookId)).toMatchObject({ enabled: true, failingSince: null });
      clock.pass(2 * HOUR);
      await fail();
      await fail();
      expect(await endpointOf(webhookId)).toMatchObject({ enabled: true, failingSince: clock.now() });
      expect(await notices()).toEqual([]);
    });
  });

  it('sends nothing to an endpoint that was deleted', async () => {
    const { id, webhookId } = await aDelivery(`${receiver.url}/200`);
    await database.read().nativeUpdate(WebhookEndpoint, { id: webhookId }, { deletedAt: clock.now() });
    await deliveries.deliver(id);
    expect(receiver.received).toHaveLength(0);
    expect(await logOf(id)).toMatchObject({ status: 'failed', error: 'the webhook was deleted' });
  });

  it('logs a delivery whose sender died as interrupted, and never sends it again', async () => {
    const { id } = await aDelivery(`${receiver.url}/200`);
    await database.read().nativeUpdate(WebhookDelivery, { id }, { claimedAt: clock.now() });
    clock.pass(59);
    expect(await swept()).toEqual([]);
    expect((await logOf(id)).status).toBe('pending');
    clock.pass(2);
    expect(await swept()).toEqual([]);
    expect(await logOf(id)).toMatchObject({ status: 'failed', error: 'interrupted', responseStatus: null });
    await deliveries.deliver(id);
    expect(receiver.received).toHaveLength(0);
  });

  it('sends four deliveries of an account at a time, oldest first, without delaying another account', async () => {
    const waiting: Array<() => void> = [];
    const paths: string[] = [];
    const slow = await new LocalServer((request, response) => {
      paths.push(request.url ?? '');
      waiting.push(() => response.end());
    }).listen();
    const own: string[] = [];
    for (let n = 0; n < 10; n += 1) own.push((await aDelivery(`${slow.url}/${n}`)).id);
    let failed: unknown;
    let underWay = 0;
    const send = (ids: string[]): void => {
      for (const id of ids) {
        underWay += 1;
        deliveries
          .deliver(id)
          .catch((error: unknown) => (failed = error))
          .finally(() => (underWay -= 1));
      }
    };
    // One ticket after the other, since parallel claims do not wait for each other.
    for (const id of own.toReversed()) {
      const before = waiting.length;
      send([id]);
      if (before < 4) await waitFor('one more to be sent', async () => waiting.length > before);
    }
    const other = await aDelivery(`${receiver.url}/200`, OTHER);
    await deliveries.deliver(other.id);
    expect(await logOf(other.id)).toMatchObject({ status: 'delivered' });
    expect(paths).toEqual(['/0', '/1', '/2', '/3']);
    await waitFor('all to be sent', async () => {
      expect(waiting.length).toBeLessThanOrEqual(4);
      for (const end of waiting.splice(0)) end();
      send(announced.noted.splice(0));
      return paths.length === 10 && underWay === 0;
    });
    expect(failed).toBeUndefined();
    await slow.stop();
    expect(paths).toHaveLength(10);
    const statuses = await Promise.all(own.map(async (id) => (await logOf(id)).status));
    expect(new Set(statuses)).toEqual(new Set(['delivered']));
  });

  it('sweeps for every account, however many deliveries one of them has waiting', async () => {
    for (let n = 0; n < 120; n += 1) await aDelivery(`${receiver.url}/200`, ACCOUNT, n % 20);
    const other = await aDelivery(`${receiver.url}/200`, OTHER);
    clock.pass(61);
    const found = await swept();
    expect(found).toContain(other.id);
    expect(found).toHaveLength(5);
  });

  it('registers at most twenty endpoints per account, even in parallel, and frees a place when one is deleted', async () => {
    const make = () =>
      webhooks.create(ACCOUNT, { url: 'https://h.example', events: ['video.rendered'], apiVersion: '2026-11-29' });
    const made = await Promise.allSettled(Array.from({ length: 26 }, make));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(make()).rejects.toThrow('at most 20 webhooks');
    const [one] = (await webhooks.list(ACCOUNT, { limit: 1 })).data;
    await webhooks.remove(ACCOUNT, one?.id ?? '');
    await make();
    await expect(make()).rejects.toThrow(ConflictError);
    await webhooks.create(OTHER, { url: 'https://h.example', events: ['video.rendered'], apiVersion: '2026-11-29' });
  });

  it('finds a delivery that the queue has lost', async () => {
    const { id } = await aDelivery(`${receiver.url}/200`);
    expect(await swept()).toEqual([]);
    clock.pass(61);
    expect(await swept()).toEqual([id]);
    await deliveries.deliver(id);
    expect(await swept()).toEqual([]);
    expect(receiver.received).toHaveLength(1);
  });
});

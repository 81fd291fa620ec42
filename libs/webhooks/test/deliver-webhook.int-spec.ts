import type { MikroORM } from '@mikro-orm/core';
import { createServer } from 'node:net';
import { Clock, ClusterGauges, Database, freePort, Metrics, openOrm, SafeFetch, SecretBox } from '@app/platform';
import { Receiver, startTestDatabase } from '@app/testing';
import { DeliverWebhookService, WEBHOOK_ENTITIES, WebhookDelivery, WebhookEndpoint, WebhooksService } from '../src';
import { DeliveryQueue } from '../src/delivery-queue';
import { SweepDeliveriesService } from '../src/sweep-deliveries.service';
import { WebhookMetrics } from '../src/webhook.metrics';

const ACCOUNT = 'acc_hooks';

/** Time that a test sets. */
class SetClock extends Clock {
  at = new Date('2026-11-21T08:00:00Z');
  override now(): Date {
    return this.at;
  }
  pass(seconds: number): void {
    this.at = new Date(this.at.getTime() + seconds * 1000);
  }
}

/** Remembers what was queued. */
class NotedQueue extends DeliveryQueue {
  noted: string[] = [];
  override async enqueue(deliveryId: string): Promise<void> {
    this.noted.push(deliveryId);
  }
}

describe('the delivery of webhooks', () => {
  /** One round of the sweep; returns what it queued. */
  async function swept(): Promise<string[]> {
    const queue = new NotedQueue(undefined as never);
    await new SweepDeliveriesService(database, queue, clock).sweep();
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
  let serial = 0;
  const safeFetch = new SafeFetch(['127.0.0.1']);
  const secrets = new SecretBox('a key for these tests');

  beforeAll(async () => {
    server = await startTestDatabase();
    orm = await openOrm(server.url, WEBHOOK_ENTITIES);
    database = new Database(orm);
    await database
      .read()
      .execute("INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, 'h@x.example', 'x', now())", [
        ACCOUNT,
      ]);
    const metrics = new Metrics({ role: 'worker' });
    told = new WebhookMetrics(metrics, new ClusterGauges({ role: 'worker' }, metrics), database);
    receiver = await Receiver.start((path) => {
      if (path === '/large') return { status: 200, body: Buffer.alloc(1_000_001) };
      return { status: Number(path.slice(1)) || 200 };
    });
  });

  beforeEach(() => {
    clock = new SetClock();
    told.deliveries.reset();
    deliveries = new DeliverWebhookService(database, secrets, safeFetch, clock, told);
    webhooks = new WebhooksService(database, secrets, safeFetch, clock);
    receiver.received.length = 0;
  });

  afterAll(async () => {
    await receiver.stop();
    await orm.close(true);
    await server.stop();
  });

  /** An endpoint at `url` with one delivery that waits. */
  async function aDelivery(url: string): Promise<{ id: string; webhookId: string }> {
    const n = ++serial;
    const { id: webhookId } = await webhooks.create(ACCOUNT, { url, events: ['video.rendered'] });
    const em = database.read();
    await em.execute(
      "INSERT INTO account_events (id, account_id, event, payload, created_at) VALUES (?, ?, 'video.rendered', ?, now())",
      [`evt_${n}`, ACCOUNT, JSON.stringify({ videoId: 'vid-1' })],
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

  it('logs what an endpoint took', async () => {
    const { id } = await aDelivery(`${receiver.url}/200`);
    await deliveries.deliver(id);
    expect(await logOf(id)).toMatchObject({
      status: 'delivered',
      responseStatus: 200,
      error: null,
      durationMs: expect.any(Number) as number,
    });
  });

  it('makes one attempt, however often and by however many it is asked to', async () => {
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

  it('logs an endpoint that answers without end, one that is not there and one that has become private', async () => {
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
    const silent = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as { port: number };
    const { id } = await aDelivery(`http://127.0.0.1:${port}/`);
    const send = safeFetch.fetch.bind(safeFetch);
    const asked = jest.spyOn(safeFetch, 'fetch').mockImplementation((wanted) => send({ ...wanted, timeoutMs: 200 }));
    await deliveries.deliver(id);
    silent.close();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ timeoutMs: 10_000 }));
    asked.mockRestore();
    expect(await logOf(id)).toMatchObject({
      status: 'failed',
      responseStatus: null,
      error: 'did not answer within 0.2 s',
    });
  });

  it('does not care how much an endpoint has to say', async () => {
    const { id } = await aDelivery(`${receiver.url}/large`);
    await deliveries.deliver(id);
    expect(await logOf(id)).toMatchObject({ status: 'delivered', responseStatus: 200 });
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

  it('finds a delivery that no queue remembers', async () => {
    const { id } = await aDelivery(`${receiver.url}/200`);
    expect(await swept()).toEqual([]);
    clock.pass(61);
    expect(await swept()).toEqual([id]);
    await deliveries.deliver(id);
    expect(await swept()).toEqual([]);
    expect(receiver.received).toHaveLength(1);
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { type Answer, type ApiClient, type Received, Receiver, Stack, waitFor } from '@app/testing';

interface Delivery {
  id: string;
  eventId: string;
  event: string;
  videoId: string | null;
  url: string;
  status: string;
  responseStatus: number | null;
  durationMs: number | null;
  error: string | null;
  createdAt: string;
}
interface Page<T> {
  data: T[];
  nextCursor: string | null;
}

describe('webhooks', () => {
  let stack: Stack;
  let client: ApiClient;
  let stranger: ApiClient;
  let receiver: Receiver;
  let answers = 200;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    await stack.startWorker();
    [client, stranger] = [await stack.account(0), await stack.account(0)];
    receiver = await Receiver.start(() => ({ status: answers }));
  });

  afterEach(() => {
    answers = 200;
  });

  afterAll(async () => {
    await receiver.stop();
    await stack.stop();
  });

  async function aWebhook(path: string): Promise<{ id: string; secret: string; url: string }> {
    const url = `${receiver.url}/${path}`;
    const { status, body } = await client.post<{ webhook: { id: string; secret: string } }>('/v1/webhooks', {
      url,
      events: ['video.rendered', 'episode.ready'],
    });
    expect(status).toBe(201);
    return { ...body.webhook, url };
  }

  const test = (id: string): Promise<Answer<Delivery>> => client.post<Delivery>(`/v1/webhooks/${id}/test`, {});
  const log = async (id: string) => (await client.get<Page<Delivery>>(`/v1/webhooks/${id}/deliveries`)).body.data;
  const settled = async (id: string, deliveryId: string) =>
    await waitFor(`${deliveryId} to be settled`, async () => {
      const found = (await log(id)).find((entry) => entry.id === deliveryId);
      return found && found.status !== 'pending' ? found : null;
    });
  const at = (path: string): Received[] => receiver.received.filter((request) => request.path === `/${path}`);

  it('lists what was registered, newest first and in pages, without secrets [§C6 routes]', async () => {
    const made = [await aWebhook('list-1'), await aWebhook('list-2'), await aWebhook('list-3')].reverse();
    const first = await client.get<Page<{ id: string }>>('/v1/webhooks?limit=2');
    expect(first.body.data).toMatchObject([
      { id: made[0]?.id, url: made[0]?.url, events: ['video.rendered', 'episode.ready'] },
      { id: made[1]?.id },
    ]);
    const second = await client.get<Page<{ id: string }>>(`/v1/webhooks?limit=2&cursor=${first.body.nextCursor}`);
    expect(second.body).toMatchObject({ data: [{ id: made[2]?.id }], nextCursor: null });
    expect((await client.get(`/v1/webhooks/${made[0]?.id}`)).body).toEqual(first.body.data[0]);
    expect(JSON.stringify(first.body)).not.toContain('whsec_');
    expect((await stranger.get('/v1/webhooks')).body).toEqual({ data: [], nextCursor: null });
  });

  it('sends a test that the public verifiers accept, and logs it with every field [§C6 routes; log]', async () => {
    const { id, secret, url } = await aWebhook('signed');
    const { status, body: delivery } = await test(id);
    expect(status).toBe(202);
    expect(delivery).toMatchObject({ status: 'pending', event: 'webhook.test', videoId: null, url });
    const logged = await settled(id, delivery.id);
    expect(logged).toEqual({
      ...delivery,
      status: 'delivered',
      responseStatus: 200,
      durationMs: expect.any(Number) as number,
    });
    const [request] = at('signed');
    if (!request) throw new Error('nothing was received');
    const { raw, headers } = request;
    const told = { id: delivery.eventId, event: 'webhook.test', webhookId: id };
    expect(new Webhook(secret).verify(raw, headers as Record<string, string>)).toMatchObject(told);
    const stripe = new Stripe('sk_test').webhooks;
    expect(stripe.constructEvent(raw, String(headers['x-service-signature']), secret)).toMatchObject(told);
    expect((await client.get<Page<unknown>>('/v1/events')).body.data).toEqual([]);
  });

  it('sends an event once more on demand, the same body under the same id [§C6 routes]', async () => {
    const { id } = await aWebhook('again');
    answers = 500;
    const { body: first } = await test(id);
    expect(await settled(id, first.id)).toMatchObject({ status: 'failed', responseStatus: 500, error: 'answered 500' });
    answers = 200;
    const { status, body: second } = await client.post<Delivery>(
      `/v1/webhooks/${id}/deliveries/${first.id}/resend`,
      {},
    );
    expect(status).toBe(202);
    expect(second).toMatchObject({ eventId: first.eventId, status: 'pending' });
    expect(await settled(id, second.id)).toMatchObject({ status: 'delivered' });
    expect((await log(id)).map((entry) => [entry.id, entry.status])).toEqual([
      [second.id, 'delivered'],
      [first.id, 'failed'],
    ]);
    expect(new Set(at('again').map(({ raw }) => raw)).size).toBe(1);
    expect(at('again')).toHaveLength(2);
  });

  it('tells an account its event at once while another has two thousand deliveries to slow endpoints', async () => {
    const [flooding, other] = [await stack.account(0), await stack.account(0)];
    const slow = createServer((_request, response) => void setTimeout(() => response.end(), 4_000));
    await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
    const events = JSON.stringify(['video.render_failed']);
    await stack.rows(
      `INSERT INTO webhook_endpoints (id, account_id, url, events, sealed_secret, created_at)
       SELECT 'wh_flood' || n, $1, $2, $3, sealed_secret, now() FROM generate_series(1, 100) n,
         (SELECT sealed_secret FROM webhook_endpoints LIMIT 1) AS any_secret`,
      [flooding.accountId, url, events],
    );
    await other.post('/v1/webhooks', { url: `${receiver.url}/prompt`, events: ['video.render_failed'] });
    const tell = (accountId: string, times: number) =>
      stack.rows(`INSERT INTO outbox (event, created_at) SELECT $1, now() FROM generate_series(1, ${times}::int)`, [
        JSON.stringify({ type: 'video.render_failed', accountId, payload: { videoId: 'vid-0', version: 1 } }),
      ]);
    await tell(flooding.accountId, 20);
    await waitFor('the flood to be under way', async () => {
      const rows = await stack.rows('SELECT FROM webhook_deliveries WHERE url = $1 AND claimed_at IS NOT NULL', [url]);
      return rows.length >= 4;
    });
    const begun = Date.now();
    await tell(other.accountId, 1);
    await waitFor('the other account to be told', async () => at('prompt').length === 1, 15_000);
    expect(Date.now() - begun).toBeLessThan(4_000);
    await stack.rows('UPDATE webhook_endpoints SET deleted_at = now() WHERE account_id = $1', [flooding.accountId]);
    slow.close();
  });

  it('knows nothing of a webhook that was deleted [§C6 routes]', async () => {
    const { id } = await aWebhook('gone');
    const { body: delivery } = await test(id);
    await settled(id, delivery.id);
    // Many clients name JSON with every request, a body or none.
    const asJson = { 'content-type': 'application/json' };
    expect((await client.send('DELETE', `/v1/webhooks/${id}`, undefined, asJson)).status).toBe(204);
    const listed = await client.get<Page<{ id: string }>>('/v1/webhooks?limit=100');
    expect(listed.body.data.map((entry) => entry.id)).not.toContain(id);
    const refusals = await Promise.all([
      client.send('DELETE', `/v1/webhooks/${id}`),
      client.get(`/v1/webhooks/${id}`),
      client.get(`/v1/webhooks/${id}/deliveries`),
      test(id),
      client.post(`/v1/webhooks/${id}/deliveries/${delivery.id}/resend`, {}),
    ]);
    for (const refused of refusals) {
      expect(refused).toMatchObject({ status: 404, body: { error: `not_found: webhook ${id}` } });
    }
  });
});

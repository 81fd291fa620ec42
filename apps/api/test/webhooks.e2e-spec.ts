import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { type Answer, type ApiClient, LocalServer, type Received, Receiver, Stack, waitFor } from '@app/testing';
import { verifyWebhook } from '../../../clients/typescript/src/index';

interface Delivery {
  id: string;
  eventId: string;
  event: string;
  videoId: string | null;
  url: string;
  status: string;
  payload: Record<string, unknown>;
  responseStatus: number | null;
  responseBody: string | null;
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
  let client: ApiClient & { accountId: string };
  let stranger: ApiClient;
  let receiver: Receiver;
  let answers = 200;
  let words = '';

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    await stack.startWorker();
    [client, stranger] = [await stack.account(0), await stack.account(0)];
    receiver = await Receiver.start(() => ({ status: answers, body: Buffer.from(words) }));
  });

  afterEach(async () => {
    [answers, words] = [200, ''];
    // An account has twenty at a time.
    await stack.rows('UPDATE webhook_endpoints SET deleted_at = now() WHERE deleted_at IS NULL');
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
    words = 'thank you';
    const { status, body: delivery } = await test(id);
    expect(status).toBe(202);
    expect(delivery).toMatchObject({ status: 'pending', event: 'webhook.test', videoId: null, url });
    const logged = await settled(id, delivery.id);
    expect(logged).toEqual({
      ...delivery,
      status: 'delivered',
      responseStatus: 200,
      responseBody: 'thank you',
      durationMs: expect.any(Number) as number,
    });
    const [request] = at('signed');
    if (!request) throw new Error('nothing was received');
    const { raw, headers } = request;
    const told = { id: delivery.eventId, event: 'webhook.test', webhookId: id };
    expect(logged.payload).toEqual(JSON.parse(raw));
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

  it('shows of its log what failed alone, or one event', async () => {
    const { id } = await aWebhook('narrowed');
    answers = 500;
    const { body: failed } = await test(id);
    await settled(id, failed.id);
    answers = 200;
    const { body: delivered } = await test(id);
    await settled(id, delivered.id);
    const narrowed = async (query: string) => {
      const { status, body } = await client.get<Page<Delivery>>(`/v1/webhooks/${id}/deliveries?${query}`);
      return status === 200 ? body.data.map((delivery) => delivery.id) : status;
    };
    expect(await narrowed('status=failed')).toEqual([failed.id]);
    expect(await narrowed('status=delivered&event=webhook.test')).toEqual([delivered.id]);
    expect(await narrowed('event=video.rendered')).toEqual([]);
    expect([await narrowed('status=lost'), await narrowed('event=video.lost')]).toEqual([400, 400]);
  });

  describe('a change', () => {
    const change = <T = Record<string, unknown>>(id: string, body: unknown, by: ApiClient = client) =>
      by.send<T>('PATCH', `/v1/webhooks/${id}`, JSON.stringify(body));

    it('moves an address, and chooses other events', async () => {
      const { id } = await aWebhook('before');
      const url = `${receiver.url}/after`;
      const { status, body } = await change(id, { url, events: ['video.rendered', 'video.rendered'] });
      expect([status, body]).toMatchObject([200, { id, url, events: ['video.rendered'], enabled: true }]);
      expect((await client.get(`/v1/webhooks/${id}`)).body).toEqual(body);
      const { body: delivery } = await test(id);
      expect(await settled(id, delivery.id)).toMatchObject({ status: 'delivered', url });
      expect([at('before').length, at('after').length]).toEqual([0, 1]);
      expect((await change(id, {})).body).toEqual(body);
    });

    it('disables and enables: nothing is sent in between, and asking for it is a 409', async () => {
      const { id } = await aWebhook('switched');
      const { body: first } = await test(id);
      await settled(id, first.id);
      expect((await change(id, { enabled: false })).body).toMatchObject({ enabled: false, pausedReason: null });
      for (const asked of [
        await test(id),
        await client.post(`/v1/webhooks/${id}/deliveries/${first.id}/resend`, {}),
        await client.post(`/v1/webhooks/${id}/resend`, { since: '2026-01-01T00:00:00Z' }),
      ]) {
        expect(asked).toMatchObject({
          status: 409,
          body: { error: `conflict: the webhook ${id} is disabled; enable it first` },
        });
      }
      expect((await change(id, { enabled: true })).body).toMatchObject({ enabled: true });
      expect((await test(id)).status).toBe(202);
    });

    it.each([
      [{ url: null }, 400],
      [{ url: 'not an address' }, 422],
      [{ url: 'http://10.0.0.1/' }, 422],
      [{ events: [] }, 400],
      [{ events: ['video.exploded'] }, 400],
      [{ enabled: 'no' }, 400],
      [{ enabled: null }, 400],
      [{ secret: 'whsec_mine' }, 400],
    ])('by %j answers %i and changes nothing', async (body, status) => {
      const { id, url } = await aWebhook('kept');
      expect((await change(id, body)).status).toBe(status);
      expect((await client.get(`/v1/webhooks/${id}`)).body).toMatchObject({ url, enabled: true });
    });

    it("is not another account's to make", async () => {
      const { id } = await aWebhook('mine');
      for (const refused of [
        await change(id, { enabled: false }, stranger),
        await stranger.post(`/v1/webhooks/${id}/rotate-secret`, {}),
        await stranger.post(`/v1/webhooks/${id}/resend`, { since: '2026-01-01T00:00:00Z' }),
      ]) {
        expect(refused).toMatchObject({ status: 404, body: { error: `not_found: webhook ${id}` } });
      }
      expect((await client.get(`/v1/webhooks/${id}`)).body).toMatchObject({ enabled: true });
    });
  });

  describe('a new secret', () => {
    interface Rotated {
      webhook: { id: string; secret: string; previousUntil: string };
    }
    const rotate = (id: string, headers = {}) => client.post<Rotated>(`/v1/webhooks/${id}/rotate-secret`, {}, headers);

    it('signs beside the one before, so that receivers of either take the delivery', async () => {
      const { id, secret: before } = await aWebhook('rotated');
      const { status, body } = await rotate(id);
      expect(status).toBe(200);
      const { secret, previousUntil } = body.webhook;
      expect(body.webhook.id).toBe(id);
      expect(secret).toMatch(/^whsec_/);
      expect(secret).not.toBe(before);
      const hours = (new Date(previousUntil).getTime() - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(23.9);
      expect(hours).toBeLessThanOrEqual(24);
      await settled(id, (await test(id)).body.id);
      const [{ raw, headers }] = at('rotated') as [Received];
      const header = String(headers['x-service-signature']);
      expect(header).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
      const stripe = new Stripe('sk_test').webhooks;
      for (const one of [secret, before]) {
        expect(await verifyWebhook(raw, headers, one)).toMatchObject({ webhookId: id });
        expect(stripe.constructEvent(raw, header, one)).toMatchObject({ webhookId: id });
        expect(new Webhook(one).verify(raw, headers as Record<string, string>)).toMatchObject({ webhookId: id });
      }
      await expect(verifyWebhook(raw, headers, `${secret}x`)).rejects.toThrow('no signature is right');
      expect(JSON.stringify((await client.get(`/v1/webhooks/${id}`)).body)).not.toContain('whsec_');
    });

    it('is the same for a retry, and after a second click the first secret still signs', async () => {
      const { id, secret: first } = await aWebhook('clicked');
      const key = { 'idempotency-key': `rotate-${id}` };
      const once = (await rotate(id, key)).body.webhook.secret;
      expect((await rotate(id, key)).body.webhook.secret).toBe(once);
      const twice = (await rotate(id)).body.webhook.secret;
      await settled(id, (await test(id)).body.id);
      const [{ raw, headers }] = at('clicked') as [Received];
      for (const one of [first, once, twice]) {
        expect(await verifyWebhook(raw, headers, one)).toMatchObject({ webhookId: id });
      }
    });

    it('is refused the fifth time in a day', async () => {
      const { id } = await aWebhook('often');
      const statuses = [];
      for (let n = 0; n < 5; n += 1) statuses.push((await rotate(id)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 409]);
    });
  });

  describe('sending all that failed once more', () => {
    const resend = (id: string, since: string) =>
      client.post<{ resent: number; more: boolean }>(`/v1/webhooks/${id}/resend`, { since });
    /** Events that the endpoint was told of, each with one delivery of that status. */
    const told = (
      id: string,
      accountId: string,
      count: number,
      { status = 'failed', event = 'video.rendered', age = '1 hour' } = {},
    ) =>
      stack.rows(
        `WITH told AS (
           INSERT INTO account_events (id, account_id, event, payload, created_at)
           SELECT 'evt_' || md5(random()::text), $2, $4, '{"videoId": "vid-1"}', now() - $6::interval
             FROM generate_series(1, $3::int) RETURNING id)
         INSERT INTO webhook_deliveries (id, webhook_id, event_id, event, url, status, created_at)
         SELECT 'dlv_' || md5(random()::text), $1, told.id, $4, 'https://x.example', $5, now() - $6::interval FROM told`,
        [id, accountId, count, event, status, age],
      );
    const counted = async (id: string) =>
      (
        await stack.rows<{ n: number }>('SELECT count(*)::int AS n FROM webhook_deliveries WHERE webhook_id = $1', [id])
      )[0]?.n;
    const anHourAgo = () => new Date(Date.now() - 2 * 3_600_000).toISOString();

    it('puts what failed since then back on its way, once, in order', async () => {
      const { id } = await aWebhook('bulk');
      await told(id, client.accountId, 3);
      await told(id, client.accountId, 2, { age: '5 hours' });
      await told(id, client.accountId, 2, { status: 'delivered' });
      await told(id, client.accountId, 2, { event: 'video.render_failed' });
      const answers = await Promise.all([resend(id, anHourAgo()), resend(id, anHourAgo()), resend(id, anHourAgo())]);
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
      expect(answers.map(({ body }) => body.resent).sort()).toEqual([0, 0, 3]);
      await waitFor('all to be taken', async () => at('bulk').length === 3);
      await waitFor('all to be logged', async () => (await log(id)).every(({ status }) => status !== 'pending'));
      expect((await resend(id, anHourAgo())).body).toEqual({ resent: 0, more: false });
      expect(at('bulk')).toHaveLength(3);
    });

    it('takes a thousand at a time, and says that others are left', async () => {
      const { id } = await aWebhook('many');
      await told(id, client.accountId, 1_003);
      expect((await resend(id, anHourAgo())).body).toEqual({ resent: 1_000, more: true });
      expect((await resend(id, anHourAgo())).body).toEqual({ resent: 3, more: false });
      expect(await counted(id)).toBe(2_006);
    });

    it.each([undefined, '', 'yesterday', '2026-11-21', 0])('refuses %j as a moment', async (since) => {
      const { id } = await aWebhook('when');
      const answer = await client.post<{ error: string }>(`/v1/webhooks/${id}/resend`, { since });
      expect([answer.status, answer.body.error]).toEqual([400, expect.stringMatching(/^bad_request: since/)]);
    });
  });

  it('registers twenty at a time, and refuses one more with 409', async () => {
    const account = await stack.account(0);
    const make = () =>
      account.post<{ error: string }>('/v1/webhooks', { url: `${receiver.url}/x`, events: ['video.rendered'] });
    for (let n = 0; n < 20; n += 1) expect((await make()).status).toBe(201);
    const { status, body } = await make();
    expect([status, body.error]).toEqual([
      409,
      'conflict: an account has at most 20 webhooks; delete one of them first',
    ]);
  });

  it('tells an account its event at once while another has two thousand deliveries to slow endpoints', async () => {
    const [flooding, other] = [await stack.account(0), await stack.account(0)];
    const slow = await new LocalServer((_request, response) => void setTimeout(() => response.end(), 4_000)).listen();
    const url = `${slow.url}/`;
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
    await slow.stop();
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

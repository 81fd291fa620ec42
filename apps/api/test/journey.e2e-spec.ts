import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { freePort } from '@app/platform';
import { BuiltTypescriptClient, endOf, type Received, Receiver, Stack, waitFor } from '@app/testing';
import {
  createFactreel,
  type Factreel,
  FactreelError,
  unwrap,
  type Video,
  verifyWebhook,
  WebhookSignatureError,
} from '../../../clients/typescript/src/index';

const run = promisify(execFile);

/** What an integrator does, with nothing in hand but the published client, its README and a key. */
describe("an integrator's journey through the client", () => {
  let stack: Stack;
  let apiKey: string;
  let factreel: Factreel;
  let receiver: Receiver;
  let built: BuiltTypescriptClient;
  let programs: string[];
  let webhook: { id: string; secret: string };
  /** What the README's first example makes. */
  let video: Video;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    const account = stack.account(5_000);
    [receiver, { apiKey }, built] = await Promise.all([
      Receiver.start(),
      account,
      BuiltTypescriptClient.build(),
      stack.startWorker(),
    ]);
    programs = await built.readmeExamples();
    factreel = createFactreel({ apiKey, baseUrl: stack.baseUrl });
  });

  afterAll(async () => {
    await receiver.stop();
    await stack.stop();
    await built.remove();
  });

  const environment = () => ({ ...process.env, FACTREEL_API_KEY: apiKey, BASE_URL: stack.baseUrl });
  const example = (n: number): string => programs[n - 1] ?? '';
  const output = async (n: number) =>
    (await run(process.execPath, ['--no-warnings', example(n)], { env: environment() })).stdout;
  const at = () => ({ params: { path: { id: video.videoId } } });
  const credits = async () => (await unwrap(factreel.GET('/v1/account'))).credits;
  const register = async (url: string) =>
    (await unwrap(factreel.POST('/v1/webhooks', { body: { url, events: ['video.rendered'] } }))).webhook;
  const settled = async (id: string) =>
    await waitFor('the delivery', async () => {
      const log = await unwrap(factreel.GET('/v1/webhooks/{id}/deliveries', { params: { path: { id } } }));
      return log.data.find(({ status }) => status !== 'pending') ?? null;
    });

  it('asks the price and is told why an order is refused (README 2)', async () => {
    expect(programs).toHaveLength(7);
    const page = `${stack.baseUrl}/docs/errors#max_credits_exceeded`;
    expect(await output(2)).toBe(`490 credits, 4.90 USD\n402 max_credits_exceeded ${page}\n`);
    expect(await credits()).toBe(5_000);
  });

  it('registers a webhook, orders a video and waits for it (README 1)', async () => {
    webhook = await register(`${receiver.url}/videos`);
    expect(await output(1)).toMatch(/^rendered http:\S+\/v1\/video\.mp4\?k=\S+\n$/);
    const { data } = await unwrap(factreel.GET('/v1/videos', { params: { query: { external_id: 'gate-b' } } }));
    video = await factreel.videos.waitFor(data[0]?.videoId ?? '');
    expect(video).toMatchObject({ status: 'rendered', version: 1, external_id: 'gate-b' });
    expect((await fetch(video.renderUrl ?? '')).headers.get('content-type')).toBe('video/mp4');
    expect(await credits()).toBe(5_000 - 490);
  });

  describe('is told of it by a webhook', () => {
    let delivery: Received;

    beforeAll(async () => {
      expect(await settled(webhook.id)).toMatchObject({ status: 'delivered', event: 'video.rendered' });
      expect(receiver.received).toHaveLength(1);
      delivery = receiver.received[0] as Received;
    });

    const verify = (raw: string, secret = webhook.secret, options = {}) =>
      verifyWebhook(raw, delivery.headers, secret, options);

    it('that the client verifies, and types', async () => {
      const event = await verify(delivery.raw);
      if (event.event !== 'video.rendered') throw new Error(`${event.event} was not expected`);
      expect(event).toMatchObject({ videoId: video.videoId, renderUrl: video.renderUrl, external_id: 'gate-b' });
    });

    it('and refuses when it is forged, changed or old', async () => {
      await expect(verify(delivery.raw.replace('gate-b', 'gate-c'))).rejects.toThrow(WebhookSignatureError);
      await expect(verify(delivery.raw, `${webhook.secret}x`)).rejects.toThrow('no signature is right');
      const later = new Date(Date.now() + 3_600_000);
      await expect(verify(delivery.raw, webhook.secret, { now: later })).rejects.toThrow('300 s from now');
      await expect(verifyWebhook(delivery.raw, {}, webhook.secret)).rejects.toThrow('is missing');
      await expect(verifyWebhook('{}', { 'x-service-signature': 'v1=zz' }, 's')).rejects.toThrow('is not "t=…,v1=…"');
    });

    it('also where one of several signatures is right, as while a secret is being changed', async () => {
      const header = String(delivery.headers['x-service-signature']);
      const several = new Headers({ 'X-Service-Signature': header.replace(',', `,v1=${'0'.repeat(64)},`) });
      const bytes = new TextEncoder().encode(delivery.raw);
      expect(await verifyWebhook(bytes, several, webhook.secret)).toEqual(JSON.parse(delivery.raw));
    });

    it('and where one of several secrets is right', async () => {
      const both = await verifyWebhook(delivery.raw, delivery.headers, ['whsec_next', webhook.secret]);
      expect(both).toEqual(JSON.parse(delivery.raw));
      await expect(verifyWebhook(delivery.raw, delivery.headers, [])).rejects.toThrow('no signature is right');
    });

    it('that the verifiers of Standard Webhooks and of Stripe accept too', () => {
      const event: unknown = JSON.parse(delivery.raw);
      const headers = delivery.headers as Record<string, string>;
      expect(new Webhook(webhook.secret).verify(delivery.raw, headers)).toEqual(event);
      const header = String(headers['x-service-signature']);
      expect(new Stripe('sk_test').webhooks.constructEvent(delivery.raw, header, webhook.secret)).toEqual(event);
    });

    it('or by the feed, where it was missed (README 5)', async () => {
      expect(await output(5)).toMatch(/^video\.rendered evt_\w+\n$/);
    });
  });

  it('hears what happens next (README 6)', async () => {
    const heard = run(process.execPath, ['--no-warnings', example(6)], {
      env: { ...environment(), LISTEN_MS: '20000' },
    });
    let stop = false;
    // Until the stream is open nobody hears them.
    const orders = (async () => {
      while (!stop) {
        const body = { data: { waitMinutes: 17 }, targetSeconds: 15, async: true };
        const { videoId } = await unwrap(factreel.POST('/v1/videos/from-data', { body }));
        await unwrap(factreel.POST('/v1/videos/{id}/cancel', { params: { path: { id: videoId } } }));
        await new Promise((resolve) => setTimeout(resolve, 2_000));
      }
    })();
    expect((await heard).stdout).toMatch(/^(video\.render_failed evt_\w+\n)+$/);
    stop = true;
    await orders;
  });

  it('reads words, proof and captions of a script that has no video yet (README 3)', async () => {
    expect(await output(3)).toMatch(/^\d+ true WEBVTT\n$/);
  });

  it('reads a list to its end (README 7), also over several pages', async () => {
    expect(await output(7)).toContain(`${video.videoId} `);
    const listed: string[] = [];
    for await (const { videoId } of factreel.list('/v1/videos', { params: { query: { limit: 1 } } })) {
      listed.push(videoId);
    }
    const { data } = await unwrap(factreel.GET('/v1/videos', { params: { query: { limit: 100 } } }));
    expect(listed).toEqual(data.map(({ videoId }) => videoId));
    expect(listed.length).toBeGreaterThan(2);
  });

  it('edits by script, and finds the version before as it was', async () => {
    const before = await credits();
    const body = { script: [{ type: 'title' as const, text: 'Gate B: 17 minutes.' }] };
    const edited = await unwrap(factreel.POST('/v1/videos/{id}/edit', { ...at(), body }));
    expect(edited).toMatchObject({ status: 'scripted', version: 2, charged: 0, renderUrl: null });
    const { data } = await unwrap(factreel.GET('/v1/videos/{id}/versions', at()));
    expect(data.map(({ version, status }) => ({ version, status }))).toEqual([
      { version: 2, status: 'scripted' },
      { version: 1, status: 'rendered' },
    ]);
    const path = { id: video.videoId, version: 1 };
    const restored = await unwrap(factreel.POST('/v1/videos/{id}/versions/{version}/restore', { params: { path } }));
    expect(restored).toMatchObject({ status: 'rendered', version: 1, renderUrl: video.renderUrl });
    expect(await credits()).toBe(before);
  });

  it('renders again, thinks better of it, and pays nothing', async () => {
    const before = await credits();
    expect(await unwrap(factreel.POST('/v1/videos/{id}/render', at()))).toMatchObject({ status: 'rendering' });
    expect(await unwrap(factreel.POST('/v1/videos/{id}/cancel', at()))).toMatchObject({ lastError: 'cancelled' });
    await expect(factreel.videos.waitFor(video.videoId)).rejects.toThrow(`${video.videoId} failed: cancelled`);
    expect(await credits()).toBe(before);
  });

  it('deletes the video, and every link to it', async () => {
    expect(await unwrap(factreel.DELETE('/v1/videos/{id}', at()))).toBeUndefined();
    const gone = unwrap(factreel.GET('/v1/videos/{id}', at()));
    await expect(gone).rejects.toThrow(FactreelError);
    await expect(gone).rejects.toMatchObject({ status: 404, error: `not_found: video ${video.videoId}` });
    expect((await fetch(video.renderUrl ?? '')).status).toBe(404);
  });

  it('runs a receiver that takes what is ours and refuses what is not (README 4)', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const { id, secret } = await register(url);
    const env = { ...environment(), PORT: new URL(url).port, WEBHOOK_SECRET: secret };
    const program = spawn(process.execPath, [example(4)], { env, stdio: 'ignore' });
    try {
      const forged = () => fetch(url, { method: 'POST', body: '{}', headers: { 'x-service-signature': 't=1,v1=00' } });
      const refused = await waitFor('the receiver to listen', () => forged().catch(() => null));
      expect(refused.status).toBe(400);
      await unwrap(factreel.POST('/v1/webhooks/{id}/test', { params: { path: { id } } }));
      expect(await settled(id)).toMatchObject({ status: 'delivered', responseStatus: 204 });
    } finally {
      await endOf(program, 'SIGTERM');
    }
  });
});

import { ApiClient, OwnerClient, Receiver, Stack, waitFor } from '@app/testing';
import { API_VERSION, createFactreel, unwrap } from '../../../clients/typescript/src/index';

const [OLD, CURRENT] = ['2026-11-23', '2026-11-29'];
/** Much shorter than its target, which is a warning; its name depends on the version. */
const SCRIPT = [{ type: 'data', text: 'Gate B waits 17 minutes.', motion: 'drift' }];

interface Refusal {
  error: string;
  details: Array<{ path: string; message: string }>;
}
interface Warned {
  videoId: string;
  check: { warnings: Array<{ code: string }> };
}
interface Told {
  event: string;
  videoId: string;
  warnings: Array<{ code: string }>;
}

describe('versions of the API', () => {
  let stack: Stack;
  let owner: OwnerClient;
  let receiver: Receiver;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    await stack.startWorker();
    owner = await OwnerClient.enter(stack.baseUrl, { email: 'versions@x.example', password: 'a long password' });
    await stack.rows('UPDATE accounts SET email_confirmed_at = now()');
    receiver = await Receiver.start();
  });

  afterAll(async () => {
    await receiver.stop();
    await stack.stop();
  });

  const aKey = async () => {
    const { body } = await owner.post<{ keyId: string; apiKey: string }>('/v1/account/keys', { name: 'k' });
    return { ...body, client: new ApiClient(stack.baseUrl, body.apiKey, stack.description) };
  };
  const speaking = (version: string) => ({ 'factreel-version': version });
  const codesOf = (warnings: Array<{ code: string }>) =>
    warnings.map(({ code }) => code).filter((code) => code.startsWith('short_'));

  it('are refused with 400 where there is none of that name', async () => {
    const { client } = await aKey();
    for (const version of ['2026-11-22', 'latest', '2026-11-23, 2026-11-29']) {
      const { status, body } = await client.send<Refusal>('GET', '/v1/account', undefined, speaking(version));
      expect([version, status]).toEqual([version, 400]);
      expect(body.error).toMatch(/^bad_request: Factreel-Version /);
      expect(body.details).toEqual([{ path: 'Factreel-Version', message: `must be one of ${OLD}, ${CURRENT}` }]);
    }
  });

  it('stay with a key from its first call on, and a header counts for one request', async () => {
    const [plain, old] = [await aKey(), await aKey()];
    const spoken = async (client: ApiClient, headers = {}) => {
      const { status, headers: told } = await client.send('GET', '/v1/account', undefined, headers);
      return [status, told.get('factreel-version')];
    };
    expect(await spoken(plain.client)).toEqual([200, CURRENT]);
    expect(await spoken(plain.client, speaking(OLD))).toEqual([200, OLD]);
    expect(await spoken(plain.client)).toEqual([200, CURRENT]);
    expect(await spoken(old.client, speaking(OLD))).toEqual([200, OLD]);
    expect(await spoken(old.client)).toEqual([200, OLD]);
    expect(await spoken(old.client, speaking(CURRENT))).toEqual([200, CURRENT]);
    const { body } = await owner.get<{ data: Array<{ keyId: string; apiVersion: string | null }> }>('/v1/account/keys');
    const kept = new Map(body.data.map(({ keyId, apiVersion }) => [keyId, apiVersion]));
    expect([kept.get(plain.keyId), kept.get(old.keyId)]).toEqual([CURRENT, OLD]);
  });

  it('say of older ones since when they are deprecated, and until when they work', async () => {
    const { client } = await aKey();
    const { headers } = await client.send('GET', '/v1/videos/vid-0', undefined, speaking(OLD));
    expect(headers.get('deprecation')).toBe(`@${Date.UTC(2026, 10, 29) / 1000}`);
    expect(headers.get('sunset')).toBe('Tue, 30 Nov 2027 00:00:00 GMT');
    expect(headers.get('link')).toContain('/docs/changelog>; rel="deprecation"');
    const { headers: now } = await client.send('GET', '/v1/account', undefined, speaking(CURRENT));
    expect([now.get('deprecation'), now.get('sunset')]).toEqual([null, null]);
    const changelog = await (await fetch(new URL('/docs/changelog', stack.baseUrl))).text();
    for (const told of [OLD, CURRENT, '2027-11-30']) expect(changelog).toContain(told);
  });

  it('translate requests, answers, the feed, streams and webhooks of 2026-11-23, and leave the current one alone', async () => {
    const client = await stack.account(2_000);
    const order = (version: string) =>
      client.send<Warned & Refusal>(
        'POST',
        '/v1/videos/from-data',
        JSON.stringify({ script: SCRIPT, targetSeconds: 30 }),
        speaking(version),
      );
    for (const version of [OLD, CURRENT]) {
      const body = { url: `${receiver.url}/${version}`, events: ['video.rendered'] };
      await client.send('POST', '/v1/webhooks', JSON.stringify(body), speaking(version));
    }

    const refused = await order(CURRENT);
    expect([refused.status, refused.body.details?.[0]?.path]).toEqual([400, 'script.scenes[0].motion']);
    const { status, body: ordered } = await order(OLD);
    expect(status).toBe(202);
    await client.finished(ordered.videoId);

    const read = async (version: string) => {
      const { body } = await client.send<Warned>('GET', `/v1/videos/${ordered.videoId}`, undefined, speaking(version));
      return codesOf(body.check.warnings);
    };
    expect([await read(OLD), await read(CURRENT)]).toEqual([['short_film'], ['short_video']]);
    const streamed = async (version: string) => {
      const headers = { authorization: `Bearer ${client.apiKey}`, ...speaking(version) };
      return await (await fetch(new URL(`/v1/videos/${ordered.videoId}/events`, stack.baseUrl), { headers })).text();
    };
    expect(await streamed(OLD)).toContain('"short_film"');
    expect(await streamed(CURRENT)).toContain('"short_video"');

    const fed = async (version: string) => {
      const { body } = await client.send<{ data: Told[] }>('GET', '/v1/events', undefined, speaking(version));
      return body.data.flatMap(({ warnings }) => codesOf(warnings));
    };
    await waitFor('the event in the feed', async () => (await fed(CURRENT)).length === 1, 20_000);
    expect([await fed(OLD), await fed(CURRENT)]).toEqual([['short_film'], ['short_video']]);

    const sent = async (version: string) =>
      await waitFor(
        `the webhook of ${version}`,
        async () => receiver.received.find(({ path }) => path === `/${version}`) ?? null,
      );
    for (const [version, code] of [
      [OLD, 'short_film'],
      [CURRENT, 'short_video'],
    ] as const) {
      const { headers, raw } = await sent(version);
      expect(headers['factreel-version']).toBe(version);
      expect(codesOf((JSON.parse(raw) as Told).warnings)).toEqual([code]);
    }
  });

  it('of a webhook are that of the request that made it, until it is changed, and its log shows what was sent', async () => {
    const { client } = await aKey();
    const url = `${receiver.url}/changed`;
    const made = await client.send<{ webhook: { id: string } }>(
      'POST',
      '/v1/webhooks',
      JSON.stringify({ url, events: ['video.rendered'] }),
      speaking(OLD),
    );
    const { id } = made.body.webhook;
    const delivered = async () => {
      const { body } = await client.post<{ id: string }>(`/v1/webhooks/${id}/test`, {});
      return await waitFor('the delivery', async () => {
        const log = await client.get<{ data: Array<{ id: string; status: string; apiVersion: string }> }>(
          `/v1/webhooks/${id}/deliveries`,
        );
        return log.body.data.find((row) => row.id === body.id && row.status === 'delivered') ?? null;
      });
    };
    expect((await client.get(`/v1/webhooks/${id}`)).body).toMatchObject({ apiVersion: OLD });
    expect(await delivered()).toMatchObject({ apiVersion: OLD });
    const changed = await client.send('PATCH', `/v1/webhooks/${id}`, JSON.stringify({ apiVersion: CURRENT }));
    expect(changed.body).toMatchObject({ apiVersion: CURRENT, url });
    expect(await delivered()).toMatchObject({ apiVersion: CURRENT });
    const bad = await client.send<Refusal>('PATCH', `/v1/webhooks/${id}`, JSON.stringify({ apiVersion: 'latest' }));
    expect([bad.status, bad.body.details[0]?.path]).toEqual([400, 'apiVersion']);
  });

  it('are sent by the TypeScript client, which speaks its own whatever its key keeps', async () => {
    const { client, apiKey } = await aKey();
    await client.send('GET', '/v1/account', undefined, speaking(OLD));
    const factreel = createFactreel({ apiKey, baseUrl: stack.baseUrl });
    const asked = factreel.GET('/v1/account');
    expect([API_VERSION, (await asked).response.headers.get('factreel-version')]).toEqual([CURRENT, CURRENT]);
    expect((await unwrap(asked)).livemode).toBe(true);
  });

  it('are described on every route below /v1, with what answers say of them', async () => {
    const { paths } = await stack.description.document();
    for (const [path, item] of Object.entries(paths)) {
      for (const operation of Object.values(item)) {
        const { parameters = [] } = operation as { parameters?: Array<{ $ref?: string }> };
        const has = parameters.some(({ $ref }) => $ref === '#/components/parameters/Factreel-Version');
        expect([path, has]).toEqual([path, path.startsWith('/v1/')]);
      }
    }
  });
});

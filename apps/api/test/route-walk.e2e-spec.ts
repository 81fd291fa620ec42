import { Client } from 'pg';
import { ApiClient, type Description, type Operation, OwnerClient, Stack, type VideoBody } from '@app/testing';
import { generateValue } from './fuzz/generate-value';
import { Random } from './fuzz/random';

interface Walked {
  method: string;
  path: string;
  operation: Operation;
}

describe('every route of the description', () => {
  let stack: Stack;
  let client: ApiClient & { accountId: string };
  let stranger: ApiClient;
  let strangeOwner: OwnerClient;
  let document: Description;
  /** Of the first account, by the route under which they stand. */
  let records: Record<string, string>;
  let deliveryId: string;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    document = await stack.description.document();
    [client, stranger] = [await stack.account(10_000), await stack.account(10_000)];
    strangeOwner = await OwnerClient.enter(stack.baseUrl, { email: 'walk@x.example', password: 'a long password' });
    const made = async <T>(path: string, body: unknown) => (await client.post<T>(path, body)).body;
    const { webhook } = await made<{ webhook: { id: string } }>('/v1/webhooks', {
      url: 'http://127.0.0.1:9/',
      events: ['video.rendered'],
    });
    const { id } = await made<{ id: string }>(`/v1/webhooks/${webhook.id}/test`, {});
    deliveryId = id;
    const { videoId, sourcePackId } = await made<VideoBody & { sourcePackId: string }>('/v1/videos/from-data', {
      data: { waitMinutes: 17 },
    });
    const { channelId } = await made<{ channelId: string }>('/v1/channels', { name: 'Gates' });
    const { showId } = await made<{ showId: string }>('/v1/shows', { channelId, title: 'Gates today' });
    const { seriesId } = await made<{ seriesId: string }>('/v1/autopilot/start', {
      source: { kind: 'json', url: `${stack.baseUrl}/health/live` },
      show: { title: 'Routes today' },
    });
    const saved = { kind: 'buffer', apiKey: 'key-of-theirs' };
    const { connectionId } = await made<{ connectionId: string }>('/v1/account/connections', saved);
    const { chatId } = await made<{ chatId: string }>('/v1/chats', { title: 'Gates' });
    const database = new Client({ connectionString: stack.databaseUrl });
    await database.connect();
    await database.query(
      `INSERT INTO notifications (id, account_id, kind, cause, title, message, data, created_at)
       VALUES ('ntf_walk', $1, 'low_balance', 'walk', 't', 'm', '{}', now())`,
      [client.accountId],
    );
    await database.query(
      `INSERT INTO library_assets (id, account_id, kind, title, bytes, file_name, has_thumbnail, media_key, created_at, updated_at)
       VALUES ('ast_walk', $1, 'image', 't', 1, 'media.jpg', false, 'k', now(), now())`,
      [client.accountId],
    );
    await database.query(
      `INSERT INTO cloned_voices (id, account_id, name, provider, provider_voice_id, consented_at, created_at)
       VALUES ('voi_walk', $1, 'n', 'elevenlabs', 'p', now(), now())`,
      [client.accountId],
    );
    await database.query(
      `INSERT INTO cards (id, account_id, provider, provider_customer, provider_card, brand, last4, exp_month, exp_year,
         fingerprint, is_first, created_at, saved_at)
       VALUES ('card_walk', $1, 'sandbox', 'c', 'pm_card_visa', 'visa', '4242', 12, 2030, 'f', true, now(), now())`,
      [client.accountId],
    );
    await database.query(
      `INSERT INTO account_exports (id, account_id, status, error, created_at, finished_at, updated_at)
       VALUES ('exp_walk', $1, 'failed', 'e', now(), now(), now())`,
      [client.accountId],
    );
    const { rows: jobs } = await database.query<{ id: string }>('SELECT id FROM jobs WHERE video_id = $1', [videoId]);
    const { rows: keys } = await database.query<{ id: string }>('SELECT id FROM api_keys WHERE account_id = $1', [
      client.accountId,
    ]);
    await database.end();
    records = {
      '/v1/account/keys': keys[0]?.id ?? '',
      '/v1/account/cards': 'card_walk',
      '/v1/account/connections': connectionId,
      '/v1/account/export': 'exp_walk',
      '/v1/notifications': 'ntf_walk',
      '/v1/library': 'ast_walk',
      '/v1/voices': 'voi_walk',
      '/v1/chats': chatId,
      '/v1/sources': sourcePackId,
      '/v1/webhooks': webhook.id,
      '/v1/videos': videoId,
      '/v1/jobs': jobs[0]?.id ?? '',
      '/v1/channels': channelId,
      '/v1/shows': showId,
      '/v1/autopilot': seriesId,
    };
  });

  afterAll(async () => {
    await stack.stop();
  });

  function routes(): Walked[] {
    return Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/v1/'))
      .flatMap(([path, item]) =>
        Object.entries(item).flatMap(([method, operation]) => (operation ? [{ method, path, operation }] : [])),
      );
  }

  const bodyOf = ({ operation }: Walked): string | undefined => {
    const schema = operation.requestBody?.content['application/json']?.schema;
    return schema === undefined ? undefined : JSON.stringify(generateValue(schema, document, new Random(7)));
  };
  const isOwners = ({ operation }: Walked): boolean =>
    operation.security?.every((way) => Object.keys(way as object).includes('session')) ?? false;

  it('answers 404 to another account’s key, or owner, for the records of the first [§C2 other accounts]', async () => {
    const walked = routes().filter(({ path }) => path.includes('{'));
    expect(walked.length).toBeGreaterThan(10);
    for (const route of walked) {
      const resource = route.path.split('/{')[0] ?? '';
      const record = records[resource];
      if (record === undefined) throw new Error(`this test knows no record of ${resource}: add one`);
      const path = route.path
        .replace('{deliveryId}', deliveryId)
        .replace('{version}', '1')
        .replace(/\{[^}]+\}/, record);
      const asker = isOwners(route) ? strangeOwner : stranger;
      const { status, body } = await asker.send(route.method.toUpperCase(), path, bodyOf(route));
      expect({ route: `${route.method} ${route.path}`, status, body }).toMatchObject({
        status: 404,
        body: { error: expect.stringContaining(`${record}`) as string },
      });
    }
  });

  it('pages no list from behind a record of the first', async () => {
    // Voices and exports come in one piece.
    const whole = ['/v1/voices', '/v1/account/export'];
    const lists = routes().filter(({ method, path }) => method === 'get' && path in records && !whole.includes(path));
    for (const { path, method } of lists) {
      const asker = path === '/v1/account/keys' ? strangeOwner : stranger;
      const behind = await asker.send<{ data?: unknown[] }>(method.toUpperCase(), `${path}?cursor=${records[path]}`);
      // A film's id tells a place in any list of films; behind it a stranger finds films of their own, and has none.
      if (path === '/v1/videos') expect(behind).toMatchObject({ status: 200, body: { data: [] } });
      else expect({ path, status: behind.status }).toEqual({ path, status: 400 });
    }
  });

  it('files no film under what belongs to another', async () => {
    for (const [field, resource] of [
      ['channelId', '/v1/channels'],
      ['showId', '/v1/shows'],
    ] as const) {
      const body = { data: { waitMinutes: 17 }, [field]: records[resource] };
      expect(await stranger.post('/v1/videos/from-data', body)).toMatchObject({ status: 404 });
    }
  });

  it('answers 401 without a key, with a wrong one and with one that was revoked [§5 rule 2]', async () => {
    const { keyId, apiKey } = await stack.admin<{ keyId: string; apiKey: string }>(
      'key:create',
      '--account',
      client.accountId,
    );
    await stack.admin('key:revoke', '--key', keyId);
    const askers = ['', 'sk_wrong', apiKey].map((key) => new ApiClient(stack.baseUrl, key, stack.description));
    for (const route of routes().filter(({ operation }) => operation.security?.length !== 0)) {
      const path = route.path.replace(/\{[^}]+\}/g, 'x-1');
      for (const asker of askers) {
        const { status, body } = await asker.send<{ error: string }>(route.method.toUpperCase(), path, bodyOf(route));
        expect({ route: `${route.method} ${path}`, status, error: body.error }).toMatchObject({
          status: 401,
          error: 'unauthorized',
        });
      }
    }
  });
});

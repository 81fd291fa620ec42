import { ApiClient, type Description, OwnerClient, Stack } from '@app/testing';
import {
  describedBody,
  type DescribedRoute,
  describedRoutes,
  pathWith,
  recordOf,
  waysInto,
} from './attack/described-routes';
import { oneOfEach, type OneOfEach } from './attack/one-of-each';

describe('every route of the description', () => {
  let stack: Stack;
  let client: ApiClient & { accountId: string };
  let stranger: ApiClient;
  let strangeOwner: OwnerClient;
  let document: Description;
  let one: OneOfEach;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    document = await stack.description.document();
    [client, stranger] = [await stack.account(10_000), await stack.account(10_000)];
    strangeOwner = await OwnerClient.enter(stack.baseUrl, { email: 'walk@x.example', password: 'a long password' });
    one = await oneOfEach(stack, client);
  });

  afterAll(async () => {
    await stack.stop();
  });

  const routes = () => describedRoutes(document);
  const isOwners = (route: DescribedRoute): boolean => waysInto(route).every((way) => way === 'session');

  it('answers 404 to another account’s key, or owner, for the records of the first [§C2 other accounts]', async () => {
    const walked = routes().filter(({ path }) => path.includes('{'));
    expect(walked.length).toBeGreaterThan(10);
    for (const route of walked) {
      const asker = isOwners(route) ? strangeOwner : stranger;
      const { status, body } = await asker.send(route.method, pathWith(route, one), describedBody(route));
      // An episode has the record of its series, and its own.
      const named = [recordOf(route, one), ...(route.path.includes('{videoId}') ? [one.records['/v1/videos']] : [])];
      expect({ route: `${route.method} ${route.path}`, status, body }).toMatchObject({
        status: 404,
        body: { error: expect.stringMatching(named.join('|')) as string },
      });
    }
  });

  it('pages no list from behind a record of the first', async () => {
    // Voices and exports come in one piece.
    const whole = ['/v1/voices', '/v1/account/export'];
    const lists = routes().filter(
      ({ method, path }) => method === 'GET' && path in one.records && !whole.includes(path),
    );
    const { body: key } = await strangeOwner.post<{ apiKey: string }>('/v1/account/keys', { name: 'k', mode: 'test' });
    const inTestMode = new ApiClient(stack.baseUrl, key.apiKey);
    for (const { path } of lists) {
      const live = path === '/v1/account/keys' ? strangeOwner : stranger;
      const asker = path.startsWith('/v1/test/') ? inTestMode : live;
      const behind = await asker.get<{ data?: unknown[] }>(`${path}?cursor=${one.records[path]}`);
      expect({ path, status: behind.status }).toEqual({ path, status: 400 });
    }
  });

  it('files no video under what belongs to another', async () => {
    for (const [field, resource] of [
      ['channelId', '/v1/channels'],
      ['showId', '/v1/shows'],
    ] as const) {
      const body = { data: { waitMinutes: 17 }, [field]: one.records[resource] };
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
        const { status, body } = await asker.send<{ error: string }>(route.method, path, describedBody(route));
        expect({ route: `${route.method} ${path}`, status, error: body.error }).toMatchObject({
          status: 401,
          error: 'unauthorized',
        });
      }
    }
  });
});

import { ApiClient, type Description, IS_FULL, OwnerClient, Stack } from '@app/testing';
import { describedBody, type DescribedRoute, describedRoutes, pathWith, waysInto } from './described-routes';
import { oneOfEach, type OneOfEach } from './one-of-each';
import { wholeDatabase } from './whole-database';

interface Asker {
  who: string;
  headers: Record<string, string>;
  /** Behind the path. */
  query?: string;
}

/** The short run tries the odder ways to name a key on one in four routes; plain ones are walked on all (`route-walk`). */
const ONE_IN = IS_FULL ? 1 : 4;

/** No worker runs: nothing is made but what a request makes. */
describe('every route, asked by who may not', () => {
  let stack: Stack;
  let document: Description;
  let owner: OwnerClient;
  let client: ApiClient & { accountId: string };
  let strangeOwner: OwnerClient;
  let one: OneOfEach;
  let before: Record<string, string>;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    document = await stack.description.document();
    owner = await OwnerClient.enter(stack.baseUrl, { email: 'mine@x.example', password: 'a long password' });
    const { accountId } = owner;
    await stack.admin('credits:grant', '--account', accountId, '--credits', '10000', '--reason', 'to walk');
    client = Object.assign(await keyOf(owner), { accountId });
    strangeOwner = await OwnerClient.enter(stack.baseUrl, { email: 'other@x.example', password: 'a long password' });
    one = await oneOfEach(stack, client);
  });

  afterAll(async () => {
    await stack.stop();
  });

  beforeEach(async () => {
    before = await wholeDatabase(stack);
  });

  afterEach(async () => expect(await wholeDatabase(stack)).toEqual(before));

  async function keyOf(who: OwnerClient): Promise<ApiClient> {
    const { body } = await who.post<{ apiKey: string }>('/v1/account/keys', { name: 'walk' });
    return new ApiClient(stack.baseUrl, body.apiKey, stack.description);
  }
  const closed = () => describedRoutes(document).filter(({ operation }) => operation.security?.length !== 0);
  const changing = () => closed().filter(({ method }) => method !== 'GET');

  async function ask(route: DescribedRoute, { headers, query = '' }: Asker) {
    const body = describedBody(route);
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const path = `${pathWith(route, one)}${query}`;
    const answer = await stack.fetch(path, { method: route.method, body, headers: { ...type, ...headers } });
    const told = answer.status === 204 ? {} : ((await answer.json()) as { error?: string });
    return { route: `${route.method} ${route.path}`, status: answer.status, error: told.error };
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it('knows no key but one that stands whole in its header', async () => {
    const { apiKey } = client;
    const askers: Asker[] = [
      { who: 'nobody', headers: {} },
      { who: 'the scheme alone', headers: { authorization: 'Bearer' } },
      { who: 'another scheme', headers: { authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}` } },
      { who: 'a bare key', headers: { authorization: apiKey } },
      { who: 'two keys', headers: { authorization: `Bearer ${apiKey} ${apiKey}` } },
      { who: 'half a key', headers: bearer(apiKey.slice(0, -1)) },
      { who: 'more than a key', headers: bearer(`${apiKey}0`) },
      { who: 'a key in capitals', headers: bearer(apiKey.toUpperCase()) },
      { who: 'a wildcard', headers: bearer('sk_%') },
      { who: 'a key in the address', headers: {}, query: `?access_token=${apiKey}` },
      { who: 'one beside another scheme', headers: { authorization: 'Basic x' }, query: `?access_token=${apiKey}` },
      { who: 'a header of its own', headers: { 'x-api-key': apiKey, 'x-forwarded-user': owner.accountId } },
      { who: 'an unsigned cookie', headers: { cookie: `factreel_session=${owner.accountId}` } },
    ];
    for (const route of closed().filter((_, index) => index % ONE_IN === 0)) {
      const told = await Promise.all(askers.map(async (asker) => ({ who: asker.who, ...(await ask(route, asker)) })));
      expect(told.filter(({ status, error }) => status !== 401 || error !== 'unauthorized')).toEqual([]);
    }
  });

  it('takes no key out of a body', async () => {
    const answer = await stack.fetch('/v1/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ targetSeconds: 30, access_token: client.apiKey }),
    });
    expect(answer.status).toBe(401);
  });

  it('changes nothing for a session without its CSRF token, or with that of another', async () => {
    const { cookie } = owner;
    for (const route of changing()) {
      for (const csrf of [undefined, strangeOwner.csrfToken]) {
        expect(
          await ask(route, { who: 'a page elsewhere', headers: csrf ? { cookie, 'x-csrf-token': csrf } : { cookie } }),
        ).toMatchObject({
          status: 403,
          error: 'forbidden',
        });
      }
    }
  });

  it('answers 404, never 403, to the session of another account for what it does not have', async () => {
    const { cookie, csrfToken } = strangeOwner;
    const headers = { cookie, 'x-csrf-token': csrfToken };
    const told = [];
    for (const route of closed().filter(({ path }) => path.includes('{')))
      told.push(await ask(route, { who: 'another owner', headers }));
    expect(told.filter(({ status }) => status !== 404)).toEqual([]);
  });

  it('lets an API key into nothing that is for owners alone', async () => {
    for (const route of closed().filter((wanted) => waysInto(wanted).every((way) => way === 'session'))) {
      const told = await ask(route, { who: 'its own key', headers: bearer(client.apiKey) });
      expect(told).toMatchObject({ status: 403, error: 'forbidden' });
    }
  });
});

describe('an embed token, asked with where it is of no use', () => {
  let stack: Stack;
  let document: Description;
  let token: string;
  let one: OneOfEach;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    document = await stack.description.document();
    const [client, other] = [await stack.account(10_000), await stack.account(10_000)];
    one = await oneOfEach(stack, client);
    const wish = { externalUserId: 'ada', origin: 'https://shop.example' };
    token = (await other.post<{ token: string }>('/v1/embed/token', wish)).body.token;
  });

  afterAll(() => stack.stop());

  it('finds nothing of another account, and opens no route that is not named for it', async () => {
    const asker = new ApiClient(stack.baseUrl, token, stack.description);
    const before = await wholeDatabase(stack);
    for (const route of describedRoutes(document).filter(({ operation }) => operation.security?.length !== 0)) {
      const isOpen = waysInto(route).includes('embedToken');
      if (isOpen && !route.path.includes('{')) continue;
      const { status } = await asker.send(route.method, pathWith(route, one), describedBody(route));
      expect({ route: `${route.method} ${route.path}`, status }).toEqual({
        route: `${route.method} ${route.path}`,
        status: isOpen ? 404 : 403,
      });
    }
    expect(await wholeDatabase(stack)).toEqual(before);
  });
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApiClient, type Description, OwnerClient, Stack } from '@app/testing';
import { describedBody, describedRoutes, pathWith, waysInto } from './attack/described-routes';
import { oneOfEach, type OneOfEach } from './attack/one-of-each';
import { wholeDatabase } from './attack/whole-database';

type Client = ApiClient & { accountId: string };
interface Key {
  keyId: string;
  apiKey: string;
  livemode: boolean;
}

const OWNER = { email: 'modes@x.example', password: 'a long password' };
const TEST_CREDITS = 100_000;
const ORDER = { data: { gate: 'B', waitMinutes: 17 }, targetSeconds: 15 };

/** Lists of what belongs to no account. */
const OF_NO_ACCOUNT = ['/v1/tools', '/v1/sounds', '/v1/styles', '/v1/autopilot/starters'];
/** Asks the schedulers of an account. */
const ELSEWHERE = '/v1/account/connections/channels';

/** No worker runs: nothing is made but what a request makes. */
describe('test mode', () => {
  let stack: Stack;
  let document: Description;
  let owner: OwnerClient;
  let live: Client;
  let test: Client;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    document = await stack.description.document();
    owner = await OwnerClient.enter(stack.baseUrl, OWNER);
    await stack.admin('credits:grant', '--account', owner.accountId, '--credits', '10000', '--reason', 'to walk');
    [live, test] = [await clientOf(await makeKey()), await clientOf(await makeKey('test'))];
  });

  afterAll(() => stack.stop());

  async function makeKey(mode?: 'live' | 'test'): Promise<Key> {
    const { status, body } = await owner.post<Key>('/v1/account/keys', { name: mode ?? 'any', ...(mode && { mode }) });
    expect(status).toBe(201);
    return body;
  }
  async function clientOf({ apiKey }: Key): Promise<Client> {
    const client = new ApiClient(stack.baseUrl, apiKey, stack.description);
    const { body } = await client.get<{ accountId: string }>('/v1/account');
    return Object.assign(client, { accountId: body.accountId });
  }
  const refusalOf = async (apiKey: string) => {
    const answer = await stack.fetch('/v1/account', { headers: { authorization: `Bearer ${apiKey}` } });
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };

  describe('keys', () => {
    it('begin with their mode, and say it', async () => {
      const [one, other] = [await makeKey('live'), await makeKey('test')];
      expect([one.livemode, other.livemode]).toEqual([true, false]);
      expect(one.apiKey).toMatch(/^sk_[0-9a-z]{40}$/);
      expect(other.apiKey).toMatch(/^sk_test_[0-9a-z]{40}$/);
    });

    it('are made as docs/guides/test-mode.md says', async () => {
      const guide = readFileSync(resolve(__dirname, '../../../docs/guides/test-mode.md'), 'utf8');
      const wish = JSON.parse(/```json\n([^]+?)```/.exec(guide)?.[1] ?? '') as object;
      const { status, body } = await owner.post<Key>('/v1/account/keys', wish);
      expect([status, body.livemode]).toEqual([201, false]);
    });

    it('of both modes are in the list of their owner', async () => {
      const one = await makeKey('test');
      const { body } = await owner.get<{ data: Key[] }>('/v1/account/keys?limit=100');
      expect(body.data).toContainEqual(expect.objectContaining({ keyId: one.keyId, name: 'test', livemode: false }));
      expect(new Set(body.data.map(({ livemode }) => livemode))).toEqual(new Set([true, false]));
    });

    it('are refused with the reason in either mode', async () => {
      const revoked = await makeKey('test');
      expect((await owner.send('DELETE', `/v1/account/keys/${revoked.keyId}`)).status).toBe(204);
      expect(await refusalOf(revoked.apiKey)).toEqual([401, expect.stringMatching(/was revoked/)]);
      expect(await refusalOf('sk_test_wrong')).toEqual([401, expect.stringMatching(/no such API key/)]);
      expect(await refusalOf(live.apiKey.replace('sk_', 'sk_test_'))).toEqual([401, expect.stringMatching(/no such/)]);
      expect(await refusalOf(test.apiKey.replace('sk_test_', 'sk_'))).toEqual([401, expect.stringMatching(/no such/)]);
    });

    it('of test mode are no owner: they make no key, save no card and change no billing', async () => {
      for (const [method, path, body] of [
        ['POST', '/v1/account/keys', { name: 'k', mode: 'test' }],
        ['POST', '/v1/account/cards', { paymentMethod: 'pm_card_visa' }],
        ['PATCH', '/v1/account/billing', { payAsYouGo: true }],
      ] as const) {
        expect((await test.send(method, path, JSON.stringify(body))).status).toBe(403);
      }
    });

    it('made at once work on one test account', async () => {
      const fresh = await OwnerClient.enter(stack.baseUrl, { ...OWNER, email: 'both@x.example' });
      const made = await Promise.all(
        [1, 2, 3].map(() => fresh.post<Key>('/v1/account/keys', { name: 'k', mode: 'test' })),
      );
      const accounts = new Set<string>();
      for (const { body } of made) accounts.add((await clientOf(body)).accountId);
      expect(accounts.size).toBe(1);
    });

    it('are made by the operator too', async () => {
      const made = await stack.admin<Key>('key:create', '--account', owner.accountId, '--mode', 'test');
      expect((await clientOf(made)).accountId).toBe(test.accountId);
    });
  });

  describe('money', () => {
    const fresh = async () => {
      const other = await OwnerClient.enter(stack.baseUrl, { ...OWNER, email: `${Math.random()}@x.example` });
      const key = await other.post<Key>('/v1/account/keys', { name: 'k', mode: 'test' });
      return { other, client: await clientOf(key.body) };
    };

    it('is a ledger of its own, which opens with test credits', async () => {
      const { other, client } = await fresh();
      expect((await client.get('/v1/account')).body).toMatchObject({
        livemode: false,
        credits: TEST_CREDITS,
        payAsYouGo: false,
        card: null,
      });
      expect((await client.get<{ data: object[] }>('/v1/account/ledger')).body.data).toEqual([
        expect.objectContaining({ livemode: false, kind: 'grant', credits: TEST_CREDITS, reason: 'test credits' }),
      ]);
      const before = (await other.get('/v1/account/ledger')).body;
      expect((await client.post('/v1/videos/from-data', ORDER)).status).toBe(202);
      const { body } = await client.get<{ credits: number }>('/v1/account');
      expect(body.credits).toBeLessThan(TEST_CREDITS);
      expect((await other.get('/v1/account/ledger')).body).toEqual(before);
    });

    it('adds up in both ledgers', async () => {
      expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, faults: [] });
    });
  });

  describe('records', () => {
    let one: OneOfEach;
    let other: OneOfEach;

    beforeAll(async () => {
      one = await oneOfEach(stack, live, 'live');
      other = await oneOfEach(stack, test, 'test');
    });

    const routes = () =>
      describedRoutes(document).filter((route) => route.path.includes('{') && waysInto(route).includes('apiKey'));

    it.each([
      ['live', () => [live, other] as const],
      ['test', () => [test, one] as const],
    ])('of the other mode answer 404 on every route to a %s key, and nothing changes', async (_mode, pair) => {
      const [asker, records] = pair();
      const before = await wholeDatabase(stack);
      const told = [];
      for (const route of routes()) {
        const { status } = await asker.send(route.method, pathWith(route, records), describedBody(route));
        if (status !== 404) told.push({ route: `${route.method} ${route.path}`, status });
      }
      expect(told).toEqual([]);
      expect(await wholeDatabase(stack)).toEqual(before);
    });

    it('of test mode answer 404 to the session of their owner, but for keys', async () => {
      const told = [];
      for (const route of describedRoutes(document).filter(({ path, operation }) => {
        return path.includes('{') && operation.security?.length !== 0 && !path.startsWith('/v1/account/keys');
      })) {
        const { status } = await owner.send(route.method, pathWith(route, other), describedBody(route));
        if (status !== 404) told.push({ route: `${route.method} ${route.path}`, status });
      }
      expect(told).toEqual([]);
    });

    it('are in no list of the other mode, and all say which they belong to', async () => {
      const lists = describedRoutes(document).filter((route) => {
        const isList = route.method === 'GET' && !route.path.includes('{') && route.path !== ELSEWHERE;
        return isList && waysInto(route).includes('apiKey');
      });
      const mixed = [];
      for (const { path } of lists) {
        for (const asker of [live, test]) {
          const { status, body } = await asker.get<{ data?: Array<{ livemode?: boolean }> }>(path);
          if (status !== 200 || !Array.isArray(body.data)) continue;
          const modes = new Set(body.data.map(({ livemode }) => livemode));
          modes.delete(asker === live);
          if (modes.size > 0 && !OF_NO_ACCOUNT.includes(path)) mixed.push({ path, modes: [...modes] });
        }
      }
      expect(mixed).toEqual([]);
    });

    it('say it where they are read one by one', async () => {
      const silent = [];
      for (const [path, id] of Object.entries(other.records)) {
        const { status, body } = await test.get<{ livemode?: boolean }>(`${path}/${id}`);
        if (status === 200 && body.livemode !== false) silent.push(path);
      }
      expect(silent).toEqual([]);
    });
  });

  it('is not entered by signing in with the address of a test account', async () => {
    const [row] = await stack.rows<{ email: string }>('SELECT email FROM accounts WHERE id = $1', [test.accountId]);
    for (const password of ['', ' ', 'a long password']) {
      const answer = await stack.fetch('/v1/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: row?.email, password }),
      });
      expect(answer.status).toBe(401);
    }
  });

  it('ends with the account, and comes back with it', async () => {
    const closing = await OwnerClient.enter(stack.baseUrl, { ...OWNER, email: 'ends@x.example' });
    const { body: key } = await closing.post<Key>('/v1/account/keys', { name: 'k', mode: 'test' });
    const closed = await closing.send('DELETE', '/v1/account', JSON.stringify({ password: OWNER.password }));
    expect(closed.status).toBe(200);
    expect(await refusalOf(key.apiKey)).toEqual([401, expect.stringMatching(/was closed/)]);
    await stack.admin('account:restore', '--account', closing.accountId);
    expect((await clientOf(key)).accountId).toMatch(/^acc_test_/);
  });
});

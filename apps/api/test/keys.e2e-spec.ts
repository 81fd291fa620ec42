import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApiClient, OwnerClient, Stack } from '@app/testing';
import { describedBody, type DescribedRoute, describedRoutes, waysInto } from './attack/described-routes';
import { connectCurrent } from './mcp/agents';

const ALL = ['videos:read', 'videos:write', 'series', 'library', 'tools', 'webhooks', 'account:read'];
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Asks what only an embed token is answered. */
const FOR_EMBEDS = ['getEmbedSession'];

interface Refusal {
  error: string;
  message: string;
}
interface Key {
  keyId: string;
  name: string;
  scopes: string[];
  expiresAt: string | null;
  lastUsedAt: string | null;
}

describe('API keys with limits', () => {
  let stack: Stack;
  let owner: OwnerClient;
  let routes: DescribedRoute[];

  beforeAll(async () => {
    stack = await Stack.start();
    owner = await OwnerClient.enter(stack.baseUrl, { email: 'keys@x.example', password: 'a long password' });
    routes = describedRoutes(await stack.description.document());
  });

  afterAll(() => stack.stop());

  const make = async (limits: Record<string, unknown> = {}) => {
    const { status, body } = await owner.post<{ keyId: string; apiKey: string }>('/v1/account/keys', {
      name: 'k',
      ...limits,
    });
    expect(status).toBe(201);
    return { ...body, client: new ApiClient(stack.baseUrl, body.apiKey, stack.description) };
  };
  const listed = async (keyId: string) =>
    (await owner.get<{ data: Key[] }>('/v1/account/keys?limit=100')).body.data.find((key) => key.keyId === keyId);
  const expire = (keyId: string) =>
    stack.rows("UPDATE api_keys SET expires_at = now() - interval '1 second' WHERE id = $1", [keyId]);
  const scopesOf = ({ operation }: DescribedRoute): string[] =>
    (operation as { 'x-scopes'?: string[] })['x-scopes'] ?? [];
  const named = ({ method, path }: DescribedRoute) => `${method} ${path}`;
  const ask = async (client: ApiClient, route: DescribedRoute) =>
    await client.send<Refusal>(route.method, route.path.replace(/\{[^}]+\}/g, 'x-1'), describedBody(route));

  describe('their list', () => {
    it('answers scopes, end and last use', async () => {
      const { keyId, client } = await make({ scopes: ['account:read'], expiresAt: '2099-01-01T00:00:00+01:00' });
      expect(await listed(keyId)).toMatchObject({
        scopes: ['account:read'],
        expiresAt: '2098-12-31T23:00:00.000Z',
        lastUsedAt: null,
      });
      expect((await client.get('/v1/account')).status).toBe(200);
      expect((await listed(keyId))?.lastUsedAt).toEqual(expect.stringMatching(/^\d{4}-.*Z$/));
    });

    it('has the key that docs/guides/keys.md makes', async () => {
      const guide = readFileSync(resolve(__dirname, '../../../docs/guides/keys.md'), 'utf8');
      const wish = JSON.parse(/```json\n([^]+?)```/.exec(guide)?.[1] ?? '') as Record<string, unknown>;
      const { keyId } = await make(wish);
      expect(await listed(keyId)).toMatchObject({ ...wish, expiresAt: '2030-01-01T00:00:00.000Z' });
    });

    it('answers all scopes, and no end, for a key that was made without limits', async () => {
      const { keyId } = await make();
      expect(await listed(keyId)).toMatchObject({ scopes: ALL, expiresAt: null });
    });

    it.each([
      [{ scopes: [] }, 'scopes'],
      [{ scopes: 'tools' }, 'scopes'],
      [{ scopes: ['everything'] }, 'scopes'],
      [{ scopes: ['tools', 'tools'] }, 'scopes'],
      [{ scopes: [null] }, 'scopes'],
      [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
      [{ expiresAt: 'tomorrow' }, 'expiresAt'],
      [{ expiresAt: '2099-01-01' }, 'expiresAt'],
      [{ expiresAt: '2099-01-01T00:00:00' }, 'expiresAt'],
      [{ expiresAt: '2099-W01-1T00:00:00Z' }, 'expiresAt'],
      [{ expiresAt: '2099-02-31T00:00:00Z' }, 'expiresAt'],
      [{ expiresAt: 4_070_908_800 }, 'expiresAt'],
    ])('refuses %j', async (limits, path) => {
      const { status, body } = await owner.post<Refusal>('/v1/account/keys', { name: 'k', ...limits });
      expect(status).toBe(400);
      expect(body.error).toMatch(new RegExp(`^bad_request: ${path}`));
    });
  });

  describe('scopes', () => {
    const keyed = () => routes.filter((route) => waysInto(route).includes('apiKey'));

    it('are named by every route that takes a key', () => {
      const nameless = keyed().filter((route) => scopesOf(route).length === 0);
      expect(nameless.map(named)).toEqual([]);
      expect([...new Set(keyed().flatMap(scopesOf))].sort()).toEqual([...ALL].sort());
    });

    it('are asked of every route: a key without them is told which it lacks', async () => {
      const without = new Map<string, ApiClient>();
      for (const route of keyed()) {
        const needed = scopesOf(route);
        const key = needed.join();
        if (!without.has(key)) {
          without.set(key, (await make({ scopes: ALL.filter((scope) => !needed.includes(scope)) })).client);
        }
        const { status, body } = await ask(without.get(key) as ApiClient, route);
        expect({ route: named(route), status, error: body.error }).toEqual({
          route: named(route),
          status: 403,
          error: `missing_scope: ${needed[0]}`,
        });
      }
    });

    it('are enough: a key that has them alone is not sent away', async () => {
      const clients = new Map<string, ApiClient>();
      const reading = keyed().filter(
        // Clocks are for keys of test mode, whatever their scopes.
        ({ method, path, operation }) =>
          method === 'GET' && !FOR_EMBEDS.includes(operation.operationId) && !path.startsWith('/v1/test/'),
      );
      for (const route of reading) {
        const scopes = scopesOf(route);
        if (!clients.has(scopes.join())) clients.set(scopes.join(), (await make({ scopes })).client);
        const { status } = await ask(clients.get(scopes.join()) as ApiClient, route);
        expect([named(route), status === 401 || status === 403]).toEqual([named(route), false]);
      }
    });

    it('open nothing that is for owners alone', async () => {
      const { client } = await make();
      for (const route of routes.filter((one) => waysInto(one).every((way) => way === 'session') && waysInto(one)[0])) {
        expect([named(route), (await ask(client, route)).body.error]).toEqual([named(route), 'forbidden']);
      }
    });

    it('are not asked of owners', async () => {
      expect((await owner.get('/v1/webhooks')).status).toBe(200);
    });

    it('are asked of a file that is opened by a key', async () => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(Buffer.from(PIXEL, 'base64'))]), 'p.png');
      const [full, other] = [await make({ scopes: ['library'] }), await make({ scopes: ['videos:read'] })];
      const bearer = ({ apiKey }: { apiKey: string }) => ({ authorization: `Bearer ${apiKey}` });
      const kept = await stack.fetch('/v1/library/upload', { method: 'POST', headers: bearer(full), body: form });
      const { url } = (await kept.json()) as { url: string };
      const bare = url.split('?')[0] ?? '';
      expect((await stack.fetch(bare, { headers: bearer(full) })).status).toBe(200);
      const refused = await stack.fetch(bare, { headers: bearer(other) });
      expect([refused.status, await refused.json()]).toMatchObject([403, { error: 'missing_scope: library' }]);
    });

    it('are asked of who mints an embed token, so that none opens more than its key', async () => {
      const wish = { externalUserId: 'u-1', origin: 'https://shop.example' };
      const few = await make({ scopes: ['videos:write', 'videos:read'] });
      expect(await few.client.post('/v1/embed/token', wish)).toMatchObject({
        status: 403,
        body: { error: 'missing_scope: library' },
      });
      const enough = await make({ scopes: ['videos:write', 'videos:read', 'library'] });
      const { body } = await enough.client.post<{ token: string }>('/v1/embed/token', wish);
      const embedded = new ApiClient(stack.baseUrl, body.token, stack.description);
      for (const path of ['/v1/videos', '/v1/library', '/v1/chats', '/v1/embed/session']) {
        expect([path, (await embedded.get(path)).status]).toEqual([path, 200]);
      }
      await expire(enough.keyId);
      expect((await embedded.get('/v1/videos')).status).toBe(401);
    });
  });

  describe('tools', () => {
    it('need `tools`, and what changes something the scope of that as well', async () => {
      const [tools, both] = [await make({ scopes: ['tools'] }), await make({ scopes: ['tools', 'videos:write'] })];
      const order = { data: { gate: 'B', waitMinutes: 17 } };
      expect((await tools.client.post('/v1/tools/quote', { targetSeconds: 30 })).status).toBe(200);
      expect(await tools.client.post('/v1/tools/make_video', order)).toMatchObject({
        status: 403,
        body: { error: 'missing_scope: videos:write' },
      });
      // Past the door: the wallet is too short.
      expect((await both.client.post('/v1/tools/make_video', order)).status).toBe(402);
    });

    it('need the same of agents', async () => {
      const { apiKey } = await make({ scopes: ['tools'] });
      const agent = await connectCurrent([stack.baseUrl], apiKey);
      expect((await agent.call('quote', { targetSeconds: 30 })).isError).toBeFalsy();
      const refused = await agent.call('make_video', { data: { gate: 'B', waitMinutes: 17 } });
      expect(refused).toMatchObject({
        isError: true,
        _meta: { 'io.factreel/error': { error: 'missing_scope: videos:write' } },
      });
      await agent.close();
      const other = await make({ scopes: ['videos:write'] });
      const answer = await fetch(`${stack.baseUrl}/mcp`, {
        method: 'POST',
        headers: { authorization: `Bearer ${other.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
      });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: { data: { error: 'missing_scope: tools' } } });
    });
  });

  describe('a key that is not taken', () => {
    const refusalOf = async (headers: Record<string, string>) => {
      const answer = await stack.fetch('/v1/account', { headers });
      const { error, message } = (await answer.json()) as Refusal;
      return { status: answer.status, error, message };
    };

    it('says in its message whether it is missing, unknown, revoked or expired, and is `unauthorized` each time', async () => {
      const [revoked, expired] = [await make(), await make({ expiresAt: '2099-01-01T00:00:00Z' })];
      expect((await expired.client.get('/v1/account')).status).toBe(200);
      expect((await owner.send('DELETE', `/v1/account/keys/${revoked.keyId}`)).status).toBe(204);
      await expire(expired.keyId);
      const told: Array<Refusal & { status: number }> = [];
      for (const key of [null, 'sk_wrong', revoked.apiKey, expired.apiKey]) {
        told.push(await refusalOf(key === null ? {} : { authorization: `Bearer ${key}` }));
      }
      expect(told.map(({ status, error }) => [status, error])).toEqual(Array(4).fill([401, 'unauthorized']));
      const words = [/No API key was sent/, /no such API key/, /was revoked/, /has expired/];
      words.forEach((word, n) => expect(told[n]?.message).toMatch(word));
    });

    it('is not brought back by a later end: revoked stays revoked', async () => {
      const { keyId, apiKey } = await make({ expiresAt: '2099-01-01T00:00:00Z' });
      await owner.send('DELETE', `/v1/account/keys/${keyId}`);
      await expire(keyId);
      expect((await refusalOf({ authorization: `Bearer ${apiKey}` })).message).toMatch(/was revoked/);
    });
  });
});

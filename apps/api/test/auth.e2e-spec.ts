import { type Answer, ApiClient, OwnerClient, Stack } from '@app/testing';

const PASSWORD = 'correct horse';
const WRONG = 'wrong horse';

describe("owners' sessions", () => {
  let stack: Stack;
  let other: string;
  let serial = 0;

  beforeAll(async () => {
    stack = await Stack.start();
    other = await stack.startApi();
  });

  afterAll(() => stack.stop());

  const anEmail = () => `owner${++serial}@studio.example`;
  const anOwner = async (email = anEmail()) => await OwnerClient.enter(stack.baseUrl, { email, password: PASSWORD });

  /** Without any credentials but the ones given. */
  const call = async (path: string, body: unknown, headers: Record<string, string> = {}, baseUrl = stack.baseUrl) =>
    await fetch(new URL(path, baseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  /** All tests come from one address, whose failures must not count from one to the next. */
  const forgetFailures = () => stack.rows('DELETE FROM sign_in_failures');

  beforeEach(forgetFailures);

  describe('signing up', () => {
    it('opens a wallet of 50 and signs in', async () => {
      const owner = await anOwner();
      expect((await owner.get('/v1/account')).body).toMatchObject({
        signedIn: true,
        accountId: owner.accountId,
        credits: 50,
      });
      expect((await owner.get<{ data: unknown[] }>('/v1/account/ledger')).body.data).toMatchObject([
        { kind: 'grant', credits: 50, reason: 'signup' },
      ]);
    });

    it('answers a cookie that no script reads and no other site sends', async () => {
      const answer = await call('/v1/auth/signup', { email: anEmail(), password: PASSWORD });
      expect(answer.status).toBe(201);
      const [cookie = ''] = answer.headers.getSetCookie();
      expect(cookie).toMatch(/^factreel_session=[^;]+; Path=\/; Expires=[^;]+GMT; HttpOnly; SameSite=Lax$/);
      const { csrfToken } = (await answer.json()) as { csrfToken: string };
      expect(csrfToken).toMatch(/^[\w-]{43}$/);
    });

    it('takes an e-mail once, in whatever case', async () => {
      const email = anEmail();
      await anOwner(email);
      const again = await call('/v1/auth/signup', { email: email.toUpperCase(), password: PASSWORD });
      expect(again.status).toBe(409);
      expect(again.headers.getSetCookie()).toEqual([]);
    });

    it('makes one account of twenty parallel ones for an e-mail', async () => {
      const body = { email: anEmail(), password: PASSWORD };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => call('/v1/auth/signup', body, {}, n % 2 ? other : undefined)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    });

    it.each([
      [{ email: 'nobody', password: PASSWORD }, 'email'],
      [{ password: PASSWORD }, 'email'],
      [{ email: 'a@b.example', password: 'short' }, 'password'],
      [{ email: 'a@b.example', password: PASSWORD, credits: 5000 }, 'credits'],
    ])('refuses %j', async (body, path) => {
      const answer = await call('/v1/auth/signup', body);
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { error: string }).error).toMatch(new RegExp(`^bad_request: ${path}`));
    });
  });

  describe('signing in', () => {
    it('opens another session of the same account, and works at every api', async () => {
      const email = anEmail();
      const first = await anOwner(email);
      const second = await OwnerClient.enter(other, { email: email.toUpperCase(), password: PASSWORD }, 'login');
      expect(second.accountId).toBe(first.accountId);
      expect(second.cookie).not.toBe(first.cookie);
      for (const owner of [first, second, first.at(other)]) expect((await owner.get('/v1/account')).status).toBe(200);
    });

    it('takes an account that an operator made', async () => {
      const email = anEmail();
      const made = await stack.admin<{ accountId: string; ownerPassword: string }>('account:create', '--email', email);
      const owner = await OwnerClient.enter(stack.baseUrl, { email, password: made.ownerPassword }, 'login');
      expect(owner.accountId).toBe(made.accountId);
    });

    it('ends the session that came along, so that none can be fixed beforehand', async () => {
      const email = anEmail();
      const before = await anOwner(email);
      const answer = await call('/v1/auth/login', { email, password: PASSWORD }, { cookie: before.cookie });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()[0]).not.toContain(before.cookie);
      expect((await before.get('/v1/account')).status).toBe(401);
    });

    it('does not tell an unknown e-mail from a wrong password', async () => {
      const email = anEmail();
      await anOwner(email);
      const told = [];
      for (const tried of [email, anEmail()]) {
        const answer = await call('/v1/auth/login', { email: tried, password: WRONG });
        expect(answer.status).toBe(401);
        expect(answer.headers.getSetCookie()).toEqual([]);
        const { error, message } = (await answer.json()) as { error: string; message: string };
        told.push({ error, message });
      }
      expect(told[0]).toEqual(told[1]);
      expect(told[0]?.error).toBe('unauthorized');
    });

    it('refuses an e-mail with ten failures, over all apis and with the right password too, until they are old', async () => {
      const email = anEmail();
      await anOwner(email);
      for (let n = 0; n < 10; n += 1) {
        const base = n % 2 ? other : stack.baseUrl;
        expect((await call('/v1/auth/login', { email, password: WRONG }, {}, base)).status).toBe(401);
      }
      // The address is the same for all who test here: only the e-mail's own failures are to count.
      await stack.rows("DELETE FROM sign_in_failures WHERE subject LIKE 'address:%'");
      const refused = await call('/v1/auth/login', { email: email.toUpperCase(), password: PASSWORD });
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(900);
      expect(((await refused.json()) as { error: string }).error).toBe(
        'rate_limited: 10 failed sign-ins in 15 minutes',
      );
      await stack.rows("UPDATE sign_in_failures SET at = at - interval '15 minutes'");
      expect((await call('/v1/auth/login', { email, password: PASSWORD })).status).toBe(200);
    });

    it('refuses an address with ten failures, whatever e-mail it tries', async () => {
      for (let n = 0; n < 10; n += 1) await call('/v1/auth/login', { email: anEmail(), password: WRONG });
      expect((await call('/v1/auth/login', { email: anEmail(), password: WRONG })).status).toBe(429);
    });

    it('gives thirty guesses at once no more than ten answers', async () => {
      const body = { email: anEmail(), password: WRONG };
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, n) => call('/v1/auth/login', body, {}, n % 2 ? other : undefined)),
      );
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    });
  });

  describe('a session', () => {
    it('opens what an API key opens, and tells a page that is loaded anew whose it is', async () => {
      const email = anEmail();
      const owner = await anOwner(email);
      const { accountId, csrfToken } = owner;
      expect((await owner.get('/v1/auth/session')).body).toMatchObject({ accountId, email, csrfToken });
      expect((await owner.post('/v1/quote', { targetSeconds: 30 })).body).toMatchObject({ credits: 490 });
      expect((await owner.post('/v1/videos/from-data', { data: { gate: 'B' } })).status).toBe(402);
    });

    it('changes nothing without its CSRF token', async () => {
      const owner = await anOwner();
      const stranger = await anOwner();
      for (const token of [undefined, '', 'wrong', stranger.csrfToken]) {
        const headers = { cookie: owner.cookie, ...(token === undefined ? {} : { 'x-csrf-token': token }) };
        for (const path of ['/v1/quote', '/v1/account/keys', '/v1/auth/logout']) {
          const answer = await call(path, { name: 'x' }, headers);
          expect(answer.status).toBe(403);
          expect(((await answer.json()) as { error: string }).error).toBe('forbidden');
        }
      }
      const reading = await fetch(new URL('/v1/account', stack.baseUrl), { headers: { cookie: owner.cookie } });
      expect(reading.status).toBe(200);
    });

    it('is over after signing out, for its cookie and no other', async () => {
      const email = anEmail();
      const owner = await anOwner(email);
      const elsewhere = await OwnerClient.enter(stack.baseUrl, { email, password: PASSWORD }, 'login');
      const answer = await owner.send('POST', '/v1/auth/logout');
      expect(answer.status).toBe(204);
      expect(answer.headers.getSetCookie()[0]).toMatch(/^factreel_session=; .*Expires=Thu, 01 Jan 1970/);
      expect((await owner.get('/v1/account')).status).toBe(401);
      expect((await elsewhere.get('/v1/account')).status).toBe(200);
    });

    it('cannot be made up: neither unsigned, nor signed by another', async () => {
      const owner = await anOwner();
      const [name, value = ''] = owner.cookie.split('=');
      const token = decodeURIComponent(value).split('.')[0];
      for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(43)}`, '', '.']) {
        const headers = { cookie: `${name}=${encodeURIComponent(forged ?? '')}` };
        expect((await fetch(new URL('/v1/account', stack.baseUrl), { headers })).status).toBe(401);
      }
    });

    it('does not help a wrong API key that is sent beside it', async () => {
      const owner = await anOwner();
      const headers = { cookie: owner.cookie, authorization: 'Bearer sk_wrong' };
      expect((await fetch(new URL('/v1/account', stack.baseUrl), { headers })).status).toBe(401);
    });

    it('is stored as a digest alone, and over when its time is', async () => {
      const owner = await anOwner();
      const token = decodeURIComponent(owner.cookie.split('=')[1] ?? '').split('.')[0];
      const sql = 'SELECT sessions::text AS row FROM sessions WHERE account_id = $1';
      const rows = await stack.rows<{ row: string }>(sql, [owner.accountId]);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.row).not.toContain(token);
      await stack.rows('UPDATE sessions SET expires_at = now() WHERE account_id = $1', [owner.accountId]);
      expect((await owner.get('/v1/account')).status).toBe(401);
    });
  });

  describe('API keys', () => {
    interface Keys {
      data: Array<{ keyId: string; name: string; hint: string; lastUsedAt: string | null }>;
      nextCursor: string | null;
    }
    const make = async (owner: OwnerClient, name: string) =>
      await owner.post<{ keyId: string; apiKey: string }>('/v1/account/keys', { name });

    it('are made, listed without themselves, and revoked by their owner', async () => {
      const owner = await anOwner();
      const made = await make(owner, 'newsroom');
      expect(made.status).toBe(201);
      const { keyId, apiKey } = made.body;
      const client = new ApiClient(other, apiKey);
      expect((await client.get('/v1/account')).body).toMatchObject({ accountId: owner.accountId });
      const listed = await owner.get<Keys>('/v1/account/keys');
      expect(listed.body).toMatchObject({
        data: [{ keyId, name: 'newsroom', hint: apiKey.slice(-4) }],
        nextCursor: null,
      });
      expect(JSON.stringify(listed.body)).not.toContain(apiKey);
      expect((await owner.send('DELETE', `/v1/account/keys/${keyId}`)).status).toBe(204);
      expect((await client.get('/v1/account')).status).toBe(401);
      expect((await owner.get<Keys>('/v1/account/keys')).body.data).toEqual([]);
    });

    it('are listed page by page, newest first', async () => {
      const owner = await anOwner();
      for (const name of ['a', 'b', 'c']) await make(owner, name);
      const first = (await owner.get<Keys>('/v1/account/keys?limit=2')).body;
      const second = (await owner.get<Keys>(`/v1/account/keys?limit=2&cursor=${first.nextCursor}`)).body;
      expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(['c', 'b', 'a']);
      expect(second.nextCursor).toBeNull();
    });

    it("are not another owner's to see or revoke", async () => {
      const [owner, stranger] = [await anOwner(), await anOwner()];
      const { keyId } = (await make(owner, 'mine')).body;
      expect((await stranger.get<Keys>('/v1/account/keys')).body.data).toEqual([]);
      expect((await stranger.get(`/v1/account/keys?cursor=${keyId}`)).status).toBe(400);
      expect((await stranger.send('DELETE', `/v1/account/keys/${keyId}`)).status).toBe(404);
    });

    it.each([{ name: '' }, { name: 7 }, { name: 'x'.repeat(101) }, { name: 'x', scope: 'all' }])(
      'refuses %j',
      async (body) => {
        const owner = await anOwner();
        expect((await owner.post('/v1/account/keys', body)).status).toBe(400);
      },
    );

    it('can neither make, list nor revoke keys', async () => {
      const client = new ApiClient(stack.baseUrl, (await make(await anOwner(), 'x')).body.apiKey);
      const answers: Answer[] = [
        await client.get('/v1/account/keys'),
        await client.post('/v1/account/keys', { name: 'x' }),
        await client.send('DELETE', '/v1/account/keys/key_x'),
        await client.send('POST', '/v1/auth/logout'),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(403);
        expect(body['error']).toBe('forbidden');
      }
      expect((await call('/v1/account/keys', { name: 'x' })).status).toBe(401);
    });
  });
});

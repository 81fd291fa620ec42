import { type Answer, ApiClient, endOf, OwnerClient, Stack, waitFor } from '@app/testing';

const ORDER = { targetSeconds: 15, data: { gate: 'Gate B', waitMinutes: 17 } };
const VIDEO = 490;
const PATH = '/v1/videos/from-data';

type Video = { videoId: string; charged: number };

describe('Idempotency-Key', () => {
  let stack: Stack;
  let other: string;
  let client: Awaited<ReturnType<Stack['account']>>;
  let twin: ApiClient;
  let serial = 0;

  beforeAll(async () => {
    stack = await Stack.start();
    other = await stack.startApi();
    client = await stack.account(1000 * VIDEO);
    twin = new ApiClient(other, client.apiKey);
  });

  afterAll(() => stack.stop());

  const aKey = () => `order-${++serial}`;
  const order = async (buyer: ApiClient, key: string, body: unknown = ORDER) =>
    await buyer.post<Video>(PATH, body, { 'idempotency-key': key });

  /** How many videos were paid for and made while `work` went on. */
  async function videosMadeBy(work: () => Promise<unknown>): Promise<number> {
    const count = async () => {
      const { reserved, credits } = (await client.get<{ reserved: number; credits: number }>('/v1/account')).body;
      const sql = 'SELECT count(*) AS videos FROM videos WHERE account_id = $1';
      const videos = Number((await stack.rows<{ videos: string }>(sql, [client.accountId]))[0]?.videos);
      expect({ reserved, credits }).toEqual({ reserved: videos * VIDEO, credits: (1000 - videos) * VIDEO });
      return videos;
    };
    const before = await count();
    await work();
    return (await count()) - before;
  }

  const replayed = ({ headers }: Answer<unknown>) => headers.get('idempotent-replayed');

  it('answers a retry as the first call was answered, at any api, and charges once [§C2 Idempotency-Key]', async () => {
    const key = aKey();
    const made = await videosMadeBy(async () => {
      const first = await order(client, key);
      const again = await order(twin, key, { data: { waitMinutes: 17, gate: 'Gate B' }, targetSeconds: 15 });
      expect([first.status, replayed(first)]).toEqual([202, null]);
      expect([again.status, replayed(again)]).toEqual([202, 'true']);
      expect(again.body).toEqual(first.body);
    });
    expect(made).toBe(1);
  });

  it('does what is asked without a key, or under another, every time', async () => {
    const made = await videosMadeBy(async () => {
      await client.post(PATH, ORDER);
      await client.post(PATH, ORDER);
      await order(client, aKey());
      await order(client, aKey());
    });
    expect(made).toBe(4);
  });

  it('refuses the key for another body or route [§C2 Idempotency-Key]', async () => {
    const key = aKey();
    await order(client, key);
    const made = await videosMadeBy(async () => {
      const others = [
        await order(client, key, { ...ORDER, targetSeconds: 16 }),
        await client.post('/v1/quote', ORDER, { 'idempotency-key': key }),
      ];
      for (const { status, body } of others) {
        expect(status).toBe(422);
        expect(body).toMatchObject({ error: 'unprocessable: Idempotency-Key was used for another request' });
      }
    });
    expect(made).toBe(0);
  });

  it("judges a refusal anew, and keeps accounts' keys apart", async () => {
    const buyer = await OwnerClient.enter(stack.baseUrl, { email: 'buyer@studio.example', password: 'correct horse' });
    const key = aKey();
    const foreign = await order(client, key);
    expect((await order(buyer, key)).status).toBe(402);
    expect((await order(buyer, key, { targetSeconds: 15 })).status).toBe(400);
    await stack.admin('credits:grant', '--account', buyer.accountId, '--credits', String(VIDEO), '--reason', 'test');
    const accepted = await order(buyer, key);
    expect([accepted.status, replayed(accepted)]).toEqual([202, null]);
    expect(accepted.body.videoId).not.toBe(foreign.body.videoId);
  });

  it.each([
    ['an empty key', ''],
    ['a key of 256 characters', 'k'.repeat(256)],
    ['a key with a blank', 'a b'],
    ['a key with a tab', 'a\tb'],
    ['a key beyond ASCII', 'clé'],
  ])('refuses %s', async (_name, key) => {
    expect(await order(client, key)).toMatchObject({
      status: 400,
      body: {
        error: 'bad_request: Idempotency-Key must be 1 to 255 visible characters',
        details: [{ path: 'Idempotency-Key' }],
      },
    });
  });

  it('makes one video of fifty equal orders that two apis get at once', async () => {
    const key = aKey();
    const ask = async (n: number) =>
      await waitFor('the first call to be answered', async () => {
        const answer = await order(n % 2 ? client : twin, key);
        expect([202, 409]).toContain(answer.status);
        return answer.status === 202 && answer;
      });
    let answers: Array<Answer<Video>> = [];
    const made = await videosMadeBy(async () => {
      answers = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(n)));
    });
    expect(made).toBe(1);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter((answer) => replayed(answer) === null)).toHaveLength(1);
  });

  it('neither loses nor doubles an order when the api is killed under it', async () => {
    const dying = await stack.startApiProcess();
    const doomed = new ApiClient(dying.url, client.apiKey);
    const keys = Array.from({ length: 12 }, aKey);
    const made = await videosMadeBy(async () => {
      let answered = 0;
      const calls = keys.map(async (key) => {
        const answer = await order(doomed, key).catch(() => null);
        answered += 1;
        return answer;
      });
      await waitFor('some orders to be answered', async () => answered >= 2);
      await endOf(dying.process, 'SIGKILL');
      const firsts = await Promise.all(calls);
      const takenOver = async (key: string) =>
        await waitFor('the dead call to be taken over', async () => {
          const answer = await order(client, key);
          return answer.status === 202 && answer;
        });
      const retries = await Promise.all(keys.map(takenOver));
      for (const [index, first] of firsts.entries()) if (first) expect(retries[index]?.body).toEqual(first.body);
    });
    expect(made).toBe(keys.length);
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true });
  });

  it('answers 409 while the first call is running', async () => {
    const key = aKey();
    await order(client, key);
    await stack.rows(
      "UPDATE idempotency_keys SET sealed_answer = NULL, claimed_until = now() + interval '1 hour' WHERE key = $1",
      [key],
    );
    expect(await order(client, key)).toMatchObject({
      status: 409,
      body: { error: 'conflict: the first request with this Idempotency-Key is still running' },
    });
  });

  it('forgets a key after 24 hours [§C2 Idempotency-Key]', async () => {
    const key = aKey();
    const first = await order(client, key);
    const [kept] = await stack.rows<{ hours: string }>(
      'SELECT extract(epoch FROM expires_at - now()) / 3600 AS hours FROM idempotency_keys WHERE key = $1',
      [key],
    );
    expect(Math.round(Number(kept?.hours))).toBe(24);
    await stack.rows('UPDATE idempotency_keys SET expires_at = now() WHERE key = $1', [key]);
    const second = await order(client, key);
    expect(second.status).toBe(202);
    expect(second.body.videoId).not.toBe(first.body.videoId);
  });

  it('shows a secret again to the retry that missed it, and to nobody who reads the database', async () => {
    const owner = await OwnerClient.enter(stack.baseUrl, { email: 'keys@studio.example', password: 'correct horse' });
    const key = aKey();
    const make = async () => await owner.post('/v1/account/keys', { name: 'x' }, { 'idempotency-key': key });
    const [first, again] = [await make(), await make()];
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(replayed(again)).toBe('true');
    expect((await owner.get<{ data: unknown[] }>('/v1/account/keys')).body.data).toHaveLength(1);
    const [row] = await stack.rows<{ row: string }>(
      'SELECT kept::text AS row FROM idempotency_keys AS kept WHERE key = $1',
      [key],
    );
    expect(row?.row).not.toContain(first.body['apiKey']);
  });

  it('never replays a sign-in', async () => {
    const body = { email: 'twice@studio.example', password: 'correct horse' };
    await OwnerClient.enter(stack.baseUrl, body);
    const signIn = async () =>
      await fetch(new URL('/v1/auth/login', stack.baseUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'the same' },
        body: JSON.stringify(body),
      });
    const answers = [await signIn(), await signIn()];
    expect(answers.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, null]);
    expect(new Set(answers.map(({ headers }) => headers.getSetCookie()[0])).size).toBe(2);
  });

  it('is described on every POST that takes it', async () => {
    const document = (await (await fetch(new URL('/openapi.json', stack.baseUrl))).json()) as {
      paths: Record<string, { post?: { parameters?: Array<{ $ref?: string }>; responses: object } }>;
    };
    const takes = Object.entries(document.paths)
      .filter(([, { post }]) => post)
      .map(([path, { post }]) => ({
        path,
        takes: post?.parameters?.some(({ $ref }) => $ref?.endsWith('/Idempotency-Key')),
      }));
    expect(takes.filter((route) => route.takes).map(({ path }) => path)).toContain(PATH);
    expect(takes.filter((route) => !route.takes && !route.path.startsWith('/v1/auth/'))).toEqual([]);
    expect(takes.filter((route) => route.takes && route.path.startsWith('/v1/auth/'))).toEqual([]);
    expect(JSON.stringify(document)).not.toContain('x-never-replayed');
  });
});

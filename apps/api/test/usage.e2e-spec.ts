import { ApiClient, OwnerClient, Stack } from '@app/testing';

interface Usage {
  data: Array<{ month: string; keyId: string | null; kind: string; works: number; credits: number }>;
}

describe('usage of an account', () => {
  let stack: Stack;
  let owner: OwnerClient;

  beforeAll(async () => {
    stack = await Stack.start();
    await stack.startWorker();
    owner = await OwnerClient.enter(stack.baseUrl, { email: 'usage@x.example', password: 'a long password' });
    const [{ id }] = (await stack.rows("SELECT id FROM accounts WHERE email = 'usage@x.example'")) as [{ id: string }];
    await stack.admin('credits:grant', '--account', id, '--credits', '5000', '--reason', 'test');
  });

  afterAll(() => stack.stop());

  it('is by month, key and kind, and the studio stands beside the keys', async () => {
    const { body: key } = await owner.post<{ keyId: string; apiKey: string }>('/v1/account/keys', { name: 'k' });
    const client = new ApiClient(stack.baseUrl, key.apiKey, stack.description);
    expect((await client.get<Usage>('/v1/account/usage')).body).toEqual({ data: [] });
    const order = { data: { gate: 'Gate B', waitMinutes: 17 }, targetSeconds: 15, render: false };
    for (const by of [client, client, owner]) {
      const { body } = await by.post<{ videoId: string }>('/v1/videos/from-data', order);
      expect((await client.finished(body.videoId)).status).toBe('scripted');
    }
    const month = new Date().toISOString().slice(0, 7);
    const { body } = await client.get<Usage>('/v1/account/usage?months=1');
    expect(body.data).toEqual([
      { month, keyId: null, kind: 'design', works: 1, credits: 480 },
      { month, keyId: key.keyId, kind: 'design', works: 2, credits: 960 },
    ]);
    expect((await client.get('/v1/account/usage?months=25')).status).toBe(400);
  });

  it('is of one account', async () => {
    const stranger = await stack.account(0);
    expect((await stranger.get<Usage>('/v1/account/usage')).body).toEqual({ data: [] });
  });
});

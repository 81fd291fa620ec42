import { OwnerClient, Stack } from '@app/testing';

interface Limit {
  name: string;
  most: number | null;
  unit: string;
  perSeconds: number | null;
  used: number | null;
}

describe('limits of an account', () => {
  let stack: Stack;
  let owner: OwnerClient;

  beforeAll(async () => {
    stack = await Stack.start({ RATE_LIMIT_MAX: '5000', RATE_LIMIT_WINDOW_S: '30', RETAIN_VIDEOS_DAYS: '90' });
    owner = await OwnerClient.enter(stack.baseUrl, { email: 'limits@x.example', password: 'a long password' });
  });

  afterAll(() => stack.stop());

  const limitsOf = async (client: Pick<OwnerClient, 'get'>) => {
    const { body } = await client.get<{ livemode: boolean; limits: Limit[] }>('/v1/account/limits');
    return { ...body, of: (name: string) => body.limits.find((limit) => limit.name === name) };
  };

  it('are those that the installation has set', async () => {
    const { of, limits } = await limitsOf(owner);
    expect(of('requests')).toMatchObject({ most: 5000, perSeconds: 30 });
    expect([of('videos')?.most, of('sources')?.most, of('logs')?.most]).toEqual([90, null, 30]);
    expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length);
  });

  it('say what the account has of them', async () => {
    expect((await limitsOf(owner)).of('webhooks')).toMatchObject({ most: 20, used: 0 });
    await owner.post('/v1/webhooks', { url: 'https://hooks.example/a', events: ['video.rendered'] });
    expect((await limitsOf(owner)).of('webhooks')).toMatchObject({ used: 1 });
  });

  it('count what pay-as-you-go charged today', async () => {
    await owner.post('/v1/account/cards', { paymentMethod: 'pm_card_visa' });
    const before = (await limitsOf(owner)).of('pay_as_you_go');
    expect(before).toMatchObject({ most: 50, unit: 'usd', used: 0 });
    const order = { data: { waitMinutes: 17 }, targetSeconds: 90 };
    expect((await owner.post('/v1/videos/from-data', order)).status).toBe(202);
    expect((await limitsOf(owner)).of('pay_as_you_go')?.used).toBeGreaterThan(0);
  });

  it('of test mode have no card', async () => {
    const { body } = await owner.post<{ apiKey: string }>('/v1/account/keys', { name: 't', mode: 'test' });
    const answer = await stack.fetch('/v1/account/limits', { headers: { authorization: `Bearer ${body.apiKey}` } });
    const told = (await answer.json()) as { livemode: boolean; limits: Limit[] };
    expect(told.livemode).toBe(false);
    expect(told.limits.map(({ name }) => name)).not.toContain('pay_as_you_go');
  });
});

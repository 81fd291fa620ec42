import { type ApiClient, Stack } from '@app/testing';

const SMALL = { data: { gate: 'Gate B', waitMinutes: 17, usualMinutes: 11 } };
/** So many names: looking through them takes more of a processor than a request may here. */
const LARGE = {
  data: {
    lists: Object.fromEntries(Array.from({ length: 45_000 }, (_, at) => [`minutes of gate ${at} last year`, []])),
  },
};

describe('payloads that take more than one request may', () => {
  let stack: Stack;
  let heavy: ApiClient;
  let other: ApiClient;

  beforeAll(async () => {
    stack = await Stack.start({ WORK_PROCESS_S: '2' });
    [heavy, other] = [await stack.account(1_000), await stack.account(10_000)];
  });

  afterAll(() => stack.stop());

  const credits = async (client: ApiClient) => (await client.get<{ credits: number }>('/v1/account')).body.credits;

  it('are refused with what they passed, and charge nothing', async () => {
    for (const path of ['/v1/videos/from-data', '/v1/sources', '/v1/tools/plan']) {
      const { status, body } = await heavy.post(path, LARGE);
      expect([path, status, body['message']]).toEqual([
        path,
        422,
        'the request takes more than 2 s of a processor to be read',
      ]);
    }
    expect(await credits(heavy)).toBe(1_000);
  });

  it('do not keep another key from its answers meanwhile', async () => {
    const burning = Array.from({ length: 4 }, () => heavy.post('/v1/videos/from-data', LARGE));
    const served = await other.post('/v1/videos/from-data', { ...SMALL, render: false });
    expect(served).toMatchObject({ status: 202 });
    const statuses = (await Promise.all(burning)).map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 422, 422]);
    expect(await credits(heavy)).toBe(1_000);
  });

  it('are not read where they cannot be paid for', async () => {
    const poor = await stack.account(1);
    const short = await poor.post('/v1/videos/from-data', LARGE);
    expect([short.status, short.body['error']]).toEqual([402, 'insufficient_credits: needed 490, held 1, short 489']);
    const capped = await heavy.post('/v1/videos/from-data', { ...LARGE, maxCredits: 1 });
    expect([capped.status, capped.body['error']]).toEqual([402, 'max_credits_exceeded: needed 490, allowed 1']);
  });

  it('are refused unread where they hold more than any request needs', async () => {
    const lists = Array.from({ length: 60_000 }, () => []);
    const members = Object.fromEntries(lists.slice(0, 1_000).map((list, at) => [`f${at}`, list]));
    const brands = lists.slice(0, 6_000).map(() => ({}));
    for (const [body, details] of [
      [{ data: { lists } }, { path: 'body', message: 'holds more than 50000 values' }],
      [members, { path: 'body', message: 'holds more than any request needs' }],
      [
        { ...SMALL, brand: brands },
        { path: 'brand', message: 'holds more than any request needs' },
      ],
    ] as const) {
      const { status, body: refusal } = await other.post('/v1/videos/from-data', body);
      expect([status, refusal['details']]).toEqual([400, [details]]);
    }
  });
});

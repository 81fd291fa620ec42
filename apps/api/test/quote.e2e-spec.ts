import { type ApiClient, Stack } from '@app/testing';

interface Quote {
  credits: number;
  breakdown: Array<{ type: string; credits: number; setBy: string | null }>;
}

const WITHOUT = { gate: 'Gate B', waitMinutes: 17 };
const WITH = { ...WITHOUT, imageUrl: 'https://pictures.example/gate.png' };

/** Every combination of what is given; undefined leaves a field out. */
function combined(options: Record<string, readonly unknown[]>): Array<Record<string, unknown>> {
  return Object.entries(options).reduce<Array<Record<string, unknown>>>(
    (orders, [name, values]) =>
      orders.flatMap((order) => values.map((value) => (value === undefined ? order : { ...order, [name]: value }))),
    [{}],
  );
}

describe('a quote and the hold of its order', () => {
  let stack: Stack;
  let client: ApiClient;
  let channelId: string;
  let showId: string;

  beforeAll(async () => {
    // Named, so that pictures, clips and music have a price; nothing is made here.
    stack = await Stack.start({ IMAGES_API_KEY: 'test', FAL_API_KEY: 'test' });
    client = await stack.account(1_000_000);
    const channel = { name: 'Rates', defaults: { targetSeconds: 60, music: { generate: true } } };
    channelId = (await client.post<{ channelId: string }>('/v1/channels', channel)).body.channelId;
    const show = { title: 'At nine', channelId, defaults: { images: 'auto' } };
    showId = (await client.post<{ showId: string }>('/v1/shows', show)).body.showId;
  });

  afterAll(async () => {
    await stack.stop();
  });

  const quote = (body: object) => client.post<Quote>('/v1/quote', body);
  const held = async () => (await client.get<{ reserved: number }>('/v1/account')).body.reserved;

  it('come to the same, whatever is asked for', async () => {
    const orders = combined({
      engine: [undefined, 'designed', 'director'],
      images: [undefined, 'none', 'auto'],
      clips: [undefined, true],
      presenter: [undefined, true],
    });
    const long = [{ targetSeconds: 31 }, { targetSeconds: 90, images: 'auto', engine: 'designed' }];
    const filed = [
      { showId, engine: 'designed' },
      { channelId },
      { showId },
      { showId, images: 'none' },
      { showId, targetSeconds: 15, music: false },
    ];
    for (const order of [...orders, ...long, { music: { generate: true } }, ...filed]) {
      const { status, body } = await quote(order);
      const before = await held();
      // What is drawn from the payload's own pictures is quoted as for a payload that has some.
      const own = 'showId' in order || order['images'] === 'auto' ? WITHOUT : WITH;
      const { status: taken } = await client.post('/v1/videos/from-data', { data: own, ...order });
      expect({ order, status, taken, credits: body.credits }).toEqual({
        order,
        status: 200,
        taken: 202,
        credits: (await held()) - before,
      });
    }
  });

  it('names whose default asks for a line', async () => {
    const setBy = ({ body }: { body: Quote }) =>
      Object.fromEntries(body.breakdown.map((item) => [item.type, item.setBy]));
    const plain = setBy(await quote({}));
    expect(plain).toEqual({ design: null, render: null });
    const filed = setBy(await quote({ showId }));
    expect(filed).toMatchObject({ design: channelId, render: channelId, image: showId });
    expect(setBy(await quote({ showId, targetSeconds: 30, images: 'none' }))).toMatchObject({
      design: null,
      render: null,
    });
  });

  it("refuses what is not the caller's", async () => {
    const stranger = await stack.account(0);
    expect((await stranger.post('/v1/quote', { showId })).status).toBe(404);
    expect((await stranger.post('/v1/quote', { channelId })).status).toBe(404);
  });
});

import { type ApiClient, LocalServer, Stack } from '@app/testing';

interface Plan {
  narration: Array<{ text: string }>;
  storyboard: unknown[];
  stills: Array<{ image: string }>;
  quote: { credits: number };
  style: string;
}
interface Brand {
  brand: Record<string, string>;
  saved: string[];
}

const DATA = { gate: 'Gate B', waitMinutes: 17, usualMinutes: 11 };
const PAGE = `<html lang="en"><head><title>Fjordwheels | Used bicycles</title><style>a{color:#d7263d}</style></head>
  <body><a href="/">See the bikes</a></body></html>`;

describe('tools that look before a video is made', () => {
  let stack: Stack;
  let site: LocalServer;
  let client: ApiClient;

  beforeAll(async () => {
    site = await new LocalServer((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
    ).listen();
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    client = await stack.account(1_000);
  });

  afterAll(async () => {
    await stack.stop();
    await site.stop();
  });

  const credits = async () => (await client.get<{ credits: number }>('/v1/account')).body.credits;

  it('plans a video for nothing, at the price of its order', async () => {
    const order = { data: DATA, targetSeconds: 15, cta: 'Ask at the desk' };
    const { status, body } = await client.post<Plan>('/v1/tools/plan', order);
    expect(status).toBe(200);
    expect(body.narration.map(({ text }) => text).join(' ')).toMatch(/17.*Ask at the desk/s);
    expect(body.stills).toHaveLength(body.storyboard.length);
    const quote = await client.post<{ credits: number }>('/v1/quote', { targetSeconds: 15 });
    expect(body.quote.credits).toBe(quote.body.credits);
    expect(await credits()).toBe(1_000);
    expect((await client.get<{ data: unknown[] }>('/v1/videos')).body.data).toEqual([]);
  });

  it.each([
    [{ data: {} }, 400],
    [{ data: DATA, targetSeconds: 7 }, 400],
    [{ data: DATA, colour: 'red' }, 400],
    [{ data: DATA, channelId: 'chn_none' }, 404],
    [{ sourceUrl: 'http://10.0.0.1/' }, 422],
  ])('refuses the plan of %j with %i', async (order, status) => {
    expect((await client.post('/v1/tools/plan', order)).status).toBe(status);
  });

  it('learns a brand that the next video of its channel wears', async () => {
    const { channelId } = (await client.post<{ channelId: string }>('/v1/channels', { name: 'Bikes' })).body;
    const url = `${site.url}/`;
    const { status, body } = await client.post<Brand>('/v1/tools/learn_brand', { channelId, url });
    expect([status, body.brand]).toEqual([200, { accent: '#d7263d', ground: '#ffffff', watermark: 'Fjordwheels' }]);
    const channel = await client.get<Brand>(`/v1/channels/${channelId}`);
    expect(channel.body.brand).toEqual(body.brand);
    expect((await client.post('/v1/channels', { name: 'Again', brand: body.brand })).status).toBe(201);
    const other = await stack.account(0);
    expect((await other.post('/v1/tools/learn_brand', { channelId, url })).status).toBe(404);
    const inside = { channelId, url: 'http://169.254.169.254/' };
    expect((await client.post('/v1/tools/learn_brand', inside)).status).toBe(422);
    expect((await client.post('/v1/tools/learn_brand', { channelId })).status).toBe(400);
  });

  it('proves a video once it has its script, to its owner', async () => {
    const { videoId } = (await client.post<{ videoId: string }>('/v1/videos/from-data', { data: DATA })).body;
    expect((await client.post('/v1/tools/proof', { videoId })).status).toBe(409);
    const other = await stack.account(0);
    expect((await other.post('/v1/tools/proof', { videoId })).status).toBe(404);
  });
});

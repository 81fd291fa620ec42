import {
  type ApiClient,
  coinGeckoMarkets,
  frankfurterLatest,
  MarketServer,
  openMeteoForecast,
  openMeteoPlaces,
  Stack,
  type VideoBody,
  yahooChart,
} from '@app/testing';

interface Preview {
  sourceId: string;
  kind: string;
  title: string;
  fields: Array<{ name: string }>;
  sample: Array<Record<string, unknown>>;
  itemCount: number;
}
interface Pack {
  sourcePackId: string;
  kind: string;
  facts: Array<{ key: string }>;
}
interface Proof {
  complete: boolean;
  figures: Array<{ factKey: string | null }>;
}

/** Each service by the name of its variable; all of them are one server here. */
const SERVICES = ['FRANKFURTER', 'OPEN_METEO', 'OPEN_METEO_GEOCODING', 'YAHOO_FINANCE', 'COINGECKO', 'TCGDEX'];

describe('previews of market data by free text', () => {
  let stack: Stack;
  let market: MarketServer;
  let client: ApiClient;

  beforeAll(async () => {
    market = await MarketServer.start();
    market.serve('/v1/latest', frankfurterLatest('EUR', 'USD', 1.0845));
    market.serve('/v1/search', (query) =>
      query.get('name') === 'Lisbon' ? openMeteoPlaces(['Lisbon', 'Portugal', 'Lisboa']) : openMeteoPlaces(),
    );
    market.serve('/v1/forecast', openMeteoForecast());
    market.serve('/v8/finance/chart/NVDA', yahooChart('NVDA'));
    market.serve(
      '/v8/finance/chart/BTC-USD',
      yahooChart('BTC-USD', { longName: 'Bitcoin USD', instrumentType: 'CRYPTOCURRENCY' }),
    );
    market.serve('/api/v3/coins/markets', coinGeckoMarkets());
    market.serve('/v2/en/cards', []);
    stack = await Stack.start(Object.fromEntries(SERVICES.map((name) => [`${name}_BASE_URL`, market.url])));
    await stack.startWorker();
    client = await stack.account(5_000);
  });

  afterAll(async () => {
    await stack.stop();
    await market.stop();
  });

  const preview = async (query: string) => await client.post<Preview>('/v1/sources/preview', { query });

  it.each([
    ['EUR/USD', 'Euro to US Dollar', 'asset'],
    ['weather in Lisbon', 'Weather in Lisbon', 'day'],
    ['NVDA', 'NVIDIA Corporation (NVDA)', 'date'],
    ['bitcoin', 'Bitcoin (BTC-USD)', 'date'],
    ['top crypto', 'The top 10 in crypto', 'name'],
  ])('understands %s', async (query, title, field) => {
    const { status, body } = await preview(query);
    expect(status).toBe(201);
    expect(body).toMatchObject({ sourceId: expect.stringMatching(/^src_/) as string, kind: 'market', title });
    expect(body.fields.map(({ name }) => name)).toContain(field);
    expect(body.sample.length).toBeGreaterThan(0);
  });

  it('says what it understands of a text that means nothing, and of a service that is down', async () => {
    const refused = await client.post<{ error: string }>('/v1/sources/preview', { query: 'qwertz uiop 42' });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^bad_request: query/) as string },
    });
    expect((await preview('weather in Nowhereville')).status).toBe(422);
    market.refusals.others.push({ status: 401 });
    expect(await client.post('/v1/sources/preview', { query: 'CHF/SEK' })).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/Frankfurter/) as string },
    });
  });

  it.each([500, 503, 429])('tells clients to come again where the service answers %s', async (status) => {
    for (let tries = 0; tries < 5; tries += 1) {
      market.refusals.others.push({ status, headers: { 'retry-after': '900' } });
    }
    const answer = await client.post<{ error: string }>('/v1/sources/preview', { query: 'CHF/NOK' });
    market.refusals.others.length = 0;
    expect(answer).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(/^unavailable: .*Frankfurter.*try again later$/) as string },
    });
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('makes a video of what the service answers then, each figure a fact of its pack', async () => {
    const { body } = await preview('weather in Lisbon');
    const asked = market.calls.length;
    const order = { sourceId: body.sourceId, render: false, targetSeconds: 15, music: false };
    const accepted = await client.post<VideoBody>('/v1/videos/from-data', order);
    expect(accepted.status).toBe(202);
    const video = (await client.finished(accepted.body.videoId)) as VideoBody & { sourcePackId: string };
    expect(video).toMatchObject({ status: 'scripted', title: 'Weather in Lisbon' });
    expect(market.calls.length).toBeGreaterThan(asked);
    const pack = await client.get<{ facts: Array<{ key: string }> }>(`/v1/sources/${video.sourcePackId}`);
    const { body: proof } = await client.get<Proof>(`/v1/videos/${video.videoId}/proof`);
    expect(proof.complete).toBe(true);
    const keys = new Set(pack.body.facts.map(({ key }) => key));
    expect(proof.figures.filter(({ factKey }) => factKey === null || !keys.has(factKey))).toEqual([]);
  });

  it('keeps a look-up as a source pack that videos are made of [§4.6 market_data]', async () => {
    const look = (input: object) => client.post<Pack>('/v1/tools/market_data', input);
    const asked = [{ pair: 'EUR/USD' }, { ticker: 'NVDA' }, { city: 'Lisbon' }];
    for (const input of asked) {
      const { status, body } = await look(input);
      expect([status, body]).toMatchObject([
        200,
        { sourcePackId: expect.stringMatching(/^sp_/) as string, kind: 'market' },
      ]);
      expect(body.facts.length).toBeGreaterThan(2);
      expect((await client.get<Pack>(`/v1/sources/${body.sourcePackId}`)).body).toEqual(body);
    }
    const { body: pack } = await look({ pair: 'EUR/USD' });
    const video = { sourcePackId: pack.sourcePackId, render: false, targetSeconds: 15, music: false };
    expect((await client.post('/v1/videos/from-data', video)).status).toBe(202);
    for (const wrong of [{}, { ticker: 'NVDA', city: 'Lisbon' }, { city: ' ' }])
      expect((await look(wrong)).status).toBe(400);
    expect((await look({ city: 'Nowhereville' })).status).toBe(422);
  });
});

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type ApiClient, LocalServer, Stack, type VideoBody } from '@app/testing';
import { createCanvas } from '@napi-rs/canvas';

interface Pack {
  sourcePackId: string;
  kind: string;
  title: string | null;
  url: string | null;
  facts: Array<{
    key: string;
    label: string;
    value: unknown;
    display: string;
    where: string | null;
    quote: string | null;
  }>;
  stills: Array<{ index: number; url: string; width: number; height: number; alt: string }>;
  brand: { siteName: string | null };
  warnings: string[];
}
interface Preview {
  sourceId: string;
  kind: string;
  fields: Array<{ name: string }>;
  sample: Array<Record<string, unknown>>;
  itemCount: number;
}
interface Refusal {
  error: string;
}
interface Page {
  data: Array<{ sourcePackId: string }>;
  nextCursor: string | null;
}
type Made = VideoBody & { sourcePackId: string; sourceUrl: string | null };

const FIXTURES = resolve(__dirname, '../../../libs/sources/test/readers');
const RATES = [
  { pair: 'EUR/USD', rate: 1.0842 },
  { pair: 'GBP/USD', rate: 1.2716 },
];
const SCRIPTED = { render: false, targetSeconds: 15, music: false } as const;

describe('sources', () => {
  let stack: Stack;
  let client: ApiClient & { accountId: string };
  let stranger: ApiClient;
  let server: LocalServer;
  let site: string;
  /** Headers of each request for the rates, in order. */
  const asked: Array<Record<string, unknown>> = [];

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    await stack.startWorker();
    [client, stranger] = [await stack.account(20_000), await stack.account(1_000)];
    const news = await readFile(join(FIXTURES, 'news.html'), 'utf8');
    const pdf = await readFile(join(FIXTURES, 'pdfkit.pdf'));
    const picture = createCanvas(640, 480).toBuffer('image/png');
    const icon = createCanvas(32, 32).toBuffer('image/png');
    const pictures =
      '<figure><img src="/photo.png" alt="The harbour"><img src="/icon.png" alt="menu"></figure></article>';
    const deep = `${'<div>'.repeat(30_000)}x`;
    server = await new LocalServer(({ url, headers }, answer) => {
      const html = { 'content-type': 'text/html; charset=utf-8' };
      if (url === '/news') answer.writeHead(200, html).end(news.replace('</article>', pictures));
      else if (url === '/report.pdf') answer.end(pdf);
      else if (url === '/photo.png') answer.end(picture);
      else if (url === '/icon.png') answer.end(icon);
      else if (url === '/bomb') answer.writeHead(200, html).end(deep);
      else if (url === '/rates') {
        asked.push(headers);
        const allowed = headers['x-api-key'] === 'k_secret';
        answer.writeHead(allowed ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(RATES));
      } else if (url === '/inside')
        answer.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
      else answer.writeHead(404).end();
    }).listen();
    site = server.url;
  });

  afterAll(async () => {
    await server.stop();
    await stack.stop();
  });

  const read = async <T = Pack>(body: unknown, headers = {}) => await client.post<T>('/v1/sources', body, headers);
  const orderVideo = async <T = Made>(body: object, headers = {}) =>
    await client.post<T>('/v1/videos/from-data', { ...SCRIPTED, ...body }, headers);
  const made = async (body: object): Promise<Made> => {
    const answer = await orderVideo(body);
    expect(answer).toMatchObject({ status: 202 });
    return (await client.finished(answer.body.videoId)) as Made;
  };

  it('keeps what a page says, with where each figure stood and the pictures that can be shown [§4.3 POST /sources] [§C5 POST /sources]', async () => {
    const { status, body } = await read({ url: `${site}/news` });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      sourcePackId: expect.stringMatching(/^sp_[0-9a-z]{20}$/) as string,
      kind: 'page',
      title: 'Harbour Line carries record riders',
      url: `${site}/news`,
      stills: [{ index: 0, url: `${site}/photo.png`, width: 640, height: 480, alt: 'The harbour' }],
    });
    const ridership = body.facts.find(({ quote }) => quote?.includes('4.2 million'));
    expect(ridership).toMatchObject({
      where: expect.any(String) as string,
      display: expect.stringMatching(/\d/) as string,
    });
    expect((await client.get(`/v1/sources/${body.sourcePackId}`)).body).toEqual(body);
    expect((await stranger.get(`/v1/sources/${body.sourcePackId}`)).status).toBe(404);
    expect((await stranger.post('/v1/videos/from-data', { sourcePackId: body.sourcePackId })).status).toBe(404);
    expect((await client.get('/v1/account')).body).toMatchObject({ credits: 20_000 });
  });

  it('reads PDFs, texts and data, one a request', async () => {
    expect((await read({ url: `${site}/report.pdf` })).body).toMatchObject({ kind: 'pdf' });
    expect((await read({ text: 'Revenue: $4.2M\nStaff: 118 people' })).body).toMatchObject({ kind: 'text' });
    const { body } = await read({ data: { waitMinutes: 17 } });
    expect(body).toMatchObject({ kind: 'data', facts: [{ key: 'waitMinutes', value: 17 }] });
    for (const wrong of [{}, { text: 'a', url: `${site}/news` }, { data: {} }, { link: site }]) {
      expect(await read(wrong)).toMatchObject({ status: 400 });
    }
  });

  it('lists packs in pages, each account its own, and replays a reading under its key', async () => {
    const once = { 'idempotency-key': 'source-1' };
    const first = await read({ text: 'Price: 12.50 EUR' }, once);
    const again = await read({ text: 'Price: 12.50 EUR' }, once);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const page = await client.get<Page>('/v1/sources?limit=1');
    expect(page.body.data.map(({ sourcePackId }) => sourcePackId)).toEqual([first.body.sourcePackId]);
    const next = await client.get<Page>(`/v1/sources?limit=1&cursor=${page.body.nextCursor}`);
    expect(next.body.data).toHaveLength(1);
    expect(next.body.data[0]?.sourcePackId).not.toBe(first.body.sourcePackId);
    expect((await stranger.get<Page>('/v1/sources')).body.data).toEqual([]);
  });

  it('names a payload in lists without reading it again, and one of a release that kept no names', async () => {
    const { sourcePackId } = (await read({ data: { bakery: 'Corner Bakery', loavesSold: 412 } })).body;
    const listed = async () => (await client.get<Page>('/v1/sources?limit=1')).body.data[0];
    expect(await listed()).toMatchObject({ sourcePackId, kind: 'data', title: 'Corner Bakery' });
    await stack.rows(`UPDATE source_packs SET data = '{"bakery": "Another", "loavesSold": 1}' WHERE id = $1`, [
      sourcePackId,
    ]);
    expect(await listed()).toMatchObject({ sourcePackId, title: 'Corner Bakery' });
    await stack.rows('UPDATE source_packs SET data_name = NULL WHERE id = $1', [sourcePackId]);
    expect(await listed()).toMatchObject({ sourcePackId, title: 'Another' });
  });

  it('previews an API with its key, which goes nowhere else and is never answered [§4.7 POST /sources/preview] [§C5 POST /sources/preview]', async () => {
    const order = { kind: 'json', url: `${site}/rates`, headers: { 'X-Api-Key': 'k_secret' } };
    const { status, body } = await client.post<Preview>('/v1/sources/preview', order);
    expect(status).toBe(201);
    expect(body).toMatchObject({ sourceId: expect.stringMatching(/^src_/) as string, kind: 'json', itemCount: 2 });
    expect(body.fields.map(({ name }) => name)).toEqual(['pair', 'rate']);
    expect(body.sample[0]).toEqual(RATES[0]);
    expect(JSON.stringify(body)).not.toContain('k_secret');
    const before = asked.length;
    const video = await made({ sourceId: body.sourceId });
    expect(video).toMatchObject({ status: 'scripted', sourceUrl: `${site}/rates` });
    expect(asked.slice(before).map((headers) => headers['x-api-key'])).toEqual(['k_secret']);
    expect((await stranger.post('/v1/videos/from-data', { sourceId: body.sourceId })).status).toBe(404);
    const refused = [
      { ...order, headers: { host: 'x' } },
      { ...order, headers: { 'X-Api-Key': 'a\r\nb: c' } },
      { query: 'NVDA', url: site },
      { kind: 'json' },
    ];
    for (const wrong of refused) expect((await client.post('/v1/sources/preview', wrong)).status).toBe(400);
  });

  it('makes a video of a page that the worker reads [§4.2 sourceUrl] [§2.1 sourceUrl]', async () => {
    const video = await made({ sourceUrl: `${site}/news` });
    expect(video).toMatchObject({ status: 'scripted', sourceUrl: `${site}/news`, lastError: null });
    expect(video.scenes.map(({ text }) => text).join(' ')).toContain('carried 4.2 million passengers in 2025');
    const { body: pack } = await client.get<Pack>(`/v1/sources/${video.sourcePackId}`);
    expect(pack).toMatchObject({ kind: 'page', title: 'Harbour Line carries record riders' });
    const path = `/v1/videos/${video.videoId}/proof`;
    const { body: proof } = await client.get<{ complete: boolean; figures: Array<{ factKey: string | null }> }>(path);
    expect(proof.complete).toBe(true);
    const keys = pack.facts.map(({ key }) => key);
    expect(proof.figures.length).toBeGreaterThan(0);
    const unknown = proof.figures.filter(({ factKey }) => factKey === null || !keys.includes(factKey));
    expect(unknown).toEqual([]);
  });

  it('makes videos of a kept pack and of a text, and tells a text without figures in its own words', async () => {
    const { body: pack } = await read({ text: 'Harbour\n\nRiders: 4.2 million\nStations: 23' });
    expect(await made({ sourcePackId: pack.sourcePackId })).toMatchObject({
      status: 'scripted',
      sourcePackId: pack.sourcePackId,
      sourceUrl: null,
    });
    const told = await made({ text: 'The harbour is open again. Ferries leave from the old pier.' });
    expect(told.status).toBe('scripted');
    expect(told.scenes.map(({ text }) => text).join(' ')).toContain('Ferries leave from the old pier');
  });

  it('groups the digits of a text as its language does, and uses none that may be read in two ways', async () => {
    const text = 'Exports hit 3,400 tonnes, imports 1,200 tonnes; exports last year 2,900 tonnes.';
    const told = async (language?: string): Promise<[unknown[], unknown[]]> => {
      const { body } = await read({ text, language });
      return [body.facts.flatMap(({ value }) => (/^\d/.test(String(value)) ? [value] : [])), body.warnings];
    };
    expect(await told('en')).toEqual([[3400, 1200, 2900], []]);
    expect(await told()).toEqual([[], [expect.stringMatching(/^"3,400 tonnes", .* can be read in two ways/)]]);
    expect((await read({ text, language: 'English!' })).status).toBe(400);
    const video = await made({ text, language: 'en' });
    expect(video.scenes.map((scene) => scene.text).join(' ')).toMatch(/3,400\s(?:t|tonnes)\b/);
    const refused = await orderVideo<Refusal>({ text });
    expect(refused).toMatchObject({ status: 422, body: { error: expect.stringContaining('two ways') as string } });
  });

  it('takes exactly one source [§C4 sources]', async () => {
    const { body } = await orderVideo<Refusal>({ data: { waitMinutes: 17 }, sourceUrl: `${site}/news`, text: 'a' });
    expect(body.error).toMatch(/^bad_request: sourceUrl cannot be sent beside data/);
    expect((await orderVideo({})).status).toBe(400);
  });

  it('ends a video in error with its reason and a full refund where its address cannot be read', async () => {
    const { body: before } = await client.get<{ credits: number }>('/v1/account');
    for (const [path, reason] of [
      ['/gone', /answered 404/],
      ['/inside', /not a public address/],
    ] as const) {
      const video = await made({ sourceUrl: `${site}${path}` });
      expect(video).toMatchObject({ status: 'error', lastError: expect.stringMatching(reason) as string });
    }
    expect((await client.get('/v1/account')).body).toMatchObject({ credits: before.credits, reserved: 0 });
  });

  it('refuses a bomb, and answers others meanwhile', async () => {
    const bomb = read<Refusal>({ url: `${site}/bomb` });
    expect((await stranger.get('/v1/account')).status).toBe(200);
    expect((await stack.fetch('/health/live')).status).toBe(200);
    expect(await bomb).toMatchObject({
      status: 422,
      body: { error: expect.stringMatching(/^unprocessable: /) as string },
    });
  });
});

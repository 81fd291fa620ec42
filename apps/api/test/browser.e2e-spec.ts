import { findBrowser } from '@app/sources';
import { type ApiClient, LocalServer, Stack, type VideoBody } from '@app/testing';

interface Read {
  sourcePackId: string;
  sourceId: string;
  readBy: string | null;
  warnings: string[];
  facts: Array<{ quote: string | null }>;
}
interface Refusal {
  error: string;
}
interface Account {
  credits: number;
  reserved: number;
}
interface Ledger {
  data: Array<{ kind: string; credits: number; captured?: number; reason: string }>;
}

const VIDEO = { render: false, targetSeconds: 15, music: false } as const;
const DESIGN = 480;
const BROWSER = 5;
const PLAIN = '<html><body><h1>Harbour</h1><p>The harbour carried 4.2 million riders in 2025.</p></body></html>';
const drawn = (script: string) =>
  `<!doctype html><html><head><title>Harbour</title></head><body><div id="app"></div><script>${script}</script></body></html>`;
const FIGURES = drawn(`document.getElementById('app').innerHTML =
  '<main><h1>Harbour</h1><p>The harbour carried 4.2 million riders in 2025.</p><p>It has 23 stations.</p></main>';`);

const program = findBrowser({ path: process.env['CHROMIUM_PATH'], searchPath: process.env['PATH'] ?? '' });

(program ? describe : describe.skip)('pages that only their scripts draw', () => {
  let stack: Stack;
  let client: ApiClient & { accountId: string };
  let server: LocalServer;
  let site: string;

  beforeAll(async () => {
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1' });
    await stack.startWorker();
    client = await stack.account(5_000);
    const pages: Record<string, string> = { '/plain': PLAIN, '/drawn': FIGURES, '/blank': drawn('1') };
    server = await new LocalServer(({ url = '' }, answer) => {
      answer.writeHead(pages[url] ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(pages[url]);
    }).listen();
    site = server.url;
  });

  afterAll(async () => {
    await server.stop();
    await stack.stop();
  });

  const accountOf = async (of: ApiClient) => (await of.get<Account>('/v1/account')).body;
  /** What `work` was charged; nothing may stay set aside. */
  const chargedFor = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await accountOf(client);
    await work();
    const { credits, reserved } = await accountOf(client);
    expect(reserved).toBe(0);
    return before.credits - credits;
  };
  const made = async (body: object): Promise<VideoBody> => {
    const { status, body: taken } = await client.post<VideoBody>('/v1/videos/from-data', { ...VIDEO, ...body });
    expect(status).toBe(202);
    return await client.finished(taken.videoId);
  };

  it('are read in a browser for 5 credits, once under one key, and only then [§8 quiet check]', async () => {
    const once = { 'idempotency-key': 'drawn-1' };
    const read = () => client.post<Read>('/v1/sources', { url: `${site}/drawn` }, once);
    const cost = await chargedFor(async () => {
      const { status, body } = await read();
      expect({ status, readBy: body.readBy }).toEqual({ status: 201, readBy: 'browser' });
      expect(body.facts.some(({ quote }) => quote?.includes('4.2 million'))).toBe(true);
      expect(body.warnings).toEqual([expect.stringMatching(/^read_in_browser: /) as string]);
      expect((await read()).body).toEqual(body);
      expect((await client.get(`/v1/sources/${body.sourcePackId}`)).body).toEqual(body);
    });
    expect(cost).toBe(BROWSER);
    const { body: ledger } = await client.get<Ledger>('/v1/account/ledger?limit=2');
    expect(ledger.data[0]).toMatchObject({ kind: 'capture', reason: 'page read in a browser' });
    const plain = await chargedFor(async () => {
      const { body } = await client.post<Read>('/v1/sources', { url: `${site}/plain` });
      expect(body).toMatchObject({ readBy: 'plain', warnings: [] });
    });
    expect(plain).toBe(0);
  });

  it('cost nothing where a browser finds nothing either, and are refused with the sum where the wallet is short', async () => {
    const blank = await chargedFor(async () => {
      expect(await client.post<Refusal>('/v1/sources', { url: `${site}/blank` })).toMatchObject({
        status: 422,
        body: { error: expect.stringMatching(/shows nothing/) as string },
      });
    });
    expect(blank).toBe(0);
    const poor = await stack.account(BROWSER - 1);
    for (const path of ['/v1/sources', '/v1/sources/preview']) {
      expect(await poor.post<Refusal>(path, { url: `${site}/drawn` })).toMatchObject({
        status: 402,
        body: { error: 'insufficient_credits: needed 5, held 4, short 1' },
      });
    }
    expect(await accountOf(poor)).toMatchObject({ credits: BROWSER - 1, reserved: 0 });
  });

  it('are previewed and filmed, each reading paid once and part of what the video cost', async () => {
    let sourceId = '';
    const preview = await chargedFor(async () => {
      const { status, body } = await client.post<Read>('/v1/sources/preview', { url: `${site}/drawn` });
      expect({ status, readBy: body.readBy }).toEqual({ status: 201, readBy: 'browser' });
      sourceId = body.sourceId;
    });
    expect(preview).toBe(BROWSER);
    const charged = await chargedFor(async () => {
      const video = await made({ sourceId });
      expect(video).toMatchObject({ status: 'scripted', cost: { credits: DESIGN + BROWSER } });
      expect(JSON.stringify(video)).toContain('read_in_browser');
    });
    expect(charged).toBe(DESIGN + BROWSER);
  });

  it('end a video in error, refunded, where maxCredits leaves no room for a browser; a plain page needs none', async () => {
    const maxCredits = DESIGN;
    const refused = await chargedFor(async () => {
      const video = await made({ sourceUrl: `${site}/drawn`, maxCredits });
      expect(video).toMatchObject({
        status: 'error',
        lastError: expect.stringMatching(/costs 5 credits more/) as string,
      });
    });
    expect(refused).toBe(0);
    const plain = await chargedFor(async () => {
      expect(await made({ sourceUrl: `${site}/plain`, maxCredits })).toMatchObject({ cost: { credits: DESIGN } });
    });
    expect(plain).toBe(DESIGN);
    const roomy = await chargedFor(async () => {
      expect(await made({ sourceUrl: `${site}/plain` })).toMatchObject({ cost: { credits: DESIGN } });
    });
    expect(roomy).toBe(DESIGN);
  });
});

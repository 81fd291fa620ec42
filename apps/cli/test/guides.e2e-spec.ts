import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import {
  type ApiClient,
  IS_FULL,
  LocalServer,
  MarketServer,
  openMeteoForecast,
  openMeteoPlaces,
  type Program,
  Receiver,
  Stack,
  waitFor,
} from '@app/testing';
import { type Block, blocksOf, documents, read, ROOT } from './guides/blocks';
import { idleRows, keepersOf, namedTests } from './guides/elsewhere';
import { isSpoken, verifies } from './guides/receivers';
import { Terminal } from './guides/terminal';

// Blocks without a language, and Mermaid's, are drawings.
const blocks = documents()
  .flatMap(blocksOf)
  .filter(({ language }) => !['', 'mermaid'].includes(language));
/** Blocks that were run here. */
const met = new Set<Block>();

/** The same commands with less to draw, where the run is short. */
function shortened(text: string): string {
  if (IS_FULL) return text;
  return text
    .replace(/^(npm run make .*)$/m, '$1 --seconds 15 --style swiss-poster --format 1:1')
    .replace(/^npm run video -- (?:sheet|strip) .*\n/gm, '');
}

/** A page's own blocks of a language, less those that another test runs. */
function own(file: string, language = 'sh'): Block[] {
  return blocks.filter((block) => block.file === file && block.language === language && keepersOf(block).length === 0);
}

describe('README and guides', () => {
  let stack: Stack;
  let worker: Program;
  let client: ApiClient;
  let market: MarketServer;
  let receiver: Receiver;
  let bakery: LocalServer;
  let terminal: Terminal;

  beforeAll(async () => {
    // Commands of a page find a build that is not made anew under programs that run.
    await promisify(execFile)(process.execPath, ['-e', "import('./scripts/prepare.mjs').then((m) => m.prepare())"], {
      cwd: ROOT,
    });
    market = await MarketServer.start();
    market.serve('/v1/search', () => openMeteoPlaces(['Lisbon', 'Portugal', 'Lisboa']));
    market.serve('/v1/forecast', openMeteoForecast());
    receiver = await Receiver.start();
    bakery = new LocalServer(async (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ bakery: 'Harbour Bakery', rye: { name: 'Rye', price: 4.2, currency: 'USD' } }));
    });
    await bakery.listen();
    const services = { OPEN_METEO_BASE_URL: market.url, OPEN_METEO_GEOCODING_BASE_URL: market.url };
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1', ...services });
    client = await stack.account(20_000);
    worker = await stack.startWorker();
    terminal = await Terminal.open();
  });

  afterAll(async () => {
    await terminal.close();
    await stack.stop();
    await Promise.all([market.stop(), receiver.stop(), bakery.stop()]);
  });

  /** As its reader would: with their own address and key. */
  function filledIn(text: string): string {
    return text
      .replaceAll('http://127.0.0.1:3000', stack.baseUrl)
      .replaceAll('sk_…', client.apiKey)
      .replaceAll('https://bakery.example', bakery.url)
      .replaceAll('https://example.com/videos', `${receiver.url}/videos`);
  }

  async function follow(
    file: string,
    change: (text: string) => string = (text) => text,
    before = '',
  ): Promise<string[]> {
    const mine = own(file);
    for (const block of mine) met.add(block);
    const [, ...told] = await terminal.follow([
      { text: before, info: '' },
      ...mine.map(({ text, info }) => ({ text: change(filledIn(text)), info })),
    ]);
    return told;
  }
  const session = () => `export BASE_URL='${stack.baseUrl}' FACTREEL_API_KEY='${client.apiKey}'`;
  const json = (text = ''): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;

  it('the quick start leads to a video', async () => {
    const [order, news] = await follow('docs/guides/quick-start.md');
    expect(order).toMatch(/"videoId":"vid-\d+".*"watchUrl":"http/);
    expect(news).toContain('"status":"rendered"');
    expect((await readFile(join(terminal.folder, 'video.mp4'))).subarray(4, 8).toString()).toBe('ftyp');
  });

  it('a video is ordered, read, edited, rendered and removed', async () => {
    const told = await follow('docs/guides/make-a-video.md');
    expect(json(told[1])).toMatchObject({ credits: 490, usd: '4.90' });
    expect(told[3]).toContain('"status":"scripted"');
    expect(told[4]).toMatch(/true\nWEBVTT/);
    expect(told[5]?.trim()).toBe('2');
    expect(told[6]).toContain('figure \\"4\\" is not in data');
    expect(told[7]).toMatch(/^rendering\n[\s\S]*"status":"rendered"/);
    expect(told[8]).toMatch(/1\n1\n$/);
    expect(told[9]).toContain('"reading":"measure 412 kilowatt-hour","rule":"declared"');
  });

  it('the studio is embedded by a token, a frame and a listener', async () => {
    const file = 'docs/guides/embed.md';
    const [token] = await follow(file, undefined, session());
    const [shown] = own(file, 'json');
    expect(Object.keys(json(token)).sort()).toEqual(Object.keys(json(shown?.text)).sort());
    const [frame] = own(file, 'html');
    expect(frame?.text).toMatch(/^<iframe src="[^"]+"[^>]*allow="microphone; clipboard-write"[^>]*><\/iframe>$/m);
    const [listener] = own(file, 'js');
    const heard: unknown[] = [];
    let hear: (message: object) => void = () => undefined;
    runInNewContext(listener?.text ?? '', {
      window: { addEventListener: (_name: string, listen: typeof hear) => (hear = listen) },
      show: (...told: unknown[]) => heard.push(told),
      openAgainWithNewToken: () => heard.push('again'),
    });
    const rendered = { type: 'service', event: 'video.rendered', videoId: 'vid-7', url: 'https://x.example' };
    hear({ origin: 'https://elsewhere.example', data: rendered });
    hear({ origin: 'https://studio.example', data: rendered });
    hear({ origin: 'https://studio.example', data: { type: 'service', event: 'session.ended' } });
    expect(heard).toEqual([['vid-7', 'https://x.example'], 'again']);
    for (const block of [shown, frame, listener]) if (block) met.add(block);
  });

  it('a webhook is registered, and what it brings is verified in each language', async () => {
    const file = 'docs/guides/webhooks.md';
    const [answer] = await follow(file, undefined, session());
    const { webhook } = JSON.parse(answer ?? '') as { webhook: { id: string; secret: string } };
    await client.post(`/v1/webhooks/${webhook.id}/test`, {});
    const delivery = await waitFor('the delivery', async () => receiver.received[0] ?? null);
    const signed = {
      raw: delivery.raw,
      header: String(delivery.headers['x-service-signature']),
      secret: webhook.secret,
    };
    for (const block of ['js', 'python', 'php'].flatMap((language) => own(file, language))) {
      met.add(block);
      if (!isSpoken(block.language)) continue;
      expect([block.language, await verifies(block, signed, terminal.folder)]).toEqual([block.language, true]);
      for (const forged of [{ raw: `${signed.raw} ` }, { secret: 'whsec_x' }, { header: 't=1,v1=00' }]) {
        expect(await verifies(block, { ...signed, ...forged }, terminal.folder)).toBe(false);
      }
    }
  });

  it('README: the printed request is taken, and a video comes without a server', async () => {
    // What is ordered from here on nobody makes.
    await worker.end();
    const told = await follow('README.md', shortened);
    expect(told[0]).toMatch(/"videoId":"vid-\d+"/);
    expect((await readFile(join(terminal.folder, 'weather.mp4'))).subarray(4, 8).toString()).toBe('ftyp');
  });

  it('a series starts and is looked at', async () => {
    const told = await follow('docs/guides/series.md');
    expect(told[0]).toContain('weekdays 8am');
    expect(told[1]).toMatch(/"dry":true[\s\S]*"cadence":"weekly mon 9am"/);
  });

  it('a style is looked at, and settings of a provider are settings', async () => {
    await follow('docs/guides/write-a-style.md', shortened);
    expect((await readFile(join(terminal.folder, 'frame.png'))).subarray(1, 4).toString()).toBe('PNG');
    await follow('docs/guides/add-a-provider.md');
  });

  it('excerpts stand in the files that they name, and settings of other programs are well-formed', () => {
    for (const block of blocks) {
      const [, from] = /\bfrom=(\S+)/.exec(block.info) ?? [];
      if (from !== undefined) expect([from, read(from).includes(block.text)]).toEqual([from, true]);
      else if (block.language === 'json' && block.file === 'docs/guides/mcp.md') expect(json(block.text)).toBeDefined();
      else continue;
      met.add(block);
    }
  });

  it('have no block that nobody runs, and tests that are named are there', () => {
    const idle = blocks.filter((block) => !met.has(block) && keepersOf(block).length === 0);
    expect(idle.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
    expect(blocks.filter((block) => met.has(block) && keepersOf(block).length > 0)).toEqual([]);
    expect(idleRows(blocks)).toEqual([]);
    for (const { test, says } of namedTests()) expect([test, read(test).includes(says)]).toEqual([test, true]);
    expect(blocks.length).toBeGreaterThan(50);
  });
});

import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { freePort } from '@app/platform';
import {
  type ApiClient,
  HAS_PYTHON,
  IS_FULL,
  itWithMypy,
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
import { programOf, Speakers, SPOKEN, type Spoken } from './guides/spoken';
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

/** A page's blocks of a language that are one program, joined; none where it has none. */
function programIn(file: string, language: Spoken, name = 'page'): string {
  const mine = own(file, language).filter((block) => programOf(block) === name);
  for (const block of mine) met.add(block);
  return mine.map(({ text }) => text).join('\n');
}

/** Languages of the samples that this machine speaks; the others are told as skipped. */
const eachSpoken = (name: string, test: (language: Spoken) => Promise<void>): void => {
  for (const language of SPOKEN) {
    (language === 'python' && !HAS_PYTHON ? it.skip : it)(`${name} (${language})`, () => test(language));
  }
};

describe('README and guides', () => {
  let stack: Stack;
  let worker: Program;
  let client: ApiClient & { accountId: string };
  let market: MarketServer;
  let receiver: Receiver;
  let bakery: LocalServer;
  let terminal: Terminal;
  let speakers: Speakers;

  beforeAll(async () => {
    // Commands of a page find a build that is not made anew under programs that run.
    await promisify(execFile)(process.execPath, ['-e', "import('./scripts/prepare.mjs').then((m) => m.prepare())"], {
      cwd: ROOT,
    });
    market = await MarketServer.start();
    market.serve('/v1/search', () => openMeteoPlaces(['Lisbon', 'Portugal', 'Lisboa']));
    market.serve('/v1/forecast', openMeteoForecast());
    receiver = await Receiver.start();
    bakery = await new LocalServer(async (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ bakery: 'Harbour Bakery', rye: { name: 'Rye', price: 4.2, currency: 'USD' } }));
    }).listen();
    const services = { OPEN_METEO_BASE_URL: market.url, OPEN_METEO_GEOCODING_BASE_URL: market.url };
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1', ...services });
    client = await stack.account(20_000);
    worker = await stack.startWorker();
    [terminal, speakers] = await Promise.all([Terminal.open(), Speakers.come()]);
  });

  afterAll(async () => {
    await Promise.all([terminal.close(), speakers.go()]);
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
  /** Runs the samples of a page in a language, with an account of their own; what they print. */
  async function speak(file: string, language: Spoken, apiKey?: string): Promise<string> {
    const key = apiKey ?? (await stack.account(20_000)).apiKey;
    const env = { BASE_URL: stack.baseUrl, FACTREEL_API_KEY: key };
    return await speakers.run(language, filledIn(programIn(file, language)), env, terminal.folder);
  }
  const isVideo = async (name: string) => {
    const file = await readFile(join(terminal.folder, name));
    await rm(join(terminal.folder, name));
    return file.subarray(4, 8).toString() === 'ftyp';
  };
  const session = () => `export BASE_URL='${stack.baseUrl}' FACTREEL_API_KEY='${client.apiKey}'`;
  const json = (text = ''): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;

  it('the quick start leads to a video', async () => {
    const [order, news] = await follow('docs/guides/quick-start.md');
    expect(order).toMatch(/"videoId":"vid-\d+".*"watchUrl":"http/);
    expect(news).toContain('"status":"rendered"');
    expect(await isVideo('video.mp4')).toBe(true);
  });

  eachSpoken('the quick start leads to a video', async (language) => {
    expect(await speak('docs/guides/quick-start.md', language)).toMatch(/^vid-\d+\n(draft|rendering)\n[^]*rendered\n$/);
    expect(await isVideo('video.mp4')).toBe(true);
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

  eachSpoken('a video is ordered, read, edited, rendered and removed', async (language) => {
    expect((await speak('docs/guides/make-a-video.md', language)).split('\n')).toEqual([
      '490 4.90',
      'scripted',
      expect.stringMatching(/^1 true WEBVTT$/i),
      '2',
      `400 bad_request: script.scenes[0].text figure "4" is not in data ${stack.baseUrl}/docs/errors#bad_request`,
      '1',
      expect.stringMatching(/^vid-\d+ .+/),
      '',
    ]);
    expect(await isVideo('video.mp4')).toBe(true);
  });

  eachSpoken(
    'the first hour leads from no account to a month of a series, its events and a live video',
    async (language) => {
      const port = await freePort();
      const env = { BASE_URL: stack.baseUrl, PORT: String(port), EMAIL: `${language}@hour.example` };
      const code = programIn('docs/guides/first-hour.md', language);
      expect((await speakers.run(language, code, env, terminal.folder)).split('\n')).toEqual([
        'a forged event is answered 400',
        'ready Rye price up to $4.50 posted',
        'video.rendered',
        expect.stringMatching(/^rendered true$/i),
        '',
      ]);
      expect(await isVideo('live.mp4')).toBe(true);
    },
  );

  it('test mode is entered from a terminal, its video costs nothing, and a month of a series is played', async () => {
    const [, made, played] = await follow('docs/guides/test-mode.md');
    expect(made).toMatch(/"status":"rendered"[^]*"livemode":false/);
    expect(played).toMatch(/"status":"ready"[^]*"testClockId":"clk_\w+"/);
  });

  eachSpoken('a video is made in test mode, and a month of a series is played', async (language) => {
    const words = ['key:create', '--account', client.accountId, '--mode', 'test'];
    const { apiKey } = await stack.admin<{ apiKey: string }>(...words);
    expect(await speak('docs/guides/test-mode.md', language, apiKey)).toMatch(
      /^false rendered http\S+\n\d+ test credits are left\nready \S+ (null|None)\n\S+\n$/i,
    );
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
    const [answer, rotated] = await follow(file, undefined, session());
    const { webhook } = JSON.parse(answer ?? '') as { webhook: { id: string; secret: string } };
    const { secret, previousUntil } = (JSON.parse(rotated ?? '') as { webhook: Record<string, string> }).webhook;
    expect([secret?.startsWith('whsec_'), secret === webhook.secret, previousUntil]).toEqual([
      true,
      false,
      expect.any(String),
    ]);
    await client.post(`/v1/webhooks/${webhook.id}/test`, {});
    const delivery = await waitFor('the delivery', async () => receiver.received[0] ?? null);
    const signed = {
      raw: delivery.raw,
      header: String(delivery.headers['x-service-signature']),
      secret: webhook.secret,
    };
    const verifiers = ['js', 'python', 'php'].flatMap((language) => own(file, language));
    for (const block of verifiers.filter((each) => programOf(each) === 'verify')) {
      met.add(block);
      if (!isSpoken(block.language)) continue;
      expect([block.language, await verifies(block, signed, terminal.folder)]).toEqual([block.language, true]);
      for (const forged of [{ raw: `${signed.raw} ` }, { secret: 'whsec_x' }, { header: 't=1,v1=00' }]) {
        expect(await verifies(block, { ...signed, ...forged }, terminal.folder)).toBe(false);
      }
    }
  });

  eachSpoken('a webhook is registered, and its secret replaced', async (language) => {
    expect(await speak('docs/guides/webhooks.md', language)).toMatch(
      /^wh_\w+ whsec_\S+\nwhsec_\S+ \d{4}-\d\d-\d\dT\S+\n$/,
    );
  });

  eachSpoken('a receiver takes what is ours and refuses what is not', async (language) => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const made = await client.post<{ webhook: Record<'id' | 'secret', string> }>('/v1/webhooks', {
      url,
      events: ['video.rendered'],
    });
    const { id, secret } = made.body.webhook;
    const env = { PORT: new URL(url).port, WEBHOOK_SECRET: secret };
    const code = programIn('docs/guides/webhooks.md', language, 'receiver');
    await speakers.during(language, code, env, async () => {
      const forged = () => fetch(url, { method: 'POST', body: '{}', headers: { 'x-service-signature': 't=1,v1=00' } });
      const refused = await waitFor('the receiver to listen', () => forged().catch(() => null));
      expect(refused.status).toBe(400);
      await client.post(`/v1/webhooks/${id}/test`, {});
      const delivery = await waitFor('the delivery', async () => {
        const { body } = await client.get<{ data: Array<{ status: string; responseStatus: number }> }>(
          `/v1/webhooks/${id}/deliveries`,
        );
        return body.data.find(({ status }) => status !== 'pending') ?? null;
      });
      expect(delivery).toMatchObject({ status: 'delivered', responseStatus: 204 });
    });
  });

  eachSpoken('events are heard as they happen', async (language) => {
    const env = { BASE_URL: stack.baseUrl, FACTREEL_API_KEY: client.apiKey };
    await speakers.during(language, programIn('docs/guides/webhooks.md', language, 'stream'), env, async (nextLine) => {
      let isHeard = false;
      const heard = nextLine().finally(() => (isHeard = true));
      // Until the stream is open nobody hears them.
      await waitFor('an event', async () => {
        const body = { data: { waitMinutes: 17 }, targetSeconds: 15, async: true };
        const made = await client.post<{ videoId: string }>('/v1/videos/from-data', body);
        await client.post(`/v1/videos/${made.body.videoId}/cancel`, {});
        await new Promise((resume) => setTimeout(resume, 1_000));
        return isHeard || null;
      });
      expect(await heard).toMatch(/^video\.render_failed evt_\w+$/);
    });
  });

  itWithMypy('samples in Python have the types that the client says', async () => {
    const files = [...new Set(blocks.filter(({ language }) => language === 'python').map(({ file }) => file))];
    const programs = files.flatMap((file) =>
      ['page', 'receiver', 'stream'].map((name) => programIn(file, 'python', name)),
    );
    expect(await speakers.faultsOf(programs)).toBe('');
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

  eachSpoken('a series starts and is looked at', async (language) => {
    expect(await speak('docs/guides/series.md', language)).toMatch(
      /^\d+ starters\n\[[^]+\]\nweekdays 8am \d{4}-\S+ vid-\d+\n$/,
    );
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
    const isSilent = ({ language }: Block) => language === 'python' && !HAS_PYTHON;
    const idle = blocks.filter((block) => !met.has(block) && !isSilent(block) && keepersOf(block).length === 0);
    expect(idle.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
    expect(blocks.filter((block) => met.has(block) && keepersOf(block).length > 0)).toEqual([]);
    expect(idleRows(blocks)).toEqual([]);
    for (const { test, says } of namedTests()) expect([test, read(test).includes(says)]).toEqual([test, true]);
    expect(blocks.length).toBeGreaterThan(50);
  });
});

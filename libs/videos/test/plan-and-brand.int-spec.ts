import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { BadRequestError, NotFoundError, RateLimitedError } from '@app/platform';
import { createCanvas } from '@app/render';
import { KeepAssetService, LibraryService } from '@app/sources';
import { LocalServer, TestApp, waitFor } from '@app/testing';
import { PlanVideoService, VideosModule } from '../src';
import { ChannelsService, LearnBrandService } from '@app/channels';

const POOL = {
  asset: 'USDC',
  chain: 'Base',
  apyPct: 6.84,
  benchmarkName: 'Three-month T-bill',
  benchmarkApyPct: 4.31,
  tvlUsd: 412_600_000,
};
const PAGE = `<html lang="en"><head><title>Fjordwheels | Used bicycles</title>
  <style>a{color:#d7263d}.button{background:#d7263d}h1{font-family:"Playfair Display",serif}</style></head>
  <body><header><img class="logo" src="/logo.png" alt=""></header><h1>Bikes</h1><a class="button" href="/">Buy</a>
  <p>Hey, you! We fix bikes with love. Grab one today! Oops, the red ones are gone! We're fixing more of them for you. Come and say hi on Saturday!</p>
  <table><tr><th>Model</th><th>Price</th></tr><tr><td>Tern</td><td>$840</td></tr><tr><td>Skua</td><td>$560</td></tr></table></body></html>`;

function logoPng(): Buffer {
  const canvas = createCanvas(200, 200);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#0a7a5c';
  ctx.fillRect(40, 40, 120, 120);
  return canvas.toBuffer('image/png');
}

describe('plans and brands', () => {
  let app: TestApp;
  let server: LocalServer;
  let site: string;
  let serial = 0;

  beforeAll(async () => {
    server = await new LocalServer(async ({ url }, response) => {
      if (url === '/logo.png') response.end(logoPng());
      else if (url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    }).listen();
    site = `${server.url}/`;
    app = await TestApp.start({
      house: { CONFIG_PARTS, ENTITIES },
      modules: [VideosModule],
      settings: { FETCH_ALLOW: '127.0.0.1' },
    });
  });

  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  const get = <T>(token: abstract new (...words: never[]) => T): T => app.get(token);

  const anAccount = async (): Promise<string> => await app.account(`acc_plan${++serial}`);
  const rowsOf = async (table: string): Promise<number> => {
    const [row] = await app.rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
    return row?.n ?? -1;
  };

  describe('a plan', () => {
    it('tells scenes, words, pictures and the price of an account without a credit, and keeps nothing', async () => {
      const accountId = await anAccount();
      const order = { data: POOL, style: 'swiss-poster', cta: 'See the live rate', targetSeconds: 20 } as const;
      const folders = async (): Promise<string[]> =>
        (await readdir(tmpdir())).filter((name) => name.startsWith('factreel-plan-'));
      const before = await folders();
      const plan = await get(PlanVideoService).plan(accountId, order);
      expect(plan).toMatchObject({
        style: 'swiss-poster',
        format: '9:16',
        language: 'en',
        quote: { credits: 490, usd: '4.90' },
      });
      expect(plan.narration.map(({ text }) => text).join(' ')).toMatch(/6\.84/);
      expect(plan.narration.at(-1)?.text).toContain('See the live rate');
      expect(plan.stills.map(({ scene }) => scene)).toEqual(plan.storyboard.map(({ n }) => n));
      for (const { image, width, height } of plan.stills) {
        expect([width, height]).toEqual([270, 480]);
        expect(image).toMatch(/^data:image\/jpeg;base64,\/9j\//);
      }
      expect(JSON.stringify(plan).length).toBeLessThan(1_000_000);
      const times = plan.narration.flatMap(({ fromMs, toMs }) => [fromMs, toMs]);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThanOrEqual(plan.durationSeconds * 1000);
      for (const table of ['videos', 'jobs', 'source_packs', 'holds'])
        expect([table, await rowsOf(table)]).toEqual([table, 0]);
      // Other suites plan at the same time; their folders go as well.
      const left = (await folders()).filter((name) => !before.includes(name));
      await waitFor('the folder of the plan to go', async () => {
        const now = await folders();
        return !left.some((name) => now.includes(name));
      });
    });

    it('reads pages, and scripts are told as they stand', async () => {
      const accountId = await anAccount();
      const ofPage = await get(PlanVideoService).plan(accountId, { sourceUrl: site, targetSeconds: 15 });
      expect(ofPage.narration.map(({ text }) => text).join(' ')).toMatch(/840/);
      expect(await rowsOf('source_packs')).toBe(0);
      const script = {
        scenes: [
          { type: 'title', text: 'Bikes are back.' },
          { type: 'cta', text: 'Come by.' },
        ],
      };
      const ofScript = await get(PlanVideoService).plan(accountId, { script });
      expect(ofScript.narration.map(({ text }) => text)).toEqual(['Bikes are back.', 'Come by.']);
    });

    it('is made one at a time for an account, and stops when nobody waits for it', async () => {
      const accountId = await anAccount();
      const stop = new AbortController();
      const first = get(PlanVideoService).plan(accountId, { data: POOL }, stop.signal);
      await expect(get(PlanVideoService).plan(accountId, { data: POOL })).rejects.toThrow(RateLimitedError);
      stop.abort(new Error('gone'));
      await expect(first).rejects.toThrow('gone');
    });

    it('refuses what an order refuses', async () => {
      const accountId = await anAccount();
      const plans = get(PlanVideoService);
      await expect(plans.plan(accountId, { data: {} })).rejects.toThrow();
      await expect(plans.plan(accountId, { data: POOL, channelId: 'chn_none' })).rejects.toThrow(NotFoundError);
      await expect(plans.plan(accountId, { data: POOL, text: 'too' })).rejects.toThrow(BadRequestError);
    });
  });

  describe('a learned brand', () => {
    it('is worn by the channel that it was learned for', async () => {
      const accountId = await anAccount();
      const { id: channelId } = await get(ChannelsService).create(accountId, { name: 'Bikes' });
      const brand = { accent: '#d7263d', ground: '#ffffff', watermark: 'Fjordwheels' };
      const learned = await get(LearnBrandService).learn(accountId, { channelId, url: site });
      expect(learned).toMatchObject({
        channelId,
        name: 'Fjordwheels',
        brand,
        saved: ['brand', 'defaults.language', 'styleNotes'],
        voice: { tone: 'playful', language: 'en', styleNotes: 'Keep it playful.' },
        fonts: { heading: { family: 'Playfair Display', like: 'Bodoni Moda', styles: ['luxury-minimal'] } },
        logo: { width: 200, height: 200 },
      });
      const channel = await get(ChannelsService).get(accountId, channelId);
      expect(channel.settings()).toMatchObject({ brand, defaults: { language: 'en' }, styleNotes: 'Keep it playful.' });
      const asset = await get(LibraryService).get(accountId, learned.logo?.libraryAssetId ?? '');
      expect([asset.kind, asset.title, asset.folder]).toEqual(['image', 'Logo of Fjordwheels', 'brand']);
      // What was learned is a brand as channels take it.
      await get(ChannelsService).create(accountId, { name: 'Again', brand: learned.brand });
    });

    it('comes from a logo of the library too', async () => {
      const accountId = await anAccount();
      const { id: channelId } = await get(ChannelsService).create(accountId, {
        name: 'A',
        brand: { watermark: 'ACME' },
      });
      const path = join(app.folder, 'sign.png');
      await writeFile(path, logoPng());
      const { id: libraryAssetId } = await get(KeepAssetService).keepFile(accountId, { path, name: 'sign.png' });
      const learned = await get(LearnBrandService).learn(accountId, { channelId, libraryAssetId });
      expect(learned).toMatchObject({
        brand: { accent: '#0a7a5c', watermark: 'ACME' },
        logo: { libraryAssetId, width: 200, height: 200 },
        saved: ['brand'],
        voice: null,
      });
    });

    it('leaves the channel as it is where nothing can be learned, and other accounts alone', async () => {
      const accountId = await anAccount();
      const { id: channelId } = await get(ChannelsService).create(accountId, { name: 'Mine' });
      const lessons = get(LearnBrandService);
      await expect(lessons.learn(accountId, { channelId, url: 'http://10.0.0.1/' })).rejects.toThrow(
        'not a public address',
      );
      await expect(lessons.learn(accountId, { channelId })).rejects.toThrow(BadRequestError);
      await expect(lessons.learn(await anAccount(), { channelId, url: site })).rejects.toThrow(NotFoundError);
      expect((await get(ChannelsService).get(accountId, channelId)).brand).toBeNull();
    });
  });
});

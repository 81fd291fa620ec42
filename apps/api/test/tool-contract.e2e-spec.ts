import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type ApiClient,
  DRIVE_KEY,
  DriveServer,
  frankfurterLatest,
  GOOGLE_FOLDER,
  hourlyCandles,
  LocalServer,
  MarketServer,
  Stack,
  waitFor,
} from '@app/testing';
import type { CaseRecords, SpareRecords, ToolCases, ToolCaseTable } from '@app/tools';
import { type ContractCheck, factreelHost, toolContract } from '../../../packages/tool-sdk/src/testing';

const CATALOGUE = resolve(__dirname, '../../../libs/tools/src/catalogue');
const PAGE = `<html lang="en"><head><title>Fjordwheels | Used bicycles</title><style>a{color:#d7263d}</style></head>
  <body><a href="/">See the bikes</a></body></html>`;
const ORDER = { data: { gate: 'Gate B', waitMinutes: 17 }, targetSeconds: 15, style: 'swiss-poster', music: false };

const TOKEN = '0x4ed4e862860bed51a9570b96d89af5e1b0efefed';
const POOL = '0xc9034c3e7f58003e6ae0c8438e7c8f4598d5acaa';
const WETH = '0x4200000000000000000000000000000000000006';

type Account = ApiClient & { accountId: string };

/** The cases of the catalogue's folders, by tool. */
const TOOLS = readdirSync(CATALOGUE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.cases.ts'))
  .flatMap((file) => {
    const { cases } = jest.requireActual<{ cases: ToolCaseTable }>(join(CATALOGUE, file));
    return Object.entries(cases).map(([name, tried]) => ({ name, cases: tried }));
  });
const PICTURE = readFileSync(resolve(__dirname, '../../../docs/gallery/comic.jpg'));

describe('every tool of the catalogue', () => {
  let stack: Stack;
  let site: LocalServer;
  let drive: DriveServer;
  let market: MarketServer;
  let client: Account;
  let own: CaseRecords;
  let theirs: CaseRecords;
  const addresses = { page: '', picture: '', folder: 'https://drive.google.com/drive/folders/root?usp=sharing' };

  beforeAll(async () => {
    site = await new LocalServer(({ url }, answer) => {
      if (url?.endsWith('.jpg')) answer.writeHead(200, { 'content-type': 'image/jpeg' }).end(PICTURE);
      else answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    }).listen();
    addresses.page = `${site.url}/`;
    addresses.picture = `${addresses.page}bicycle.jpg`;
    [drive, market] = [await DriveServer.start(), await MarketServer.start()];
    drive.entries.set('root', { name: 'B-roll', parent: '', mimeType: GOOGLE_FOLDER });
    market.serve('/v1/latest', frankfurterLatest('EUR', 'USD', 1.0845));
    market.list('base', TOKEN, [{ imageUrl: 'https://127.0.0.1:1/degen.png' }]);
    market.chart('base', POOL, { base: TOKEN, quote: WETH }, hourlyCandles(0.01234));
    const markets = { FRANKFURTER_BASE_URL: market.url, DEXSCREENER_BASE_URL: market.url };
    const servers = { GOOGLE_DRIVE_BASE_URL: drive.url, GECKOTERMINAL_BASE_URL: market.url, ...markets };
    stack = await Stack.start({ ...servers, FETCH_ALLOW: '127.0.0.1' });
    await stack.startWorker();
    client = await stack.account(20_000);
    await client.post('/v1/account/connections', { kind: 'google-drive', apiKey: DRIVE_KEY });
    [own, theirs] = [await recordsOf(client, true), await recordsOf(await stack.account(1_000), false)];
  });

  afterAll(async () => {
    await stack?.stop();
    await Promise.all([drive.stop(), market.stop()]);
    await site.stop();
  });

  async function recordsOf(account: Account, render: boolean): Promise<CaseRecords> {
    const made = async <T>(path: string, body: object) => (await account.post<T>(path, body)).body;
    const { channelId } = await made<{ channelId: string }>('/v1/channels', { name: 'Gates' });
    const series = { kind: 'page', url: addresses.page };
    const { seriesId } = await made<{ seriesId: string }>('/v1/tools/start_series', series);
    const { showId } = await made<{ showId: string }>('/v1/shows', { title: 'Gates at nine' });
    const { sourcePackId } = await made<{ sourcePackId: string }>('/v1/sources', { url: addresses.page });
    const footageId = await assetOf(account);
    const order = { ...ORDER, render, async: true };
    const { jobId, videoId } = await made<{ jobId: string; videoId: string }>('/v1/videos/from-data', order);
    await arrived(account, videoId, render ? 'rendered' : 'scripted');
    const spare = sparesOf(account);
    return { videoId, jobId, channelId, showId, footageId, seriesId, sourcePackId, spare };
  }

  async function arrived(account: Account, videoId: string, wanted: string): Promise<void> {
    await waitFor(`${videoId} to be there`, async () => {
      const { status } = (await account.get<{ status: string }>(`/v1/videos/${videoId}`)).body;
      if (status === 'error') throw new Error(`${videoId} failed`);
      return status === wanted;
    });
  }

  let assets = 0;
  async function assetOf({ accountId }: Account): Promise<string> {
    const id = `ast_${(assets += 1)}${accountId.slice(4)}`;
    await stack.rows(
      `INSERT INTO library_assets (id, account_id, kind, title, duration, width, height, bytes, file_name, has_thumbnail, media_key, created_at, updated_at)
       VALUES ($1, $2, 'video', 't', 3, 320, 180, 1, 'media.mp4', false, 'k', now(), now())`,
      [id, accountId],
    );
    return id;
  }

  function sparesOf(account: Account): SpareRecords {
    const made = async (path: string, body: object) => (await account.post<Record<string, string>>(path, body)).body;
    const idOf = async (path: string, body: object, name: string) => (await made(path, body))[name] ?? '';
    const series = async () => await idOf('/v1/tools/start_series', { kind: 'page', url: addresses.page }, 'seriesId');
    return {
      series,
      scriptedVideo: async () => {
        const videoId = await idOf('/v1/videos/from-data', { ...ORDER, render: false }, 'videoId');
        await arrived(account, videoId, 'scripted');
        return videoId;
      },
      unfinishedVideo: async () => {
        const { videoId = '', jobId = '' } = await made('/v1/videos/from-data', { ...ORDER, async: true });
        return { videoId, jobId };
      },
      channel: async () => await idOf('/v1/channels', { name: 'Gates' }, 'channelId'),
      show: async () => await idOf('/v1/shows', { title: 'Gates' }, 'showId'),
      heldEpisode: async (videoId) => {
        const seriesId = await series();
        await stack.rows(
          `INSERT INTO episodes (id, account_id, series_id, video_id, n, title, status, changed, findings, created_at, updated_at)
           VALUES ($1, $2, $3, $4, 1, 'Gates', 'held', '[]', '[]', now(), now())`,
          [`epi_${seriesId.slice(4)}`, account.accountId, seriesId, videoId],
        );
        return { seriesId, videoId };
      },
      asset: async () => await assetOf(account),
      sourcePack: async () => await idOf('/v1/sources', { data: ORDER.data }, 'sourcePackId'),
    };
  }

  function checksOf(name: string, cases: ToolCases): ContractCheck[] {
    // Made once: what a call removes or stops is made for that tool alone.
    let inputs: ReturnType<ToolCases['good']> | undefined;
    return toolContract(name, {
      host: () => factreelHost({ baseUrl: stack.baseUrl, apiKey: client.apiKey }),
      poor: async () => factreelHost({ baseUrl: stack.baseUrl, apiKey: (await stack.account(0)).apiKey }),
      cases: {
        good: () => (inputs ??= cases.good(own, addresses)),
        foreign: () => cases.foreign?.(theirs, addresses) ?? [],
      },
    });
  }

  it('has cases beside it [§C9 contract]', async () => {
    const { data } = (await client.get<{ data: Array<{ name: string }> }>('/v1/tools')).body;
    const without = data.filter(({ name }) => !TOOLS.some((tool) => tool.name === name));
    expect(without.map(({ name }) => `add ${name} to the cases of its folder in libs/tools/src/catalogue`)).toEqual([]);
  });

  const walked = TOOLS.flatMap(({ name, cases }) => checksOf(name, cases).map((check) => ({ ...check, tool: name })));
  it.each(walked)('$tool $name', async ({ run }) => {
    await run();
  });
});

import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import {
  type ApiClient,
  DRIVE_KEY,
  DriveServer,
  frankfurterLatest,
  GOOGLE_FOLDER,
  MarketServer,
  Stack,
  waitFor,
} from '@app/testing';
import type { CaseRecords, ToolCases } from '@app/tools';
import { type ContractCheck, factreelHost, toolContract } from '../../../packages/tool-sdk/src/testing';

const CATALOGUE = resolve(__dirname, '../../../libs/tools/src/catalogue');
const PAGE = `<html lang="en"><head><title>Fjordwheels | Used bicycles</title><style>a{color:#d7263d}</style></head>
  <body><a href="/">See the bikes</a></body></html>`;
const ORDER = { data: { gate: 'Gate B', waitMinutes: 17 }, targetSeconds: 15, style: 'swiss-poster', music: false };

type Account = ApiClient & { accountId: string };

/** The tools of the catalogue, each a folder of its name, with the cases that stand in it. */
const TOOLS = readdirSync(CATALOGUE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, file: readdirSync(join(CATALOGUE, name)).find((file) => file.endsWith('.cases.ts')) }));

describe('every tool of the catalogue', () => {
  let stack: Stack;
  let site: Server;
  let drive: DriveServer;
  let market: MarketServer;
  let client: Account;
  let own: CaseRecords;
  let theirs: CaseRecords;
  const addresses = { page: '', folder: 'https://drive.google.com/drive/folders/root?usp=sharing' };

  beforeAll(async () => {
    site = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));
    await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
    addresses.page = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
    [drive, market] = [await DriveServer.start(), await MarketServer.start()];
    drive.entries.set('root', { name: 'B-roll', parent: '', mimeType: GOOGLE_FOLDER });
    market.serve('/v1/latest', frankfurterLatest('EUR', 'USD', 1.0845));
    const servers = { GOOGLE_DRIVE_BASE_URL: drive.url, FRANKFURTER_BASE_URL: market.url };
    stack = await Stack.start({ ...servers, FETCH_ALLOW: '127.0.0.1' });
    await stack.startWorker();
    client = await stack.account(10_000);
    await client.post('/v1/account/connections', { kind: 'google-drive', apiKey: DRIVE_KEY });
    [own, theirs] = [await recordsOf(client, true), await recordsOf(await stack.account(1_000), false)];
  });

  afterAll(async () => {
    await stack?.stop();
    await Promise.all([drive.stop(), market.stop()]);
    site.closeAllConnections();
    site.close();
  });

  async function recordsOf(account: Account, render: boolean): Promise<CaseRecords> {
    const made = async <T>(path: string, body: object) => (await account.post<T>(path, body)).body;
    const { channelId } = await made<{ channelId: string }>('/v1/channels', { name: 'Gates' });
    const series = { kind: 'page', url: addresses.page };
    const { seriesId } = await made<{ seriesId: string }>('/v1/tools/start_series', series);
    const footageId = `ast_${account.accountId.slice(4)}`;
    await stack.rows(
      `INSERT INTO library_assets (id, account_id, kind, title, duration, width, height, bytes, file_name, has_thumbnail, media_key, created_at, updated_at)
       VALUES ($1, $2, 'video', 't', 3, 320, 180, 1, 'media.mp4', false, 'k', now(), now())`,
      [footageId, account.accountId],
    );
    const order = { ...ORDER, render, async: true };
    const { jobId, videoId } = await made<{ jobId: string; videoId: string }>('/v1/videos/from-data', order);
    await waitFor(`${videoId} to be there`, async () => {
      const { status } = (await account.get<{ status: string }>(`/v1/videos/${videoId}`)).body;
      if (status === 'error') throw new Error(`${videoId} failed`);
      return status === (render ? 'rendered' : 'scripted');
    });
    return { videoId, jobId, channelId, footageId, seriesId };
  }

  const casesOf = (file: string) => jest.requireActual<{ cases: ToolCases }>(file).cases;

  function checksOf(name: string, file: string): ContractCheck[] {
    return toolContract(name, {
      host: () => factreelHost({ baseUrl: stack.baseUrl, apiKey: client.apiKey }),
      poor: async () => factreelHost({ baseUrl: stack.baseUrl, apiKey: (await stack.account(0)).apiKey }),
      cases: {
        good: () => casesOf(file).good(own, addresses),
        foreign: () => casesOf(file).foreign?.(theirs, addresses) ?? [],
      },
    });
  }

  it('has cases beside it [§C9 contract]', async () => {
    const { data } = (await client.get<{ data: Array<{ name: string }> }>('/v1/tools')).body;
    const without = data.filter(({ name }) => !TOOLS.some((tool) => tool.name === name && tool.file !== undefined));
    const wanted = without.map(
      ({ name }) => `add libs/tools/src/catalogue/${name}/${name.replaceAll('_', '-')}.cases.ts`,
    );
    expect(wanted).toEqual([]);
  });

  const walked = TOOLS.flatMap(({ name, file }) =>
    file === undefined ? [] : checksOf(name, join(CATALOGUE, name, file)).map((check) => ({ ...check, tool: name })),
  );
  it.each(walked)('$tool $name', async ({ run }) => {
    await run();
  });
});

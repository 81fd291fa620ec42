import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type ApiClient,
  BufferServer,
  type Description,
  IS_FULL,
  LocalServer,
  type MarketServer,
  OwnerClient,
  PostizServer,
  residentBytes,
  Stack,
} from '@app/testing';
import { startersMarket } from './autopilot/starters-market';
import { fieldsOf, generateValue } from './fuzz/generate-value';
import { madeRequest, type Route } from './fuzz/made-request';
import { Random } from './fuzz/random';

const REQUESTS = IS_FULL ? 20_000 : 300;
/** Of the fields that the short run leaves out by null. */
const SHARE = 0.2;
const LIMIT_MS = IS_FULL ? 3_600_000 : 300_000;
const SEED = 20_261_121;
const AT_ONCE = 6;
/** A stream stays open until a video is finished, and who signs out can ask no more. */
const LEFT_OUT = new Set(['followVideo', 'signOut']);
const IDS = /"((?:vid-|(?:job|wh|dlv|evt|chn|shw|ast|key|ntf)_)\w+)"/g;
const MOST_IDS = 60;
const THEIRS = 4;
const MOST_FAULTS = 40;
/** Settings of every service outside; here one answers for the markets, mostly that it does not know what is asked for. */
const OUTSIDE = readFileSync(resolve(__dirname, '../../../.env.example'), 'utf8').matchAll(/^(\w+_BASE_URL)=https:/gm);
/** The addresses that the description shows for a file and for a scheduler of one's own; here somebody answers them. */
const FILE = 'https://cdn.example.com/harbour.mp4';
const SCHEDULER = 'https://postiz.newsroom.example/api';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Words of a database, of a file of ours or of a stack trace. */
const INNARDS = /node_modules|\bat \/|\bat async |syntax error|pg_|SQLSTATE|\/dist\/|Cannot read prop/;
/** What a server may grow by while it warms up and its garbage is not collected yet. */
const ROOM_BYTES = 400 * 2 ** 20;

/** Requests out of the description itself, valid and not; the clients hold every answer against it. */
describe('requests that were made up', () => {
  let stack: Stack;
  let client: ApiClient;
  let owner: OwnerClient;
  let other: ApiClient;
  let document: Description;
  let files: LocalServer;
  let market: MarketServer;
  let schedulers: [PostizServer, BufferServer];
  let fileUrl: string;
  /** Of the other account; no answer to anyone else holds one. */
  let secrets: string[];
  /** Records to ask for: the other account's, and those that the requests make. */
  let ids: string[];
  /** The other account before anyone asked. */
  let before: unknown;

  beforeAll(async () => {
    files = await new LocalServer((_request, answer) => answer.end(PICTURE)).listen();
    fileUrl = `${files.url}/harbour.png`;
    market = await startersMarket();
    schedulers = [await PostizServer.start(), await BufferServer.start()];
    const [postiz, buffer] = schedulers;
    const outside: NodeJS.ProcessEnv = Object.fromEntries([...OUTSIDE].map(([, name = '']) => [name, market.url]));
    const settings = { ...outside, POSTIZ_BASE_URL: postiz.url, BUFFER_BASE_URL: buffer.url };
    stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1', ...settings });
    client = await stack.account(10_000_000);
    owner = await OwnerClient.enter(stack.baseUrl, { email: 'fuzz@x.example', password: 'a long password' });
    const stranger = await stack.account(777);
    other = stranger;
    const order = { data: { secretFigure: 987_654 }, external_id: 'secret-of-another' };
    const video = (await other.post<Record<string, string>>('/v1/videos/from-data', order)).body;
    const hook = { url: 'https://hooks.example/another', events: ['video.rendered'] };
    const { webhook } = (await other.post<{ webhook: Record<string, string> }>('/v1/webhooks', hook)).body;
    const channel = (await other.post<Record<string, string>>('/v1/channels', { name: 'secret-of-another' })).body;
    const asset = (
      await other.post<Record<string, string>>('/v1/library/upload', { url: fileUrl, title: 'secret-of-another' })
    ).body;
    const assetKey = new URL(asset['url'] ?? '').searchParams.get('k');
    const kept = [
      stranger.accountId,
      other.apiKey,
      video['mediaKey'],
      video['sourcePackId'],
      webhook?.['secret'],
      assetKey,
    ];
    secrets = ['secret-of-another', '987654', 'hooks.example/another', ...kept.map((secret) => secret ?? 'missing')];
    const made = [video['videoId'], webhook?.['id'], channel['channelId'], asset['libraryAssetId']];
    ids = made.map((id) => id ?? 'missing');
    before = (await other.get('/v1/account')).body;
    document = await stack.description.document();
  });

  afterAll(async () => {
    await files.stop();
    await stack.stop();
    await Promise.all([market, ...schedulers].map((server) => server.stop()));
  });

  function routes(): Route[] {
    const all = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) => (operation ? [{ method, path, operation }] : [])),
    );
    return all.filter(({ path, operation }) => path.startsWith('/v1/') && !LEFT_OUT.has(operation.operationId));
  }

  const isOwners = ({ operation }: Route): boolean =>
    operation.security?.some((way) => 'session' in (way as object)) ?? false;

  function answered<Text extends string | undefined>(body: Text): Text {
    return body?.replaceAll(FILE, fileUrl).replaceAll(SCHEDULER, schedulers[0].url) as Text;
  }

  /** Sends one request; returns what is wrong with its answer. */
  async function faultOf(route: Route, random: Random, statuses: Map<number, number>): Promise<string | null> {
    const request = madeRequest(route, document, ids, random);
    const asker = isOwners(route) ? owner : client;
    try {
      const content = answered(request.body);
      const { status, body } = await asker.send<unknown>(request.method, request.path, content, request.headers);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const told = JSON.stringify(body);
      const shown = status < 300 ? [...told.matchAll(IDS)].map(([, id]) => id ?? '') : [];
      ids.push(...shown.filter((id) => !ids.includes(id)));
      // Those of the other account stay; of the rest the newest.
      ids.splice(THEIRS, Math.max(0, ids.length - MOST_IDS));
      const leaked = secrets.find((secret) => told.includes(secret) && !JSON.stringify(request).includes(secret));
      if (leaked) return `${JSON.stringify(request)} answered ${leaked} of another account: ${told}`;
      if (status < 500 && !INNARDS.test(told)) return null;
      return `${JSON.stringify(request).slice(0, 2000)} answered ${status} ${told}`;
    } catch (error) {
      return `${JSON.stringify(request).slice(0, 2000)}: ${String(error)}`;
    }
  }

  it(
    `are all answered as described: no 5xx, nothing of another account (${REQUESTS})`,
    async () => {
      const random = new Random(SEED);
      const known = routes();
      const statuses = new Map<number, number>();
      const faults: string[] = [];
      let sent = 0;
      let warm = 0;
      // Nobody waits for the others: one request may take a minute, in which the server closes connections that idle.
      const ask = async () => {
        while (sent < REQUESTS && faults.length < MOST_FAULTS) {
          sent += 1;
          if (sent === REQUESTS / 4) warm = await residentBytes(stack.baseUrl);
          const fault = await faultOf(random.pick(known), random, statuses);
          if (fault) faults.push(fault);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, ask));
      expect(faults).toEqual([]);
      expect(await residentBytes(stack.baseUrl)).toBeLessThan(warm + ROOM_BYTES);
      for (const status of [200, 400, 404]) expect(statuses.get(status)).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );

  it('may leave a field out by null: it is taken or refused, and breaks nothing', async () => {
    const faults: string[] = [];
    const random = new Random(SEED);
    for (const route of routes()) {
      const schema = route.operation.requestBody?.content['application/json']?.schema;
      if (schema === undefined) continue;
      const { all, needed } = fieldsOf(schema, document);
      for (const field of all) {
        if (!IS_FULL && !random.chance(SHARE)) continue;
        const full = Object.entries(generateValue(schema, document, random) as object);
        const short = full.filter(([name]) => needed.includes(name));
        for (const fields of [full, short]) {
          const body = JSON.stringify({ ...Object.fromEntries(fields), [field]: null });
          const path = route.path.replace(/\{[^}]+\}/g, () => random.pick(ids));
          const asker = isOwners(route) ? owner : client;
          const asked = asker.send(route.method.toUpperCase(), path, answered(body));
          await asked.catch((error: unknown) => faults.push(`${body}: ${String(error)}`));
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('leave another account as it was, and every credit accounted for', async () => {
    for (const list of ['/v1/videos', '/v1/webhooks', '/v1/channels', '/v1/library']) {
      expect((await other.get<{ data: unknown[] }>(list)).body.data).toHaveLength(1);
    }
    expect((await other.get('/v1/account')).body).toEqual(before);
    expect(await stack.admin('ledger:verify')).toMatchObject({ ok: true, faults: [] });
  });
});

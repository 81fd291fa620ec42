import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type ApiClient,
  coinGeckoMarkets,
  MarketServer,
  OwnerClient,
  Receiver,
  Stack,
  type VideoBody,
} from '@app/testing';
import { anOwner } from '../views/account.view';
import type { Owner } from '../views/entry.view';

const ROOT = resolve(__dirname, '../../../..');
const MADE = [
  ['bakery', 'swiss-poster', '9:16'],
  ['football', 'tabloid', '9:16'],
  ['weather', 'nature-doc', '1:1'],
  ['share', 'trading-terminal', '16:9'],
  ['pool', 'vaporwave', '9:16'],
] as const;
const NOTE =
  'Harbour Trams carried 4.2 million riders in 2025, up from 3.6 million the year before. It has 23 stations.';

const SETTINGS = [
  'profile',
  'billing',
  'keys',
  'webhooks',
  'requests',
  'events',
  'usage',
  'invoices',
  'limits',
  'brand',
  'connections',
  'notices',
];
/** No word of it ends: titles, addresses and ids come like this. */
const LONG = `Donaudampfschifffahrtsgesellschaft${'_kapitaen'.repeat(14)}`;
/** Pages that are there whatever was made. */
const PLACES = [
  ...[
    '/videos',
    '/videos/new',
    '/videos/new?example=bakery',
    '/shows',
    '/shows/new',
    '/review',
    '/chat',
    '/library',
    '/sources',
  ],
  ...SETTINGS.map((name) => `/settings/${name}`),
  '/no/such/page',
];

/** `sparse`: something of everything, and no frames are drawn for it. `full`: videos in several styles, an episode that waits. */
export type Amount = 'sparse' | 'full';

/** A stack with an owner who has been at work, and the servers around it. */
export class SeededStudio {
  private constructor(
    readonly stack: Stack,
    readonly owner: Owner,
    /** Every page of the studio that this owner can open. */
    readonly pages: readonly string[],
    readonly stop: () => Promise<void>,
  ) {}

  static async start(amount: Amount): Promise<SeededStudio> {
    const [market, receiver] = await Promise.all([MarketServer.start(), Receiver.start()]);
    market.serve('/api/v3/coins/markets', coinGeckoMarkets());
    const stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1', COINGECKO_BASE_URL: market.url });
    const stop = async () => void (await Promise.all([stack.stop(), market.stop(), receiver.stop()]));
    try {
      const { client, ...owner } = await anOwner(stack, 'ada@studio.example', 40_000);
      await settings(await OwnerClient.enter(stack.baseUrl, owner, 'login'), receiver.url);
      const places = await Promise.all([channel(client), webhook(client, receiver.url), source(client), chat(client)]);
      await footage(stack, client);
      const pages = [...(await work(stack, client, amount)), ...places, ...PLACES];
      return new SeededStudio(stack, owner, pages, stop);
    } catch (error) {
      await stop();
      throw error;
    }
  }
}

/** Videos and a show; resolves to their pages. */
async function work(stack: Stack, client: ApiClient, amount: Amount): Promise<string[]> {
  const show = await aShow(client);
  const videos = [await stoppedVideo(client)];
  if (amount === 'sparse') await client.cancelAll();
  await stack.startWorker();
  if (amount === 'full') {
    for (const [example, style, format] of MADE) videos.push(await video(client, example, { style, format }));
    await client.finished(show.firstVideoId);
  }
  const scripted = await video(client, 'library', { render: false });
  videos.push(await video(client, 'bakery', { render: false, title: LONG }));
  // Written from right to left, and in other shapes.
  videos.push(await video(client, 'pool', { render: false, language: 'ar', format: '16:9' }));
  videos.push(await video(client, 'weather', { render: false, format: '1:1' }));
  for (const videoId of [...videos, scripted]) await client.finished(videoId);
  const opened = amount === 'full' ? (videos[1] ?? scripted) : scripted;
  const tabs = ['edit', 'proof', 'captions', 'versions'].map((tab) => `/videos/${opened}?tab=${tab}`);
  return [...[...videos, scripted].map((videoId) => `/videos/${videoId}`), ...tabs, `/shows/${show.seriesId}`];
}

/** What the owner alone may do. */
async function settings(owner: OwnerClient, scheduler: string): Promise<void> {
  await ok(owner.post('/v1/account/cards', { paymentMethod: 'pm_card_visa' }));
  await ok(owner.post('/v1/account/keys', { name: LONG.slice(0, 80) }));
  await ok(owner.post('/v1/account/connections', { kind: 'postiz', apiKey: 'pz-harbour-4711', baseUrl: scheduler }));
}

async function channel(client: ApiClient): Promise<string> {
  const brand = { accent: '#0a7a5c', watermark: 'HARBOUR' };
  const { channelId } = await ok<{ channelId: string }>(client.post('/v1/channels', { name: 'Harbour News', brand }));
  return `/settings/brand/${channelId}`;
}

async function webhook(client: ApiClient, url: string): Promise<string> {
  const {
    webhook: { id },
  } = await ok<{ webhook: { id: string } }>(
    client.post('/v1/webhooks', { url: `${url}/factreel/${LONG}`, events: ['video.rendered', 'video.render_failed'] }),
  );
  await ok(client.post(`/v1/webhooks/${id}/test`, {}));
  return `/settings/webhooks/${id}`;
}

async function source(client: ApiClient): Promise<string> {
  await ok(client.post('/v1/sources', { data: await facts('bakery'), fileName: `${LONG}.json` }));
  const { sourcePackId } = await ok<{ sourcePackId: string }>(client.post('/v1/sources', { text: NOTE }));
  return `/sources/${sourcePackId}`;
}

async function chat(client: ApiClient): Promise<string> {
  const { chatId } = await ok<{ chatId: string }>(client.post('/v1/chats', {}));
  for (const text of ['What can you do?', 'How much does a 60 second video cost?'])
    await ok(client.post(`/v1/chats/${chatId}/messages`, { text }));
  return `/chat/${chatId}`;
}

async function footage(stack: Stack, { apiKey }: ApiClient): Promise<void> {
  for (const [name, type] of [
    ['nature-doc.mp4', 'video/mp4'],
    ['comic.webp', 'image/webp'],
    ['swiss-poster.webp', 'image/webp'],
  ] as const) {
    const form = new FormData();
    form.set('file', new Blob([await readFile(join(ROOT, 'apps/studio/public/styles', name))], { type }), name);
    const headers = { authorization: `Bearer ${apiKey}` };
    const answer = await stack.fetch('/v1/library/upload', { method: 'POST', body: form, headers });
    if (!answer.ok) throw new Error(`upload of ${name} answered ${answer.status}: ${await answer.text()}`);
  }
}

async function aShow(client: ApiClient): Promise<{ seriesId: string; firstVideoId: string }> {
  const show = { title: 'Ten Coins Before Breakfast', cadence: 'weekdays 7am', style: 'trading-terminal' };
  const begun = { source: { starter: 'top-crypto' }, show: { ...show, targetSeconds: 15 }, tz: 'Europe/Berlin' };
  return await ok(client.post('/v1/autopilot/start', begun));
}

async function stoppedVideo(client: ApiClient): Promise<string> {
  const videoId = await video(client, 'flow', { render: false });
  await ok(client.post(`/v1/videos/${videoId}/cancel`, {}));
  return videoId;
}

async function video(client: ApiClient, example: string, wish: object): Promise<string> {
  const order = { data: await facts(example), targetSeconds: 15, ...wish };
  return (await ok<VideoBody>(client.post('/v1/videos/from-data', order))).videoId;
}

async function facts(example: string): Promise<unknown> {
  return (JSON.parse(await readFile(join(ROOT, `examples/${example}.json`), 'utf8')) as { data: unknown }).data;
}

async function ok<T>(answering: Promise<{ status: number; body: unknown }>): Promise<T> {
  const { status, body } = await answering;
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body as T;
}

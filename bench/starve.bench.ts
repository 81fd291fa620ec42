import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { endOf, LocalServer, Stack, watchChildren } from '@app/testing';
import { percentile } from './api-rounds';
import { httpLoad } from './http-load';
import { row } from './report';
import { cpuMs } from './server-cpu';
import type { HeavyAnswers, HeavyLoad, HeavyRequest } from './starve.process';

const PER_SECOND = 20;
const BESIDE_MS = 8_000;
const ALONE_MS = 4_000;
/** What is asked in between: often enough to see every stall, and no load of its own. */
const PAUSE_MS = 5;
const MB = 1_000_000;

/** One key's heavy request, by name. */
type Kinds = Record<string, HeavyRequest>;

/**
 * How long another key waits for a short answer while one key sends heavy requests, twenty a second: below 50 ms at p99 is
 * wanted. The limit of requests is off. `bench starve <part of a kind's name>` measures those kinds alone.
 */
export async function starveBench(words: string[]): Promise<void> {
  const stack = await Stack.start({ LOG_LEVEL: 'fatal', FETCH_ALLOW: '127.0.0.1' });
  const sender = fork(join(__dirname, 'starve.process.js'), [], {
    execArgv: ['--no-warnings'],
    // A file stays bytes on its way there.
    serialization: 'advanced',
  });
  const files = await new LocalServer(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' });
    response.end(csv(1_200));
  }).listen();
  try {
    const heavy = await stack.account(10_000_000);
    const short = await stack.account(1_000);
    process.stdout.write(
      `\nApi, GET /v1/videos of one key while another sends ${PER_SECOND} heavy requests a second\n`,
    );
    for (const [name, request] of Object.entries(heavyKinds(heavy.apiKey, files.url))) {
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
      // A process for each: what the last kind has left to do would count for the next.
      const { url, process: api } = await stack.startApiProcess();
      await measure(name, { url, api, sender, request, apiKey: short.apiKey });
      await endOf(api, 'SIGTERM');
    }
  } finally {
    await endOf(sender, 'SIGKILL');
    await files.stop();
    await stack.stop();
  }
}

async function measure(
  name: string,
  {
    url,
    api: { pid = 0 },
    sender,
    request,
    apiKey,
  }: { url: string; api: ChildProcess; sender: ChildProcess; request: HeavyRequest; apiKey: string },
): Promise<void> {
  const get = () => ({ method: 'GET', path: '/v1/videos?limit=5', headers: bearer(apiKey), status: 200 }) as const;
  const beside = async (afterMs: number) => await httpLoad([url], 1, get, { afterMs }, PAUSE_MS);
  await beside(ALONE_MS / 2);
  const alone = await beside(ALONE_MS);
  await laggedSince(url);
  const cpuFrom = cpuMs(pid);
  const memory = watchChildren(pid);
  sender.send({ url, request, perSecond: PER_SECOND, forMs: BESIDE_MS } satisfies HeavyLoad);
  const answered = once(sender, 'message');
  const { took } = await beside(BESIDE_MS);
  const busy = (cpuMs(pid) - cpuFrom) / BESIDE_MS;
  const lag = await laggedSince(url);
  const [answers] = (await answered) as [HeavyAnswers];
  row(`  ${name}`, { alone: told(alone.took), beside: told(took) });
  row('', { loop: lag, busy: `${(busy * 100).toFixed(0)} %`, children: `${(memory.stop() / MB).toFixed(0)} MB` });
  row('', { heavy: JSON.stringify(answers.statuses), took: told(answers.took) });
}

function told(took: number[]): string {
  const at = (share: number) => ms(percentile(took, share));
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${ms(took.at(-1) ?? 0)} of ${took.length}`;
}

function ms(figure: number): string {
  return `${figure.toFixed(1)} ms`;
}

/** The delays of the api's event loop since it was asked last. */
async function laggedSince(url: string): Promise<string> {
  const metrics = await (await fetch(new URL('/metrics', url))).text();
  const of = (name: string) =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(metrics)?.[1]);
  return `p99 ${ms(of('p99') * 1000)}, longest ${ms(of('max') * 1000)}`;
}

function heavyKinds(apiKey: string, files: string): Kinds {
  const { authorization } = bearer(apiKey);
  const raw = (path: string, body: string): HeavyRequest => {
    return { path, headers: { authorization, 'content-type': 'application/json' }, body };
  };
  const json = (path: string, body: object) => raw(path, JSON.stringify(body));
  const many = (letters: string, length: number) => Array.from({ length }, () => letters);
  const facts = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`measure${index}`, index + 0.5]));
  const picture = uploadOf('picture.png', png(1_000, 1_000));
  return {
    'order 1200 rows': json('/v1/videos/from-data', { data: rows(1_200, 3), render: false }),
    'order 600 rows': json('/v1/videos/from-data', { data: rows(600, 6), render: false }),
    'order 5000 facts': json('/v1/videos/from-data', { data: facts, render: false }),
    'order 5000 too many': json('/v1/videos/from-data', { data: { a: facts, b: facts }, render: false }),
    'order text': json('/v1/videos/from-data', { text: prose(200_000), render: false }),
    plan: json('/v1/tools/plan', { data: rows(1_200, 3) }),
    'source data': json('/v1/sources', { data: rows(1_200, 3) }),
    'source text': json('/v1/sources', { text: prose(200_000) }),
    'source csv text': json('/v1/sources', { text: csv(1_200) }),
    'preview csv': json('/v1/sources/preview', { url: `${files}/sales.csv` }),
    upload: { path: '/v1/library/upload', headers: { authorization, ...picture.headers }, body: picture.body },
    quote: json('/v1/quote', { kind: 'video', targetSeconds: 60 }),
    'bad not json': raw('/v1/videos/from-data', `{"data":[${'[1,"a"],'.repeat(200_000)}`),
    'bad empty lists': raw('/v1/videos/from-data', `{"data":{"a":[${many('[]', 600_000).join()}]}}`),
    'bad numbers': raw('/v1/videos/from-data', `{"data":{"a":[${many('1', 900_000).join()}]}}`),
    'bad unknown fields': raw(
      '/v1/videos/from-data',
      `{${Array.from({ length: 120_000 }, (_, i) => `"f${i}":1`).join()}}`,
    ),
    'bad ids': raw('/v1/videos/from-data', `{"data":{"a":1},"libraryAssetIds":[${many('1', 900_000).join()}]}`),
    'bad script': raw('/v1/videos/from-data', `{"script":{"scenes":[${many('{"type":"x"}', 150_000).join()}]}}`),
    'bad brand': raw('/v1/videos/from-data', `{"data":{"a":1},"brand":[${many('{}', 600_000).join()}]}`),
    'bad pronunciation': raw(
      '/v1/videos/from-data',
      `{"data":{"a":1},"pronunciation":{${Array.from({ length: 120_000 }, (_, i) => `"w${i}":1`).join()}}}`,
    ),
    'bad tool input': raw('/v1/tools/plan', `{"data":{"a":[${many('[]', 600_000).join()}]}}`),
    'bad mcp': raw('/mcp', `[${many('{"jsonrpc":"2.0"}', 100_000).join()}]`),
    'bad no key': {
      ...raw('/v1/videos/from-data', `{"data":{"a":[${many('[]', 600_000).join()}]}}`),
      headers: { 'content-type': 'application/json' },
    },
  };
}

function bearer(apiKey: string) {
  return { authorization: `Bearer ${apiKey}` };
}

function rows(count: number, measures: number): object {
  const row = (index: number) =>
    Object.fromEntries(
      Array.from({ length: measures }, (_, at) => [`measure${at}`, ((index * 7_919 + at) % 10_007) / 10]),
    );
  return { rows: Array.from({ length: count }, (_, index) => ({ name: `Region ${index}`, ...row(index) })) };
}

function csv(count: number): string {
  const lines = Array.from(
    { length: count },
    (_, index) => `Region ${index},${index * 17},${(index * 7_919) % 10_007}`,
  );
  return ['region,orders,revenue', ...lines].join('\n');
}

function prose(letters: number): string {
  const sentences: string[] = [];
  for (let index = 0, length = 0; length < letters - 120; index++) {
    const sentence = `Depot ${index} shipped ${(index * 7_919) % 10_007} parcels, ${index % 90}.${index % 9} percent more than a year before.`;
    length += sentence.length + 1;
    sentences.push(sentence);
  }
  return sentences.join(' ');
}

/** A form with one file. */
function uploadOf(name: string, bytes: Buffer): Pick<HeavyRequest, 'headers' | 'body'> {
  const boundary = 'factreel-bench';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
}

/** A grey picture. */
function png(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size[8] = 8;
  const lines = Buffer.alloc((width + 1) * height, 128);
  for (let line = 0; line < height; line++) lines[line * (width + 1)] = 0;
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

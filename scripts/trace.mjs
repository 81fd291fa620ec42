// `npm run trace [order] [series] [tool]`: runs these, or all, over the built programs and prints the files whose functions ran, as docs/architecture.md lists them.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ROOT } from './prepare.mjs';

const DIST = join(ROOT, 'dist');
/** Longer than the rounds of housekeeping that come every minute: what runs anyway is no part of a way. */
const IDLE_MS = 65_000;
/** Pure libs, counted and not listed. */
const ENGINE_LIBS = ['facts', 'lingua', 'story', 'narration', 'voices', 'media', 'design', 'picture', 'render'];
const ENGINES = new RegExp(`^libs/(?:${ENGINE_LIBS.join('|')})/`);
const { Receiver, Stack, waitFor } = createRequire(import.meta.url)(join(DIST, 'libs/testing/src/index.js'));
const folder = mkdtempSync(join(tmpdir(), 'factreel-trace-'));
const traced = { NODE_V8_COVERAGE: folder, NODE_OPTIONS: `--require ${join(ROOT, 'scripts/trace-process.cjs')}` };

/** Each prepares what is no part of its way; what it returns goes the way. */
const WAYS = {
  async order() {
    const payload = JSON.parse(readFileSync(join(ROOT, 'examples/pool.json'), 'utf8'));
    return async (mark) => {
      await client.post('/v1/videos/from-data', { ...payload, targetSeconds: 15, format: '1:1' });
      await mark('order: the request', 'api');
      await waitFor('the webhook', () => receiver.received[0] ?? null);
      await pause(1000);
      await mark('order: design, render, webhook', 'worker');
    };
  },
  async series() {
    const url = `http://127.0.0.1:${source.address().port}/`;
    const body = { kind: 'schedule', schedule: 'daily 9am', url, policy: 'hold', destination: 'share-link' };
    const { seriesId } = (await client.post('/v1/tools/start_series', body)).body;
    return async (mark) => {
      await stack.rows('UPDATE series SET next_run_at = now() WHERE id = $1', [seriesId]);
      const ordered = 'SELECT video_id FROM episodes WHERE series_id = $1 AND video_id IS NOT NULL';
      await waitFor('an episode', async () => (await stack.rows(ordered, [seriesId]))[0] ?? null);
      await mark('series: the tick', 'worker');
    };
  },
  async tool() {
    const call = async (targetSeconds) => {
      const { status } = await client.post('/v1/tools/quote', { targetSeconds });
      if (status !== 200) throw new Error(`the tool answered ${status}`);
    };
    await call(30);
    return async (mark) => {
      await mark(null, 'api');
      await call(60);
      await mark('tool: the call', 'api');
    };
  },
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(WAYS);
const source = createServer((_, response) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end('{"city": "Lisbon", "visitors": 4200, "visitorsLastYear": 3900}'),
).listen(0, '127.0.0.1');
const receiver = await Receiver.start();
let client;
const stack = await Stack.start({ ...traced, FETCH_ALLOW: '127.0.0.1', LOG_LEVEL: 'error' });
try {
  await stack.startWorker();
  client = await stack.account(20_000);
  await client.post('/v1/webhooks', { url: receiver.url, events: ['video.rendered'] });
  const ways = [];
  for (const name of wanted) ways.push(await WAYS[name]());
  for (const program of ['api', 'worker']) await signal(program);
  await pause(IDLE_MS);
  const idle = { api: await signal('api'), worker: await signal('worker') };
  for (const way of ways) {
    await way(async (name, program) => {
      const { ran, order } = await signal(program);
      if (name !== null) print(name, program, { ran, order, known: idle[program].ran });
    });
  }
} finally {
  await stack.stop();
  await receiver.stop();
  source.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Asks a program for what ran since the last time: functions by file, and files in the order of their first method. */
async function signal(program) {
  const known = new Set(readdirSync(folder));
  process.kill(Number(readFileSync(join(folder, `${program}.pid`), 'utf8')), 'SIGUSR2');
  const fresh = (end) => readdirSync(folder).find((name) => !known.has(name) && name.endsWith(end));
  while (!fresh('.order')) await pause(50);
  const covered = JSON.parse(readFileSync(join(folder, fresh('.json')), 'utf8'));
  return { ran: functionsOf(covered), order: JSON.parse(readFileSync(join(folder, fresh('.order')), 'utf8')) };
}

function functionsOf({ result }) {
  const files = new Map();
  for (const { url, functions } of result) {
    if (!url.startsWith('file://')) continue;
    const file = relative(DIST, fileURLToPath(url));
    if (file.startsWith('..') || file.includes('node_modules') || file.endsWith('/index.js')) continue;
    const ran = functions.filter(isOwn).map(({ functionName }) => functionName);
    if (ran.length > 0) files.set(file, ran);
  }
  return files;
}

/** A module's own code starts at 0; getters are how the build exports. */
function isOwn({ functionName, ranges: [{ count, startOffset }] }) {
  return count > 0 && startOffset > 0 && !functionName.startsWith('get ');
}

function print(name, program, { ran, order, known }) {
  const isNew = (file) => ran.get(file).some((method) => !known.get(file)?.includes(method));
  const place = (file) => (order.includes(file) ? order.indexOf(file) : order.length);
  const files = [...ran.keys()].filter(isNew).toSorted((a, b) => place(a) - place(b));
  const told = files.filter((file) => !ENGINES.test(file));
  const say = (line) => process.stdout.write(`${line}\n`);
  say(`\n${name}, ${program}: ${summary(files)}; without the engines ${summary(told)}\n`);
  // Indented: files without a class, whose place is not known.
  for (const file of told) say(`${order.includes(file) ? '' : '    '}${sourceOf(file)} (${linesOf(file)})`);
  for (const lib of ENGINE_LIBS) {
    const own = files.filter((file) => file.startsWith(`libs/${lib}/`));
    if (own.length > 0) say(`libs/${lib}: ${summary(own)}`);
  }
}

function summary(files) {
  return `${files.length} files, ${files.reduce((sum, file) => sum + linesOf(file), 0)} lines`;
}

function linesOf(file) {
  return readFileSync(join(ROOT, sourceOf(file)), 'utf8').split('\n').length - 1;
}

function sourceOf(file) {
  return file.replace(/js$/, 'ts');
}

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type BenchVideo, benchVideo } from './api-video';
import { type BareSide, compareRounds, LANES, percentile, type Servers } from './api-rounds';
import { ApiStack, type BenchAccount } from './api-stack';
import { collectedHeap } from './ask-heap';
import { type CollectedHeap } from './collected-heap';
import { httpLoad, type LoadPlan, type LoadRequest } from './http-load';
import { row } from './report';
import { cpuMs } from './server-cpu';

const EXAMPLE = resolve(__dirname, '../../examples/pool.json');
/** Of a media range, as players ask for them. */
const RANGE_BYTES = 64 * 1024;
const PROCESSES = [1, 2];
const MOST_FACTS = 5000;
const MEMORY_REQUESTS = 2000;
const LARGE_REQUESTS = 20;
/** The request log costs a few per cent of a request at most: five rounds are too few to measure that. */
const LOG_ROUNDS = 25;
const MB = 1024 * 1024;

/** What is asked of each route, by the name that the bench's words know it by. */
type Plans = Record<'get' | 'post' | 'media' | 'tool', LoadPlan>;

/** Routes of the api beside the same statements over bare Fastify, and a tool that does nothing beside a route by hand; `bench api <get|post|media|tool|log|busy|memory>` names what to measure. */
export async function apiBench(words: string[]): Promise<void> {
  const wanted = (word: string) => words.length === 0 || words.includes(word);
  const order = JSON.parse(await readFile(EXAMPLE, 'utf8')) as object;
  const bench = await ApiStack.start(Math.max(...PROCESSES));
  try {
    const video = await benchVideo(bench.stack, bench.database, bench.accounts[0]?.apiKey ?? '', order);
    const plans = plansFor(bench.accounts, order, video);
    const compared = Object.entries(plans).filter(([word]) => wanted(word));
    for (const processes of compared.length > 0 ? PROCESSES : []) {
      process.stdout.write(`\nApi, ${LANES} at once, ${processes === 1 ? 'one process' : `${processes} processes`}\n`);
      for (const [name, plan] of compared) {
        const rivals = bench.rivals(processes);
        // The registry alone is to be seen: its rival is a route by hand in the very same processes.
        if (name !== 'tool') await compareRounds(name, bench.database, rivals, plan);
        else await compareRounds(name, bench.database, { ...rivals, bare: rivals.ours }, plan, byHand(bench.accounts));
      }
    }
    if (wanted('log')) {
      process.stdout.write('\nApi, GET with the log of requests beside the same without it\n');
      const rivals = { ours: bench.rivals(1).ours, bare: await bench.withoutRequestLog() };
      await compareRounds('get', bench.database, rivals, plans.get, { name: 'without the log', rounds: LOG_ROUNDS });
    }
    if (wanted('busy')) await besideLargePayloads(bench.rivals(1).ours, plans.get, bench.accounts[1]);
    if (wanted('memory')) await memory(bench, plans);
  } finally {
    await bench.stop();
  }
}

function plansFor(accounts: BenchAccount[], order: object, { id, mediaKey, bytes }: BenchVideo): Plans {
  const body = JSON.stringify(order);
  return {
    // A video belongs to one account, so all lanes ask with one key.
    get: () => ({ method: 'GET', path: `/v1/videos/${id}`, headers: bearer(accounts[0]), status: 200 }),
    post: (lane) => posted(body, accounts[lane]),
    tool: (lane, turn) => counted('/v1/tools/noop', turn, accounts[lane]),
    media: (lane, turn) => {
      const start = ((lane * 7919 + turn * 104_729) * RANGE_BYTES) % (bytes - RANGE_BYTES);
      const headers = { range: `bytes=${start}-${start + RANGE_BYTES - 1}` };
      return { method: 'GET', path: `/media/${id}.mp4?k=${mediaKey}`, headers, status: 206 };
    },
  };
}

function byHand(accounts: BenchAccount[]): BareSide {
  return { name: 'bare Nest route', plan: (lane, turn) => counted('/v1/bench/noop', turn, accounts[lane]) };
}

function counted(path: string, n: number, account?: BenchAccount): LoadRequest {
  const headers = { ...bearer(account), 'content-type': 'application/json' };
  return { method: 'POST', path, headers, body: JSON.stringify({ n }), status: 200 };
}

function bearer(account?: BenchAccount): Record<string, string> {
  return { authorization: `Bearer ${account?.apiKey ?? ''}` };
}

function posted(body: string, account?: BenchAccount): LoadRequest {
  const headers = { ...bearer(account), 'content-type': 'application/json' };
  return { method: 'POST', path: '/v1/videos/from-data', headers, body, status: 202 };
}

/** How long a short request waits while payloads of the most facts come in. */
async function besideLargePayloads({ addresses, pids }: Servers, get: LoadPlan, sender?: BenchAccount): Promise<void> {
  const data = Object.fromEntries(Array.from({ length: MOST_FACTS }, (_, index) => [`measure${index}`, index + 0.5]));
  const body = JSON.stringify({ data });
  process.stdout.write(`\nApi, GET while payloads of ${MOST_FACTS} facts come in, one after the other\n`);
  const alone = await httpLoad(addresses, 2, get, { afterMs: 3000 });
  const [beside, large] = await Promise.all([
    httpLoad(addresses, 2, get, { afterMs: 5000 }),
    httpLoad(addresses, 1, () => posted(body, sender), { afterMs: 5000 }),
  ]);
  const told = ({ took }: typeof alone) => {
    return `p50 ${percentile(took, 0.5).toFixed(1)} ms, p99 ${percentile(took, 0.99).toFixed(1)} ms, longest ${(took.at(-1) ?? 0).toFixed(1)} ms`;
  };
  row('  get', { alone: told(alone) });
  row('  get', { beside: told(beside) });
  row('  large payloads', { taken: `${(large.requests / large.seconds).toFixed(1)}/s`, each: told(large) });
  const nodeMs = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
  const from = nodeMs();
  const { requests } = await httpLoad(addresses, 1, () => posted(body, sender), { afterRequests: LARGE_REQUESTS });
  row('  one by itself', { processor: `${((nodeMs() - from) / requests).toFixed(0)} ms in Node` });
}

/** What the api's heap holds after a collection, before and after so many requests of each kind. */
async function memory({ apis }: ApiStack, plans: Plans): Promise<void> {
  const { process: api, url } = apis[0] ?? {};
  if (!api || !url) return;
  process.stdout.write(`\nApi, memory of one process over ${MEMORY_REQUESTS} requests of each kind\n`);
  for (const [name, plan] of Object.entries(plans)) {
    await httpLoad([url], LANES, plan, { afterRequests: LANES * 10 });
    const before = await collectedHeap(api);
    await httpLoad([url], LANES, plan, { afterRequests: MEMORY_REQUESTS });
    const after = await collectedHeap(api);
    const change = (of: keyof CollectedHeap) => `${(before[of] / MB).toFixed(1)} to ${(after[of] / MB).toFixed(1)} MB`;
    row(`  ${name}`, { heap: change('heapBytes'), resident: change('residentBytes') });
  }
}

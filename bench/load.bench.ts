import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { briefVideo } from '@app/testing';
import { benchVideo } from './api-video';
import { LANES, percentile } from './api-rounds';
import { ApiStack } from './api-stack';
import { standOf, tellCost } from './video-cost';
import { firstBytes } from './first-bytes';
import { httpLoad, type LoadPlan } from './http-load';
import { flatMemory } from './load-memory';
import { type Drain, drain, ordered } from './load-work';
import { row } from './report';

const EXAMPLE = resolve(__dirname, '../../examples/pool.json');
const QUEUED = 1_000;

/** How much of each part is done; `full` takes some hours. */
interface Size {
  name: string;
  order: object;
  /** Videos that are made by one worker, and by two. */
  videos: number;
  acceptMs: number;
  drainMs: number;
  memoryVideos: number;
  looks: number;
}

const PARTS = ['accept', 'serve', 'videos', 'queue', 'memory'] as const;
type Part = (typeof PARTS)[number];

/**
 * The service under load, as its deployments are: `bench load [accept|serve|videos|queue|memory] [full]`. Short videos and
 * short looks unless `full` is said; a figure that is worked out from others says so.
 */
export async function loadBench(words: string[]): Promise<void> {
  const size = await sizeOf(words.includes('full'));
  const wanted = (part: Part) => !PARTS.some((each) => words.includes(each)) || words.includes(part);
  process.stdout.write(`\nLoad, on ${availableParallelism()} cores; videos: ${size.name}\n`);
  if (wanted('accept')) await accept(size);
  if (wanted('serve')) await serve(size);
  if (wanted('videos')) await videos(size);
  if (wanted('queue')) await queue(size);
  // What is held is held for a video, however long it is.
  if (wanted('memory')) await withStack((bench) => flatMemory(bench, briefVideo(), size.memoryVideos));
}

async function sizeOf(isFull: boolean): Promise<Size> {
  const pool = JSON.parse(await readFile(EXAMPLE, 'utf8')) as object;
  const usual = { ...pool, style: 'hype-trailer', targetSeconds: 30 };
  if (isFull) {
    const long = { acceptMs: 30_000, drainMs: 600_000, memoryVideos: 200, looks: 500 };
    return { name: '30 s, hype-trailer', order: usual, videos: 20, ...long };
  }
  const short = { acceptMs: 5_000, drainMs: 60_000, memoryVideos: 10, looks: 100 };
  return { name: '8 s, a square (`full` makes 30 s ones)', order: briefVideo(), videos: 6, ...short };
}

/** Orders as fast as they are taken, by one api process; nobody makes the videos. */
async function accept({ order, acceptMs }: Size): Promise<void> {
  await withStack(async (bench) => {
    const { addresses } = bench.rivals(1).ours;
    const plan = ordering(bench, order);
    await httpLoad(addresses, LANES, plan, { afterRequests: LANES * 10 });
    const { requests, seconds, took } = await httpLoad(addresses, LANES, plan, { afterMs: acceptMs });
    row('  orders accepted', {
      'a second': (requests / seconds).toFixed(0),
      p50: `${percentile(took, 0.5).toFixed(1)} ms`,
      p99: `${percentile(took, 0.99).toFixed(1)} ms`,
    });
  });
}

/** Until the first byte is there, of a page to watch and of its video, at rest and while orders come in. */
async function serve({ order, looks }: Size): Promise<void> {
  await withStack(async (bench) => {
    const video = await benchVideo(bench.stack, bench.database, bench.accounts[0]?.apiKey ?? '', order);
    const { addresses } = bench.rivals(1).ours;
    const paths = {
      'watch page': `/w/${video.id}?k=${video.mediaKey}`,
      media: `/media/${video.id}.mp4?k=${video.mediaKey}`,
    };
    for (const [name, path] of Object.entries(paths)) {
      const alone = await firstBytes(addresses[0] ?? '', path, looks);
      const [beside] = await Promise.all([
        firstBytes(addresses[0] ?? '', path, looks),
        httpLoad(addresses, 2, ordering(bench, order), { afterMs: 3_000 }),
      ]);
      row(`  ${name}`, { 'first byte': told(alone), 'beside orders': told(beside) });
    }
  });
}

/** The same videos by one worker with one core, and by two with one each. The api and PostgreSQL use what is left. */
async function videos(size: Size): Promise<void> {
  const one = await withStack((bench) => drainedBy(1, bench, size));
  const two = await withStack((bench) => drainedBy(2, bench, size));
  const rate = ({ videos: made, seconds }: Drain) => (made / seconds) * 3600;
  row('  one worker', {
    'videos an hour': rate(one).toFixed(0),
    'of them': `${one.videos} in ${one.seconds.toFixed(1)} s`,
  });
  row('  two workers', { 'videos an hour': rate(two).toFixed(0), 'times one': (rate(two) / rate(one)).toFixed(2) });
}

async function drainedBy(workers: number, bench: ApiStack, { order, videos: count }: Size): Promise<Drain> {
  const before = await standOf(bench.database);
  await ordered(bench, order, count);
  let warm = await standOf(bench.database);
  const orders = { before, after: warm, videos: count, looks: 0 };
  const onWarm = async () => void (warm = await standOf(bench.database));
  const drained = await drain(bench, workers, (made) => made >= count, onWarm);
  if (workers === 1)
    await tellCost(bench, [orders, { ...drained, before: warm, after: await standOf(bench.database) }]);
  return drained;
}

/** A long queue: all of it accepted, some of it made. */
async function queue({ order, drainMs }: Size): Promise<void> {
  await withStack(async (bench) => {
    const seconds = await ordered(bench, order, QUEUED);
    row('  queue', { accepted: `${QUEUED} in ${seconds.toFixed(1)} s` });
    const until = performance.now() + drainMs;
    const made = await drain(bench, 2, () => performance.now() >= until);
    const hours = (QUEUED / made.videos) * (made.seconds / 3600);
    row('  drained by two', {
      videos: `${made.videos} in ${made.seconds.toFixed(0)} s`,
      [`all ${QUEUED}, projected`]: made.videos === 0 ? 'none was made in that time' : `${hours.toFixed(1)} h`,
    });
  });
}

function ordering(bench: ApiStack, order: object): LoadPlan {
  const body = JSON.stringify(order);
  return (lane) => {
    const headers = {
      authorization: `Bearer ${bench.accounts[lane % bench.accounts.length]?.apiKey ?? ''}`,
      'content-type': 'application/json',
    };
    return { method: 'POST', path: '/v1/videos/from-data', headers, body, status: 202 };
  };
}

function told(took: number[]): string {
  return `p50 ${percentile(took, 0.5).toFixed(1)} ms, p99 ${percentile(took, 0.99).toFixed(1)} ms`;
}

async function withStack<T>(work: (bench: ApiStack) => Promise<T>): Promise<T> {
  const bench = await ApiStack.start(1, { rivals: false });
  try {
    return await work(bench);
  } finally {
    await bench.stop();
    // What the kernel still writes of it is not to be measured with the next.
    await sleep(500);
  }
}

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { resolveFfmpeg, STYLE_NAMES } from '@app/render';
import { Stack, type VideoBody } from '@app/testing';
import { PeakMemory } from './peak-memory';
import { row } from './report';

const run = promisify(execFile);
const POOL = resolve(__dirname, '../../examples/pool.json');
const X264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'];
const FULL = ['-crf', '21'];
const WEB = ['-vf', 'scale=720:-2', '-crf', '26'];

/**
 * A 30 s film from 202 to rendered, beside ffmpeg encoding the very same frames from a raw file by itself:
 * once at full size, once with the 720p copy that every render makes too.
 */
export async function filmBench(): Promise<void> {
  const body = JSON.parse(await readFile(POOL, 'utf8')) as object;
  const stack = await Stack.start({ LOG_LEVEL: 'fatal' });
  const folder = await mkdtemp(join(tmpdir(), 'factreel-bench-'));
  try {
    await stack.startWorker();
    const client = await stack.account(100_000);
    process.stdout.write('\nFilm, 30 s asked for, from 202 to rendered\n');
    for (const style of STYLE_NAMES) {
      const memory = new PeakMemory(process.pid);
      const started = performance.now();
      const { body: accepted } = await client.post<VideoBody>('/v1/videos/from-data', {
        ...body,
        style,
        targetSeconds: 30,
      });
      const film = await client.finished(accepted.videoId);
      const wall = (performance.now() - started) / 1000;
      const peak = memory.stop();
      const path = join(folder, 'film.mp4');
      await writeFile(path, Buffer.from(await (await fetch(film.renderUrl ?? '')).arrayBuffer()));
      const alone = await encodeAlone(path, folder);
      row(`  ${style}`, {
        film: `${film.duration.toFixed(1)} s`,
        wall: `${wall.toFixed(1)} s`,
        'of its length': (wall / film.duration).toFixed(2),
        'encoding alone': `${alone.full.toFixed(1)} s`,
        'ratio to it': (wall / alone.full).toFixed(2),
        'with 720p alone': `${alone.both.toFixed(1)} s`,
        'ratio to that': (wall / alone.both).toFixed(2),
        'peak memory': `${Math.round(peak / 1e6)} MB`,
      });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await stack.stop();
  }
}

/** Seconds that ffmpeg needs for the film's frames, read raw, with its own default threads. */
async function encodeAlone(path: string, folder: string): Promise<{ full: number; both: number }> {
  const ffmpeg = resolveFfmpeg();
  const raw = join(folder, 'frames.yuv');
  await run(ffmpeg, ['-v', 'error', '-y', '-i', path, '-an', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', raw]);
  const input = [
    '-v',
    'error',
    '-y',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'yuv420p',
    '-s',
    '1080x1920',
    '-r',
    '30',
    '-i',
    raw,
  ];
  const time = async (outputs: string[]): Promise<number> => {
    const started = performance.now();
    await run(ffmpeg, [...input, ...outputs]);
    return (performance.now() - started) / 1000;
  };
  const out = (name: string) => join(folder, name);
  try {
    const full = await time([...X264, ...FULL, out('full.mp4')]);
    const both = await time([...X264, ...FULL, out('full.mp4'), ...X264, ...WEB, out('web.mp4')]);
    return { full, both };
  } finally {
    await rm(raw, { force: true });
  }
}

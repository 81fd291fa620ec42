import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { STYLE_NAMES } from '@app/picture';
import { Stack, type VideoBody } from '@app/testing';
import { row } from './report';

const EXAMPLE = resolve(__dirname, '../../examples/pool.json');

/** A video asked of the running service, from `202` to `rendered`: what a caller waits. `bench served <style>` names styles. */
export async function servedBench(words: string[]): Promise<void> {
  const body = JSON.parse(await readFile(EXAMPLE, 'utf8')) as object;
  const named = STYLE_NAMES.filter((style) => words.includes(style));
  const stack = await Stack.start({ LOG_LEVEL: 'fatal' });
  try {
    await stack.startWorker();
    const client = await stack.account(100_000);
    process.stdout.write('\nVideo, 30 s asked for, from 202 to rendered\n');
    for (const style of named.length > 0 ? named : STYLE_NAMES.slice(0, 3)) {
      const started = performance.now();
      const { body: accepted } = await client.post<VideoBody>('/v1/videos/from-data', {
        ...body,
        style,
        targetSeconds: 30,
      });
      const video = await client.finished(accepted.videoId);
      const seconds = (performance.now() - started) / 1000;
      row(`  ${style}`, {
        video: `${video.duration.toFixed(1)} s`,
        wait: `${seconds.toFixed(1)} s`,
        'of its length': (seconds / video.duration).toFixed(2),
      });
    }
  } finally {
    await stack.stop();
  }
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { renderVideo } from '@app/render';
import { benchJob } from './bench-job';
import { row } from './report';

const POOL = resolve(__dirname, '../../examples/pool.json');
const TIMES = 5;

/** How long a render goes on after it was told to stop, measured at a different moment of the video each time. */
export async function abortBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'factreel-abort-'));
  try {
    const example = JSON.parse(await readFile(POOL, 'utf8')) as object;
    const job = await benchJob(example, 'swiss-poster', 10, folder);
    const delays: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const stop = new AbortController();
      let toldAt = 0;
      const onProgress = (share: number): void => {
        if (toldAt > 0 || share < (time + 0.2) / (TIMES * 2)) return;
        toldAt = performance.now();
        stop.abort();
      };
      await renderVideo(job, { outDir: folder, signal: stop.signal, onProgress }).catch(() => undefined);
      delays.push(performance.now() - toldAt);
    }
    process.stdout.write('\nFrom an abort to the end of the render\n');
    const ms = delays.map((delay) => Math.round(delay)).sort((a, b) => a - b);
    row('  swiss-poster', { median: `${ms[Math.floor(TIMES / 2)]} ms`, longest: `${ms.at(-1)} ms` });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

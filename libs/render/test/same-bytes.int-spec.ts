import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_FULL } from '@app/testing';
import { RenderAbortedError } from '../src/encode/encode.errors';
import { renderVideo } from '../src/render-video';
import { sampleJob } from '../../picture/test/sample-job';

/** `npm run test:full` renders one video twenty times. */
const RUNS = IS_FULL ? 20 : 3;
const WORKERS = [1, 2, 4] as const;

describe('the files of a video', () => {
  let outDir: string;
  beforeEach(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'video-'));
  });
  afterEach(() => rm(outDir, { recursive: true, force: true }));

  it(
    'have the same bytes on one, two and four workers and in every run',
    async () => {
      const job = sampleJob({ only: ['hero', 'bars', 'end'], style: 'trading-terminal' });
      const hashes = new Set<string>();
      for (let run = 0; run < RUNS; run += 1) {
        const files = await renderVideo(job, { outDir, parallel: WORKERS[run % WORKERS.length] });
        hashes.add(files.sha256);
      }
      expect(hashes.size).toBe(1);
    },
    RUNS * 120_000,
  );

  it('are given up on an abort in the middle, with nothing left on disk and no process', async () => {
    const stop = new AbortController();
    const rendering = renderVideo(sampleJob({ only: ['hero', 'bars', 'list', 'end'] }), {
      outDir,
      parallel: 2,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(rendering).rejects.toBeInstanceOf(RenderAbortedError);
    expect(await readdir(outDir)).not.toContainEqual(expect.stringMatching(/^render-/));
    expect(programsNaming(outDir)).toEqual([]);
  }, 120_000);
});

/** Command lines of running processes that name a folder; none where there is no /proc. */
function programsNaming(folder: string): string[] {
  const pids = existsSync('/proc/self/cmdline') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const lines = pids.map((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  });
  return lines.filter((line) => line.includes(folder));
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScratchFolder } from '../src/scratch/scratch-folder';

describe('the temporary folder of a process', () => {
  let parent: string;

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'factreel-test-scratch-'));
  });

  afterEach(async () => {
    await rm(parent, { recursive: true, force: true });
  });

  it('replaces the machine’s own, and is removed with its content', async () => {
    const environment: NodeJS.ProcessEnv = {};
    const scratch = await ScratchFolder.open(environment, parent);
    expect(environment['TMPDIR']).toBe(scratch.path);
    writeFileSync(join(await mkdtemp(join(scratch.path, 'factreel-render-')), 'segment.mp4'), 'half');
    await scratch.close();
    expect(await readdir(parent)).toEqual([]);
  });

  it('is removed by a neighbour only after it was seen without a heartbeat', async () => {
    const living = await ScratchFolder.open({}, parent);
    const dead = join(parent, 'factreel-scratch-aaaaaaaaaaaa');
    const foreign = join(parent, 'somebody-elses');
    for (const path of [dead, foreign]) mkdirSync(path);
    const finder = await ScratchFolder.open({}, parent);
    for (let look = 0; look < 6; look += 1) {
      expect(await finder.beat()).toBe(0);
      await living.beat();
    }
    expect(await finder.beat()).toBe(1);
    expect([dead, foreign, living.path].map((path) => existsSync(path))).toEqual([false, true, true]);
    await Promise.all([living.close(), finder.close()]);
  });
});

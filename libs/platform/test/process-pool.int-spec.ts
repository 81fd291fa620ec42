import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../src/processes/is-alive';
import { ProcessPool } from '../src/processes/process-pool';

/** Answers with its id, after so long. */
const PROGRAM = `
  process.on('message', ({ ms }) => void setTimeout(() => process.send({ pid: process.pid }), ms));
`;

describe('processes that serve one owner each', () => {
  let folder: string;
  let pool: ProcessPool<{ ms: number }, { pid: number }>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-pool-'));
    await writeFile(join(folder, 'program.js'), PROGRAM);
  });
  beforeEach(() => {
    pool = new ProcessPool(join(folder, 'program'), { atOnce: 2, timeoutMs: 60_000, idleMs: 60_000, isOwned: true });
  });
  afterEach(() => pool.close());
  afterAll(async () => await rm(folder, { recursive: true }));

  const pidFor = async (owner?: string, ms = 0) => (await pool.request({ ms }, { owner })).pid;
  async function hasEnded(pid: number): Promise<boolean> {
    while (isAlive(pid)) await new Promise((again) => setTimeout(again, 10));
    return true;
  }

  it('wait for the next request of their owner, and work for nobody else', async () => {
    const first = await pidFor('ann');
    const other = await pidFor('bob');
    expect(other).not.toBe(first);
    expect([await pidFor('ann'), await pidFor('bob')]).toEqual([first, other]);
  });

  it('end with the request of nobody in particular', async () => {
    const kept = await pidFor('ann');
    const first = await pidFor();
    expect(await hasEnded(first)).toBe(true);
    expect(await pidFor()).not.toBe(first);
    expect(await pidFor('ann')).toBe(kept);
  });

  it('make room for others, the longest at rest first', async () => {
    const [ann, bob] = [await pidFor('ann'), await pidFor('bob')];
    const eve = await pidFor('eve');
    expect(await hasEnded(ann)).toBe(true);
    expect([await pidFor('bob'), await pidFor('eve')]).toEqual([bob, eve]);
  });

  it('end by the clock without blame where the machine had no time for them', async () => {
    const rules = { atOnce: 1, timeoutMs: 1_000, busyMs: 60_000, idleMs: 0 };
    const late = new ProcessPool(join(folder, 'program'), rules).request({ ms: 60_000 });
    await expect(late).rejects.toMatchObject({ reason: 'late' });
  });
});

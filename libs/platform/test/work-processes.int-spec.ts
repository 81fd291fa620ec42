import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Metrics } from '../src/metrics/metrics';
import { withIds } from '../src/logging/work-ids';
import { isAlive } from '../src/processes/is-alive';
import { WorkProcesses } from '../src/processes/work-processes';
import type { WorkTask } from '../src/processes/work-task';

/** The tasks as their processes load them. */
const TASKS = `
  exports.echo = { run: async ({ ms, ...input }) => {
    await new Promise((done) => setTimeout(done, ms ?? 0));
    return { ...input, pid: process.pid, secrets: Object.keys(process.env) };
  } };
  exports.spin = { run: () => { for (;;); } };
  exports.heap = { run: () => { const all = []; for (;;) all.push(Array.from({ length: 1e5 }, (_, at) => ({ at }))); } };
  exports.outside = { run: async () => {
    const all = [];
    for (;;) { all.push(Buffer.alloc(5e7, 1)); await new Promise((done) => setTimeout(done, 5)); }
  } };
  exports.leave = { run: () => process.exit(3) };
  exports.fault = { run: () => { throw new Error('a bug'); } };
`;

interface Echo {
  pid: number;
  secrets: string[];
  text?: string;
}

describe('work in processes of its own', () => {
  let folder: string;
  let made: WorkProcesses[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-work-'));
    await writeFile(join(folder, 'tasks.js'), TASKS);
  });
  afterEach(() => {
    for (const processes of made) processes.onApplicationShutdown();
    made = [];
  });
  afterAll(async () => await rm(folder, { recursive: true }));

  function processes(atOnce = 1, seconds = 1): WorkProcesses {
    const work = new WorkProcesses({ work: { atOnce, seconds, mb: 200 } }, new Metrics({ role: 'api' }));
    made.push(work);
    return work;
  }
  const task = <Answer = Echo>(name: string): WorkTask<{ text?: string; ms?: number }, Answer> =>
    ({
      file: join(folder, 'tasks.js'),
      name,
      run: () => {
        throw new Error('ran in the program itself');
      },
    }) satisfies WorkTask<object, Answer>;

  it('answers from another process, which is kept for the next request and sees none of our secrets', async () => {
    const work = processes();
    const [first, second] = [await work.run(task('echo'), { text: 'a' }), await work.run(task('echo'), { text: 'b' })];
    expect([first.text, second.text]).toEqual(['a', 'b']);
    expect(first.pid).not.toBe(process.pid);
    expect(second.pid).toBe(first.pid);
    expect(first.secrets).not.toContain('PATH');
  });

  it.each([
    ['spins', 'spin', 1, 'takes more than 1 s of a processor'],
    // Collecting garbage in a heap that is nearly full takes a processor's time, too: it must not end first.
    ['fills its heap', 'heap', 60, 'takes more than 200 MB of memory'],
    ['takes memory outside of the heap', 'outside', 60, 'takes more than 200 MB of memory'],
  ])('refuses what %s, and serves the next from a new process', async (_, name, seconds, message) => {
    const work = processes(1, seconds);
    const { pid } = await work.run(task('echo'), {});
    await expect(work.run(task(name), {})).rejects.toMatchObject({
      kind: 'unprocessable',
      message: `the request ${message} to be read`,
    });
    const next = await work.run(task('echo'), { text: 'still here' });
    expect(next).toMatchObject({ text: 'still here' });
    expect(next.pid).not.toBe(pid);
    expect(isAlive(pid)).toBe(false);
  });

  it.each([
    ['dies', 'leave'],
    ['fails', 'fault'],
  ])('tells a task that %s for a fault of ours, which costs others nothing', async (_, name) => {
    const work = processes();
    const [lost, kept] = await Promise.allSettled([work.run(task(name), {}), work.run(task('echo'), { text: 'b' })]);
    expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(Error) as Error });
    expect(lost).not.toMatchObject({ reason: { kind: expect.anything() as string } });
    expect(kept).toMatchObject({ value: { text: 'b' } });
  });

  it('serves another account at once while one burns all it may have', async () => {
    const work = processes(2);
    const burning = [1, 2, 3].map(() =>
      withIds({ accountId: 'burning' }, () => work.run(task('spin'), {})).catch((error: Error) => error.message),
    );
    const other = await withIds({ accountId: 'other' }, () => work.run(task('echo'), { text: 'served' }));
    expect(other.text).toBe('served');
    const now = Promise.resolve('still burning');
    expect(await Promise.race([Promise.all(burning), now])).toBe('still burning');
    expect(new Set(await Promise.all(burning)).size).toBe(1);
  });

  it('stops what nobody wants any more', async () => {
    const work = processes();
    const gone = new AbortController();
    const leaving = work.run(task('spin'), {}, gone.signal);
    setTimeout(() => gone.abort(new Error('left')), 100);
    await expect(leaving).rejects.toThrow('left');
    await expect(work.run(task('echo'), { text: 'b' })).resolves.toMatchObject({ text: 'b' });
  });
});

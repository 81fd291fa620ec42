import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { familyOf, isAlive } from '@app/platform';
import { type ApiClient, Stack, waitFor } from '@app/testing';
import { connectCurrent } from './mcp/agents';

const TROUBLE = resolve(__dirname, 'plugins/trouble');
const CREDITS = 1_000;
const CALLS = 200;
const timed = async (ask: () => Promise<unknown>): Promise<number> => {
  const before = performance.now();
  await ask();
  return performance.now() - before;
};
const middleOf = (took: number[]): number => took.toSorted((a, b) => a - b)[took.length >> 1] ?? 0;
/** A tool that says which process it runs in. */
const whereabouts = (name: string) => `
  module.exports = (sdk) => {
    class Where { run() { return { pid: process.pid }; } }
    const output = { type: 'object', properties: { pid: { type: 'integer' } } };
    const description = 'Says where it runs, for tests alone.';
    sdk.Tool({ name: '${name}', description, input: { type: 'object' }, output, price: 'free' })(Where);
    return { module: class Whereabouts {}, providers: [Where] };
  };`;
const SECRET = 'a-secret-that-no-plugin-sees';

interface Line {
  tool: string;
  status: string;
  error: string | null;
  charged: number;
}

describe('a plugin that would stop its process', () => {
  let stack: Stack;
  let client: ApiClient & { accountId: string };
  let other: ApiClient & { accountId: string };
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'factreel-whereabouts-'));
    for (const name of ['inside', 'apart']) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'index.js'), whereabouts(name));
    }
    const environment = {
      TOOL_PLUGINS_IN_PROCESS: join(folder, 'inside'),
      TOOL_PLUGINS: [TROUBLE, join(folder, 'apart')].join(','),
      TOOL_PROCESSES: '4',
      TOOL_PROCESS_MB: '256',
      TOOL_PLUGINS_ENV: 'OF_PLUGIN',
    };
    stack = await Stack.start({ ...environment, LOG_LEVEL: 'silent', SECRET_KEY: SECRET, OF_PLUGIN: 'seen' });
    await stack.startWorker();
    other = await stack.account(CREDITS);
  });

  beforeEach(async () => {
    client = await stack.account(CREDITS);
  });

  afterAll(async () => {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const call = (name: string, by = client) => by.post<{ error: string }>(`/v1/tools/${name}`, {});
  const credits = async () => (await client.get<{ credits: number }>('/v1/account')).body.credits;
  const book = () =>
    stack.rows<Line>('SELECT tool, status, error, charged FROM tool_runs WHERE account_id = $1', [client.accountId]);
  const p50 = async (ask: () => Promise<unknown>, times: number): Promise<number> => {
    const took: number[] = [];
    for (let asked = 0; asked < times; asked += 1) took.push(await timed(ask));
    return middleOf(took);
  };

  it.each([
    ['loops', 422, 'unprocessable: loops did not end within 1 s; nothing was charged'],
    ['loops_in_a_timer', 422, 'unprocessable: loops_in_a_timer did not end within 1 s; nothing was charged'],
    ['tells_for_ever', 422, 'unprocessable: tells_for_ever did not end within 1 s; nothing was charged'],
    ['allocates', 500, 'internal'],
    ['allocates_buffers', 500, 'internal'],
    ['exits', 500, 'internal'],
    ['aborts', 500, 'internal'],
    ['hangs_up', 500, 'internal'],
  ])('%s: its call is ended with %i, refunded and written down, and the api goes on', async (name, status, error) => {
    expect(await call(name)).toMatchObject({ status, body: { error } });
    expect(await credits()).toBe(CREDITS);
    expect(await book()).toEqual([{ tool: name, status: 'failed', error, charged: 0 }]);
    expect((await call('counts')).status).toBe(200);
    expect(await credits()).toBe(CREDITS - 4);
  });

  it('has the others answered meanwhile, calls of the same plugin as well', async () => {
    const ask = () => other.get('/v1/account');
    await ask();
    const alone = await p50(ask, 50);
    const looping = [call('loops'), call('loops')];
    const beside = await p50(ask, 50);
    expect((await call('counts', other)).status).toBe(200);
    expect((await Promise.all(looping)).map(({ status }) => status)).toEqual([422, 422]);
    process.stdout.write(
      `GET /v1/account p50: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside two loops\n`,
    );
    expect(beside).toBeLessThan(500);
  });

  it('runs inside where its operator says so, and apart for little more', async () => {
    const pidOf = async (name: string) => (await other.post<{ pid: number }>(`/v1/tools/${name}`, {})).body.pid;
    const [inside, apart] = [await pidOf('inside'), await pidOf('apart')];
    expect(apart).not.toBe(inside);
    expect(await pidOf('inside')).toBe(inside);
    const took: Record<'inside' | 'apart', number[]> = { inside: [], apart: [] };
    // By turns: the machine does other work as well.
    for (let calls = 0; calls < CALLS; calls += 1) {
      for (const name of ['inside', 'apart'] as const) took[name].push(await timed(() => pidOf(name)));
    }
    const more = middleOf(took.apart) - middleOf(took.inside);
    process.stdout.write(
      `p50 of ${CALLS} calls inside ${middleOf(took.inside).toFixed(1)} ms, apart ${more.toFixed(1)} more\n`,
    );
    expect(more).toBeLessThan(100);
  });

  it('that leaves a loop behind its answer is paid, and takes no later call along', async () => {
    expect((await call('loops_later')).status).toBe(200);
    expect((await call('counts')).status).toBe(200);
  });

  it('keeps places for other accounts, however many calls one has under way', async () => {
    const crowd = Array.from({ length: 6 }, () => call('loops'));
    expect((await call('counts', other)).status).toBe(200);
    expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(Array(6).fill(422));
    expect(await credits()).toBe(CREDITS);
  });

  it.each([
    ['job_loops', 'unprocessable: job_loops did not end within 1 s; nothing was charged'],
    ['job_exits', 'internal'],
  ])('%s: the job failed, refunded, and the worker goes on', async (name, error) => {
    const { jobId } = (await client.post<{ jobId: string }>(`/v1/tools/${name}`, {})).body;
    const ended = await waitFor(`${name} to end`, async () => {
      const { body } = await client.get<{ status: string }>(`/v1/jobs/${jobId}`);
      return body.status === 'failed' && body;
    });
    expect(ended).toMatchObject({ error, charged: 0 });
    expect(await credits()).toBe(CREDITS);
  });

  it('is ended alike where an agent calls it', async () => {
    const agent = await connectCurrent([stack.baseUrl], client.apiKey);
    const [looped, counted] = await Promise.all([agent.call('loops', {}), agent.call('counts', {})]);
    expect([looped.isError, JSON.stringify(looped.content)]).toEqual([true, expect.stringContaining('within 1 s')]);
    expect(counted.structuredContent).toEqual({ words: 3 });
    expect((await agent.call('exits', {})).isError).toBe(true);
    expect(await credits()).toBe(CREDITS - 4);
    await agent.close();
  });

  it('sees no secret of the house, and what its operator names', async () => {
    expect((await client.post('/v1/tools/sees', {})).body).toEqual({ words: 1 });
  });

  it('ends with the api, in the middle of a loop too', async () => {
    const { url, process: api } = await stack.startApiProcess();
    const looping = fetch(`${url}/v1/tools/waits_in_a_loop`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.apiKey}`, 'content-type': 'application/json' },
      body: '{}',
    }).catch(() => undefined);
    const pid = api.pid ?? 0;
    const busy = async () => (await familyOf(pid)).filter((member) => member.pid !== pid);
    await new Promise((later) => setTimeout(later, 1_000));
    const family = await busy();
    expect(family.length).toBeGreaterThan(0);
    api.kill('SIGKILL');
    await waitFor('its processes to end', async () => family.every((member) => !isAlive(member.pid)));
    await looping;
  });
});

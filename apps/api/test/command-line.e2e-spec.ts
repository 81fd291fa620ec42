import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type ApiClient, endOf, Stack, waitFor } from '@app/testing';

const PROGRAM = resolve(__dirname, '../../../dist/apps/cli/src/factreel.js');
const ORDER = { targetSeconds: 15, data: { waitMinutes: 17 }, async: true };

describe('factreel', () => {
  let stack: Stack;
  let account: ApiClient & { accountId: string };
  let environment: NodeJS.ProcessEnv;
  const running = new Set<ChildProcess>();

  beforeAll(async () => {
    stack = await Stack.start();
    account = await stack.account(5_000);
    await stack.startWorker();
    environment = {
      ...process.env,
      DATA_DIR: stack.dataDir,
      FACTREEL_CONFIG_DIR: join(stack.dataDir, 'config'),
      FACTREEL_URL: stack.baseUrl,
      FACTREEL_API_KEY: account.apiKey,
    };
  });

  afterEach(async () => {
    await Promise.all([...running].map((child) => endOf(child, 'SIGKILL')));
  });

  afterAll(() => stack.stop());

  const run = (words: string[], added: NodeJS.ProcessEnv = {}, input = '') =>
    new Promise<{ code: number; stdout: string; stderr: string }>((ended) => {
      const child = execFile(
        process.execPath,
        ['--no-warnings', PROGRAM, ...words],
        { env: { ...environment, ...added }, cwd: stack.dataDir },
        (error, stdout, stderr) => ended({ code: Number(error?.code ?? 0), stdout, stderr }),
      );
      child.stdin?.end(input);
    });
  const json = async (...words: string[]) => JSON.parse((await run(words)).stdout) as Record<string, unknown>;
  const cancelled = async () => {
    const { body } = await account.post('/v1/videos/from-data', ORDER);
    return String(body['videoId']);
  };
  function follow(...words: string[]) {
    const child = spawn(process.execPath, ['--no-warnings', PROGRAM, ...words], { env: environment });
    running.add(child);
    const told = { child, lines: '', code: new Promise((done) => child.once('close', done)) };
    child.stdout.on('data', (chunk: Buffer) => (told.lines += chunk.toString()));
    child.once('close', () => running.delete(child));
    return told;
  }

  it('keeps a login that its user alone can read, and works with it', async () => {
    const without = { FACTREEL_API_KEY: '' };
    expect((await run(['videos', 'list'], without)).code).toBe(4);
    expect((await run(['login'], without, 'sk_wrong\n')).code).toBe(4);
    const { stdout } = await run(['login', '--profile', 'here'], without, `${account.apiKey}\n`);
    const { file } = JSON.parse(stdout) as { file: string };
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await run(['videos', 'list', '--profile', 'here'], without)).code).toBe(0);
    expect((await run(['videos', 'list', '--profile', 'there'], without)).code).toBe(4);
  });

  it('makes, lists, advances and deletes virtual clocks with a test key', async () => {
    const words = ['key:create', '--account', account.accountId, '--mode', 'test'];
    const { apiKey } = await stack.admin<{ apiKey: string }>(...words);
    const clock = async (...more: string[]) => await run(['clock', ...more], { FACTREEL_API_KEY: apiKey });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const made = JSON.parse((await clock('create', tomorrow, '--name', 'May')).stdout) as { clockId: string };
    expect(made).toMatchObject({ name: 'May', now: `${tomorrow}T00:00:00.000Z`, status: 'ready' });
    const { code, stdout } = await clock('advance', made.clockId, `${tomorrow}T12:00:00+02:00`);
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { now: `${tomorrow}T10:00:00.000Z`, status: 'ready' }]);
    expect((await clock('list', '--plain')).stdout).toContain(`${made.clockId}  ready`);
    expect((await clock('delete', made.clockId)).code).toBe(0);
    expect(JSON.parse((await clock('list')).stdout)).toEqual({ data: [], nextCursor: null });
    expect((await clock('delete', made.clockId)).code).toBe(3);
    expect((await run(['clock', 'create', tomorrow])).code).toBe(4);
  });

  it('lists, reads, cancels and waits for videos, as JSON alone or as text', async () => {
    const id = await cancelled();
    expect(await json('videos', 'cancel', id)).toMatchObject({ videoId: id, status: 'error' });
    expect(await json('videos', 'get', id)).toMatchObject({ videoId: id, lastError: 'cancelled' });
    expect(await json('videos', 'list', '--limit', '1')).toMatchObject({ data: [{ videoId: id }] });
    const { stdout } = await run(['videos', 'list', '--plain']);
    expect(stdout).toMatch(new RegExp(`^video +status +version +title\n${id} +error`));
    const waited = await run(['videos', 'wait', id]);
    expect([waited.code, JSON.parse(waited.stdout)]).toMatchObject([6, { videoId: id }]);
    expect((await run(['videos', 'download', id])).code).toBe(1);
  });

  it('prices a payload, as JSON alone or as text', async () => {
    await writeFile(join(stack.dataDir, 'wait.json'), '{"gate":"Gate B","waitMinutes":17}');
    expect(await json('plan', 'wait.json')).toMatchObject({ planId: expect.stringMatching(/^pln_/) as string });
    expect((await run(['plan', 'wait.json', '--plain'])).stdout).toMatch(/^pln_\w+ +490 credits\n$/);
    expect((await run(['plan', 'missing.json'])).code).toBe(2);
  });

  it('ends with a code that says why', async () => {
    expect((await run(['videos', 'get', 'vid-0'])).code).toBe(3);
    expect((await run(['videos', 'fetch'])).code).toBe(2);
    expect((await run(['videos', 'list', '--status', 'lost'])).code).toBe(5);
    expect((await run(['videos', 'list'], { FACTREEL_URL: 'http://127.0.0.1:9' })).code).toBe(7);
  });

  it('follows events and requests, a JSON object a line, until Ctrl-C', async () => {
    const events = follow('events', '--follow', '--after', 'start');
    const logs = follow('logs', '--follow');
    const id = await cancelled();
    await run(['videos', 'cancel', id]);
    await waitFor('the event', async () => events.lines.includes(id));
    await waitFor('the request', async () => logs.lines.includes(`/v1/videos/${id}/cancel`));
    for (const { lines } of [events, logs])
      for (const line of lines.trim().split('\n'))
        expect(JSON.parse(line)).toMatchObject({ id: expect.any(String) as string });
    for (const { child } of [events, logs]) child.kill('SIGINT');
    expect(await Promise.all([events.code, logs.code])).toEqual([0, 0]);
    expect(await json('events')).toMatchObject({ data: expect.any(Array) as unknown[], nextCursor: null });
    expect(await json('logs', '--limit', '1')).toMatchObject({ data: [{ method: expect.any(String) as string }] });
  });

  it('completes its commands in bash, and helps with each', async () => {
    const { stdout } = await run(['completion', 'bash']);
    const script = `${stdout}\nCOMP_WORDS=(factreel videos ca); COMP_CWORD=2; _factreel; echo "$COMPREPLY"`;
    const completed = await new Promise<string>((done) => execFile('bash', ['-c', script], (_error, out) => done(out)));
    expect(completed).toBe('cancel\n');
    for (const shell of ['zsh', 'fish']) expect((await run(['completion', shell])).stdout).toContain('download');
    const help = await run(['videos', 'download', '--help']);
    expect([help.code, help.stdout]).toEqual([0, expect.stringContaining('-o, --output <file>')]);
    expect((await run(['make', '--help'])).stdout).toContain('payload.json');
    expect((await run([])).stdout).toContain('Exit codes:');
  });
});

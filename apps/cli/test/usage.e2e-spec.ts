import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startTestDatabase } from '@app/testing';

const ROOT = resolve(__dirname, '../../..');

interface Ending {
  code: number;
  stdout: string;
  stderr: string;
}

describe('the commands of the terminal', () => {
  let server: Awaited<ReturnType<typeof startTestDatabase>>;
  let folder: string;

  beforeAll(async () => {
    server = await startTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'factreel-usage-'));
  });

  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (program: 'admin' | 'make' | 'migrate', words: string[], environment: NodeJS.ProcessEnv = {}) =>
    new Promise<Ending>((ended) => {
      const env = { ...process.env, DATABASE_URL: server.url, DATA_DIR: folder, MIGRATE: 'off', ...environment };
      const args = ['--no-warnings', join(ROOT, `dist/apps/cli/src/${program}.js`), ...words];
      execFile(process.execPath, args, { env, cwd: folder }, (error, stdout, stderr) =>
        ended({ code: Number(error?.code ?? 0), stdout, stderr }),
      );
    });

  const expectPlain = ({ code, stdout, stderr }: Ending, message: string | RegExp): void => {
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  };

  it.each([
    ['an unknown command', ['account:make'], 'Commands:\n  npm run admin -- account:create'],
    ['a missing option', ['account:create'], 'missing --email'],
    ['half a credit', ['account:create', '--email', 'a@x.example', '--credits', '0.5'], '--credits must be a whole'],
    [
      'too many credits',
      ['account:create', '--email', 'a@x.example', '--credits', '9'.repeat(20)],
      '--credits must be',
    ],
    ['an account that is not there', ['key:create', '--account', 'acc_0'], 'There is no account acc_0.'],
  ])('admin tells %s', async (_name, words, message) => {
    expectPlain(await run('admin', words), message);
  });

  it('admin makes an account once, grants it credits and proves the ledger', async () => {
    const words = ['account:create', '--email', 'Twice@X.example', '--credits', '7'];
    const made = JSON.parse((await run('admin', words)).stdout) as Record<string, string>;
    expect(made).toEqual({
      accountId: expect.stringMatching(/^acc_/) as string,
      apiKey: expect.stringMatching(/^sk_/) as string,
      ownerPassword: expect.any(String) as string,
    });
    expectPlain(await run('admin', words), 'an account for twice@x.example exists already');
    const grant = ['credits:grant', '--account', made['accountId'] ?? '', '--credits', '3', '--reason', 'sorry'];
    expect(JSON.parse((await run('admin', grant)).stdout)).toMatchObject({ credits: 10, reserved: 0 });
    expectPlain(await run('admin', grant.with(4, '0')), 'of at least 1');
    expect(JSON.parse((await run('admin', ['ledger:verify'])).stdout)).toMatchObject({ ok: true, transactions: 2 });
  });

  it('every command tells a bad environment, all of it in one message', async () => {
    const bad = { WORKER_CONCURRENCY: 'x', FETCH_ALLOW: 'intranet' };
    await writeFile(join(folder, 'pool.json'), '{"a": 1}');
    const endings = await Promise.all([
      run('admin', ['ledger:verify'], bad),
      run('migrate', [], bad),
      run('make', ['pool.json', '-o', 'x.mp4'], bad),
    ]);
    for (const ending of endings) expectPlain(ending, /FETCH_ALLOW: .*\n.*WORKER_CONCURRENCY: /);
  });

  it('make tells bad words and data without facts', async () => {
    await writeFile(join(folder, 'empty.json'), '{}');
    expectPlain(await run('make', ['empty.json']), 'Usage: npm run make');
    expectPlain(await run('make', ['empty.json', '-o', 'x.mp4']), 'data');
  });
});

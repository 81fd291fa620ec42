import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { SecretBox } from '@app/platform';
import { startTestDatabase } from '@app/testing';

const ROOT = resolve(__dirname, '../../..');
const FACTREEL = join(ROOT, 'dist/apps/cli/src/factreel.js');

/** Without what an npm that started us has put there for its own children. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
}

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

  const startOf = (program: 'admin' | 'make' | 'migrate') =>
    program === 'migrate' ? [join(ROOT, 'dist/apps/cli/src/migrate.js')] : [FACTREEL, program];

  const run = (program: 'admin' | 'make' | 'migrate', words: string[], environment: NodeJS.ProcessEnv = {}) =>
    new Promise<Ending>((ended) => {
      const env = { ...process.env, DATABASE_URL: server.url, DATA_DIR: folder, MIGRATE: 'off', ...environment };
      const args = ['--no-warnings', ...startOf(program), ...words];
      execFile(process.execPath, args, { env, cwd: folder }, (error, stdout, stderr) =>
        ended({ code: Number(error?.code ?? 0), stdout, stderr }),
      );
    });

  const expectPlain = ({ code, stdout, stderr }: Ending, message: string | RegExp, ends = [1, 2, 3]): void => {
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(ends).toContain(code);
    expect(stdout).toBe('');
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

  it.each([
    ['ledger:verify'],
    ['verify'],
    ['backup', '--to', 'backup'],
    ['account:restore', '--account', 'acc_1'],
    ['key:create', '--account', 'acc_1'],
    ['key:revoke', '--key', 'key_1'],
    ['credits:grant', '--account', 'acc_1', '--credits', '1', '--reason', 'sorry'],
  ])('admin %s makes no database where there is none', async (...words) => {
    const missing = join(folder, 'elsewhere');
    const embedded = { DATABASE_URL: '', DATA_DIR: missing, MIGRATE: 'on' };
    expectPlain(await run('admin', words, embedded), 'There is no database under DATA_DIR');
    expect(existsSync(missing)).toBe(false);
    const empty = await startTestDatabase({ migrated: false });
    try {
      expectPlain(await run('admin', words, { DATABASE_URL: empty.url, MIGRATE: 'on' }), 'holds no installation');
      const client = new Client({ connectionString: empty.url });
      await client.connect();
      const { rows } = await client.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
      await client.end();
      expect(rows).toEqual([]);
    } finally {
      await empty.stop();
    }
  });

  it('admin prints JSON and nothing else on stdout, as the guides call it', async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', 'admin', '--', 'ledger:verify'], {
      cwd: ROOT,
      env: { ...plainEnvironment(), DATABASE_URL: server.url, DATA_DIR: folder },
    });
    expect(JSON.parse(stdout)).toMatchObject({ ok: true });
  });

  it('admin seals secrets anew where there is a key to change from', async () => {
    const [old, next] = ['the key that was there', 'the key that is next'];
    expectPlain(await run('admin', ['secrets:reseal'], { SECRET_KEY: next }), 'SECRET_KEY_OTHER is not set');
    const sealed = new SecretBox(old).seal('a key of another service');
    const client = new Client({ connectionString: server.url });
    await client.connect();
    try {
      const columns = '(id, recipient, sealed, status, attempts, due_at, expires_at, created_at)';
      await client.query(
        `INSERT INTO mails ${columns} VALUES ('eml_old', 'a@x.example', $1, 'waiting', 0, now(), now(), now())`,
        [sealed],
      );
      const { code, stdout } = await run('admin', ['secrets:reseal'], { SECRET_KEY: next, SECRET_KEY_OTHER: old });
      expect([code, JSON.parse(stdout)]).toEqual([0, { ok: true, resealed: 1, unreadable: 0 }]);
      const { rows } = await client.query<{ sealed: string }>(`SELECT sealed FROM mails WHERE id = 'eml_old'`);
      expect(new SecretBox(next).open(rows[0]?.sealed ?? '')).toBe('a key of another service');
    } finally {
      await client.query(`DELETE FROM mails WHERE id = 'eml_old'`);
      await client.end();
    }
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

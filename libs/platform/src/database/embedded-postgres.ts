import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findServerHome, type ServerHome } from './server-home';

const run = promisify(execFile);

/** A PostgreSQL that this process may use; `release` stops the server when nobody else is connected. */
export interface EmbeddedServer {
  url: string;
  release(): Promise<void>;
}

/**
 * Starts (or joins) the real PostgreSQL that comes in npm tarballs, with its data under `dataDir`.
 * A server that outlived a killed process is adopted, a stale pid file is PostgreSQL's own `pg_ctl` to judge, and
 * the last process to leave stops the server. Close every pool before calling `release`.
 * Throws when the platform has no binaries; then `DATABASE_URL` must name a server.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedServer> {
  const home = await findServerHome(dataDir);
  const unlock = await lockFolder(join(dirname(home.data), 'postgres.lock'));
  try {
    if (!existsSync(join(home.data, 'PG_VERSION'))) await initialise(home);
    if (!(await isRunning(home))) await start(home);
  } finally {
    await unlock();
  }
  const port = await readPort(home);
  const url = `postgresql://factreel:factreel@127.0.0.1:${port}/factreel`;
  await createDatabase(url);
  return { url, release: () => stopIfAlone(home, url) };
}

async function initialise(home: ServerHome): Promise<void> {
  await rm(home.data, { recursive: true, force: true });
  await mkdir(home.data, { recursive: true });
  if (home.owner) await chown(home.data, home.owner.uid, home.owner.gid);
  await chmod(home.data, 0o700);
  const passwordFile = `${home.data}.password`;
  await writeFile(passwordFile, 'factreel\n', { mode: 0o600 });
  if (home.owner) await chown(passwordFile, home.owner.uid, home.owner.gid);
  const options = ['--username=factreel', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(home.binary('initdb'), ['-D', home.data, `--pwfile=${passwordFile}`, ...options], home.spawn);
  await rm(passwordFile);
}

async function isRunning(home: ServerHome): Promise<boolean> {
  try {
    await run(home.binary('pg_ctl'), ['-D', home.data, 'status'], home.spawn);
    return true;
  } catch {
    return false;
  }
}

async function start(home: ServerHome): Promise<void> {
  const port = await freePort();
  // The loopback TCP port is the only door: no socket folder has to be writable for the server's user.
  const options = `-p ${port} -h 127.0.0.1 -c unix_socket_directories='' -c max_connections=200 -c synchronous_commit=on`;
  const log = `${home.data}.log`;
  await writeFile(log, '');
  if (home.owner) await chown(log, home.owner.uid, home.owner.gid);
  await run(
    home.binary('pg_ctl'),
    ['-D', home.data, '-w', '-t', '60', '-l', log, '-o', options, 'start'],
    home.spawn,
  ).catch(async (error: Error) => {
    const tail = (await readFile(log, 'utf8').catch(() => '')).split('\n').slice(-8).join('\n');
    throw new Error(`The embedded PostgreSQL did not start: ${error.message}\n${tail}`);
  });
}

async function readPort(home: ServerHome): Promise<number> {
  const lines = (await readFile(join(home.data, 'postmaster.pid'), 'utf8')).split('\n');
  return Number(lines[3]);
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url.replace(/\/factreel$/, '/postgres') });
  await client.connect();
  try {
    await client.query('CREATE DATABASE factreel');
  } catch (error) {
    // Two processes may start at once: whoever comes second finds it made (42P04, or 23505 in the same instant).
    const code = (error as { code?: string }).code;
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end();
  }
}

async function stopIfAlone(home: ServerHome, url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  const others = await client
    .connect()
    .then(() =>
      client.query("SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"),
    )
    .then((result) => result.rowCount ?? 0)
    .catch(() => 0)
    .finally(() => client.end().catch(() => undefined));
  if (others === 0 && (await isRunning(home))) {
    await run(home.binary('pg_ctl'), ['-D', home.data, '-m', 'fast', '-w', 'stop'], home.spawn).catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Two processes starting at once must not both run initdb; a lock older than a minute belongs to a dead one. */
async function lockFolder(path: string): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true });
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      return () => rm(path, { force: true });
    } catch {
      const holder = Number(await readFile(path, 'utf8').catch(() => '0'));
      if (holder && !processLives(holder)) await rm(path, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function processLives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { randomText } from '../ids';
import { freePort } from '../processes/free-port';
import { isAlive } from '../processes/is-alive';
import type { ServerHome } from './server-home';

const run = promisify(execFile);

/** Kept in the data folder, which only the server's user and root can read: every local user can reach the port. */
const PASSWORD_FILE = 'factreel.password';
const STOP_WITHIN_MS = 60_000;
const POLL_MS = 20;

/** PostgreSQL's own programs over one data folder; several processes may call any of this at the same time. */
export class ServerControl {
  constructor(private readonly home: ServerHome) {}

  /** Makes the data folder where there is none: aside, then renamed, so that there is a whole one or none. */
  async initialise(): Promise<void> {
    const { data, spawn } = this.home;
    if (existsSync(data)) return;
    const scratch = `${data}.${randomText(8)}`;
    const password = `${scratch}.password`;
    await mkdir(scratch, { recursive: true, mode: 0o700 });
    await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    for (const path of [scratch, password]) await this.own(path);
    const options = ['--username=factreel', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'];
    try {
      await run(this.home.binary('initdb'), ['-D', scratch, `--pwfile=${password}`, ...options], spawn);
      await rename(password, join(scratch, PASSWORD_FILE));
      await rename(scratch, data);
    } catch (error) {
      await rm(scratch, { recursive: true, force: true });
      await rm(password, { force: true });
      // Another process was first: its folder is as good as ours.
      if (!existsSync(data)) throw error;
    }
  }

  /** True as soon as the server's process lives; it may still be recovering. */
  async isRunning(): Promise<boolean> {
    return await this.pgCtl('status').then(
      () => true,
      () => false,
    );
  }

  /** Returns once the server answers. Throws with the end of its log. */
  async start(): Promise<void> {
    const log = `${this.home.data}.log`;
    await appendFile(log, '', { mode: 0o600 });
    await this.own(log);
    // The loopback TCP port is the only door: no socket folder has to be writable for the server's user.
    const options = `-p ${await freePort()} -h 127.0.0.1 -c unix_socket_directories='' -c max_connections=200 -c synchronous_commit=on`;
    await this.pgCtl('start', '-w', '-t', '60', '-l', log, '-o', options).catch(async (error: Error) => {
      const tail = (await readFile(log, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-8).join('\n');
      throw new Error(`The embedded PostgreSQL did not start: ${error.message}\n${tail}`);
    });
  }

  /** Returns once the server is gone. */
  async stop(): Promise<void> {
    const pid = await this.pid();
    await this.pgCtl('stop', '-m', 'fast', '-W');
    // pg_ctl's own waiting would take a successor, started by another process in the same moment, for the one it stops.
    const end = Date.now() + STOP_WITHIN_MS;
    const stopping = async () => (await this.pid().catch(() => 0)) === pid || isAlive(pid);
    while (Date.now() < end && (await stopping())) await pause(POLL_MS);
  }

  /** The password of user `factreel`, fixed when the folder was made. */
  async password(): Promise<string> {
    return await readFile(join(this.home.data, PASSWORD_FILE), 'utf8');
  }

  /** The running server's port. Throws while there is none. */
  async port(): Promise<number> {
    return Number((await this.pidFile())[3]);
  }

  private async pid(): Promise<number> {
    return Number((await this.pidFile())[0]);
  }

  private async pidFile(): Promise<string[]> {
    return (await readFile(join(this.home.data, 'postmaster.pid'), 'utf8')).split('\n');
  }

  private async pgCtl(command: string, ...options: string[]): Promise<void> {
    await run(this.home.binary('pg_ctl'), [command, '-D', this.home.data, ...options], this.home.spawn);
  }

  private async own(path: string): Promise<void> {
    const { owner } = this.home;
    if (owner) await chown(path, owner.uid, owner.gid);
  }
}

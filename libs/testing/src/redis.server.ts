import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '@app/platform';
import { endOf } from './program';
import { waitFor } from './wait-for';

/** The server's own names, and that of Debian's redis-tools for the same program, which goes by what it is called. */
const NAMES = ['redis-server', 'valkey-server', 'redis-check-rdb'];
const CALLED = 'redis-server';
/** Every write is on disk before it is answered, as on a server that is to lose nothing. */
const DURABLE = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];

/** A suite over a real Redis; where none is installed it is told as skipped (`node scripts/system-packages.mjs redis`). */
export function describeWithRedis(name: string, suite: () => void): void {
  (findRedis() === null ? describe.skip : describe)(name, suite);
}

/** A Redis in a process and a folder of its own, which a test may stop, kill, rob of its data and start again. */
export class RedisServer {
  private constructor(
    private readonly program: string,
    private readonly folder: string,
    readonly port: number,
    private child: ChildProcess,
  ) {}

  /** Throws where no Redis is installed. */
  static async start(): Promise<RedisServer> {
    const program = findRedis();
    if (program === null) throw new Error('no Redis is installed');
    const folder = await mkdtemp(join(tmpdir(), 'factreel-redis-'));
    const port = await freePort();
    const server = new RedisServer(program, folder, port, launch(program, folder, port));
    await server.answers();
    return server;
  }

  /** For `QUEUE_URL`. */
  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Ends it as an operator would; its data stay. */
  async stop(): Promise<void> {
    await endOf(this.child, 'SIGTERM');
  }

  /** Ends it as a machine that dies; what it had answered stays. */
  async kill(): Promise<void> {
    await endOf(this.child, 'SIGKILL');
  }

  /** Stopped for everyone who asks, and still connected to them. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  /** Answers again what it was asked meanwhile. */
  thaw(): void {
    this.child.kill('SIGCONT');
  }

  /** Starts it again on the same port with the data it has; after `stop` or `kill`. */
  async restart(): Promise<void> {
    this.child = launch(this.program, this.folder, this.port);
    await this.answers();
  }

  /** Kills it and starts it again with nothing: as one whose disk was lost. */
  async loseAll(): Promise<void> {
    await this.kill();
    await rm(join(this.folder, 'appendonlydir'), { recursive: true, force: true });
    await rm(join(this.folder, 'appendonly.aof'), { force: true });
    await this.restart();
  }

  /** Ends it and removes its folder. */
  async close(): Promise<void> {
    this.thaw();
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async answers(): Promise<void> {
    await waitFor('Redis to answer', async () => {
      if (this.child.exitCode !== null) throw new Error(`Redis ended with ${this.child.exitCode}`);
      return (await ping(this.port)).startsWith('+PONG');
    });
  }
}

/** Path of an installed server, or null. */
function findRedis(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null;
}

function launch(program: string, folder: string, port: number): ChildProcess {
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...DURABLE];
  return spawn(program, words, { argv0: CALLED, stdio: 'ignore' });
}

/** What it says to PING; nothing while it is not there. */
async function ping(port: number): Promise<string> {
  return await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const end = (answer: string): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', (answer) => end(answer.toString()));
    socket.once('error', () => end(''));
  });
}

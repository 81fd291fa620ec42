import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import {
  type ApiClient,
  DatabaseServer,
  KeptProcess,
  Receiver,
  RedisServer,
  S3Server,
  SmallDisk,
  Stack,
  waitFor,
} from '@app/testing';

/** What the programs of a run stand on. */
export interface Ground {
  queue: 'PostgreSQL' | 'Redis';
  storage: 'folder' | 'S3';
  apis: number;
  workers: number;
}

const MINUTE_MS = 60_000;
/** By how much the clocks of api and worker two, three, … are wrong. */
const SKEWS_MS = [0, 7 * MINUTE_MS, -4 * MINUTE_MS];
const SKEWED_CLOCK = resolve(__dirname, '../../../../dist/libs/testing/src/skewed-clock.js');
const DISK_MB = 600;
/** So manieth call to an S3 store goes wrong, in each way in turn. */
const FAILS_EVERY = 10;

/** Processes of their own over servers of their own, each of which may be ended at any moment. */
export class FaultWorld {
  readonly apis: KeptProcess[] = [];
  readonly workers: KeptProcess[] = [];
  /** Addresses of `apis`. */
  readonly urls: string[] = [];

  private constructor(
    readonly ground: Ground,
    /** Stands in the environment of every program of this run, and of what those start. */
    readonly mark: string,
    /** The temporary folders of the workers, and what else is of this run. */
    readonly folder: string,
    readonly stack: Stack,
    readonly server: DatabaseServer,
    readonly redis: RedisServer | null,
    /** Where videos are kept; null for a folder. */
    readonly store: S3Server | null,
    /** Where the last worker makes its videos; null where none can be mounted. */
    readonly disk: SmallDisk | null,
    readonly receiver: Receiver,
    readonly client: ApiClient & { accountId: string },
    /** What the account began with. */
    readonly credits: number,
  ) {}

  static async start(ground: Ground, credits: number): Promise<FaultWorld> {
    const mark = `faults-${process.pid}-${Date.now()}`;
    const folder = await mkdtemp(join(tmpdir(), 'factreel-faults-'));
    await chmod(folder, 0o755);
    const server = await DatabaseServer.start();
    const redis = ground.queue === 'Redis' ? await RedisServer.start() : null;
    const store = ground.storage === 'S3' ? await S3Server.start() : null;
    if (store) store.behaviour.everyNth = FAILS_EVERY;
    const environment = {
      FETCH_ALLOW: '127.0.0.1',
      LOG_LEVEL: 'warn',
      RENDER_PARALLEL: '1',
      STALLED_AFTER_S: '6',
      ...(redis ? { QUEUE_URL: redis.url } : {}),
      ...store?.environment(),
    };
    const stack = await Stack.start(environment, server);
    const client = await stack.account(credits);
    const disk = await SmallDisk.mount(DISK_MB);
    const receiver = await Receiver.start();
    const world = new FaultWorld(ground, mark, folder, stack, server, redis, store, disk, receiver, client, credits);
    const events = ['video.rendered', 'video.render_failed'];
    await client.post('/v1/webhooks', { url: `${receiver.url}/hook`, events });
    await world.startPrograms();
    return world;
  }

  /** Asks the tables, again where the database goes away meanwhile. */
  async query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return await waitFor('the database to answer', async () => {
      const client = new Client({ connectionString: this.server.url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return (await client.query<Row>(text, values)).rows;
      } catch (error) {
        // A statement that is wrong is told; a server that is away comes back.
        if (/^(22|23|42)/.test((error as { code?: string }).code ?? '')) throw error;
        return null;
      } finally {
        await client.end().catch(() => undefined);
      }
    });
  }

  private async startPrograms(): Promise<void> {
    const starts: Array<Promise<void>> = [];
    for (let n = 0; n < this.ground.apis; n += 1) {
      starts.push(
        KeptProcess.start(`api ${n + 1}`, () => this.api(n)).then((kept) => {
          this.apis[n] = kept;
        }),
      );
    }
    for (let n = 0; n < this.ground.workers; n += 1) {
      starts.push(
        KeptProcess.start(`worker ${n + 1}`, () => this.worker(n)).then((kept) => {
          this.workers[n] = kept;
        }),
      );
    }
    await Promise.all(starts);
  }

  /** What the programs print, all of them. */
  get log(): string {
    return join(this.folder, 'programs.log');
  }

  /** Of the programs that are ended, and of what they start; the stack has an api of its own, which stays. */
  private get marked(): NodeJS.ProcessEnv {
    return { FACTREEL_TEST_RUN: this.mark };
  }

  private async api(n: number): Promise<ChildProcess> {
    const environment = { TMPDIR: this.folder, ...this.marked, ...skewed(n) };
    const { url, process } = await this.stack.startApiProcess(environment, this.log);
    this.urls[n] = url;
    return process;
  }

  private async worker(n: number): Promise<ChildProcess> {
    const isLast = n === this.ground.workers - 1;
    const TMPDIR = isLast && this.disk ? this.disk.folder : this.folder;
    return await this.stack.startWorkerProcess({ TMPDIR, ...this.marked, ...skewed(n) }, this.log);
  }

  /** Ends all programs; what they stood on stays for those who look what is left. */
  async endPrograms(): Promise<void> {
    await Promise.all([...this.apis, ...this.workers].map((kept) => kept.end()));
  }

  async stop(): Promise<void> {
    await this.endPrograms();
    await this.stack.stop();
    await this.receiver.stop();
    await this.redis?.close();
    await this.store?.stop();
    await this.disk?.unmount();
    await rm(this.folder, { recursive: true, force: true });
  }
}

function skewed(n: number): NodeJS.ProcessEnv {
  const skewMs = SKEWS_MS[n] ?? 0;
  return skewMs === 0 ? {} : { NODE_OPTIONS: `--require ${SKEWED_CLOCK}`, FACTREEL_TEST_SKEW_MS: String(skewMs) };
}

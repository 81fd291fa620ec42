import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { ApiClient } from './api-client';
import { askOperator } from './operator';
import { PublishedDescription } from './published-description';
import { startTestDatabase, type TestDatabase } from './test-database';

const HERE = resolve(__dirname, '../../..');
/** Of the repository, whether this file runs from source or from the build. */
const ROOT = basename(HERE) === 'dist' ? resolve(HERE, '..') : HERE;

/** The built programs over a database and a folder of their own, as an operator would run them. */
export class Stack {
  private readonly children = new Set<ChildProcess>();
  /** Of the api; shared by the clients of its accounts, which hold every answer against it. */
  readonly description: PublishedDescription;

  private constructor(
    readonly dataDir: string,
    private readonly database: TestDatabase,
    readonly baseUrl: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {
    this.description = new PublishedDescription(baseUrl);
  }

  /** Makes a database and starts one api. `environment` is added to what every program sees. */
  static async start(environment: NodeJS.ProcessEnv = {}): Promise<Stack> {
    const dataDir = await mkdtemp(join(tmpdir(), 'factreel-test-'));
    const database = await startTestDatabase();
    const baseUrl = `http://127.0.0.1:${await freePort()}`;
    const stack = new Stack(dataDir, database, baseUrl, {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      BASE_URL: baseUrl,
      LOG_LEVEL: 'error',
      // Tests ask as fast as they can; those of the limit set their own.
      RATE_LIMIT_MAX: '1000000',
      ...environment,
    });
    try {
      await stack.startProgram('api', new URL(baseUrl).port);
    } catch (error) {
      await stack.stop();
      throw error;
    }
    return stack;
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  /** One more api over the same database; returns its address. */
  async startApi(): Promise<string> {
    return (await this.startApiProcess()).url;
  }

  /** One more api, and its process, for tests that end it. */
  async startApiProcess(environment: NodeJS.ProcessEnv = {}): Promise<{ url: string; process: ChildProcess }> {
    const port = String(await freePort());
    return { url: `http://127.0.0.1:${port}`, process: await this.startProgram('api', port, environment) };
  }

  async startWorker(environment: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
    return await this.startProgram('worker', String(await freePort()), environment);
  }

  /** An account with a wallet of exactly `credits`, and a client that speaks for it. */
  async account(credits: number): Promise<ApiClient & { accountId: string }> {
    const email = `t${Math.random().toString(36).slice(2)}@factreel.example`;
    const made = await this.admin<{ accountId: string; apiKey: string }>(
      'account:create',
      '--email',
      email,
      '--credits',
      String(credits),
    );
    return Object.assign(new ApiClient(this.baseUrl, made.apiKey, this.description), { accountId: made.accountId });
  }

  /** Asks with the headers given and no others, as a player or a browser does. An answer that is not described throws. */
  async fetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.baseUrl);
    const answer = await fetch(url, init);
    const { status } = answer;
    const contentType = answer.headers.get('content-type');
    const method = init.method ?? 'GET';
    const isText = contentType?.includes('json') && method !== 'HEAD';
    const body: unknown = isText ? await answer.clone().json() : undefined;
    await this.description.assertDescribed({ method, path: url.href, status, contentType, body });
    return answer;
  }

  /** Runs an operator's command and reads its JSON. */
  async admin<T>(...words: string[]): Promise<T> {
    return await askOperator<T>(ROOT, words, { ...process.env, ...this.environment });
  }

  /** Stops everything and removes the folder. */
  async stop(): Promise<void> {
    await Promise.all([...this.children].map((child) => endOf(child, 'SIGTERM')));
    await this.database.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async startProgram(
    name: 'api' | 'worker',
    port: string,
    environment: NodeJS.ProcessEnv = {},
  ): Promise<ChildProcess> {
    const child = fork(join(ROOT, `dist/apps/${name}/src/main.js`), [], {
      env: { ...process.env, ...this.environment, PORT: port, ...environment },
      execArgv: ['--no-warnings'],
    });
    this.children.add(child);
    child.once('exit', () => this.children.delete(child));
    await new Promise<void>((ready, failed) => {
      child.once('message', () => ready());
      child.once('exit', (code) => failed(new Error(`the ${name} stopped (${code}) before it was ready`)));
    });
    return child;
  }
}

/** Ends a program and waits until it is gone. */
export async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

/** A port of the loopback that is free at this moment. */
export async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

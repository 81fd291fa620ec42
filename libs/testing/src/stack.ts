import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { Pool } from 'pg';
import { freePort } from '@app/platform';
import { ApiClient } from './api-client';
import { askOperator } from './operator';
import { endOf, LOG_FILE, type Program, type ProgramName, startProcess, startProgram } from './program';
import { PublishedDescription } from './published-description';
import { startTestDatabase, type TestDatabase } from './test-database';

const HERE = resolve(__dirname, '../../..');
/** Of the repository, whether this file runs from source or from the build. */
const ROOT = basename(HERE) === 'dist' ? resolve(HERE, '..') : HERE;

/** What acts on a process as a whole, or may end it: who sets one of these gets a process of its own. */
const PROCESS_WIDE = [
  'NODE_OPTIONS',
  'TMPDIR',
  'TZ',
  'PATH',
  'TOOL_PLUGINS',
  'TOOL_PLUGINS_IN_PROCESS',
  'QUEUE_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  LOG_FILE,
];

/** A video whose bytes a test left unread is an answer under way: the stack's own api waits for it no longer than this. */
const GRACE_S = '3';

/** The built programs over a database and a folder of their own, as an operator would run them. */
export class Stack {
  private readonly programs = new Set<Program>();
  private tables: Pool | undefined;
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

  /**
   * Makes a database, unless it is handed one that it is to stop, and starts one api. `environment` is added to what every
   * program sees.
   */
  static async start(environment: NodeJS.ProcessEnv = {}, ownDatabase?: TestDatabase): Promise<Stack> {
    const dataDir = await mkdtemp(join(tmpdir(), 'factreel-test-'));
    const database = ownDatabase ?? (await startTestDatabase());
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
      await stack.startHere('api', { SHUTDOWN_GRACE_S: GRACE_S, PORT: new URL(baseUrl).port });
    } catch (error) {
      await stack.stop();
      throw error;
    }
    return stack;
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  /** Asks or changes the tables of the stack: for what cannot be seen, or brought about, from outside. */
  async rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.connections().query<Row>(sql, values)).rows;
  }

  /** One more api over the same database, in a process of its own: the two share nothing else. Returns its address. */
  async startApi(): Promise<string> {
    return (await this.startApiProcess()).url;
  }

  /** One more api, and its process, for tests that end it. */
  async startApiProcess(
    environment: NodeJS.ProcessEnv = {},
    log?: string,
  ): Promise<{ url: string; process: ChildProcess }> {
    const port = String(await freePort());
    return {
      url: `http://127.0.0.1:${port}`,
      process: await this.startOwn('api', { PORT: port, ...environment }, log),
    };
  }

  /** A worker, among those of other suites unless its environment acts on its process. */
  async startWorker(environment: NodeJS.ProcessEnv = {}): Promise<Program> {
    return await this.startHere('worker', { PORT: String(await freePort()), ...environment });
  }

  /** A worker in a process of its own, for tests that kill it or that start several; its log may be kept in a file. */
  async startWorkerProcess(environment: NodeJS.ProcessEnv = {}, log?: string): Promise<ChildProcess> {
    return await this.startOwn('worker', { PORT: String(await freePort()), ...environment }, log);
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
    await Promise.all([...this.programs].map((program) => program.end()));
    await this.tables?.end();
    await this.database.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private connections(): Pool {
    if (!this.tables) {
      this.tables = new Pool({ connectionString: this.database.url, max: 2 });
      // A connection that lies idle while a test ends its server is made anew by the next question.
      this.tables.on('error', () => undefined);
    }
    return this.tables;
  }

  private async startHere(name: ProgramName, environment: NodeJS.ProcessEnv): Promise<Program> {
    const added = { ...this.environment, ...environment };
    if (PROCESS_WIDE.some((setting) => setting in added)) {
      const child = await this.startOwn(name, environment);
      return { end: () => endOf(child, 'SIGTERM') };
    }
    const started = await startProgram(ROOT, name, { ...process.env, ...added });
    const program = {
      end: async () => {
        if (this.programs.delete(program)) await started.end();
      },
    };
    this.programs.add(program);
    return program;
  }

  private async startOwn(name: ProgramName, environment: NodeJS.ProcessEnv, log?: string): Promise<ChildProcess> {
    const child = await startProcess(ROOT, name, { ...process.env, ...this.environment, ...environment }, log);
    const program = { end: () => endOf(child, 'SIGTERM') };
    this.programs.add(program);
    child.once('exit', () => this.programs.delete(program));
    return child;
  }
}

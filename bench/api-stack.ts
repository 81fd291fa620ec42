import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { ApiKeysService } from '@app/accounts';
import { DepositsService } from '@app/billing';
import { Database, loadConfig, openOrm } from '@app/platform';
import { endOf, Stack } from '@app/testing';
import { CLI_CONFIG_PARTS, CliModule } from '../apps/cli/src/cli.module';
import { LANES, type Rivals, type Servers } from './api-rounds';
import type { BareApiOptions } from './bare-api';
import type { BareApiReady } from './bare-api.process';

/** An account of the bench. */
export interface BenchAccount {
  apiKey: string;
}

/** A plugin with a tool that does nothing. */
const NOOP = join(__dirname, 'noop-tool.plugin.js');

/** Everything the bench asks: two processes of the api and of the bare routes over one database, and the accounts that ask. */
export class ApiStack {
  private constructor(
    readonly stack: Stack,
    readonly database: Database,
    private readonly orm: MikroORM,
    /** The api's processes, which answer what their heap holds. */
    readonly apis: Array<{ url: string; process: ChildProcess }>,
    private readonly bares: Array<{ url: string; process: ChildProcess }>,
    readonly accounts: BenchAccount[],
  ) {}

  /** `rivals` is off where nothing is compared with bare routes. */
  static async start(processes: number, { rivals = true } = {}): Promise<ApiStack> {
    const preload = `--require=${join(__dirname, 'collected-heap.js')}`;
    const stack = await Stack.start({ LOG_LEVEL: 'fatal', NODE_OPTIONS: preload, TOOL_PLUGINS_IN_PROCESS: NOOP });
    try {
      const orm = (await openOrm(stack.databaseUrl, [])) as MikroORM;
      const apis = await times(processes, () => stack.startApiProcess());
      const { databaseUrl, dataDir, baseUrl } = stack;
      const bares = await times(rivals ? processes : 0, () => {
        return startBare({ databaseUrl, storageDir: join(dataDir, 'storage'), baseUrl });
      });
      const accounts = await openAccounts(stack);
      return new ApiStack(stack, new Database(orm), orm, apis, bares, accounts);
    } catch (error) {
      await stack.stop();
      throw error;
    }
  }

  /** The first so many processes of both. */
  rivals(processes: number): Rivals {
    const of = (all: ApiStack['apis']) => {
      const some = all.slice(0, processes);
      return { addresses: some.map(({ url }) => url), pids: some.map(({ process }) => process.pid ?? 0) };
    };
    return { ours: of(this.apis), bare: of(this.bares) };
  }

  /** One more process of the api, which keeps no log of its requests; it ends with the stack. */
  async withoutRequestLog(): Promise<Servers> {
    const preload = `--require=${join(__dirname, 'without-request-log.js')}`;
    const { url, process } = await this.stack.startApiProcess({ NODE_OPTIONS: preload });
    return { addresses: [url], pids: [process.pid ?? 0] };
  }

  async stop(): Promise<void> {
    for (const { process } of this.bares) await endOf(process, 'SIGKILL');
    await this.orm.close(true);
    await this.stack.stop();
  }
}

async function startBare(options: BareApiOptions): Promise<{ url: string; process: ChildProcess }> {
  const process = fork(join(__dirname, 'bare-api.process.js'), [], { execArgv: ['--no-warnings'] });
  process.send(options);
  const [{ url }] = (await once(process, 'message')) as [BareApiReady];
  return { url, process };
}

/** One for each lane, so that none waits for another's wallet or count. */
async function openAccounts({ databaseUrl, dataDir }: Stack): Promise<BenchAccount[]> {
  const config = loadConfig(
    'cli',
    { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' },
    CLI_CONFIG_PARTS,
  );
  const app = await NestFactory.createApplicationContext(CliModule.with(config, databaseUrl), { logger: false });
  try {
    return await times(LANES, async (lane) => {
      return await app.get(Database).transaction(async (em) => {
        const accountId = `acc_bench${lane}`;
        const values = [accountId, `${accountId}@bench.example`, 'none'];
        await em.execute('INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, ?, ?, now())', values);
        await app
          .get(DepositsService)
          .open(em, accountId, { category: 'opening', credits: 100_000_000, reason: 'bench' });
        return await app.get(ApiKeysService).create(em, { accountId, name: 'bench' });
      });
    });
  } finally {
    await app.close();
  }
}

async function times<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let index = 0; index < count; index++) made.push(await make(index));
  return made;
}

import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { DepositsService } from '@app/billing';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { Clock, Database, loadConfig, ObjectStorage, PlatformModule } from '@app/platform';
import { startTestDatabase } from '@app/testing';
import { SweepDeletedService } from '@app/videos';
import { LifecycleModule } from '../src';

/** A clock that stands still until it is set. */
class SetClock extends Clock {
  time = new Date();

  override now(): Date {
    return new Date(this.time);
  }

  pass(days: number): void {
    this.time = new Date(this.time.getTime() + days * 86_400_000);
  }
}

/** The lib with its own database, storage and clock. */
export class LifecycleStand {
  readonly clock = new SetClock();
  private readonly apps: INestApplicationContext[] = [];

  private constructor(
    private readonly folder: string,
    private readonly server: Awaited<ReturnType<typeof startTestDatabase>>,
    private readonly settings: NodeJS.ProcessEnv,
  ) {}

  static async start(settings: NodeJS.ProcessEnv = {}): Promise<LifecycleStand> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-lifecycle-'));
    const stand = new LifecycleStand(folder, await startTestDatabase(), settings);
    await stand.process();
    Logger.overrideLogger(false);
    return stand;
  }

  async stop(): Promise<void> {
    for (const app of this.apps) await app.close();
    await this.server.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** One more process over the same tables. */
  async process(): Promise<INestApplicationContext> {
    const config = loadConfig(
      'worker',
      {
        DATA_DIR: this.folder,
        DATABASE_URL: this.server.url,
        LOG_LEVEL: 'silent',
        ...this.settings,
      },
      CONFIG_PARTS,
    );
    const platform = PlatformModule.with({ config, databaseUrl: this.server.url, entities: ENTITIES });
    const app = await Test.createTestingModule({ imports: [platform, LifecycleModule] })
      .overrideProvider(Clock)
      .useValue(this.clock)
      .compile();
    await app.init();
    this.apps.push(app);
    return app;
  }

  get<T>(token: abstract new (...words: never[]) => T, process = 0): T {
    const app = this.apps[process];
    if (!app) throw new Error(`there is no process ${process}`);
    return app.get<T>(token, { strict: false });
  }

  async rows<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return await this.get(Database).read().execute<Row[]>(statement, values);
  }

  /** The plan of a statement as if the tables were large. */
  async planOf(statement: string, values: unknown[]): Promise<string> {
    return await this.get(Database).transaction(async (em) => {
      await em.execute('SET LOCAL enable_seqscan = off');
      const lines = await em.execute<Array<Record<'QUERY PLAN', string>>>(`EXPLAIN ${statement}`, values);
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
  }

  /** An account with 1,000 credits. */
  async account(id: string, email = `${id}@x.example`): Promise<string> {
    const insert = "INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, ?, 'x', now())";
    await this.get(Database).transaction(async (em) => {
      await em.execute(insert, [id, email]);
      const opening = { category: 'opening', credits: 1000, reason: 'opening balance' } as const;
      await this.get(DepositsService).open(em, id, opening);
    });
    return id;
  }

  /** Stores an object of that age in days. */
  async object(key: string, daysOld = 0): Promise<void> {
    const path = join(this.folder, 'storage', key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, key);
    const at = new Date(this.clock.time.getTime() - daysOld * 86_400_000);
    await utimes(path, at, at);
  }

  /** Sorted keys of everything below a folder. */
  async objects(folder: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of this.get(ObjectStorage).list(folder)) keys.push(key);
    return keys.sort();
  }

  /** Sweeps as the worker does once nobody can be writing any more. */
  async sweepFolders(): Promise<void> {
    this.clock.pass(1);
    while ((await this.get(SweepDeletedService).sweep()) > 0) continue;
  }
}

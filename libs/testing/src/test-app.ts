import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type INestApplicationContext, Logger, type ModuleMetadata } from '@nestjs/common';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import { DepositsService } from '@app/billing';
import { type ConfigPart, Database, loadConfig, PlatformModule } from '@app/platform';
import { startTestDatabase, type TestDatabase } from './test-database';

/** What an app is made of. */
export interface TestAppWish {
  /** `@app/composition`: settings and tables of all libs. */
  house: { CONFIG_PARTS: readonly ConfigPart[]; ENTITIES: Parameters<typeof PlatformModule.with>[0]['entities'] };
  modules: NonNullable<ModuleMetadata['imports']>;
  settings?: Record<string, string | undefined>;
  /** Puts a test's own providers in place of others. */
  adapt?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
}

/** Modules of the product as a worker runs them, over a database and a folder of their own. */
export class TestApp {
  private readonly beside: TestApp[] = [];

  private constructor(
    readonly app: INestApplicationContext,
    readonly folder: string,
    readonly database: TestDatabase,
    private readonly wish: TestAppWish,
  ) {}

  static async start(wish: TestAppWish): Promise<TestApp> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-app-'));
    const database = await startTestDatabase();
    const app = await build(wish, folder, database);
    return new TestApp(app, folder, database, wish);
  }

  /** One more process over the same database and folder; it stops with this one. */
  async another(): Promise<TestApp> {
    const { wish, folder, database } = this;
    const other = new TestApp(await build(wish, folder, database), folder, database, wish);
    this.beside.push(other);
    return other;
  }

  get<T>(token: abstract new (...words: never[]) => T): T {
    return this.app.get<T>(token, { strict: false });
  }

  async rows<Row = unknown>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return await this.get(Database).read().execute<Row[]>(statement, values);
  }

  /** Makes an account with so many credits; returns its id. */
  async account(id: string, credits = 0, email = `${id}@x.example`): Promise<string> {
    const insert = "INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, ?, 'x', now())";
    await this.get(Database).transaction(async (em) => {
      await em.execute(insert, [id, email]);
      if (credits === 0) return;
      await this.get(DepositsService).open(em, id, { category: 'opening', credits, reason: 'opening balance' });
    });
    return id;
  }

  async stop(): Promise<void> {
    for (const { app } of [this, ...this.beside]) await app.close();
    await this.database.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function build(wish: TestAppWish, folder: string, database: TestDatabase): Promise<INestApplicationContext> {
  const { house, modules, settings, adapt = (builder) => builder } = wish;
  const own = { DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
  const given = { ...own, FFMPEG_PATH: process.env['FFMPEG_PATH'], ...settings };
  const config = loadConfig('worker', given, house.CONFIG_PARTS);
  const platform = PlatformModule.with({ config, databaseUrl: database.url, entities: house.ENTITIES });
  const app = await adapt(Test.createTestingModule({ imports: [platform, ...modules] })).compile();
  await app.init();
  Logger.overrideLogger(false);
  return app;
}

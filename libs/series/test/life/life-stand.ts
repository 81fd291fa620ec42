import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/core';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { ACCOUNT_ENTITIES } from '@app/accounts';
import { BILLING_ENTITIES, DepositsService, LedgerAuditService, WalletService } from '@app/billing';
import { DESIGN_ENTITIES } from '@app/design';
import { Clock, Database, loadConfig, Outbox, OutboxRelay, PlatformModule } from '@app/platform';
import { PUBLISHING_ENTITIES } from '@app/publishing';
import { SavedSourceReader, SOURCE_ENTITIES } from '@app/sources';
import { startTestDatabase } from '@app/testing';
import { VIDEO_ENTITIES } from '@app/videos';
import {
  CheckRunner,
  ClaimChecksService,
  SERIES_ENTITIES,
  SeriesModule,
  SeriesService,
  SettleEpisodeService,
  StartSeriesService,
} from '../../src';
import { type Death, DyingDatabase } from '../dying-worker';
import { SetClock } from '../series.fixture';
import { ChangingWorld } from './changing-world';
import { FilmMaker } from './film-maker';

const never = new AbortController().signal;

/** The services of series over a database of their own; the world outside and the making of films are the test's. */
export class LifeStand {
  private serial = 0;

  private constructor(
    private readonly app: INestApplicationContext,
    readonly clock: SetClock,
    readonly world: ChangingWorld,
    private readonly release: () => Promise<void>,
  ) {}

  static async start(time: Date): Promise<LifeStand> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-life-'));
    const database = await startTestDatabase();
    const clock = new SetClock(time);
    const world = new ChangingWorld(clock);
    const config = loadConfig('worker', { DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
    const own = [SOURCE_ENTITIES, VIDEO_ENTITIES, PUBLISHING_ENTITIES, SERIES_ENTITIES];
    const entities = [ACCOUNT_ENTITIES, BILLING_ENTITIES, DESIGN_ENTITIES, ...own].flat();
    const platform = PlatformModule.with({ config, databaseUrl: database.url, entities });
    const app = await Test.createTestingModule({ imports: [platform, SeriesModule] })
      .overrideProvider(Clock)
      .useValue(clock)
      .overrideProvider(SavedSourceReader)
      .useValue(world)
      .overrideProvider(Database)
      .useFactory({ inject: [MikroORM], factory: (orm: MikroORM) => new DyingDatabase(orm) })
      .compile();
    await app.init();
    Logger.overrideLogger(false);
    return new LifeStand(app, clock, world, async () => {
      await app.close();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    });
  }

  async stop(): Promise<void> {
    await this.release();
  }

  async anAccount(credits: number): Promise<string> {
    const id = `acc_life${++this.serial}`;
    const insert = "INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, ?, 'x', now())";
    await this.database.transaction(async (em) => {
      await em.execute(insert, [id, `${id}@x.example`]);
      await this.get(DepositsService).open(em, id, { category: 'opening', credits, reason: 'opening balance' });
    });
    return id;
  }

  async grant(accountId: string, credits: number): Promise<void> {
    const gift = { category: 'operator', credits, reason: 'gift' } as const;
    const key = `gift-${++this.serial}`;
    await this.database.transaction((em) => this.get(DepositsService).grant(em, accountId, gift, key));
  }

  /** A series that reads a page of its own every morning; an autopilot's films have a flat price. */
  async aSeries(
    accountId: string,
    { policy, autopilot }: { policy: 'hold' | 'autopost'; autopilot: boolean },
  ): Promise<{ id: string; url: string }> {
    const url = `https://bakery-${++this.serial}.example/prices`;
    const order = { kind: 'page', schedule: 'daily 9am', url, policy } as const;
    const { id } = await this.get(StartSeriesService).start(accountId, order);
    const mark = 'UPDATE series SET autopilot = ? WHERE id = ?';
    await this.database.read().execute(mark, [autopilot, id]);
    return { id, url };
  }

  async claim(death: Death): Promise<void> {
    await this.mortally(death, 1, () => this.get(ClaimChecksService).claimDue());
    await this.get(ClaimChecksService).claimDue();
  }

  /** Runs the open check of a series: by a worker that dies at one of its transactions, then by two at once. */
  async check(seriesId: string, death: Death, transactions: number): Promise<void> {
    const open = "SELECT id FROM series_checks WHERE series_id = ? AND status = 'claimed'";
    const [check] = await this.database.read().execute<Array<{ id: string }>>(open, [seriesId]);
    if (!check) return;
    const run = () => this.get(CheckRunner).run(check.id, never);
    await this.mortally(death, transactions, run);
    // The ledger may refuse the slower of two; its ticket comes again.
    await Promise.allSettled([run(), run()]);
    await run();
  }

  /** Ends the film of a series, and has its episode seen to by workers of whom the first dies. */
  async endFilm(seriesId: string, isRendered: boolean, death: Death): Promise<void> {
    const { database } = this;
    await new FilmMaker(database, this.get(WalletService), this.get(Outbox)).end(seriesId, isRendered);
    while ((await this.get(OutboxRelay).relay()) > 0) continue;
    const making = "SELECT id FROM episodes WHERE series_id = ? AND status = 'making'";
    for (const { id } of await database.read().execute<Array<{ id: string }>>(making, [seriesId])) {
      const settle = () => this.get(SettleEpisodeService).run(id, never);
      await this.mortally(death, 1, settle);
      await Promise.all([settle(), settle()]);
    }
  }

  async resume(accountId: string, id: string): Promise<void> {
    await this.get(SeriesService).resume(accountId, id);
  }

  async spendable(accountId: string): Promise<number> {
    return (await this.get(WalletService).balance(accountId)).credits;
  }

  /** What the tables say of a series: its checks and its episodes in order, and whether it is paused. */
  async storyOf(id: string): Promise<{ checks: string[]; episodes: string[]; isPaused: boolean }> {
    const em = this.database.read();
    const ended = 'SELECT coalesce(outcome, status) AS word FROM series_checks WHERE series_id = ? ORDER BY slot';
    const made = 'SELECT status AS word FROM episodes WHERE series_id = ? ORDER BY n';
    const words = async (of: string) => (await em.execute<Array<{ word: string }>>(of, [id])).map(({ word }) => word);
    const [{ status } = { status: '' }] = await em.execute<Array<{ status: string }>>(
      'SELECT status FROM series WHERE id = ?',
      [id],
    );
    return { checks: await words(ended), episodes: await words(made), isPaused: status === 'paused' };
  }

  async pauseNotices(): Promise<number> {
    const count = "SELECT count(*)::int AS count FROM notifications WHERE kind = 'series_paused'";
    const [row] = await this.database.read().execute<Array<{ count: number }>>(count);
    return row?.count ?? 0;
  }

  async audit() {
    return await this.get(LedgerAuditService).verify();
  }

  private get database(): DyingDatabase {
    return this.get(Database) as DyingDatabase;
  }

  private async mortally(death: Death, transactions: number, work: () => Promise<unknown>): Promise<void> {
    if (death === null) return;
    this.database.dieAt(death, transactions);
    await work().catch(() => undefined);
    this.database.dieAt(null);
  }

  private get<T>(token: abstract new (...words: never[]) => T): T {
    return this.app.get<T>(token, { strict: false });
  }
}

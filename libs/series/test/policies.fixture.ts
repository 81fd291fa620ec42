import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { ACCOUNT_ENTITIES, ConnectionsService } from '@app/accounts';
import { BILLING_ENTITIES, DepositsService, WalletService } from '@app/billing';
import { DESIGN_ENTITIES } from '@app/design';
import { Clock, Database, loadConfig, PlatformModule } from '@app/platform';
import { PUBLISHING_ENTITIES } from '@app/publishing';
import { SOURCE_ENTITIES } from '@app/sources';
import { LocalServer, POSTIZ_KEY, PostizServer, startTestDatabase } from '@app/testing';
import { VIDEO_ENTITIES } from '@app/videos';
import {
  ApproveEpisodeService,
  CheckNowService,
  type CheckRecord,
  Episode,
  type EpisodeFinding,
  SERIES_ENTITIES,
  SeriesModule,
  SeriesService,
  SettleEpisodeService,
  StartSeriesService,
} from '../src';
import { ReviewService } from '../src/review/review.service';
import { SetClock } from './series.fixture';

const never = new AbortController().signal;

/** Series over a site, a scheduler and a database of their own; films end when the test says so, and reviews say what it says. */
export class PolicyStand {
  /** Begins now: the scheduler tells by its own clock what it was sent. */
  readonly clock = new SetClock(new Date());
  /** What the site tells, by path. */
  readonly pages: Record<string, unknown> = {};
  findings: EpisodeFinding[] = [];
  accountId = '';
  private app!: INestApplicationContext;
  private release: () => Promise<void> = async () => undefined;

  private constructor(
    readonly site: LocalServer,
    readonly postiz: PostizServer,
  ) {}

  static async start(): Promise<PolicyStand> {
    const site = new LocalServer(async ({ url = '' }, response) => {
      const page = stand.pages[url];
      response.setHeader('content-type', typeof page === 'string' ? 'application/rss+xml' : 'application/json');
      response.end(typeof page === 'string' ? page : JSON.stringify(page));
    });
    const stand: PolicyStand = new PolicyStand(site, await PostizServer.start());
    await site.listen();
    await stand.boot();
    return stand;
  }

  async stop(): Promise<void> {
    await this.release();
    await Promise.all([this.site.stop(), this.postiz.stop()]);
  }

  async started(path: string, order: Parameters<StartSeriesService['start']>[1] = {}): Promise<string> {
    const url = `${this.site.url}${path}`;
    return (await this.get(StartSeriesService).start(this.accountId, { kind: 'page', url, ...order })).id;
  }

  async check(seriesId: string): Promise<CheckRecord> {
    this.clock.pass(60);
    return await this.get(CheckNowService).check(this.accountId, seriesId, never);
  }

  async settle(seriesId: string): Promise<Episode> {
    const { id } = await this.episode(seriesId);
    await this.get(SettleEpisodeService).run(id, never);
    return await this.episode(seriesId);
  }

  async approve(seriesId: string, videoId: string | null): Promise<Episode> {
    return await this.get(ApproveEpisodeService).approve(this.accountId, seriesId, videoId ?? '');
  }

  /** The newest. */
  async episode(seriesId: string): Promise<Episode> {
    const em = this.get(Database).read();
    const [newest] = await em.find(Episode, { seriesId }, { orderBy: { n: 'desc' }, limit: 1 });
    if (!newest) throw new Error(`${seriesId} has no episode`);
    return newest;
  }

  /** As its worker would leave it. */
  async endFilm(videoId: string | null, status: 'rendered' | 'error'): Promise<void> {
    await this.get(Database).transaction(async (em) => {
      await em.execute(
        `INSERT INTO video_versions (video_id, version, storyboard, narration, stills, warnings, created_at)
         VALUES (?, 1, '{}', '{}', '[]', '[]', now())`,
        [videoId],
      );
      const end = "UPDATE videos SET status = ?, cut_version = 1, last_error = ?, title = 'Bread' WHERE id = ?";
      await em.execute(end, [status, status === 'error' ? 'no voice' : null, videoId]);
    });
  }

  async events(): Promise<string[]> {
    const rows = await this.get(Database)
      .read()
      .execute<Array<{ type: string }>>("SELECT event->>'type' AS type FROM outbox ORDER BY id");
    return rows.map(({ type }) => type);
  }

  async credits(): Promise<number> {
    return (await this.get(WalletService).balance(this.accountId)).credits;
  }

  async series(seriesId: string) {
    return await this.get(SeriesService).get(this.accountId, seriesId);
  }

  private async boot(): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-policies-'));
    const database = await startTestDatabase();
    const config = loadConfig('worker', {
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      FETCH_ALLOW: '127.0.0.1',
      POSTIZ_BASE_URL: this.postiz.url,
      // The scheduler fetches films from here.
      BASE_URL: this.site.url,
    });
    const own = [SOURCE_ENTITIES, VIDEO_ENTITIES, PUBLISHING_ENTITIES, SERIES_ENTITIES];
    const entities = [ACCOUNT_ENTITIES, BILLING_ENTITIES, DESIGN_ENTITIES, ...own].flat();
    const platform = PlatformModule.with({ config, databaseUrl: database.url, entities });
    const review = async () => ({ passed: this.findings.length === 0, findings: this.findings });
    this.app = await Test.createTestingModule({ imports: [platform, SeriesModule] })
      .overrideProvider(Clock)
      .useValue(this.clock)
      .overrideProvider(ReviewService)
      .useValue({ review })
      .compile();
    await this.app.init();
    Logger.overrideLogger(false);
    this.release = async () => {
      await this.app.close();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    };
    this.accountId = 'acc_policies';
    await this.get(Database).transaction(async (em) => {
      const insert =
        "INSERT INTO accounts (id, email, password_hash, created_at) VALUES (?, 'p@x.example', 'x', now())";
      await em.execute(insert, [this.accountId]);
      const opening = { category: 'opening', credits: 100_000, reason: 'opening balance' } as const;
      await this.get(DepositsService).open(em, this.accountId, opening);
    });
    await this.get(ConnectionsService).save(this.accountId, { kind: 'postiz', apiKey: POSTIZ_KEY });
  }

  private get<T>(token: abstract new (...words: never[]) => T): T {
    return this.app.get<T>(token, { strict: false });
  }
}

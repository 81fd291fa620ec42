import { ConnectionsService } from '@app/accounts';
import { CardsService, WalletService } from '@app/billing';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { Clock, Database } from '@app/platform';
import { LocalServer, POSTIZ_KEY, PostizServer, SetClock, TestApp } from '@app/testing';
import {
  ApproveEpisodeService,
  AutopilotModule,
  AutopilotService,
  CheckNowService,
  type CheckPreview,
  type CheckRecord,
  RunCheckService,
  ClaimChecksService,
  DiscardEpisodeService,
  Episode,
  type EpisodeFinding,
  EpisodeQueue,
  PreviewCheckService,
  type SeriesRecord,
  SeriesCheck,
  SeriesModule,
  SeriesService,
  SettleEpisodeService,
  StartAutopilotService,
  type StartedShow,
  type StartOrder,
  StartSeriesService,
} from '../src';
import { ReviewService } from '../src/review/review.service';

const never = new AbortController().signal;

/** Series over a site, a scheduler and a database of their own; videos end when the test says so, and reviews say what it says. */
export class PolicyStand {
  /** Begins now: the scheduler tells by its own clock what it was sent. */
  readonly clock = new SetClock(new Date());
  /** What the site tells, by path. */
  readonly pages: Record<string, unknown> = {};
  findings: EpisodeFinding[] = [];
  /** Happens while the site is being read, after a check has looked at its series. */
  onRead: () => Promise<void> = async () => undefined;
  accountId = '';
  private app!: TestApp;

  private constructor(
    readonly site: LocalServer,
    readonly postiz: PostizServer,
  ) {}

  static async start(): Promise<PolicyStand> {
    const site = new LocalServer(async ({ url = '' }, response) => {
      await stand.onRead();
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
    await this.app.stop();
    await Promise.all([this.site.stop(), this.postiz.stop()]);
  }

  async started(path: string, order: Parameters<StartSeriesService['start']>[1] = {}, accountId = this.accountId) {
    const url = `${this.site.url}${path}`;
    return (await this.get(StartSeriesService).start(accountId, { kind: 'page', url, ...order })).id;
  }

  async startShow(order: StartOrder, accountId = this.accountId): Promise<StartedShow> {
    return await this.get(StartAutopilotService).start(accountId, order);
  }

  /** An account without credits for any video; returns its id. */
  async aPauper(): Promise<string> {
    return await this.app.account('acc_pauper', 1);
  }

  /** An account with credits and without a scheduler; returns its id. */
  async anUnconnected(): Promise<string> {
    return await this.app.account('acc_unconnected', 10_000);
  }

  /** An account with so many credits, and a card that pays for whatever they do not; returns its id. */
  async aPayer(credits: number): Promise<string> {
    const accountId = await this.app.account('acc_payer', credits);
    await this.get(CardsService).saveWithoutGrant(accountId, 'pm_card_visa');
    return accountId;
  }

  /** Folders that the sweep of what is deleted will remove. */
  async sweptFolders(): Promise<number> {
    const count = 'SELECT count(*)::int AS count FROM deleted_folders';
    const [row] = await this.get(Database).read().execute<Array<{ count: number }>>(count);
    return row?.count ?? 0;
  }

  async changeShow(
    seriesId: string,
    change: Parameters<AutopilotService['change']>[2],
    accountId = this.accountId,
  ): Promise<SeriesRecord['series']> {
    return (await this.get(AutopilotService).change(accountId, seriesId, change)).series;
  }

  async check(seriesId: string): Promise<CheckRecord> {
    this.clock.pass(60);
    return await this.get(CheckNowService).check(this.accountId, seriesId, never);
  }

  async preview(seriesId: string): Promise<CheckPreview> {
    return await this.get(PreviewCheckService).preview(this.accountId, seriesId, never);
  }

  /** As the tick and a worker do when its slot has come. */
  async runDue(seriesId: string): Promise<SeriesCheck> {
    const id = await this.claimed(seriesId);
    await this.get(RunCheckService).run(id, never);
    return await this.get(Database).read().findOneOrFail(SeriesCheck, { id });
  }

  /** The same with a ticket that came twice. */
  async runDueTwice(seriesId: string): Promise<Array<PromiseSettledResult<unknown>>> {
    const id = await this.claimed(seriesId);
    return await Promise.allSettled([0, 1].map(async () => await this.get(RunCheckService).run(id, never)));
  }

  async resume(seriesId: string): Promise<void> {
    await this.get(SeriesService).resume(this.accountId, seriesId);
  }

  /** What the owner was told of pauses of a series. */
  async pauseNotices(seriesId: string): Promise<string[]> {
    const told = "SELECT message FROM notifications WHERE kind = 'series_paused' AND data->>'seriesId' = ?";
    const rows = await this.get(Database).read().execute<Array<{ message: string }>>(told, [seriesId]);
    return rows.map(({ message }) => message);
  }

  async settle(seriesId: string): Promise<Episode> {
    const { id } = await this.episode(seriesId);
    await this.get(SettleEpisodeService).run(id, never);
    return await this.episode(seriesId);
  }

  /** How many episodes the sweep finds that somebody has to see to. */
  async sweptEpisodes(): Promise<number> {
    return await this.get(EpisodeQueue).sweep();
  }

  async approve(seriesId: string, videoId: string | null): Promise<Episode> {
    return await this.get(ApproveEpisodeService).approve(this.accountId, seriesId, videoId ?? '');
  }

  async discard(seriesId: string, videoId: string | null): Promise<Episode> {
    return await this.get(DiscardEpisodeService).discard(this.accountId, seriesId, videoId ?? '');
  }

  /** The newest. */
  async episode(seriesId: string): Promise<Episode> {
    const em = this.get(Database).read();
    const [newest] = await em.find(Episode, { seriesId }, { orderBy: { n: 'desc' }, limit: 1 });
    if (!newest) throw new Error(`${seriesId} has no episode`);
    return newest;
  }

  /** As its worker would leave it. */
  async endVideo(videoId: string | null, status: 'rendered' | 'error'): Promise<void> {
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

  async credits(accountId = this.accountId): Promise<number> {
    return (await this.get(WalletService).balance(accountId)).credits;
  }

  async series(seriesId: string) {
    return await this.get(SeriesService).get(this.accountId, seriesId);
  }

  private async boot(): Promise<void> {
    const review = async () => ({ passed: this.findings.length === 0, findings: this.findings });
    this.app = await TestApp.start({
      house: { CONFIG_PARTS, ENTITIES },
      modules: [SeriesModule, AutopilotModule],
      settings: {
        FETCH_ALLOW: '127.0.0.1',
        POSTIZ_BASE_URL: this.postiz.url,
        // The scheduler fetches videos from here.
        BASE_URL: this.site.url,
      },
      adapt: (builder) =>
        builder.overrideProvider(Clock).useValue(this.clock).overrideProvider(ReviewService).useValue({ review }),
    });
    this.accountId = await this.app.account('acc_policies', 100_000);
    await this.get(ConnectionsService).save(this.accountId, { kind: 'postiz', apiKey: POSTIZ_KEY });
  }

  private async claimed(seriesId: string): Promise<string> {
    await this.get(ClaimChecksService).claimDue();
    const em = this.get(Database).read();
    return (await em.findOneOrFail(SeriesCheck, { seriesId, status: 'claimed' })).id;
  }

  /** A service of the stand. */
  get<T>(token: abstract new (...words: never[]) => T): T {
    return this.app.get(token);
  }
}

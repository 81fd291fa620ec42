import { MikroORM } from '@mikro-orm/core';
import { Logger } from '@nestjs/common';
import { ConnectionsService } from '@app/accounts';
import { DepositsService, LedgerAuditService, WalletService } from '@app/billing';
import { CONFIG_PARTS, ENTITIES } from '@app/composition';
import { Clock, Database, Outbox, OutboxRelay, QUEUES, TicketQueues } from '@app/platform';
import { SavedSourceReader } from '@app/sources';
import { LocalServer, SetClock, TestApp } from '@app/testing';
import { AutopilotModule, type CheckTicket, type EpisodeTicket, SeriesModule } from '../../src';
import { ReviewService } from '../../src/review/review.service';
import { DyingDatabase, queuesInto, TicketBox } from '../dying-worker';
import { VideoMaker } from './video-maker';
import { SchedulerDesk } from './scheduler-desk';
import { SourceWorld } from './source-world';

/**
 * The services of series over a database and schedulers of their own. The world outside, the making of videos and its review
 * are the test's, and so are the queues, whose tickets the test hands to workers.
 */
export class YearStand {
  readonly checks = new TicketBox<CheckTicket>();
  readonly endedVideos = new TicketBox<EpisodeTicket>();
  readonly world: SourceWorld;
  /** Videos that no reviewer passes. */
  readonly flawed = new Set<string>();
  private app!: TestApp;
  private release: Array<() => Promise<unknown>> = [];
  private serial = 0;

  private constructor(
    readonly clock: SetClock,
    readonly desk: SchedulerDesk,
  ) {
    this.world = new SourceWorld(clock);
  }

  static async start(time: Date): Promise<YearStand> {
    const clock = new SetClock(time);
    const stand = new YearStand(clock, await SchedulerDesk.start(clock));
    await stand.boot().catch((error: unknown) => {
      stand.world.stop();
      throw error;
    });
    Logger.overrideLogger(false);
    return stand;
  }

  async stop(): Promise<void> {
    for (const release of this.release) await release();
  }

  get<T>(token: abstract new (...words: never[]) => T): T {
    return this.app.get(token);
  }

  get database(): DyingDatabase {
    return this.get(Database) as DyingDatabase;
  }

  get videos(): VideoMaker {
    return new VideoMaker(this.database, this.get(WalletService), this.get(Outbox));
  }

  /** With the keys of its schedulers. */
  async anAccount(credits: number, schedulers: ReadonlyArray<'postiz' | 'buffer'>): Promise<string> {
    const id = await this.app.account(`acc_year${++this.serial}`, credits);
    for (const kind of schedulers) {
      await this.get(ConnectionsService).save(id, { kind, apiKey: this.desk.keys[kind] });
    }
    return id;
  }

  async grant(accountId: string, credits: number): Promise<void> {
    const gift = { category: 'operator', credits, reason: 'gift' } as const;
    const key = `gift-${++this.serial}`;
    await this.database.transaction((em) => this.get(DepositsService).grant(em, accountId, gift, key));
  }

  /** Tells those who wait for videos that they have ended; with a lost queue nobody hears it but the sweep. */
  async relay(isLost: boolean): Promise<void> {
    this.endedVideos.isBreaking = isLost;
    while ((await this.get(OutboxRelay).relay()) > 0) continue;
    this.endedVideos.isBreaking = false;
  }

  async rows<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return await this.app.rows<Row>(statement, values);
  }

  async audit() {
    return await this.get(LedgerAuditService).verify();
  }

  private async boot(): Promise<void> {
    // Schedulers fetch videos from here.
    const files = await new LocalServer(async (_, response) => void response.end('video')).listen();
    this.app = await TestApp.start({
      house: { CONFIG_PARTS, ENTITIES },
      modules: [SeriesModule, AutopilotModule],
      settings: {
        POSTIZ_BASE_URL: this.desk.postiz.url,
        BUFFER_BASE_URL: this.desk.buffer.url,
        BASE_URL: files.url,
      },
      adapt: (builder) =>
        builder
          .overrideProvider(Clock)
          .useValue(this.clock)
          .overrideProvider(SavedSourceReader)
          .useValue(this.world)
          .overrideProvider(ReviewService)
          .useValue({ review: async ({ videoId }: { videoId: string }) => this.reviewOf(videoId) })
          .overrideProvider(TicketQueues)
          .useValue(queuesInto({ [QUEUES.series]: this.checks, [QUEUES.episodes]: this.endedVideos }))
          .overrideProvider(Database)
          .useFactory({ inject: [MikroORM], factory: (orm: MikroORM) => new DyingDatabase(orm) }),
    });
    this.release = [() => this.app.stop(), () => files.stop(), () => this.desk.stop(), async () => this.world.stop()];
  }

  private reviewOf(videoId: string) {
    const silent = { code: 'silent', message: 'Nobody speaks.', scene: 1, atMs: 0, severity: 'block' as const };
    const findings = this.flawed.has(videoId) ? [silent] : [];
    return { passed: findings.length === 0, findings };
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SweepAccountsService } from '@app/accounts';
import { ChargeTopUpService, ExpiryService } from '@app/billing';
import { OutboxRelay } from '@app/platform';
import { ClaimChecksService, EpisodeQueue } from '@app/series';
import { ToolQueue, ToolRunsService } from '@app/tools';
import { FootageQueue, ImportQueue, SweepVideosService } from '@app/videos';
import { SweepDeliveriesService } from '@app/webhooks';

/** What each worker does beside its queues; every task may run in all of them at once. */
@Injectable()
export class HousekeepingService {
  private readonly logger = new Logger(HousekeepingService.name);
  private readonly busy = new Set<string>();

  constructor(
    private readonly outbox: OutboxRelay,
    private readonly films: SweepVideosService,
    private readonly footage: FootageQueue,
    private readonly imports: ImportQueue,
    private readonly tools: ToolQueue,
    private readonly toolRuns: ToolRunsService,
    private readonly series: ClaimChecksService,
    private readonly episodes: EpisodeQueue,
    private readonly deliveries: SweepDeliveriesService,
    private readonly expiry: ExpiryService,
    private readonly payments: ChargeTopUpService,
    private readonly accounts: SweepAccountsService,
  ) {}

  @Interval(300)
  async relay(): Promise<void> {
    await this.once('relay', () => this.outbox.relay());
  }

  @Interval(5_000)
  async sweepJobs(): Promise<void> {
    await this.once('sweep jobs', () => this.films.jobs());
  }

  @Interval(5_000)
  async sweepFootage(): Promise<void> {
    await this.once('sweep footage', () => this.footage.sweep());
  }

  @Interval(5_000)
  async sweepImports(): Promise<void> {
    await this.once('sweep imports', () => this.imports.sweep());
  }

  @Interval(5_000)
  async sweepTools(): Promise<void> {
    await this.once('sweep tools', () => this.tools.sweep());
  }

  @Interval(1_000)
  async claimSeries(): Promise<void> {
    await this.once('claim series', () => this.series.claimDue());
  }

  @Interval(5_000)
  async sweepChecks(): Promise<void> {
    await this.once('sweep checks', () => this.series.sweep());
  }

  @Interval(5_000)
  async sweepEpisodes(): Promise<void> {
    await this.once('sweep episodes', () => this.episodes.sweep());
  }

  @Interval(60_000)
  async endStuckChecks(): Promise<void> {
    await this.once('end stuck checks', () => this.series.giveUp());
  }

  @Interval(60_000)
  async forgetChecks(): Promise<void> {
    await this.once('forget checks', () => this.series.forget());
  }

  @Interval(60_000)
  async endDeadTools(): Promise<void> {
    await this.once('end dead tools', () => this.toolRuns.sweep());
  }

  @Interval(5_000)
  async sweepDeliveries(): Promise<void> {
    await this.once('sweep deliveries', () => this.deliveries.sweep());
  }

  @Interval(5_000)
  async recoverPayments(): Promise<void> {
    await this.once('recover payments', () => this.payments.sweep());
  }

  @Interval(60_000)
  async endExpired(): Promise<void> {
    await this.once('end expired', () => this.expiry.sweep());
  }

  @Interval(60_000)
  async forgetOld(): Promise<void> {
    await this.once('forget old', () => this.accounts.sweep());
  }

  @Interval(60_000)
  async forgetDeleted(): Promise<void> {
    await this.once('forget deleted', () => this.films.deleted());
  }

  /** A slow round is not overtaken by the next, and a failed one is only logged: the next tries again. */
  private async once(name: string, task: () => Promise<unknown>): Promise<void> {
    if (this.busy.has(name)) return;
    this.busy.add(name);
    try {
      await task();
    } catch (error) {
      this.logger.warn({ err: error, task: name }, 'housekeeping failed');
    } finally {
      this.busy.delete(name);
    }
  }
}

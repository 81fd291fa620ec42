import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { FinishClosingService, PurgeAccountsService, RetireMediaService, SweepStorageService } from '@app/lifecycle';
import { ToolRunsService } from '@app/tools';
import { Rounds } from './rounds';

/** What closed accounts leave behind, and what has had its time. */
@Injectable()
export class LifecycleHousekeeper {
  constructor(
    private readonly rounds: Rounds,
    private readonly closing: FinishClosingService,
    private readonly purges: PurgeAccountsService,
    private readonly tools: ToolRunsService,
    private readonly media: RetireMediaService,
    private readonly objects: SweepStorageService,
  ) {}

  @Interval(5_000)
  async finishClosing(): Promise<void> {
    await this.rounds.once('finish closing', async () => {
      await this.closing.sweep();
      for (const accountId of await this.closing.withTools()) await this.tools.cancelAll(accountId);
    });
  }

  @Interval(10_000)
  async purge(): Promise<void> {
    await this.rounds.once('purge accounts', () => this.purges.sweep());
  }

  @Interval(60_000)
  async retireMedia(): Promise<void> {
    await this.rounds.once('retire media', () => this.media.sweep());
  }

  @Interval(60_000)
  async sweepStorage(): Promise<void> {
    await this.rounds.once('sweep storage', () => this.objects.sweep());
  }
}

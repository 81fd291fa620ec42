import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { FinishClosingService, PurgeAccountsService, RetireMediaService, SweepStorageService } from '@app/lifecycle';
import { ToolRunsService } from '@app/tools';
import { DueTasks } from './due-tasks';
import { Rounds, SELDOM_MS } from './rounds';

/** What closed accounts leave behind, and what has had its time. */
@Injectable()
export class LifecycleHousekeeper implements OnModuleInit {
  constructor(
    private readonly rounds: Rounds,
    private readonly tasks: DueTasks,
    private readonly closing: FinishClosingService,
    private readonly purges: PurgeAccountsService,
    private readonly tools: ToolRunsService,
    private readonly media: RetireMediaService,
    private readonly objects: SweepStorageService,
  ) {}

  onModuleInit(): void {
    this.tasks.add(
      { name: 'finish closing', due: this.closing.due, work: () => this.finishClosing() },
      { name: 'purge accounts', due: this.purges.due, work: () => this.purges.sweep() },
    );
  }

  @Interval(SELDOM_MS)
  async retireMedia(): Promise<void> {
    await this.rounds.once('retire media', () => this.media.sweep());
  }

  @Interval(SELDOM_MS)
  async sweepStorage(): Promise<void> {
    await this.rounds.once('sweep storage', () => this.objects.sweep());
  }

  private async finishClosing(): Promise<void> {
    await this.closing.sweep();
    for (const accountId of await this.closing.withTools()) await this.tools.cancelAll(accountId);
  }
}

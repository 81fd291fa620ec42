import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SweepJobsService } from '@app/jobs';
import { VideoParts, PlansService, SweepDeletedService } from '@app/videos';
import { DueTasks } from './due-tasks';
import { Rounds, SELDOM_MS } from './rounds';

/** Jobs that no queue holds are put back on theirs, and files of what is deleted go. */
@Injectable()
export class VideosHousekeeper implements OnModuleInit {
  constructor(
    private readonly rounds: Rounds,
    private readonly tasks: DueTasks,
    private readonly jobs: SweepJobsService,
    private readonly deleted: SweepDeletedService,
    private readonly parts: VideoParts,
    private readonly plans: PlansService,
  ) {}

  onModuleInit(): void {
    this.tasks.add({ name: 'sweep jobs', due: this.jobs.due, work: () => this.jobs.sweep() });
  }

  @Interval(60_000)
  async forgetDeleted(): Promise<void> {
    await this.rounds.once('forget deleted', () => this.deleted.sweep());
  }

  @Interval(60_000)
  async forgetParts(): Promise<void> {
    await this.rounds.once('forget parts', () => this.parts.sweep());
  }

  @Interval(SELDOM_MS)
  async forgetPlans(): Promise<void> {
    await this.rounds.once('forget plans', () => this.plans.sweep());
  }
}

import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SweepJobsService } from '@app/jobs';
import { VideoParts, PlansService, SweepDeletedService } from '@app/videos';
import { Rounds } from './rounds';

/** Jobs that no queue holds are put back on theirs, and files of what is deleted go. */
@Injectable()
export class VideosHousekeeper {
  constructor(
    private readonly rounds: Rounds,
    private readonly jobs: SweepJobsService,
    private readonly deleted: SweepDeletedService,
    private readonly parts: VideoParts,
    private readonly plans: PlansService,
  ) {}

  @Interval(5_000)
  async sweepJobs(): Promise<void> {
    await this.rounds.once('sweep jobs', () => this.jobs.sweep());
  }

  @Interval(60_000)
  async forgetDeleted(): Promise<void> {
    await this.rounds.once('forget deleted', () => this.deleted.sweep());
  }

  @Interval(60_000)
  async forgetParts(): Promise<void> {
    await this.rounds.once('forget parts', () => this.parts.sweep());
  }

  @Interval(60_000)
  async forgetPlans(): Promise<void> {
    await this.rounds.once('forget plans', () => this.plans.sweep());
  }
}

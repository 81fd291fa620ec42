import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { VideoParts, FootageQueue, ImportQueue, PlansService, SweepVideosService } from '@app/videos';
import { Rounds } from './rounds';

/** Videos, footage and imports that no queue holds are put back on theirs, and files of what is deleted go. */
@Injectable()
export class VideosHousekeeper {
  constructor(
    private readonly rounds: Rounds,
    private readonly videos: SweepVideosService,
    private readonly footage: FootageQueue,
    private readonly imports: ImportQueue,
    private readonly parts: VideoParts,
    private readonly plans: PlansService,
  ) {}

  @Interval(5_000)
  async sweepJobs(): Promise<void> {
    await this.rounds.once('sweep jobs', () => this.videos.jobs());
  }

  @Interval(5_000)
  async sweepFootage(): Promise<void> {
    await this.rounds.once('sweep footage', () => this.footage.sweep());
  }

  @Interval(5_000)
  async sweepImports(): Promise<void> {
    await this.rounds.once('sweep imports', () => this.imports.sweep());
  }

  @Interval(60_000)
  async forgetDeleted(): Promise<void> {
    await this.rounds.once('forget deleted', () => this.videos.deleted());
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

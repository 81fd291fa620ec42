import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { TestClocksService } from '@app/clocks';
import { ClaimChecksService, EpisodeQueue } from '@app/series';
import { DueTasks } from './due-tasks';
import { Rounds, SELDOM_MS } from './rounds';

/** The tick of series, and what keeps their checks and episodes going; test clocks that nobody uses go. */
@Injectable()
export class SeriesHousekeeper implements OnModuleInit {
  constructor(
    private readonly rounds: Rounds,
    private readonly tasks: DueTasks,
    private readonly series: ClaimChecksService,
    private readonly episodes: EpisodeQueue,
    private readonly clocks: TestClocksService,
  ) {}

  onModuleInit(): void {
    const { series, episodes } = this;
    this.tasks.add(
      { name: 'claim series', due: series.due, work: () => series.claimDue() },
      { name: 'sweep checks', due: series.sweepDue, work: () => series.sweep() },
      { name: 'sweep episodes', due: episodes.due, work: () => episodes.sweep() },
    );
  }

  @Interval(SELDOM_MS)
  async endStuckChecks(): Promise<void> {
    await this.rounds.once('end stuck checks', () => this.series.giveUp());
  }

  @Interval(SELDOM_MS)
  async removeUnusedClocks(): Promise<void> {
    await this.rounds.once('remove unused clocks', () => this.clocks.sweep());
  }
}

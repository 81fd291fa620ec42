import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { TestClocksService } from '@app/clocks';
import { ClaimChecksService, EpisodeQueue } from '@app/series';
import { Rounds } from './rounds';

/** The tick of series, and what keeps their checks and episodes going; test clocks that nobody uses go. */
@Injectable()
export class SeriesHousekeeper {
  constructor(
    private readonly rounds: Rounds,
    private readonly series: ClaimChecksService,
    private readonly episodes: EpisodeQueue,
    private readonly clocks: TestClocksService,
  ) {}

  @Interval(1_000)
  async claimSeries(): Promise<void> {
    await this.rounds.once('claim series', () => this.series.claimDue());
  }

  @Interval(5_000)
  async sweepChecks(): Promise<void> {
    await this.rounds.once('sweep checks', () => this.series.sweep());
  }

  @Interval(5_000)
  async sweepEpisodes(): Promise<void> {
    await this.rounds.once('sweep episodes', () => this.episodes.sweep());
  }

  @Interval(60_000)
  async endStuckChecks(): Promise<void> {
    await this.rounds.once('end stuck checks', () => this.series.giveUp());
  }

  @Interval(60_000)
  async removeUnusedClocks(): Promise<void> {
    await this.rounds.once('remove unused clocks', () => this.clocks.sweep());
  }
}

import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ToolQueue, ToolRunsService } from '@app/tools';
import { Rounds } from './rounds';

/** Runs of tools are put back on their queue, and those whose process died end. */
@Injectable()
export class ToolsHousekeeper {
  constructor(
    private readonly rounds: Rounds,
    private readonly tools: ToolQueue,
    private readonly toolRuns: ToolRunsService,
  ) {}

  @Interval(5_000)
  async sweepTools(): Promise<void> {
    await this.rounds.once('sweep tools', () => this.tools.sweep());
  }

  @Interval(60_000)
  async endDeadTools(): Promise<void> {
    await this.rounds.once('end dead tools', () => this.toolRuns.sweep());
  }
}

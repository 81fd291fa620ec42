import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ToolRunsService } from '@app/tools';
import { Rounds } from './rounds';

/** Calls of tools whose process died end. */
@Injectable()
export class ToolsHousekeeper {
  constructor(
    private readonly rounds: Rounds,
    private readonly toolRuns: ToolRunsService,
  ) {}

  @Interval(60_000)
  async endDeadTools(): Promise<void> {
    await this.rounds.once('end dead tools', () => this.toolRuns.sweep());
  }
}

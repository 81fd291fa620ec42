import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AccountExportsService, ExportQueue, ForgetLogsService } from '@app/lifecycle';
import { ToolRunsService } from '@app/tools';
import { Rounds } from './rounds';

/** Logs and archives: what is old goes, and archives that no queue holds are put back on theirs. */
@Injectable()
export class LogsHousekeeper {
  constructor(
    private readonly rounds: Rounds,
    private readonly logs: ForgetLogsService,
    private readonly tools: ToolRunsService,
    private readonly exports: AccountExportsService,
    private readonly exportQueue: ExportQueue,
  ) {}

  @Interval(60_000)
  async forgetLogs(): Promise<void> {
    await this.rounds.once('forget logs', () => this.logs.sweep((before) => this.tools.forget(before)));
  }

  @Interval(60_000)
  async forgetExports(): Promise<void> {
    await this.rounds.once('forget exports', () => this.exports.forget());
  }

  @Interval(5_000)
  async sweepExports(): Promise<void> {
    await this.rounds.once('sweep exports', () => this.exportQueue.sweep());
  }
}

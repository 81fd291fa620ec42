import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AccountExportsService, ForgetLogsService } from '@app/lifecycle';
import { ToolRunsService } from '@app/tools';
import { Rounds, SELDOM_MS } from './rounds';

/** Old logs and archives go. */
@Injectable()
export class LogsHousekeeper {
  constructor(
    private readonly rounds: Rounds,
    private readonly logs: ForgetLogsService,
    private readonly tools: ToolRunsService,
    private readonly exports: AccountExportsService,
  ) {}

  @Interval(SELDOM_MS)
  async forgetLogs(): Promise<void> {
    await this.rounds.once('forget logs', () => this.logs.sweep((before) => this.tools.forget(before)));
  }

  @Interval(SELDOM_MS)
  async forgetExports(): Promise<void> {
    await this.rounds.once('forget exports', () => this.exports.forget());
  }
}

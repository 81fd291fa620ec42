import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import { SweepAccountsService } from '@app/accounts';
import { ChargeTopUpService, ExpiryService } from '@app/billing';
import { TestClocksService } from '@app/clocks';
import { SweepJobsService } from '@app/jobs';
import {
  AccountExportsService,
  FinishClosingService,
  ForgetLogsService,
  PurgeAccountsService,
  RetireMediaService,
  SweepStorageService,
} from '@app/lifecycle';
import { SendMailsService } from '@app/platform';
import { ClaimChecksService, EpisodeQueue } from '@app/series';
import { ToolRunsService } from '@app/tools';
import { PlansService, SweepDeletedService, VideoParts } from '@app/videos';
import { type DueTask, DueTasks } from './due-tasks';
import { Rounds, SELDOM_MS } from './rounds';

/** A task that is done every so often, whether or not there is something to do. */
interface PeriodicTask {
  name: string;
  everyMs: number;
  work: () => Promise<unknown>;
}

const MINUTE_MS = 60_000;

/** What each worker does beside its queues, but for news (`NewsHousekeeper`), which triggers tell of. */
@Injectable()
export class Chores implements OnApplicationBootstrap {
  constructor(
    private readonly modules: ModuleRef,
    private readonly rounds: Rounds,
    private readonly tasks: DueTasks,
    private readonly timers: SchedulerRegistry,
  ) {}

  /** Throws where a lib's service is missing, which stops the boot. */
  onApplicationBootstrap(): void {
    this.tasks.add(...this.due());
    for (const { name, everyMs, work } of this.periodic())
      this.timers.addInterval(
        name,
        setInterval(() => void this.rounds.once(name, work), everyMs),
      );
  }

  private due(): DueTask[] {
    const [payments, jobs] = [this.get(ChargeTopUpService), this.get(SweepJobsService)];
    const [checks, episodes] = [this.get(ClaimChecksService), this.get(EpisodeQueue)];
    const [closing, purges] = [this.get(FinishClosingService), this.get(PurgeAccountsService)];
    return [
      { name: 'recover payments', due: payments.due, work: () => payments.sweep() },
      { name: 'sweep jobs', due: jobs.due, work: () => jobs.sweep() },
      { name: 'claim series', due: checks.due, work: () => checks.claimDue() },
      { name: 'sweep checks', due: checks.sweepDue, work: () => checks.sweep() },
      { name: 'sweep episodes', due: episodes.due, work: () => episodes.sweep() },
      { name: 'finish closing', due: closing.due, work: () => this.finishClosing(closing) },
      { name: 'purge accounts', due: purges.due, work: () => purges.sweep() },
    ];
  }

  private periodic(): PeriodicTask[] {
    const [logs, tools] = [this.get(ForgetLogsService), this.get(ToolRunsService)];
    const [checks, exports, mails] = [
      this.get(ClaimChecksService),
      this.get(AccountExportsService),
      this.get(SendMailsService),
    ];
    const sweep = (everyMs: number, name: string, service: { sweep(): Promise<unknown> }): PeriodicTask => ({
      ...{ name, everyMs },
      work: () => service.sweep(),
    });
    return [
      sweep(MINUTE_MS, 'end expired', this.get(ExpiryService)),
      sweep(MINUTE_MS, 'end dead tools', tools),
      sweep(MINUTE_MS, 'forget deleted', this.get(SweepDeletedService)),
      sweep(MINUTE_MS, 'forget parts', this.get(VideoParts)),
      sweep(SELDOM_MS, 'forget plans', this.get(PlansService)),
      sweep(SELDOM_MS, 'forget old', this.get(SweepAccountsService)),
      sweep(SELDOM_MS, 'retire media', this.get(RetireMediaService)),
      sweep(SELDOM_MS, 'sweep storage', this.get(SweepStorageService)),
      sweep(SELDOM_MS, 'remove unused clocks', this.get(TestClocksService)),
      { name: 'forget logs', everyMs: SELDOM_MS, work: () => logs.sweep((before) => tools.forget(before)) },
      { name: 'forget exports', everyMs: SELDOM_MS, work: () => exports.forget() },
      { name: 'forget mails', everyMs: SELDOM_MS, work: () => mails.forget() },
      { name: 'end stuck checks', everyMs: SELDOM_MS, work: () => checks.giveUp() },
    ];
  }

  private async finishClosing(closing: FinishClosingService): Promise<void> {
    await closing.sweep();
    for (const accountId of await closing.withTools()) await this.get(ToolRunsService).cancelAll(accountId);
  }

  private get<T>(service: abstract new (...parts: never[]) => T): T {
    return this.modules.get<T>(service, { strict: false });
  }
}

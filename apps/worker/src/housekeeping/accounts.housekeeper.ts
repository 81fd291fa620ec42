import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SweepAccountsService } from '@app/accounts';
import { ChargeTopUpService, ExpiryService } from '@app/billing';
import { DueTasks } from './due-tasks';
import { Rounds, SELDOM_MS } from './rounds';

/** Payments that were cut short, holds past their time, and what accounts no longer need. */
@Injectable()
export class AccountsHousekeeper implements OnModuleInit {
  constructor(
    private readonly rounds: Rounds,
    private readonly tasks: DueTasks,
    private readonly payments: ChargeTopUpService,
    private readonly expiry: ExpiryService,
    private readonly accounts: SweepAccountsService,
  ) {}

  onModuleInit(): void {
    const { payments } = this;
    this.tasks.add({ name: 'recover payments', due: payments.due, work: () => payments.sweep() });
  }

  @Interval(60_000)
  async endExpired(): Promise<void> {
    await this.rounds.once('end expired', () => this.expiry.sweep());
  }

  @Interval(SELDOM_MS)
  async forgetOld(): Promise<void> {
    await this.rounds.once('forget old', () => this.accounts.sweep());
  }
}

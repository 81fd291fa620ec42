import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SweepAccountsService } from '@app/accounts';
import { ChargeTopUpService, ExpiryService } from '@app/billing';
import { Rounds } from './rounds';

/** Payments that were cut short, holds past their time, and what accounts no longer need. */
@Injectable()
export class AccountsHousekeeper {
  constructor(
    private readonly rounds: Rounds,
    private readonly payments: ChargeTopUpService,
    private readonly expiry: ExpiryService,
    private readonly accounts: SweepAccountsService,
  ) {}

  @Interval(5_000)
  async recoverPayments(): Promise<void> {
    await this.rounds.once('recover payments', () => this.payments.sweep());
  }

  @Interval(60_000)
  async endExpired(): Promise<void> {
    await this.rounds.once('end expired', () => this.expiry.sweep());
  }

  @Interval(60_000)
  async forgetOld(): Promise<void> {
    await this.rounds.once('forget old', () => this.accounts.sweep());
  }
}

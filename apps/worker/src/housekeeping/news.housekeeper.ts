import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { OutboxRelay, SendMailsService } from '@app/platform';
import { SweepDeliveriesService, WriteDeliveriesService } from '@app/webhooks';
import { Rounds } from './rounds';

/** What has happened reaches whoever is to hear of it: events, webhooks, mails. */
@Injectable()
export class NewsHousekeeper {
  constructor(
    private readonly rounds: Rounds,
    private readonly outbox: OutboxRelay,
    private readonly writing: WriteDeliveriesService,
    private readonly deliveries: SweepDeliveriesService,
    private readonly mails: SendMailsService,
  ) {}

  @Interval(300)
  async relay(): Promise<void> {
    await this.rounds.once('relay', () => this.outbox.relay());
  }

  @Interval(300)
  async writeDeliveries(): Promise<void> {
    await this.rounds.once('write deliveries', () => this.writing.write());
  }

  @Interval(1_000)
  async sendMails(): Promise<void> {
    await this.rounds.once('send mails', () => this.mails.sendDue());
  }

  @Interval(5_000)
  async sweepDeliveries(): Promise<void> {
    await this.rounds.once('sweep deliveries', () => this.deliveries.sweep());
  }

  @Interval(60_000)
  async forgetMails(): Promise<void> {
    await this.rounds.once('forget mails', () => this.mails.forget());
  }
}

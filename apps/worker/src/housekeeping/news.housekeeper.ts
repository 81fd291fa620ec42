import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { OutboxRelay, RELAYED_AT_ONCE, SendMailsService, TableNews } from '@app/platform';
import { SweepDeliveriesService, WriteDeliveriesService } from '@app/webhooks';
import { Rounds } from './rounds';

/** What has happened reaches whoever is to hear of it: events, webhooks, mails. */
@Injectable()
export class NewsHousekeeper implements OnApplicationBootstrap {
  private isTold = false;
  private isMailTold = false;

  constructor(
    private readonly rounds: Rounds,
    private readonly news: TableNews,
    private readonly outbox: OutboxRelay,
    private readonly writing: WriteDeliveriesService,
    private readonly deliveries: SweepDeliveriesService,
    private readonly mails: SendMailsService,
  ) {}

  /** Triggers tell of each event and mail; the intervals are for news that was lost, and for mails that are tried again. */
  onApplicationBootstrap(): void {
    this.news.on('outbox_told', () => {
      this.isTold = true;
      void this.relay();
    });
    this.news.on('mails_told', () => {
      this.isMailTold = true;
      void this.sendMails();
    });
  }

  @Interval(5_000)
  async relay(): Promise<void> {
    await this.rounds.once('relay', async () => {
      let relayed = 0;
      do {
        // Whatever is told from here on may be too late for this look.
        this.isTold = false;
        relayed = await this.outbox.relay();
        if (relayed > 0) await this.writeDeliveries();
      } while (relayed >= RELAYED_AT_ONCE || this.isTold);
    });
  }

  @Interval(5_000)
  async writeDeliveries(): Promise<void> {
    await this.rounds.once('write deliveries', () => this.writing.write());
  }

  @Interval(5_000)
  async sendMails(): Promise<void> {
    await this.rounds.once('send mails', async () => {
      do {
        this.isMailTold = false;
        await this.mails.sendDue();
      } while (this.isMailTold);
    });
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

import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { OutboxRelay, RELAYED_AT_ONCE, SendMailsService, TableNews } from '@app/platform';
import { SweepDeliveriesService, WriteDeliveriesService } from '@app/webhooks';
import { DueTasks } from './due-tasks';
import { Rounds } from './rounds';

const RELAY = 'relay';
const WRITE = 'write deliveries';
const SEND = 'send mails';

/** What has happened reaches whoever is to hear of it: events, webhooks, mails. */
@Injectable()
export class NewsHousekeeper implements OnApplicationBootstrap {
  private isTold = false;
  private isMailTold = false;

  constructor(
    private readonly rounds: Rounds,
    private readonly tasks: DueTasks,
    private readonly news: TableNews,
    private readonly outbox: OutboxRelay,
    private readonly writing: WriteDeliveriesService,
    private readonly deliveries: SweepDeliveriesService,
    private readonly mails: SendMailsService,
  ) {}

  /** Triggers tell of each event and mail; the looks are for news that was lost, and for what is tried again. */
  onApplicationBootstrap(): void {
    this.news.on('outbox_told', () => {
      this.isTold = true;
      void this.relay();
    });
    this.news.on('mails_told', () => {
      this.isMailTold = true;
      void this.sendMails();
    });
    this.tasks.add(
      { name: RELAY, due: this.outbox.due, work: () => this.relayAll() },
      { name: WRITE, due: this.writing.due, work: () => this.writing.write() },
      { name: SEND, due: this.mails.due, work: () => this.sendAll() },
      { name: 'sweep deliveries', due: this.deliveries.due, work: () => this.deliveries.sweep() },
    );
  }

  async relay(): Promise<void> {
    await this.rounds.once(RELAY, () => this.relayAll());
  }

  async sendMails(): Promise<void> {
    await this.rounds.once(SEND, () => this.sendAll());
  }

  private async relayAll(): Promise<void> {
    let relayed = 0;
    do {
      // Whatever is told from here on may be too late for this look.
      this.isTold = false;
      relayed = await this.outbox.relay();
      if (relayed > 0) await this.rounds.once(WRITE, () => this.writing.write());
    } while (relayed >= RELAYED_AT_ONCE || this.isTold);
  }

  private async sendAll(): Promise<void> {
    do {
      this.isMailTold = false;
      await this.mails.sendDue();
    } while (this.isMailTold);
  }
}

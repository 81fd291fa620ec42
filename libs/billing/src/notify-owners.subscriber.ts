import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotificationsService } from '@app/accounts';
import { OutboxRelay } from '@app/platform';
import type { LowBalance, TopUpFailed } from './billing.events';

/** Notifies owners of events of billing, in the transaction that takes the event off the outbox. */
@Injectable()
export class NotifyOwnersSubscriber implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.relay.subscribe<LowBalance | TopUpFailed>({
      'billing.low_balance': async ({ accountId, payload: { transactionId: occasion, ...data } }, em) =>
        void (await this.notifications.notify(em, { accountId, kind: 'low_balance', occasion, data })),
      'billing.topup_failed': async ({ accountId, payload: { topUpId: occasion, ...data } }, em) =>
        void (await this.notifications.notify(em, { accountId, kind: 'topup_failed', occasion, data })),
    });
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type DomainEvent, OutboxRelay } from '@app/platform';
import { type Notice, NotificationsService } from './notifications.service';

type EventType = DomainEvent['type'];
type EventOf<Type extends EventType> = Extract<DomainEvent, { type: Type }>;

/** Events that notify owners, each with its notice. */
const TOLD: { [Type in EventType]?: (event: EventOf<Type>) => Notice } = {
  'billing.low_balance': ({ accountId, payload: { transactionId, credits, threshold } }) => ({
    accountId,
    kind: 'low_balance',
    occasion: transactionId,
    data: { credits, threshold },
  }),
  'billing.topup_failed': ({ accountId, payload: { topUpId, reason, packUsd } }) => ({
    accountId,
    kind: 'topup_failed',
    occasion: topUpId,
    data: { reason, packUsd },
  }),
};

/** Turns events into notifications, in the transaction that takes the event off the outbox. */
@Injectable()
export class NotifyOwnersSubscriber implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.relay.subscribe((event, em) => this.hear(event, em));
  }

  private async hear<Type extends EventType>(event: EventOf<Type>, em: EntityManager): Promise<void> {
    const tell: ((event: EventOf<Type>) => Notice) | undefined = TOLD[event.type];
    if (tell) await this.notifications.notify(em, tell(event));
  }
}

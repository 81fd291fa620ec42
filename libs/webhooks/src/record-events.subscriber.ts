import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Clock, newId, OutboxRelay, traceparent, virtualMoment } from '@app/platform';
import { AccountEvent } from './account-event.entity';
import type { PublishedEvent } from './webhook-events';

/** Writes each published event into the account's feed. `WriteDeliveriesService` writes the deliveries, outside the relay's transaction. */
@Injectable()
export class RecordEventsSubscriber implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const record = this.record.bind(this);
    this.relay.subscribe<PublishedEvent>({
      'video.rendered': record,
      'video.render_failed': record,
      'episode.ready': record,
    });
  }

  private async record({ type, accountId, payload }: PublishedEvent, em: EntityManager): Promise<void> {
    const recorded = em.create(AccountEvent, {
      id: newId('evt'),
      accountId,
      event: type,
      payload: { ...payload },
      createdAt: this.clock.now(),
      isUndelivered: true,
      traceparent: traceparent(),
      clockId: virtualMoment()?.clockId ?? null,
    });
    await em.persistAndFlush(recorded);
  }
}

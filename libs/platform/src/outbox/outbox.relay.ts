import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database';
import type { DomainEvent } from '../events/domain-events';
import { QueueAwayError } from '../queues/in-time';
import { idFacts } from '../logging/work-ids';
import { inSpan } from '../tracing/spans';
import { OutboxEntry } from './outbox.entity';

/** Work to do once the relaying transaction has committed, such as telling a queue. */
export type AfterCommit = () => Promise<void>;

/** Hears every domain event, in order, inside the transaction that takes it off the outbox. */
export type OutboxSubscriber = (event: DomainEvent, em: EntityManager) => Promise<AfterCommit | void>;

/** Held by the one relay that is at work, so that events keep one order over all processes. */
const RELAY_LOCK = 7_146_300_234;
const BATCH = 100;

/** Takes events off the outbox and tells the subscribers; exactly once, since both happen in one transaction. */
@Injectable()
export class OutboxRelay {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly subscribers: OutboxSubscriber[] = [];

  constructor(private readonly database: Database) {}

  /** Called by modules at start. */
  subscribe(subscriber: OutboxSubscriber): void {
    this.subscribers.push(subscriber);
  }

  /** Relays what waits, up to a batch; returns how many. Does nothing while another process relays. */
  async relay(): Promise<number> {
    const after: AfterCommit[] = [];
    const relayed = await this.database.transaction(async (em) => {
      const [lock] = await em.execute<Array<{ held: boolean }>>('SELECT pg_try_advisory_xact_lock(?) AS held', [
        RELAY_LOCK,
      ]);
      if (!lock?.held) return 0;
      const entries = await em.find(OutboxEntry, {}, { orderBy: { id: 'asc' }, limit: BATCH });
      for (const entry of entries) {
        after.push(...(await this.tell(entry, em)));
        em.remove(entry);
      }
      return entries.length;
    });
    await this.runAll(after);
    return relayed;
  }

  /** The tables hold the work already: a queue that cannot be told now is caught up by the sweeps. */
  private async runAll(tasks: AfterCommit[]): Promise<void> {
    for (const task of tasks) {
      try {
        await task();
      } catch (error) {
        this.logger.warn({ err: error }, 'after-commit task failed');
        // Each of the others would wait for it as long.
        if (error instanceof QueueAwayError) return;
      }
    }
  }

  /** In the trace in which the event happened. */
  private async tell({ event, traceparent }: OutboxEntry, em: EntityManager): Promise<AfterCommit[]> {
    const facts = { 'factreel.event': event.type, ...(event.accountId && idFacts({ accountId: event.accountId })) };
    return await inSpan({ name: 'outbox.relay', kind: 'consumer', parent: traceparent, facts }, async () => {
      const after: AfterCommit[] = [];
      for (const subscriber of this.subscribers) {
        const next = await subscriber(event, em);
        if (next) after.push(next);
      }
      return after;
    });
  }
}

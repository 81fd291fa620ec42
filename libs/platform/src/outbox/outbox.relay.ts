import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { atMoment, Clock } from '../clock';
import { Database } from '../database/database';
import { isPassingTrouble } from '../errors/passing-trouble';
import { QueueAwayError } from '../queues/ticket-queues';
import { idFacts } from '../logging/work-ids';
import { inSpan } from '../tracing/spans';
import { type DomainEvent, OutboxEntry } from './outbox.entity';

/** Work after the relay's commit, such as adding to a queue. */
export type AfterCommit = () => Promise<void>;

type Hear<Event> = (event: Event, em: EntityManager) => Promise<AfterCommit | void>;

/** What to do with each type of event, in order and in the transaction that takes the event off the outbox. */
export type OutboxSubscriber<Events extends DomainEvent> = { [Event in Events as Event['type']]: Hear<Event> };

/** Advisory lock: one relay works at a time, so events keep one order across all processes. */
const RELAY_LOCK = 7_146_300_234;
/** The timeout releases the lock of a machine that vanished without closing its connection. */
const TAKE_LOCK = `
  SELECT set_config('idle_in_transaction_session_timeout', '30s', true), pg_try_advisory_xact_lock(?) AS held`;
/** A round that relays fewer has left nothing that was there when it began. */
export const RELAYED_AT_ONCE = 100;
const IN_ORDER = { orderBy: { id: 'asc' }, limit: RELAYED_AT_ONCE } as const;

/**
 * Takes events off the outbox and calls the subscribers in the same transaction, so exactly once. An event whose subscriber
 * fails is set aside and retried until it succeeds; later events may then come before it.
 */
@Injectable()
export class OutboxRelay {
  /** SQL: when there is something to relay. */
  readonly due = 'SELECT min(coalesce(due_at, created_at)) FROM outbox';
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly subscribers: Array<Partial<Record<string, Hear<never>>>> = [];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Modules call this at start, with the declared types of the events: `subscribe<VideoRendered>({ 'video.rendered': … })`. */
  subscribe<Events extends DomainEvent = never>(subscriber: NoInfer<OutboxSubscriber<Events>>): void {
    this.subscribers.push(subscriber);
  }

  /**
   * Relays up to a batch of events; returns how many. Does nothing while another process relays. Throws if the database
   * fails; then nothing of the batch was relayed.
   */
  async relay(): Promise<number> {
    const due: FilterQuery<OutboxEntry> = { $or: [{ dueAt: null }, { dueAt: { $lte: this.clock.now() } }] };
    try {
      return await this.relayThose(due);
    } catch (error) {
      if (isPassingTrouble(error)) throw error;
      return await this.relayEach(due);
    }
  }

  /** One event of the batch fails: relays each by itself, to set that one aside and relay the others. */
  private async relayEach(due: FilterQuery<OutboxEntry>): Promise<number> {
    const waiting = await this.database.read().find(OutboxEntry, due, IN_ORDER);
    let relayed = 0;
    for (const { id, event } of waiting) {
      try {
        relayed += await this.relayThose({ id });
      } catch (error) {
        if (isPassingTrouble(error)) throw error;
        this.logger.error({ err: error, entry: id, event: event.type }, 'an event could not be told: it is set aside');
        await this.setAside(id);
      }
    }
    return relayed;
  }

  private async relayThose(those: FilterQuery<OutboxEntry>): Promise<number> {
    const after: AfterCommit[] = [];
    const relayed = await this.database.transaction(async (em) => {
      const [lock] = await em.execute<Array<{ held: boolean }>>(TAKE_LOCK, [RELAY_LOCK]);
      if (!lock?.held) return 0;
      const entries = await em.find(OutboxEntry, those, IN_ORDER);
      for (const entry of entries) {
        after.push(...(await this.tell(entry, em)));
        em.remove(entry);
      }
      return entries.length;
    });
    await this.runAll(after);
    return relayed;
  }

  private async setAside(id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const entry = await em.findOne(OutboxEntry, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      entry?.setAside(this.clock.now());
    });
  }

  /** The tables have the work already; if the queue is down, the sweeps queue it later. */
  private async runAll(tasks: AfterCommit[]): Promise<void> {
    for (const task of tasks) {
      try {
        await task();
      } catch (error) {
        this.logger.warn({ err: error }, 'after-commit task failed');
        // The other tasks would wait for the queue as long.
        if (error instanceof QueueAwayError) return;
      }
    }
  }

  /** Runs in the trace of the event, at the moment at which it happened. */
  private async tell({ event, traceparent, moment }: OutboxEntry, em: EntityManager): Promise<AfterCommit[]> {
    const facts = { 'factreel.event': event.type, ...(event.accountId && idFacts({ accountId: event.accountId })) };
    return await inSpan({ name: 'outbox.relay', kind: 'consumer', parent: traceparent, facts }, async () => {
      const after: AfterCommit[] = [];
      for (const subscriber of this.subscribers) {
        // Each function stands under the type of event that it takes.
        const next = await atMoment(moment, async () => await subscriber[event.type]?.(event as never, em));
        if (next) after.push(next);
      }
      return after;
    });
  }
}

import type { MikroORM } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queue } from 'bullmq';
import { Database } from '@app/platform';
import type { CheckTicket } from '../src';

type NewTicket = { data: CheckTicket; opts?: { jobId?: string } };

/** What a worker that is no more would have done next. */
class WorkerDiedError extends Error {}

/** Where a worker dies: before or after a transaction of its commits, or with some of its tickets queued. */
export const DEATHS = ['before a commit', 'after a commit', 'while queueing'] as const;
export type Death = (typeof DEATHS)[number] | null;

/** The database as a worker sees it that dies at times. */
export class DyingDatabase extends Database {
  private death: Death = null;
  private left = 0;

  constructor(orm: MikroORM) {
    super(orm);
  }

  /** Dies at its next transaction, or at a later one, and is dead from then on; null brings it back. */
  dieAt(death: Death, transactions = 1): void {
    this.death = death;
    this.left = transactions;
  }

  override async transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    this.left -= 1;
    const death = this.left <= 0 ? this.death : null;
    const result = await super.transaction(async (em) => {
      const done = await work(em);
      if (death === 'before a commit') throw new WorkerDiedError();
      return done;
    });
    if (death === 'after a commit') throw new WorkerDiedError();
    return result;
  }
}

/** A queue that holds tickets by their names, as BullMQ does; in memory, since a year has many. */
export class TicketBox {
  readonly tickets = new Map<string, CheckTicket>();
  death: Death = null;

  asQueue(): Queue<CheckTicket> {
    return this as unknown as Queue<CheckTicket>;
  }

  addBulk(tickets: NewTicket[]): Promise<void> {
    const kept = this.death === 'while queueing' ? tickets.slice(0, tickets.length / 2) : tickets;
    for (const { data, opts } of kept) this.hold(opts?.jobId, data);
    return this.death === 'while queueing' ? Promise.reject(new WorkerDiedError()) : Promise.resolve();
  }

  add(_name: string, data: CheckTicket, options: { jobId?: string }): Promise<void> {
    this.hold(options.jobId, data);
    return Promise.resolve();
  }

  getJob(name: string): Promise<{ getState: () => Promise<string> } | undefined> {
    return Promise.resolve(this.tickets.has(name) ? { getState: () => Promise.resolve('waiting') } : undefined);
  }

  private hold(name: string | undefined, data: CheckTicket): void {
    if (!name) throw new Error('a ticket without a name');
    if (!this.tickets.has(name)) this.tickets.set(name, data);
  }
}

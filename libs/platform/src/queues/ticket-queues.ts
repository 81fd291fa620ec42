import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Job, type JobsOptions, type ParentOptions, type Processor, type Queue, type Worker } from 'bullmq';
import { CONFIG } from '../config/config.module';
import { DATABASE_URL } from '../database/database.tokens';
import { withTimeout } from '../work/with-timeout';
import { type QueueConfig, QueueConnection } from './queue-connection';
import { QUEUE_RULES, type QueueName, QUEUES } from './queues';

/** What a queue brings to a worker. */
export interface Ticket {
  /** Names the work: while a ticket of that id waits or runs, no other is queued. Left out where several may be. */
  id?: string;
  /** Ids only. */
  data: object;
  /** Lower is earlier. */
  priority?: number;
  /** A ticket that waits until this one has ended, well or not. */
  parent?: ParentOptions;
}

/** A queue that has not answered by then is away: its client would wait for it as long as it takes. */
const PATIENCE_MS = 3_000;
/** BullMQ emits an error on every reconnect. */
const REPORT_EVERY_MS = 10_000;
/** However often workers die, the work is still owed: its table says when it has ended. */
const STALLS = 1_000;
/** States in which BullMQ still owes a run. */
const OWED = new Set(['waiting', 'active', 'delayed', 'prioritized', 'waiting-children']);
const KEPT = { removeOnComplete: { age: 3600, count: 1000 }, removeOnFail: { age: 86_400, count: 1000 } };

/** The queue does not answer; the tables hold the work, and a sweep queues it later. */
export class QueueAwayError extends Error {
  constructor() {
    super(`the queue has not answered for ${PATIENCE_MS} ms`);
    this.name = 'QueueAwayError';
  }
}

/** The queues, in the database by default, in Redis where `QUEUE_URL` says so. Everything that BullMQ does is asked of it here. */
@Injectable()
export class TicketQueues implements OnApplicationShutdown, OnModuleInit {
  private readonly logger = new Logger(TicketQueues.name);
  private readonly connection: QueueConnection;
  private readonly open = new Map<QueueName, Queue>();
  private lastReport = -Infinity;

  constructor(
    @Inject(CONFIG) private readonly config: QueueConfig,
    @Inject(DATABASE_URL) databaseUrl: string,
  ) {
    this.connection = new QueueConnection(config, databaseUrl);
  }

  /** Opens all: a Redis that goes away later then refuses what is put on a queue at once. */
  onModuleInit(): void {
    for (const name of Object.values(QUEUES)) this.of(name);
  }

  /** BullMQ's own, for those who look at a queue: gauges, the board, tests. */
  of(name: QueueName): Queue {
    const known = this.open.get(name);
    if (known) return known;
    const { Queue: Opened } = this.connection.classes;
    const options = { connection: this.connection.ofQueues, defaultJobOptions: KEPT };
    const opened = this.watched(new Opened(name, options) as Queue);
    this.open.set(name, opened);
    return opened;
  }

  get all(): Queue[] {
    return Object.values(QUEUES).map((name) => this.of(name));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.open.values()].map((queue) => queue.close()));
    await this.connection.end();
  }

  /** Throws what the queue throws. */
  async assertReachable(): Promise<void> {
    await this.of(QUEUES.design).getWaitingCount();
  }

  /**
   * Queues work that was just written down, and so has no ticket of an earlier run. False where no queue answers: that is
   * logged, and a sweep queues the work later.
   */
  async announce(name: QueueName, tickets: Ticket[]): Promise<boolean> {
    return await this.orLeaveToSweep(name, tickets, inTime(this.addAll(name, tickets)));
  }

  /** The same for work that may have a ticket. */
  async passOn(name: QueueName, ticket: Ticket): Promise<boolean> {
    return await this.orLeaveToSweep(name, [ticket], this.enqueue(name, ticket));
  }

  /** Queues a ticket unless one of its id still waits or runs. Throws `QueueAwayError`, and what the queue throws. */
  async enqueue(name: QueueName, ticket: Ticket): Promise<void> {
    await inTime(this.addOnce(name, ticket));
  }

  /** A worker of this process, whose caller closes it. Where it dies, another takes up its tickets. */
  work(name: QueueName, process: Processor, concurrency: number): Worker {
    const { Worker: Started } = this.connection.classes;
    const lockDuration = this.config.stalledAfterSeconds * 1000;
    const taken = { lockDuration, stalledInterval: lockDuration / 2, maxStalledCount: STALLS };
    const options = {
      ...this.connection.ofWorkers,
      concurrency,
      ...(QUEUE_RULES[name].tries > 1 ? taken : {}),
    };
    return this.watched(new Started(name, process, options) as Worker);
  }

  private async addOnce(name: QueueName, ticket: Ticket): Promise<void> {
    const known: Job | undefined = ticket.id === undefined ? undefined : await this.of(name).getJob(ticket.id);
    const isOwed = known !== undefined && OWED.has(await known.getState());
    // One that waits already is tied to its parent by adding it again.
    if (isOwed && !ticket.parent) return;
    // A finished ticket of the same id would swallow the new one.
    if (known && !isOwed) await known.remove();
    await this.addAll(name, [ticket]);
  }

  private async addAll(name: QueueName, tickets: Ticket[]): Promise<void> {
    const queue = this.of(name);
    const [first, ...others] = tickets.map((ticket) => ({ name, data: ticket.data, opts: optionsOf(name, ticket) }));
    if (first && others.length === 0) await queue.add(name, first.data, first.opts);
    else if (first) await queue.addBulk([first, ...others]);
  }

  private async orLeaveToSweep(queue: QueueName, tickets: Ticket[], adding: Promise<unknown>): Promise<boolean> {
    try {
      await adding;
      return true;
    } catch (error) {
      const about = { queue, tickets: tickets.length, ...tickets[0]?.data };
      this.logger.warn({ err: error, ...about }, 'queue not told, left to the sweep');
      return false;
    }
  }

  /** BullMQ reconnects by itself; without a listener it would print each error. */
  private watched<Connected extends Pick<Queue, 'name'> & NodeJS.EventEmitter>(connected: Connected): Connected {
    connected.on('error', (error: Error) => {
      const now = performance.now();
      if (now - this.lastReport < REPORT_EVERY_MS) return;
      this.lastReport = now;
      this.logger.warn({ err: error, queue: connected.name }, 'a queue does not answer');
    });
    return connected;
  }
}

function optionsOf(name: QueueName, { id, priority, parent }: Ticket): JobsOptions {
  const { tries, pauseMs } = QUEUE_RULES[name];
  return {
    attempts: tries,
    ...(pauseMs === undefined ? {} : { backoff: { type: 'fixed', delay: pauseMs } }),
    ...(id === undefined ? {} : { jobId: id }),
    ...(priority === undefined ? {} : { priority }),
    ...(parent === undefined ? {} : { parent, ignoreDependencyOnFailure: true }),
  };
}

async function inTime<T>(asked: Promise<T>): Promise<T> {
  return await withTimeout(asked, PATIENCE_MS, () => new QueueAwayError());
}

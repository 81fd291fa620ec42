import { setMaxListeners } from 'node:events';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DelayedError, type Job as Ticket, Worker, WaitingChildrenError } from 'bullmq';
import {
  type AwaitsChildren,
  JobHandlers,
  type JobTicket,
  type Patience,
  RunJobService,
  stageOfQueue,
  tryPatiently,
} from '@app/jobs';
import {
  CONFIG,
  type Config,
  Database,
  type HandleTicket,
  type QueueName,
  QueueConnection,
  QUEUES,
  QueueTroubles,
  QueueWatch,
  StartFault,
  type TicketAttempt,
  ticketHandlers,
  type TicketOutcome,
} from '@app/platform';
import { segmentsAtOnce } from '@app/render';
import { RENDERING_CONFIG } from '@app/videos';

/** Before the end of the grace: long enough to stop encoders, give jobs back and close what is open. */
const LAST_CALL_MS = 5_000;
/** A stage whose children have ended while they were queued is looked at again after this. */
const AGAIN_MS = 300;
/** However often workers die, the work is still owed: its table says when it has ended. */
const STALLS = 1_000;

/** How many tickets of a queue one process works on at a time. */
const AT_ONCE: Readonly<Record<QueueName, (config: Config) => number>> = {
  design: ({ workerConcurrency }) => workerConcurrency,
  render: ({ workerConcurrency }) => workerConcurrency,
  // As many as this machine would encode segments of one video.
  parts: (config) => RENDERING_CONFIG.of(config).parallel ?? segmentsAtOnce(),
  // An index takes a processor for itself, and so does the review of an episode.
  footage: () => 1,
  episodes: () => 1,
  exports: () => 1,
  // These mostly wait for other people's servers.
  imports: () => 2,
  clocks: () => 4,
  tools: () => 4,
  series: () => 4,
  webhooks: () => 32,
};

/** What a ticket's work comes to. */
type Made = TicketOutcome | AwaitsChildren | void;

/**
 * Takes tickets off all queues and gives each to its handler. How a worker ends: it takes no more, long work is given back at
 * once, short work may come to its end. Health is answered until all are done.
 */
@Injectable()
export class QueueWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly calling = new AbortController();
  private workers: Worker[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly connection: QueueConnection,
    private readonly discovery: DiscoveryService,
    private readonly handlers: JobHandlers,
    private readonly jobs: RunJobService,
    private readonly watch: QueueWatch,
    private readonly troubles: QueueTroubles,
    private readonly database: Database,
  ) {
    for (const { signal } of [this.stopping, this.calling]) setMaxListeners(0, signal);
  }

  /** Throws `StartFault` unless every queue, and every stage of every kind of job, has one handler. */
  onApplicationBootstrap(): void {
    this.handlers.assertComplete();
    const marked = ticketHandlers(this.discovery);
    const works = Object.values(QUEUES).map((queue) => {
      const own = marked.filter(({ mark }) => mark === queue).map(({ method }) => method);
      if (own.length + (stageOfQueue(queue) ? 1 : 0) !== 1)
        throw new StartFault(`The queue ${queue} needs one handler.`);
      return { queue, work: this.workOf(queue, own[0]) };
    });
    this.workers = works.map(({ queue, work }) => this.start(queue, work));
  }

  async beforeApplicationShutdown(): Promise<void> {
    // First of all: a job that is given back would be taken again by this very process.
    await Promise.all(this.workers.map((worker) => worker.pause(true)));
    this.stopping.abort();
    const timer = setTimeout(
      () => this.calling.abort(),
      Math.max(0, this.config.shutdown.graceSeconds * 1000 - LAST_CALL_MS),
    );
    await Promise.all(this.workers.map((worker) => worker.close()));
    clearTimeout(timer);
  }

  private workOf(queue: QueueName, handle: HandleTicket | undefined) {
    const jobs = stageOfQueue(queue);
    return async ({ data }: Ticket, attempt: TicketAttempt): Promise<Made> => {
      if (!jobs) return await handle?.(data as never, attempt);
      const { signal, lastCall, tries } = attempt;
      return await this.jobs.run((data as JobTicket).jobId, jobs.stage, {
        signal: jobs.isFinished ? lastCall : signal,
        tries,
      });
    };
  }

  private start(queue: QueueName, work: (ticket: Ticket, attempt: TicketAttempt) => Promise<Made>): Worker {
    const { stalledAfterSeconds } = this.config;
    const lockDuration = stalledAfterSeconds * 1000;
    const worker = new Worker(queue, (ticket, token) => this.take(ticket, token, work), {
      ...this.connection.ofWorkers,
      concurrency: AT_ONCE[queue](this.config),
      ...(queue === QUEUES.webhooks
        ? {}
        : { lockDuration, stalledInterval: lockDuration / 2, maxStalledCount: STALLS }),
    });
    this.troubles.listenTo(worker);
    return worker;
  }

  private async take(
    ticket: Ticket,
    token: string | undefined,
    work: (ticket: Ticket, attempt: TicketAttempt) => Promise<Made>,
  ): Promise<void> {
    const attempt = { signal: this.stopping.signal, lastCall: this.calling.signal, tries: ticket.attemptsMade };
    await this.watch.over(ticket, async () => {
      // One attempt at a delivery is all that a webhook gets.
      const made =
        ticket.queueName === QUEUES.webhooks
          ? await work(ticket, attempt)
          : await tryPatiently(ticket, this.patience(ticket), () => work(ticket, attempt));
      return typeof made === 'object' ? await this.awaitChildren(ticket, token, made) : made;
    });
  }

  /** How long a try waits for what is away: as long as its work may run. */
  private patience({ queueName }: Ticket): Patience {
    const isFinished = queueName === QUEUES.parts || stageOfQueue(queueName as QueueName)?.isFinished;
    const shutdown = isFinished ? this.calling.signal : this.stopping.signal;
    return { shutdown, isReady: () => this.database.isReady() };
  }

  private async awaitChildren(ticket: Ticket, token: string | undefined, { enqueue }: AwaitsChildren): Promise<never> {
    await enqueue({ id: ticket.id ?? '', queue: ticket.queueQualifiedName });
    if (await ticket.moveToWaitingChildren(token ?? '')) throw new WaitingChildrenError();
    await ticket.moveToDelayed(Date.now() + AGAIN_MS, token);
    throw new DelayedError();
  }
}

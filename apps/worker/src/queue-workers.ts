import { setMaxListeners } from 'node:events';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DelayedError, type Job as Ticket, type Worker, WaitingChildrenError } from 'bullmq';
import {
  type AwaitsChildren,
  JobHandlers,
  type JobStage,
  type JobTicket,
  RunJobService,
  stageOfQueue,
  tryPatiently,
} from '@app/jobs';
import {
  CONFIG,
  type Config,
  Database,
  QUEUE_RULES,
  type QueueName,
  QUEUES,
  QueueWatch,
  StartFault,
  type TicketAttempt,
  ticketHandlers,
  type TicketOutcome,
  TicketQueues,
} from '@app/platform';
import { segmentsAtOnce } from '@app/render';
import { RENDERING_CONFIG } from '@app/videos';

/** Before the end of the grace: long enough to stop encoders, give jobs back and close what is open. */
const LAST_CALL_MS = 5_000;
/** A stage whose children have ended while they were queued is looked at again after this. */
const AGAIN_MS = 300;

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

/** Does the work of a ticket. */
type Work = (data: object, attempt: TicketAttempt) => Promise<TicketOutcome | AwaitsChildren | void>;

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
    private readonly queues: TicketQueues,
    private readonly discovery: DiscoveryService,
    private readonly handlers: JobHandlers,
    private readonly jobs: RunJobService,
    private readonly watch: QueueWatch,
    private readonly database: Database,
  ) {
    for (const { signal } of [this.stopping, this.calling]) setMaxListeners(0, signal);
  }

  /** Throws `StartFault` unless every queue, and every stage of every kind of job, has one handler. */
  onApplicationBootstrap(): void {
    this.handlers.assertComplete();
    const marked = ticketHandlers(this.discovery);
    const works = Object.values(QUEUES).map((queue) => {
      const stage = stageOfQueue(queue);
      const all = [
        ...marked.filter(({ mark }) => mark === queue).map(({ method }) => method as Work),
        ...(stage ? [this.stageWork(stage)] : []),
      ];
      const [work] = all;
      if (!work || all.length > 1) throw new StartFault(`The queue ${queue} needs one handler.`);
      return { queue, work };
    });
    this.workers = works.map(({ queue, work }) =>
      this.queues.work(queue, (ticket, token) => this.take(ticket, token, work), AT_ONCE[queue](this.config)),
    );
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

  private stageWork(stage: JobStage): Work {
    return (data, attempt) => this.jobs.run((data as JobTicket).jobId, stage, attempt);
  }

  private async take(ticket: Ticket, token: string | undefined, work: Work): Promise<void> {
    const { tries, mayFinish } = QUEUE_RULES[ticket.queueName as QueueName];
    const { signal } = mayFinish ? this.calling : this.stopping;
    const attempt = { signal, tries: ticket.attemptsMade };
    const run = () => work(ticket.data as object, attempt);
    await this.watch.over(ticket, async () => {
      const isReady = () => this.database.isReady();
      const made = tries > 1 ? await tryPatiently(ticket, { shutdown: signal, isReady }, run) : await run();
      return typeof made === 'object' ? await this.awaitChildren(ticket, token, made) : made;
    });
  }

  private async awaitChildren(ticket: Ticket, token: string | undefined, { enqueue }: AwaitsChildren): Promise<never> {
    await enqueue({ id: ticket.id ?? '', queue: ticket.queueQualifiedName });
    if (await ticket.moveToWaitingChildren(token ?? '')) throw new WaitingChildrenError();
    await ticket.moveToDelayed(Date.now() + AGAIN_MS, token);
    throw new DelayedError();
  }
}

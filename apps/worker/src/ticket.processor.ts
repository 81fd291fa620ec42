import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type Config, type QueueName, QueueWatch, type ToldOutcome, tryPatiently } from '@app/platform';
import { Shutdown } from './shutdown';
import { workerOptions } from './worker-options';

/**
 * Does the work that an id stands for; throws only when it is to be tried again: it was told to stop, or what it stands on is
 * away. `tries` were made before.
 */
interface TicketRunner {
  run(id: string, signal: AbortSignal, tries: number): Promise<ToldOutcome>;
}

/** A queue of ids, and who does what they stand for. */
export interface TicketWork<Ticket extends object> {
  queue: QueueName;
  runner: abstract new (...parameters: never[]) => TicketRunner;
  idOf: (ticket: Ticket) => string;
  /** Of one process; more than one for work that mostly waits for other people's servers. */
  atOnce?: number;
}

/** The processor of a queue whose tickets are ids; made by a function because its settings come from the configuration. */
export function ticketProcessor<Ticket extends object>(
  config: Config,
  { queue, runner, idOf, atOnce = 1 }: TicketWork<Ticket>,
): Type<WorkerHost> {
  @Processor(queue, { ...workerOptions(config), concurrency: atOnce })
  class TicketProcessor extends WorkerHost {
    constructor(
      @Inject(runner) private readonly work: TicketRunner,
      private readonly watch: QueueWatch,
      private readonly shutdown: Shutdown,
    ) {
      super();
    }

    override async process(job: Job<Ticket>): Promise<void> {
      await this.watch.over(job, () => this.try(job));
    }

    private async try(job: Job<Ticket>): Promise<ToldOutcome> {
      const { signal } = this.shutdown;
      return await tryPatiently(job, this.shutdown.patience(signal), () =>
        this.work.run(idOf(job.data), signal, job.attemptsMade),
      );
    }
  }
  return TicketProcessor;
}

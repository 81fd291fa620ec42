import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger, type Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type Config, isPassingTrouble, keepForNow, type QueueName, QueueWatch, type ToldOutcome } from '@app/platform';
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
export interface TicketWork<Ticket> {
  queue: QueueName;
  runner: abstract new (...parameters: never[]) => TicketRunner;
  idOf: (ticket: Ticket) => string;
  /** Of one process; more than one for work that mostly waits for other people's servers. */
  atOnce?: number;
}

/** The processor of a queue whose tickets are ids; made by a function because its settings come from the configuration. */
export function ticketProcessor<Ticket>(
  config: Config,
  { queue, runner, idOf, atOnce = 1 }: TicketWork<Ticket>,
): Type<WorkerHost> {
  @Processor(queue, { ...workerOptions(config), concurrency: atOnce })
  class TicketProcessor extends WorkerHost {
    private readonly logger = new Logger(TicketProcessor.name);

    constructor(
      @Inject(runner) private readonly work: TicketRunner,
      private readonly watch: QueueWatch,
      private readonly shutdown: Shutdown,
    ) {
      super();
    }

    override async process(job: Job<Ticket>): Promise<void> {
      await this.watch.over(job, () => this.try(idOf(job.data), job.attemptsMade));
    }

    private async try(id: string, tries: number): Promise<ToldOutcome> {
      const { signal } = this.shutdown;
      try {
        return await this.work.run(id, signal, tries);
      } catch (error) {
        if (!signal.aborted && isPassingTrouble(error)) {
          this.logger.warn({ err: error, id, tries }, 'work put off');
          await keepForNow(tries, signal);
        }
        throw error;
      }
    }
  }
  return TicketProcessor;
}

import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { Config, QueueName } from '@app/platform';
import { Shutdown } from './shutdown';

/** Does the work that an id stands for; throws only when it was told to stop and is to be tried again. */
interface TicketRunner {
  run(id: string, signal: AbortSignal): Promise<unknown>;
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
  { stalledAfterSeconds }: Config,
  { queue, runner, idOf, atOnce = 1 }: TicketWork<Ticket>,
): Type<WorkerHost> {
  const stalledMs = stalledAfterSeconds * 1000;
  // However often workers die, the work is still owed; its table says when it has ended.
  const patience = { lockDuration: stalledMs, stalledInterval: stalledMs / 2, maxStalledCount: 1000 };

  @Processor(queue, { ...patience, concurrency: atOnce })
  class TicketProcessor extends WorkerHost {
    constructor(
      @Inject(runner) private readonly work: TicketRunner,
      private readonly shutdown: Shutdown,
    ) {
      super();
    }

    override async process({ data }: Job<Ticket>): Promise<void> {
      await this.work.run(idOf(data), this.shutdown.signal);
    }
  }
  return TicketProcessor;
}

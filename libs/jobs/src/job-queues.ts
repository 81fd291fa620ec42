import { Injectable } from '@nestjs/common';
import { type QueueName, type Ticket, TicketQueues } from '@app/platform';
import type { Job } from './job.entity';
import { rulesOf } from './job-kinds';
import { priorityOf } from './turns';

/** What the queues of jobs carry. */
export interface JobTicket {
  jobId: string;
}

/** Puts jobs on the queue of their stage, each at most once at a time. */
@Injectable()
export class JobQueues {
  constructor(private readonly queues: TicketQueues) {}

  /** Queues the job's present stage. Throws what `TicketQueues.enqueue` throws. */
  async enqueue(job: Job): Promise<void> {
    await this.queues.enqueue(queueOf(job), ticketOf(job));
  }

  /** Queues a job that is new, or new to its stage, without looking for an older ticket. If no queue answers, the sweep does it later. */
  async announce(job: Job): Promise<void> {
    await this.queues.announce(queueOf(job), [ticketOf(job)]);
  }

  /** Queues a job that may have a ticket already. If no queue answers, the sweep does it later. */
  async passOn(job: Job): Promise<void> {
    await this.queues.passOn(queueOf(job), ticketOf(job));
  }
}

function queueOf(job: Job): QueueName {
  return rulesOf(job).queue;
}

/** The id names the stage, so that a job's next one is another ticket. */
function ticketOf(job: Job): Ticket {
  const data: JobTicket = { jobId: job.id };
  return { id: `${job.stage}-${job.id}`, data, priority: priorityOf(job) };
}

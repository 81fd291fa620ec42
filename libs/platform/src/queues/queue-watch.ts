import { Injectable } from '@nestjs/common';
import { DelayedError, type Job, WaitingChildrenError } from 'bullmq';
import { isPassingTrouble } from '../errors/passing-trouble';
import { withIds } from '../logging/work-ids';
import { Metrics } from '../metrics/metrics';
import type { QueueName } from './queues';

/**
 * How a ticket's work ended; `skipped`: nothing was left to do for it, `given_back` and `put_off`: it comes again, `parted`: it
 * waits for parts that any worker makes.
 */
type CountedOutcome = 'done' | 'failed' | 'cancelled' | 'skipped' | 'given_back' | 'put_off' | 'parted';

/** How work says that it ended. */
export type TicketOutcome = Exclude<CountedOutcome, 'given_back' | 'put_off' | 'parted'>;

/** Watches over the work that a worker does for its queues: how long tickets wait, how long they take, how they end. */
@Injectable()
export class QueueWatch {
  private readonly waits;
  private readonly jobs;
  private readonly seconds;

  constructor(metrics: Metrics) {
    this.waits = metrics.histogram({
      name: 'factreel_queue_wait_seconds',
      help: 'Time from a ticket being queued to its work being begun for the first time',
      labels: ['queue'],
      buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 1800],
    });
    this.jobs = metrics.counter({
      name: 'factreel_jobs_total',
      help: 'Work on tickets of a queue that ended, by outcome',
      labels: ['queue', 'outcome'],
    });
    this.seconds = metrics.histogram({
      name: 'factreel_job_seconds',
      help: 'Time that work on a ticket of a queue took',
      labels: ['queue'],
      buckets: [0.05, 0.2, 1, 5, 10, 20, 40, 80, 160, 600],
    });
  }

  /** Does the work of a ticket, its lines marked with the queue's name. Throws what the work throws: it then comes again. */
  async over(
    { queueName, attemptsMade, timestamp, processedOn }: Ticket,
    work: () => Promise<TicketOutcome | void>,
  ): Promise<void> {
    const queue = queueName as QueueName;
    if (attemptsMade === 0) this.waits.observe({ queue }, Math.max(0, (processedOn ?? timestamp) - timestamp) / 1000);
    const end = this.seconds.startTimer({ queue });
    let outcome: CountedOutcome = 'given_back';
    try {
      outcome = (await withIds({ queue }, work)) ?? 'done';
    } catch (error) {
      if (error instanceof WaitingChildrenError || error instanceof DelayedError) outcome = 'parted';
      else if (isPassingTrouble(error)) outcome = 'put_off';
      throw error;
    } finally {
      end();
      this.jobs.inc({ queue, outcome });
    }
  }
}

type Ticket = Pick<Job, 'queueName' | 'attemptsMade' | 'timestamp' | 'processedOn'>;

import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Clock, Database, QUEUES } from '@app/platform';
import { JobTickets, type WorkTicket } from '../job-tickets';
import { ImportJob } from './import-job.entity';

/** Puts imports that are to be made on their queue, at most once at a time. */
@Injectable()
export class ImportQueue {
  private readonly tickets: JobTickets;

  constructor(@InjectQueue(QUEUES.imports) queue: Queue<WorkTicket>, database: Database, clock: Clock) {
    this.tickets = new JobTickets({ name: 'import', queue, entity: ImportJob }, database, clock);
  }

  /** Where no queue answers, the sweep queues it later. */
  async announce(jobId: string): Promise<void> {
    await this.tickets.announce(jobId);
  }

  /** Puts back what the table says is unfinished and no queue holds; returns how many jobs were looked at. */
  async sweep(): Promise<number> {
    return await this.tickets.sweep();
  }
}

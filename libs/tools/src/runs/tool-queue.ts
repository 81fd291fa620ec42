import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Clock, Database, QUEUES, type WorkTicket, WorkTickets } from '@app/platform';
import { ToolRun } from './tool-run.entity';

/** Puts tools that workers do on their queue, at most once at a time. */
@Injectable()
export class ToolQueue {
  private readonly tickets: WorkTickets;

  constructor(@InjectQueue(QUEUES.tools) queue: Queue<WorkTicket>, database: Database, clock: Clock) {
    this.tickets = new WorkTickets({ name: 'tool', queue, entity: ToolRun, only: { isJob: true } }, database, clock);
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

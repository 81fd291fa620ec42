import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Clock, Database, QUEUES, type WorkTicket, WorkTickets } from '@app/platform';
import { AccountExport } from './account-export.entity';

/** Queues exports, each at most once at a time. */
@Injectable()
export class ExportQueue {
  private readonly tickets: WorkTickets;

  constructor(@InjectQueue(QUEUES.exports) queue: Queue<WorkTicket>, database: Database, clock: Clock) {
    this.tickets = new WorkTickets({ name: 'export', queue, entity: AccountExport }, database, clock);
  }

  /** If the queue is down, the sweep queues it later. */
  async announce(exportId: string): Promise<void> {
    await this.tickets.announce(exportId);
  }

  /** Queues unfinished exports that the queue has lost; returns how many were checked. */
  async sweep(): Promise<number> {
    return await this.tickets.sweep();
  }
}

import { Logger } from '@nestjs/common';
import type { EntityClass } from '@mikro-orm/core';
import type { Queue } from 'bullmq';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { enqueueOnce } from '../queues/enqueue-once';
import { GIVEN_BACK } from '../queues/given-back';
import { leaveToSweep } from '../queues/leave-to-sweep';
import { UNFINISHED, type Work } from './work.entity';

/** What a queue of jobs carries. */
export interface WorkTicket {
  jobId: string;
}

/** A job that no one has touched for this long may have lost its ticket. */
const QUIET_MS = 10_000;
const BATCH = 200;

/** Puts jobs of one table on their queue, at most once at a time. */
export class WorkTickets {
  private readonly logger = new Logger(WorkTickets.name);

  /** `name` is what the work is called, `index` or `import`; `only` tells its rows from others of the table. */
  constructor(
    private readonly work: { name: string; queue: Queue<WorkTicket>; entity: EntityClass<Work>; only?: object },
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Where no queue answers, the sweep queues it later. */
  async announce(jobId: string): Promise<void> {
    await leaveToSweep(this.enqueue(jobId), this.logger, { jobId });
  }

  /** Puts back what the table says is unfinished and no queue holds; returns how many jobs were looked at. */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - QUIET_MS);
    const due = { status: { $in: UNFINISHED }, updatedAt: { $lt: before }, ...this.work.only };
    const em = this.database.read();
    const jobs = await em.find(this.work.entity, due, { orderBy: { updatedAt: 'asc' }, limit: BATCH });
    for (const { id } of jobs) await this.enqueue(id);
    return jobs.length;
  }

  private async enqueue(jobId: string): Promise<void> {
    const { name, queue } = this.work;
    await enqueueOnce(queue, { id: `${name}-${jobId}`, name, data: { jobId } }, GIVEN_BACK);
  }
}

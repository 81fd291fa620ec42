import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { Clock, Database, enqueueOnce, QUEUES } from '@app/platform';
import { UNFINISHED } from '../job.entity';
import { FootageJob } from './footage-job.entity';

/** What the queue carries. */
export interface FootageTicket {
  jobId: string;
}

/** It fails here only when its worker was told to stop; the next one takes it up. */
const GIVEN_BACK = { attempts: 100, backoff: { type: 'fixed', delay: 500 } };
/** A job that no one has touched for this long may have lost its ticket. */
const QUIET_MS = 10_000;
const BATCH = 200;

/** Puts indexes that are to be made on their queue, at most once at a time. */
@Injectable()
export class FootageQueue {
  private readonly logger = new Logger(FootageQueue.name);

  constructor(
    @InjectQueue(QUEUES.footage) private readonly queue: Queue<FootageTicket>,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Where no queue answers, the sweep queues it later. */
  async announce(jobId: string): Promise<void> {
    await this.enqueue(jobId).catch((error: unknown) => {
      this.logger.warn({ err: error, jobId }, 'queue not told, left to the sweep');
    });
  }

  /** Puts back what the tables say is unfinished and no queue holds; returns how many jobs were looked at. */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - QUIET_MS);
    const due = { status: { $in: UNFINISHED }, updatedAt: { $lt: before } };
    const jobs = await this.database.read().find(FootageJob, due, { orderBy: { updatedAt: 'asc' }, limit: BATCH });
    for (const { id } of jobs) await this.enqueue(id);
    return jobs.length;
  }

  private async enqueue(jobId: string): Promise<void> {
    await enqueueOnce(this.queue, { id: `index-${jobId}`, name: 'index', data: { jobId } }, GIVEN_BACK);
  }
}

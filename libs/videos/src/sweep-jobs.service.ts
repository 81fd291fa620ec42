import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@app/platform';
import { Job, UNFINISHED } from './job.entity';
import { JobQueues } from './job-queues';

/** A job that no one has touched for this long may have lost its ticket. */
const QUIET_MS = 10_000;
const BATCH = 200;

/** Puts back on the queue what the tables say is unfinished and no queue holds (ARCHITECTURE.md). */
@Injectable()
export class SweepJobsService {
  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly clock: Clock,
  ) {}

  /** Returns how many jobs were looked at. */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - QUIET_MS);
    const jobs = await this.database
      .read()
      .find(
        Job,
        { status: { $in: UNFINISHED }, updatedAt: { $lt: before } },
        { orderBy: { updatedAt: 'asc' }, limit: BATCH },
      );
    for (const job of jobs) await this.queues.enqueue(job);
    return jobs.length;
  }
}

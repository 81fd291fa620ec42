import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@app/platform';
import { JobQueues } from './job-queues';
import { Job, UNFINISHED } from './job.entity';

/** A job that no one has touched for this long may have lost its ticket. */
const QUIET_MS = 10_000;
const BATCH = 200;
const DUE = `
  SELECT min(updated_at) + interval '${QUIET_MS} milliseconds' FROM jobs WHERE status IN ('queued', 'running')`;

/** Puts back on their queues what the table says is unfinished and no queue holds. */
@Injectable()
export class SweepJobsService {
  /** SQL: when a job has been quiet for so long. */
  readonly due = DUE;

  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly clock: Clock,
  ) {}

  /** Any number of processes may do it at once. Returns how many jobs were looked at; the next sweep looks at others. */
  async sweep(): Promise<number> {
    const em = this.database.read();
    const now = this.clock.now();
    const quiet = { status: { $in: UNFINISHED }, updatedAt: { $lt: new Date(now.getTime() - QUIET_MS) } };
    const jobs = await em.find(Job, quiet, { orderBy: { updatedAt: 'asc' }, limit: BATCH });
    if (jobs.length === 0) return 0;
    for (const job of jobs) await this.queues.enqueue(job);
    const seen = { id: { $in: jobs.map(({ id }) => id) }, status: { $in: UNFINISHED } };
    await em.nativeUpdate(Job, seen, { updatedAt: now });
    return jobs.length;
  }
}

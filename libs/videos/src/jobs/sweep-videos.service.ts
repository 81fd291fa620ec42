import { Injectable } from '@nestjs/common';
import { Clock, Database, eachAlone, ObjectStorage, UNFINISHED } from '@app/platform';
import { Job } from './job.entity';
import { JobQueues } from './job-queues';

/** A job that no one has touched for this long may have lost its ticket. */
const QUIET_MS = 10_000;
const BATCH = 200;
/** Work on a deleted video that was stopped may still be writing for a moment; what it left goes after this. */
const STRAGGLERS_MS = 600_000;

/** Finishes what a process that died has left; any number of processes may do it at once. */
@Injectable()
export class SweepVideosService {
  constructor(
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /**
   * Puts back on the queue what the tables say is unfinished and no queue holds. Returns how many jobs
   * were looked at.
   */
  async jobs(): Promise<number> {
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

  /** Removes what storage still holds of deleted videos; returns how many there were. */
  async deleted(): Promise<number> {
    const em = this.database.read();
    const before = new Date(this.clock.now().getTime() - STRAGGLERS_MS);
    const due = 'SELECT folder FROM deleted_folders WHERE deleted_at < ? LIMIT ?';
    const left = await em.execute<Array<{ folder: string }>>(due, [before, BATCH]);
    await eachAlone(
      left,
      ({ folder }) => ({ folder }),
      async ({ folder }) => {
        await this.storage.removeAll(folder);
        await em.execute('DELETE FROM deleted_folders WHERE folder = ?', [folder]);
      },
    );
    return left.length;
  }
}

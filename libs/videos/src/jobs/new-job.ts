import type { EntityManager } from '@mikro-orm/postgresql';
import { newId, newRow, queuedAt } from '@app/platform';
import { Job } from './job.entity';

/** What a job is about; it begins at `stage` and is done after `finalStage`. */
type JobWork = Pick<Job, 'accountId' | 'videoId' | 'kind' | 'stage' | 'finalStage'>;

/** Adds a queued job to the caller's unit of work. */
export function newJob(em: EntityManager, work: JobWork, at: Date): Job {
  const job = queuedJob(work, at);
  em.persist(job);
  return job;
}

/** A queued job that is written down nowhere yet. */
export function queuedJob(work: JobWork, at: Date): Job {
  return newRow(Job, {
    ...work,
    id: newId('job'),
    ...queuedAt(at),
    progress: 0,
  });
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { newId, newRow } from '@app/platform';
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
    status: 'queued',
    progress: 0,
    error: null,
    createdAt: at,
    startedAt: null,
    finishedAt: null,
    updatedAt: at,
  });
}

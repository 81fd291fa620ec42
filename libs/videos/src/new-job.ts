import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '@app/platform';
import { Job } from './job.entity';

/** Adds a queued job to the caller's unit of work; it begins at `stage` and is done after `finalStage`. */
export function newJob(
  em: EntityManager,
  work: Pick<Job, 'accountId' | 'videoId' | 'kind' | 'stage' | 'finalStage'>,
  at: Date,
): Job {
  const job = em.create(Job, {
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
  em.persist(job);
  return job;
}

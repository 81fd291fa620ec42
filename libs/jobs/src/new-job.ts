import type { EntityManager } from '@mikro-orm/postgresql';
import { type Clock, newId, newRow, traceparent, virtualMoment } from '@app/platform';
import { Job } from './job.entity';
import type { JobKind, StageOf } from './job-kinds';
import { nextTurn } from './turns';

/** What is ordered. */
export interface NewJob<Kind extends JobKind = JobKind> {
  accountId: string;
  kind: Kind;
  stage: StageOf<Kind>;
  /** The first stage, unless said. */
  finalStage?: StageOf<Kind>;
  videoId?: string;
  subject?: string;
  payload?: object;
  isBatch?: boolean;
  /** A new `job_…`, unless said. */
  id?: string;
}

/**
 * A queued job at the end of its account's line, ordered in the present trace and at the present moment. The caller writes
 * it in its transaction, and announces it after the commit.
 */
export async function newJob<Kind extends JobKind>(em: EntityManager, work: NewJob<Kind>, clock: Clock): Promise<Job> {
  const at = clock.real();
  const moment = virtualMoment();
  const { accountId, kind, stage, finalStage = stage, isBatch = false } = work;
  const { videoId = null, subject = null, payload = null, id = newId('job') } = work;
  const turn = await nextTurn(em, { accountId, stage, isBatch });
  const nothingYet = { tries: 0, progress: 0, error: null, startedAt: null, finishedAt: null };
  const times = { queuedAt: at, createdAt: at, updatedAt: at };
  return newRow(Job, {
    ...{ id, accountId, kind, stage, finalStage, videoId, subject, payload, isBatch, turn },
    ...{ ...nothingYet, ...times, status: 'queued', traceparent: traceparent() },
    ...{ clockId: moment?.clockId ?? null, clockAt: moment?.at ?? null },
  });
}

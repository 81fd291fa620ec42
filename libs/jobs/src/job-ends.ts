import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { atMoment, Clock, Database, DomainError } from '@app/platform';
import { Job } from './job.entity';
import { type JobKind, rulesOf } from './job-kinds';

/** How a job ended that did not deliver. */
export interface BadEnd {
  status: 'failed' | 'cancelled';
  /** Read by the account. */
  reason: string;
  /** What was thrown, if anything was. */
  error?: unknown;
}

/** Whoever orders jobs of a kind and settles what they leave. */
export interface JobOwner {
  /** In the transaction in which the job ends, while it is locked: refunds, events. What is returned runs after the commit. */
  ended(em: EntityManager, job: Job, end: BadEnd): Promise<(() => void) | void>;
  /** What its account may read of an error; if left out, the message of errors that are meant to be read. */
  reasonOf?(error: unknown): string;
}

/** Ends jobs that do not deliver, together with what their owner has to settle. */
@Injectable()
export class JobEnds {
  private readonly owners = new Map<JobKind, JobOwner>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Owners call this at start. */
  own(kinds: readonly JobKind[], owner: JobOwner): void {
    for (const kind of kinds) this.owners.set(kind, owner);
  }

  /** The job is unfinished and locked by the caller's transaction; the caller runs what is returned after its commit. */
  async end(em: EntityManager, job: Job, end: BadEnd): Promise<() => void> {
    job.end(end.status, this.clock.real(), end.reason);
    const after = await atMoment(job.moment, async () => await this.owners.get(job.kind)?.ended(em, job, end));
    return after ?? (() => undefined);
  }

  /** Does nothing for a job that has ended, or is gone. */
  async fail(jobId: string, error: unknown): Promise<void> {
    const after = await this.database.transaction(async (em) => {
      const job = await em.findOne(Job, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!job?.isUnfinished()) return null;
      return await this.end(em, job, { status: 'failed', reason: this.reasonOf(job, error), error });
    });
    after?.();
  }

  /** Anything unforeseen is named by its stage alone; the log has the rest. */
  private reasonOf(job: Job, error: unknown): string {
    const owner = this.owners.get(job.kind);
    if (owner?.reasonOf) return owner.reasonOf(error);
    return error instanceof DomainError ? error.message : rulesOf(job).failure;
  }
}

import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Job, JobEnds, UNFINISHED } from '@app/jobs';
import { Clock, ConflictError, Database, eachAlone, findOwned, NotFoundError } from '@app/platform';
import { ToolBookService } from './tool-book.service';
import { ToolLogEntry } from './tool-log-entry.entity';
import { ToolInterruptedError } from '../core/tools.errors';

/** Longer than any call that is answered at once may take. */
const LONGEST_CALL_MS = 10 * 60_000;
const BATCH = 100;
const FORGOTTEN_AT_ONCE = 5_000;
const FORGET = `
  WITH gone AS (
    DELETE FROM tool_runs WHERE id IN (
      SELECT id FROM tool_runs WHERE updated_at < ? AND status NOT IN ('queued', 'running') LIMIT ?)
    RETURNING id),
  jobs_gone AS (DELETE FROM jobs WHERE id IN (SELECT id FROM gone))
  SELECT count(*)::int AS count FROM gone`;

/** A job of a tool, with its line of the audit log. */
export interface ToolJobRecord {
  job: Job;
  run: ToolLogEntry;
}

/** Reads, cancels and clears away what the book of calls holds. */
@Injectable()
export class ToolRunsService {
  constructor(
    private readonly database: Database,
    private readonly ends: JobEnds,
    private readonly book: ToolBookService,
    private readonly clock: Clock,
  ) {}

  /** A tool's job; null for anything else of that id, and for another account's. */
  async findJob(accountId: string, id: string): Promise<ToolJobRecord | null> {
    const em = this.database.read();
    const job = await em.findOne(Job, { id, accountId, kind: 'tool' });
    const run = job && (await em.findOne(ToolLogEntry, { id }));
    return run && { job, run };
  }

  /** Its worker stops within a second; what was set aside goes back. Throws `NotFoundError`, `ConflictError`. */
  async cancel(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const job = await findOwned(em, Job, 'job', { id, accountId }, LockMode.PESSIMISTIC_WRITE);
      if (job.kind !== 'tool') throw new NotFoundError('job', id);
      if (!job.isUnfinished()) throw new ConflictError(`${id} has ended`);
      await this.ends.end(em, job, { status: 'cancelled', reason: 'cancelled' });
    });
  }

  /** Forgets some of the calls that ended before that moment; returns how many. */
  async forget(before: Date): Promise<number> {
    const em = this.database.read();
    const [gone] = await em.execute<Array<{ count: number }>>(FORGET, [before, FORGOTTEN_AT_ONCE]);
    return gone?.count ?? 0;
  }

  /** As `cancel`, for every job of an account; fine where there is none. */
  async cancelAll(accountId: string): Promise<void> {
    const unfinished = { accountId, kind: 'tool', status: { $in: UNFINISHED } } as const;
    const jobs = await this.database.read().find(Job, unfinished, { limit: BATCH, fields: ['id'] });
    for (const { id } of jobs) {
      await this.cancel(accountId, id).catch((error: unknown) => {
        if (!(error instanceof ConflictError)) throw error;
      });
    }
  }

  /** Refunds calls whose process died; returns how many. */
  async sweep(): Promise<number> {
    const now = this.clock.now().getTime();
    const em = this.database.read();
    const dead = { isJob: false, status: { $in: UNFINISHED }, updatedAt: { $lt: new Date(now - LONGEST_CALL_MS) } };
    const runs = await em.find(ToolLogEntry, dead, { limit: BATCH, fields: ['id'] });
    await eachAlone(
      runs,
      ({ id }) => ({ jobId: id }),
      ({ id }) => this.book.fail(id, new ToolInterruptedError()),
    );
    return runs.length;
  }
}

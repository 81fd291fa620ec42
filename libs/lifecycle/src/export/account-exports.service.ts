import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Job, JobQueues, newJob, UNFINISHED } from '@app/jobs';
import {
  Clock,
  Database,
  newId,
  NotFoundError,
  ObjectStorage,
  RateLimitedError,
  RateLimiter,
  type StoredObject,
} from '@app/platform';
import { AccountExport, archiveKey, type ExportRecord } from './account-export.entity';

/** Writing an archive reads everything that the account has. */
export const MOST_EXPORTS_A_DAY = 5;
const DAY_S = 86_400;
const FORGET = `
  WITH gone AS (
    DELETE FROM jobs j USING account_exports e
     WHERE j.id = e.id AND (e.expires_at <= ? OR (j.status IN ('failed', 'cancelled') AND j.updated_at <= ?))
     RETURNING j.id)
  INSERT INTO deleted_folders (folder, deleted_at) SELECT 'exports/' || id, ?::timestamptz FROM gone
    ON CONFLICT DO NOTHING`;

/** Orders, lists and hands out archives of an account, only for its owner. */
@Injectable()
export class AccountExportsService {
  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly queues: JobQueues,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Orders a new one, or returns the one being written. Throws `RateLimitedError` after five in a day. */
  async order(accountId: string): Promise<ExportRecord> {
    const standing = await this.standing(accountId);
    if (standing) return standing;
    const { used, seconds } = await this.limiter.count(`exports:${accountId}`, DAY_S);
    if (used > MOST_EXPORTS_A_DAY) throw new RateLimitedError(`${MOST_EXPORTS_A_DAY} exports in a day`, seconds);
    try {
      const made = await this.database.transaction(async (em) => {
        const work = { id: newId('exp'), accountId, kind: 'export', stage: 'export', subject: accountId } as const;
        const job = await newJob(em, work, this.clock);
        em.persist(job);
        await em.flush();
        const archive = em.create(AccountExport, { id: job.id, accountId, bytes: null, expiresAt: null });
        await em.persistAndFlush(archive);
        return { job, archive };
      });
      await this.queues.announce(made.job);
      return made;
    } catch (error) {
      const first = error instanceof UniqueConstraintViolationException ? await this.standing(accountId) : null;
      if (!first) throw error;
      return first;
    }
  }

  /** Archives that have not expired, newest first. */
  async newest(accountId: string, limit: number): Promise<ExportRecord[]> {
    const em = this.database.read();
    const newestFirst = { orderBy: { createdAt: 'desc', id: 'desc' }, limit } as const;
    const jobs = await em.find(Job, { accountId, kind: 'export' }, newestFirst);
    const archives = await em.find(AccountExport, { id: { $in: jobs.map(({ id }) => id) } });
    return jobs.flatMap((job) => archives.filter(({ id }) => id === job.id).map((archive) => ({ job, archive })));
  }

  /** Throws `NotFoundError`, also for another account's. */
  async get(accountId: string, id: string): Promise<ExportRecord> {
    const em = this.database.read();
    // The job first: where it is done, its archive has been recorded.
    const job = await em.findOne(Job, { id, accountId, kind: 'export' });
    const archive = job && (await em.findOne(AccountExport, { id }));
    if (!job || !archive) throw new NotFoundError('export', id);
    return { job, archive };
  }

  /** Throws `NotFoundError` until the archive is written, and after it has expired. */
  async open(accountId: string, id: string): Promise<StoredObject> {
    const {
      archive: { expiresAt },
    } = await this.get(accountId, id);
    const isThere = expiresAt !== null && expiresAt > this.clock.now();
    const stored = isThere ? await this.storage.stat(archiveKey(id)) : null;
    if (!stored) throw new NotFoundError('archive', id);
    return stored;
  }

  /** Removes expired archives, and those that failed a day ago. */
  async forget(): Promise<void> {
    const now = this.clock.now();
    await this.database.read().execute(FORGET, [now, new Date(now.getTime() - DAY_S * 1000), now]);
  }

  private async standing(accountId: string): Promise<ExportRecord | null> {
    const em = this.database.read();
    const job = await em.findOne(Job, { accountId, kind: 'export', status: { $in: UNFINISHED } });
    return job && { job, archive: await em.findOneOrFail(AccountExport, { id: job.id }) };
  }
}

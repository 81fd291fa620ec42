import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ConnectionsService } from '@app/accounts';
import { Job, JobEnds, JobQueues, newJob, UNFINISHED } from '@app/jobs';
import { Clock, ConflictError, Database, findOwned, NotFoundError, UnprocessableError } from '@app/platform';
import { type DriveAccess, type DriveKind, Drives } from '@app/sources';
import { ImportFile } from './import-file.entity';
import { ImportJob } from './import-job.entity';

/** An import with what became of its files so far, in the order of the drive. */
export interface ImportRecord {
  job: Job;
  folder: ImportJob;
  files: ImportFile[];
}

/** Runs in the transaction that takes the order, with the same object that is returned. */
export type WithImport = (em: EntityManager, record: ImportRecord) => Promise<void>;

/** Nothing opens the drive. */
class NoDriveKeyError extends UnprocessableError {
  constructor(drive: DriveKind) {
    super(`the account has no key for ${drive}; save one by POST /v1/account/connections`);
  }
}

const FORGOTTEN_AT_ONCE = 500;
const FORGET = `
  DELETE FROM jobs WHERE id IN (
    SELECT f.id FROM import_jobs f JOIN jobs j ON j.id = f.id
     WHERE j.updated_at < ? AND j.status NOT IN ('queued', 'running') LIMIT ?)`;

/** Takes orders to import shared folders, and tells how far they are. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly database: Database,
    private readonly drives: Drives,
    private readonly connections: ConnectionsService,
    private readonly queues: JobQueues,
    private readonly ends: JobEnds,
    private readonly clock: Clock,
  ) {}

  /**
   * The job that imports a folder: a new one, or the one that is at it already. Throws `UnknownFolderError`,
   * `NoDriveKeyError`.
   */
  async order(accountId: string, url: string, withImport?: WithImport): Promise<ImportRecord> {
    const folder = this.drives.folderAt(url);
    await this.accessOf({ accountId, drive: folder.drive });
    const standing = { accountId, kind: 'import', subject: folder.link, status: { $in: UNFINISHED } } as const;
    try {
      const record = await this.database.transaction(async (em) => {
        const known = await em.findOne(Job, standing);
        const taken = known ? await this.of(known, em) : await this.create(em, accountId, folder);
        await withImport?.(em, taken);
        return taken;
      });
      await this.queues.passOn(record.job);
      return record;
    } catch (error) {
      const isSecond = error instanceof UniqueConstraintViolationException;
      const first = isSecond ? await this.database.read().findOne(Job, standing) : null;
      if (!first) throw error;
      return await this.of(first);
    }
  }

  /** The folder of a job, and its files. */
  async of(job: Job, em = this.database.read()): Promise<ImportRecord> {
    const { id } = job;
    const folder = await em.findOneOrFail(ImportJob, { id });
    return { job, folder, files: await em.find(ImportFile, { jobId: id }, { orderBy: { position: 'asc' } }) };
  }

  /** What is in the library by then stays. Throws `NotFoundError`, and `ConflictError` for one that has ended. */
  async cancel(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const job = await findOwned(em, Job, 'job', { id, accountId }, LockMode.PESSIMISTIC_WRITE);
      if (job.kind !== 'import') throw new NotFoundError('job', id);
      if (!job.isUnfinished()) throw new ConflictError(`${id} has ended`);
      await this.ends.end(em, job, { status: 'cancelled', reason: 'cancelled' });
    });
  }

  /** Forgets some of the imports that ended before that moment; what they brought stays known. Returns how many. */
  async forget(before: Date): Promise<number> {
    return await this.database.run(FORGET, [before, FORGOTTEN_AT_ONCE]);
  }

  /** What opens the drive for an account. Throws `NoDriveKeyError`. */
  async accessOf({ accountId, drive }: Pick<ImportJob, 'accountId' | 'drive'>): Promise<DriveAccess> {
    const access = this.drives.accessOf(drive, await this.connections.keyOf(accountId, drive));
    if (!access) throw new NoDriveKeyError(drive);
    return access;
  }

  private async create(
    em: EntityManager,
    accountId: string,
    { drive, link }: { drive: DriveKind; link: string },
  ): Promise<ImportRecord> {
    const work = { accountId, kind: 'import', stage: 'import', subject: link, isBatch: true } as const;
    const job = await newJob(em, work, this.clock);
    em.persist(job);
    await em.flush();
    const folder = em.create(ImportJob, { id: job.id, accountId, drive, link, title: null, listedAt: null });
    await em.persistAndFlush(folder);
    return { job, folder, files: [] };
  }
}

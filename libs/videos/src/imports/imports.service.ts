import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ConnectionsService } from '@app/accounts';
import {
  Clock,
  ConflictError,
  Database,
  findOwned,
  newId,
  queuedAt,
  UNFINISHED,
  UnprocessableError,
} from '@app/platform';
import { type DriveAccess, type DriveKind, Drives } from '@app/sources';
import { ImportFile } from './import-file.entity';
import { ImportJob } from './import-job.entity';
import { ImportQueue } from './import-queue';

/** An import with what became of its files so far, in the order of the drive. */
export interface ImportRecord {
  job: ImportJob;
  files: ImportFile[];
}

/** Runs in the transaction that takes the order, with the same object that is returned. */
export type WithImport = (em: EntityManager, job: ImportJob) => Promise<void>;

/** Nothing opens the drive. */
class NoDriveKeyError extends UnprocessableError {
  constructor(drive: DriveKind) {
    super(`the account has no key for ${drive}; save one by POST /v1/account/connections`);
  }
}

const FORGOTTEN_AT_ONCE = 500;
const FORGET = `
  DELETE FROM import_jobs WHERE id IN (
    SELECT id FROM import_jobs WHERE updated_at < ? AND status NOT IN ('queued', 'running') LIMIT ?)`;

/** Takes orders to import shared folders, and tells how far they are. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly database: Database,
    private readonly drives: Drives,
    private readonly connections: ConnectionsService,
    private readonly queue: ImportQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * The job that imports a folder: a new one, or the one that is at it already. Throws `UnknownFolderError`,
   * `NoDriveKeyError`.
   */
  async order(accountId: string, url: string, withImport?: WithImport): Promise<ImportJob> {
    const folder = this.drives.folderAt(url);
    await this.accessOf({ accountId, drive: folder.drive });
    const standing = { accountId, link: folder.link, status: { $in: UNFINISHED } };
    try {
      const job = await this.database.transaction(async (em) => {
        const taken = (await em.findOne(ImportJob, standing)) ?? this.create(em, accountId, folder);
        await em.flush();
        await withImport?.(em, taken);
        return taken;
      });
      await this.queue.announce(job.id);
      return job;
    } catch (error) {
      const isSecond = error instanceof UniqueConstraintViolationException;
      const first = isSecond ? await this.database.read().findOne(ImportJob, standing) : null;
      if (!first) throw error;
      return first;
    }
  }

  /** Throws `NotFoundError` for another account's too. */
  async get(accountId: string, id: string): Promise<ImportRecord> {
    const em = this.database.read();
    const job = await findOwned(em, ImportJob, 'job', { id, accountId });
    return { job, files: await em.find(ImportFile, { jobId: id }, { orderBy: { position: 'asc' } }) };
  }

  /** What is in the library by then stays. Throws `NotFoundError`, and `ConflictError` for one that has ended. */
  async cancel(accountId: string, id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const job = await findOwned(em, ImportJob, 'job', { id, accountId }, LockMode.PESSIMISTIC_WRITE);
      if (!job.isUnfinished()) throw new ConflictError(`${id} has ended`);
      job.end('cancelled', this.clock.now(), 'cancelled');
      await em.flush();
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

  private create(em: EntityManager, accountId: string, folder: { drive: DriveKind; link: string }): ImportJob {
    const made = { id: newId('job'), ...queuedAt(this.clock.now()), title: null, listedAt: null };
    const job = { ...made, accountId, ...folder };
    const created = em.create(ImportJob, job);
    em.persist(created);
    return created;
  }
}

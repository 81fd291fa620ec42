import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { awaitsStorage, Clock, Database, DomainError, doQueued, type ToldOutcome } from '@app/platform';
import { type DriveCall, type DriveListing, Drives } from '@app/sources';
import { ImportFile } from './import-file.entity';
import { ImportJob } from './import-job.entity';
import { ImportsService } from './imports.service';
import { TakeFileService } from './take-file.service';

/** Brings a shared folder into the library: lists it once, then takes its files one by one, each once for all. */
@Injectable()
export class RunImportService {
  private readonly logger = new Logger(RunImportService.name);

  constructor(
    private readonly database: Database,
    private readonly drives: Drives,
    private readonly imports: ImportsService,
    private readonly files: TakeFileService,
    private readonly clock: Clock,
  ) {}

  /**
   * Goes on where another worker has stopped. Does nothing for a job that has ended; throws only when the work is to be
   * tried again: the worker was told to stop, or the store is away. `tries` were made before.
   */
  async run(jobId: string, signal: AbortSignal, tries = 0): Promise<ToldOutcome> {
    const job = await this.touch(jobId);
    if (!job) return 'skipped';
    const { accountId, traceparent } = job;
    const ids = { jobId, accountId };
    return await doQueued({ name: 'library.import', ids, traceparent }, () => this.bring(job, signal, tries));
  }

  private async bring(job: ImportJob, signal: AbortSignal, tries: number): Promise<ToldOutcome> {
    try {
      const call = { link: job.link, access: await this.imports.accessOf(job), signal };
      if (!job.listedAt) await this.list(job, call);
      await this.takeAll(job, call);
      return 'done';
    } catch (error) {
      if (signal.aborted || awaitsStorage(error, tries)) throw error;
      this.logger.error({ err: error }, 'folder could not be imported');
      const reason = error instanceof DomainError ? error.message : 'The folder could not be imported';
      await this.change(job.id, (_em, failed) => failed.end('failed', this.clock.now(), reason));
      return 'failed';
    }
  }

  private async takeAll(job: ImportJob, call: DriveCall): Promise<void> {
    for (;;) {
      // Also what stops an import that was cancelled.
      const current = await this.touch(job.id);
      if (!current) return;
      const next = { jobId: job.id, status: 'waiting' as const };
      const file = await this.database.read().findOne(ImportFile, next, { orderBy: { position: 'asc' } });
      if (!file) break;
      await this.files.take(current, file, call);
    }
    await this.change(job.id, (_em, done) => done.end('done', this.clock.now()));
  }

  private async list(job: ImportJob, call: DriveCall): Promise<void> {
    const listing = await this.drives.of(job.drive).list(call);
    await this.change(job.id, (em, listed) => {
      // Another worker may have come first.
      if (listed.listedAt) return;
      listed.list(listing, this.clock.now());
      for (const row of rowsOf(job.id, listing)) em.persist(em.create(ImportFile, row));
    });
  }

  private async touch(jobId: string): Promise<ImportJob | null> {
    return await this.change(jobId, (_em, job) => job.start(this.clock.now()));
  }

  /** Null where the job has ended, or is gone. */
  private async change(
    jobId: string,
    work: (em: EntityManager, job: ImportJob) => Promise<void> | void,
  ): Promise<ImportJob | null> {
    return await this.database.transaction(async (em) => {
      const job = await em.findOne(ImportJob, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!job?.isUnfinished()) return null;
      await work(em, job);
      await em.flush();
      return job;
    });
  }
}

function rowsOf(jobId: string, { files }: DriveListing): ImportFile[] {
  return files.map(({ id: fileId, revision, name, folder, refusal }, position) => {
    const status = refusal === null ? ('waiting' as const) : ('skipped' as const);
    return { jobId, position, fileId, revision, name, folder, status, reason: refusal, assetId: null };
  });
}

import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { type Job, JobHandler, type JobRun } from '@app/jobs';
import { Clock, Database } from '@app/platform';
import { type DriveCall, type DriveListing, Drives } from '@app/sources';
import { ImportFile } from './import-file.entity';
import { ImportJob } from './import-job.entity';
import { ImportsService } from './imports.service';
import { TakeFileService } from './take-file.service';

/** Brings a shared folder into the library: lists it once, then takes its files one by one, each once for all. */
@Injectable()
export class RunImportService {
  constructor(
    private readonly database: Database,
    private readonly drives: Drives,
    private readonly imports: ImportsService,
    private readonly files: TakeFileService,
    private readonly clock: Clock,
  ) {}

  /** Goes on where another worker has stopped. */
  @JobHandler('import', 'import')
  async run({ id }: Job, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
    const em = this.database.read();
    const found = await em.findOneOrFail(ImportJob, { id });
    const call = { link: found.link, access: await this.imports.accessOf(found), signal };
    const folder = found.listedAt ? found : await this.list(found, call);
    for (;;) {
      signal.throwIfAborted();
      const next = { jobId: id, status: 'waiting' as const };
      const file = await this.database.read().findOne(ImportFile, next, { orderBy: { position: 'asc' } });
      if (!file) return;
      await this.files.take(folder, file, call);
    }
  }

  private async list({ id, drive }: ImportJob, call: DriveCall): Promise<ImportJob> {
    const listing = await this.drives.of(drive).list(call);
    return await this.database.transaction(async (em) => {
      const folder = await em.findOneOrFail(ImportJob, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      // Another worker may have come first.
      if (folder.listedAt) return folder;
      folder.list(listing, this.clock.now());
      for (const row of rowsOf(id, listing)) em.persist(em.create(ImportFile, row));
      return folder;
    });
  }
}

function rowsOf(jobId: string, { files }: DriveListing): ImportFile[] {
  return files.map(({ id: fileId, revision, name, folder, refusal }, position) => {
    const status = refusal === null ? ('waiting' as const) : ('skipped' as const);
    return { jobId, position, fileId, revision, name, folder, status, reason: refusal, assetId: null };
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Job, UNFINISHED } from '@app/jobs';
import { Database, DomainError, StorageError } from '@app/platform';
import { type DriveCall, DriveError, Drives, KeepAssetService } from '@app/sources';
import { ImportFile, type ImportFileStatus } from './import-file.entity';
import { ImportJob } from './import-job.entity';

const KNOWN = 'is in the library already';
const LONGEST_FOLDER = 100;

/** The import ended, or another worker took the file, while it was fetched: what was fetched is dropped. */
class NotWantedError extends Error {}

/** Takes one file of a shared folder into the library, unless the same revision of it is there. */
@Injectable()
export class TakeFileService {
  constructor(
    private readonly database: Database,
    private readonly drives: Drives,
    private readonly keeping: KeepAssetService,
  ) {}

  /** Writes down what became of the file. Throws `DriveError` and `StorageError` where no other file will fare better, and the signal's reason. */
  async take(job: ImportJob, file: ImportFile, call: DriveCall): Promise<void> {
    if (await this.skipKnown(job, file)) return;
    const folder = await mkdtemp(join(tmpdir(), 'factreel-import-'));
    try {
      const path = join(folder, 'file');
      const { fileId: id, name } = file;
      await this.drives.of(job.drive).download(call, { id, name, folder: file.folder }, path);
      const order = { path, name, folder: libraryFolder(job, file) };
      await this.keeping.keepFile(job.accountId, order, (em, asset) => this.settle(em, job, file, asset.id));
    } catch (error) {
      call.signal.throwIfAborted();
      if (error instanceof NotWantedError) return;
      // Another import of the same file was faster.
      if (error instanceof UniqueConstraintViolationException && (await this.skipKnown(job, file))) return;
      // No other file fares better while the drive or the store does not answer.
      if (error instanceof DriveError || error instanceof StorageError || !(error instanceof DomainError)) throw error;
      await mark(this.database.read(), file, { status: 'failed', reason: error.message });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async skipKnown(job: ImportJob, file: ImportFile): Promise<boolean> {
    const em = this.database.read();
    const [known] = await em.execute<Array<{ assetId: string }>>(FIND_KNOWN, keyOf(job, file));
    if (!known) return false;
    await mark(em, file, { status: 'skipped', reason: KNOWN, assetId: known.assetId });
    return true;
  }

  /** In the transaction that keeps the asset, so that a file is in the library and written down as such, or neither. */
  private async settle(em: EntityManager, job: ImportJob, file: ImportFile, assetId: string): Promise<void> {
    const wanted = { id: job.id, status: { $in: UNFINISHED } };
    const isWanted = (await em.count(Job, wanted)) === 1;
    if (!isWanted || !(await mark(em, file, { status: 'imported', assetId }))) throw new NotWantedError();
    await em.execute(KEEP_KNOWN, [...keyOf(job, file), assetId]);
  }
}

const FIND_KNOWN = `
  SELECT asset_id AS "assetId" FROM drive_files
    WHERE account_id = ? AND drive = ? AND file_id = ? AND revision = ?`;
const KEEP_KNOWN = 'INSERT INTO drive_files (account_id, drive, file_id, revision, asset_id) VALUES (?, ?, ?, ?, ?)';

function keyOf({ accountId, drive }: ImportJob, { fileId, revision }: ImportFile): string[] {
  return [accountId, drive, fileId, revision];
}

/** False where another worker has done so before. */
async function mark(
  em: EntityManager,
  { jobId, position }: ImportFile,
  end: { status: ImportFileStatus; reason?: string; assetId?: string },
): Promise<boolean> {
  return (await em.nativeUpdate(ImportFile, { jobId, position, status: 'waiting' }, end)) === 1;
}

/** The shared folder's name with the folders below it. */
function libraryFolder({ title }: ImportJob, { folder }: ImportFile): string | undefined {
  const path = [title ?? '', folder]
    .filter(Boolean)
    .join('/')
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed();
  return Array.from(path).slice(0, LONGEST_FOLDER).join('').trim() || undefined;
}

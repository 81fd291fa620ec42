import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsService, NotificationsService } from '@app/accounts';
import { type Completion, type Job, JobHandler, type JobRun } from '@app/jobs';
import { Clock, Database, isNoRoom, ObjectStorage, UnprocessableError } from '@app/platform';
import { RETENTION_CONFIG, type RetentionConfig } from '../retention/retention.config';
import { AccountExport, archiveKey } from './account-export.entity';
import { archiveFiles } from './archive-files';
import { writeArchive } from './write-archive';

const DAY_MS = 86_400_000;

/** Writes the archive of an export, streaming rows and files without holding them in memory. */
@Injectable()
export class WriteExportService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly storage: ObjectStorage,
    private readonly notices: NotificationsService,
    private readonly clock: Clock,
    @Inject(RETENTION_CONFIG.token) private readonly settings: RetentionConfig,
  ) {}

  @JobHandler('export', 'export')
  async run({ id, accountId }: Job, { signal }: JobRun): Promise<Completion> {
    const bytes = await this.write(id, accountId, signal);
    return async (em) => {
      const expiresAt = new Date(this.clock.now().getTime() + this.settings.exportsDays * DAY_MS);
      await em.nativeUpdate(AccountExport, { id }, { bytes, expiresAt });
      await this.notices.notify(em, {
        accountId,
        kind: 'export_ready',
        occasion: id,
        data: { exportId: id, expiresAt: expiresAt.toISOString() },
      });
    };
  }

  /** Returns the size of the archive in bytes. */
  private async write(id: string, accountId: string, signal: AbortSignal): Promise<number> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-export-'));
    try {
      const path = join(folder, 'archive.zip');
      const both = await this.accounts.bothModes(accountId);
      await writeArchive(path, archiveFiles(this.database, this.storage, both), signal);
      const { size } = await stat(path);
      await this.storage.putFile(archiveKey(id), path);
      return size;
    } catch (error) {
      if (isNoRoom(error)) throw new UnprocessableError('There is no room for the archive');
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

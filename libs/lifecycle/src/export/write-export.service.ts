import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { NotificationsService } from '@app/accounts';
import { awaitsStorage, Clock, CONFIG, type Config, Database, isNoRoom, ObjectStorage } from '@app/platform';
import { AccountExport, archiveKey } from './account-export.entity';
import { archiveFiles } from './archive-files';
import { writeArchive } from './write-archive';

const DAY_MS = 86_400_000;
const TOUCH_MS = 5_000;

/** Writes the archive of an export, streaming rows and files without holding them in memory. */
@Injectable()
export class WriteExportService {
  private readonly logger = new Logger(WriteExportService.name);

  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly notices: NotificationsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'retention'>,
  ) {}

  /**
   * Does nothing for an export that has ended. Throws only if the work must be retried: the worker was told to stop, or
   * storage is down. `tries` counts earlier attempts.
   */
  async run(exportId: string, shutdown: AbortSignal, tries = 0): Promise<void> {
    const begun = await this.change(exportId, (_em, row) => row.start(this.clock.now()));
    if (!begun) return;
    const folder = await mkdtemp(join(tmpdir(), 'factreel-export-'));
    // The sweep skips work in progress.
    const touching = setInterval(() => void this.touch(exportId), TOUCH_MS);
    try {
      const path = join(folder, 'archive.zip');
      await writeArchive(path, archiveFiles(this.database, this.storage, begun.accountId), shutdown);
      const { size } = await stat(path);
      await this.storage.putFile(archiveKey(exportId), path);
      await this.change(exportId, (em, row) => this.finish(em, row, size));
    } catch (error) {
      if (shutdown.aborted || awaitsStorage(error, tries)) throw error;
      this.logger.error({ err: error, exportId }, 'account could not be exported');
      const reason = isNoRoom(error) ? 'There is no room for the archive' : 'The archive could not be written';
      await this.change(exportId, (_em, row) => row.end('failed', this.clock.now(), reason));
    } finally {
      clearInterval(touching);
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async finish(em: EntityManager, row: AccountExport, bytes: number): Promise<void> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + this.config.retention.exportsDays * DAY_MS);
    row.finish(bytes, now, expiresAt);
    await this.notices.notify(em, {
      accountId: row.accountId,
      kind: 'export_ready',
      occasion: row.id,
      data: { exportId: row.id, expiresAt: expiresAt.toISOString() },
    });
  }

  private async touch(exportId: string): Promise<void> {
    await this.change(exportId, (_em, row) => row.start(this.clock.now())).catch(() => undefined);
  }

  /** Null if it has ended or was removed. */
  private async change(
    id: string,
    work: (em: EntityManager, row: AccountExport) => Promise<void> | void,
  ): Promise<AccountExport | null> {
    return await this.database.transaction(async (em) => {
      const row = await em.findOne(AccountExport, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row?.isUnfinished()) return null;
      await work(em, row);
      await em.flush();
      return row;
    });
  }
}

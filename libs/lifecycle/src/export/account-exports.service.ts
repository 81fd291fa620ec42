import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  Database,
  findOwned,
  newId,
  NotFoundError,
  ObjectStorage,
  queuedAt,
  RateLimitedError,
  RateLimiter,
  type StoredObject,
  UNFINISHED,
} from '@app/platform';
import { AccountExport, archiveKey } from './account-export.entity';
import { ExportQueue } from './export-queue';

/** Writing an archive reads everything that the account has. */
const MOST_A_DAY = 5;
const DAY_S = 86_400;
const FORGET = `
  WITH gone AS (
    DELETE FROM account_exports
     WHERE expires_at <= ? OR (status IN ('failed', 'cancelled') AND updated_at <= ?) RETURNING id)
  INSERT INTO deleted_folders (folder, deleted_at) SELECT 'exports/' || id, ?::timestamptz FROM gone
    ON CONFLICT DO NOTHING`;

/** Orders, lists and hands out archives of an account, only for its owner. */
@Injectable()
export class AccountExportsService {
  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly queue: ExportQueue,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Orders a new one, or returns the one being written. Throws `RateLimitedError` after five in a day. */
  async order(accountId: string): Promise<AccountExport> {
    const standing = await this.standing(accountId);
    if (standing) return standing;
    const { used, seconds } = await this.limiter.count(`exports:${accountId}`, DAY_S);
    if (used > MOST_A_DAY) throw new RateLimitedError(`${MOST_A_DAY} exports in a day`, seconds);
    const em = this.database.read();
    const nothingYet = { bytes: null, expiresAt: null };
    const made = em.create(AccountExport, {
      id: newId('exp'),
      accountId,
      ...nothingYet,
      ...queuedAt(this.clock.now()),
    });
    try {
      await em.persistAndFlush(made);
    } catch (error) {
      const first = error instanceof UniqueConstraintViolationException ? await this.standing(accountId) : null;
      if (!first) throw error;
      return first;
    }
    await this.queue.announce(made.id);
    return made;
  }

  /** Archives that have not expired, newest first. */
  async newest(accountId: string, limit: number): Promise<AccountExport[]> {
    return await this.database
      .read()
      .find(AccountExport, { accountId }, { orderBy: { createdAt: 'desc', id: 'desc' }, limit });
  }

  /** Throws `NotFoundError`, also for another account's. */
  async get(accountId: string, id: string): Promise<AccountExport> {
    return await findOwned(this.database.read(), AccountExport, 'export', { id, accountId });
  }

  /** Throws `NotFoundError` until the archive is written, and after it has expired. */
  async open(accountId: string, id: string): Promise<StoredObject> {
    const { expiresAt } = await this.get(accountId, id);
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

  private async standing(accountId: string): Promise<AccountExport | null> {
    return await this.database.read().findOne(AccountExport, { accountId, status: { $in: UNFINISHED } });
  }
}

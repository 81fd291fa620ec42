import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Digest, digestOf } from '../files/digest';
import type { ObjectStorage } from '../storage/object-storage';
import { isMissingObject } from '../storage/storage.errors';
import { type BackedObject, BACKUP, BackupError } from './backup-manifest';

/** Objects copied at a time; each is one file in `scratch`. */
const AT_ONCE = 4;

/** Copies objects from one storage to another, a few at a time, and computes their checksums. */
export class ObjectCopier {
  constructor(
    private readonly from: ObjectStorage,
    private readonly to: ObjectStorage,
    private readonly scratch: string,
  ) {}

  /** Copies into a backup, unless `known` has the same object. Objects removed in the meantime are left out. */
  async keepAll(known: Map<string, BackedObject & { etag: string }>): Promise<void> {
    await this.each(this.from.list(''), async ({ key, etag }) => {
      if (known.get(key)?.etag === etag) return;
      const kept = await this.through(key, (path) => this.to.putFile(BACKUP.object(key), path)).catch(
        (error: unknown) => {
          if (isMissingObject(error)) return null;
          throw error;
        },
      );
      if (kept) known.set(key, { key, ...kept, etag });
    });
  }

  /** Copies out of a backup. Throws `BackupError` if the object is damaged. */
  async bringAll(objects: AsyncIterable<BackedObject>): Promise<{ count: number; bytes: number }> {
    const brought = { count: 0, bytes: 0 };
    await this.each(objects, async ({ key, bytes, sha256 }) => {
      await this.through(BACKUP.object(key), async (path, found) => {
        if (found.bytes !== bytes || found.sha256 !== sha256) throw new BackupError(`${BACKUP.object(key)} is damaged`);
        await this.to.putFile(key, path);
      });
      brought.count += 1;
      brought.bytes += bytes;
    });
    return brought;
  }

  private async through(key: string, put: (path: string, found: Digest) => Promise<void>): Promise<Digest> {
    const path = join(this.scratch, randomUUID());
    try {
      await this.from.fetchTo(key, path);
      const found = await digestOf(createReadStream(path));
      await put(path, found);
      return found;
    } finally {
      await rm(path, { force: true });
    }
  }

  /** The first failure stops the copy, after the copies in progress. */
  private async each<T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>): Promise<void> {
    const running = new Set<Promise<void>>();
    let failure: { error: unknown } | undefined;
    for await (const item of items) {
      if (failure) break;
      if (running.size >= AT_ONCE) await Promise.race(running);
      const one: Promise<void> = work(item)
        .catch((error: unknown) => void (failure ??= { error }))
        .finally(() => running.delete(one));
      running.add(one);
    }
    await Promise.all(running);
    if (failure) throw failure.error;
  }
}

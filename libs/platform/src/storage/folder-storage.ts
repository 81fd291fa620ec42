import { constants, createReadStream } from 'node:fs';
import { access, copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { randomText } from '../ids';
import { ObjectStorage, type StoredObject } from './object-storage';
import { StorageError } from './storage.errors';
import { checkedKey } from './storage-key';

/** Error codes for a missing file. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR']);
/** Suffix of files that are not objects yet. */
const SCRATCH = /\.[a-z0-9]{8}\.part$/;

/** Objects as files under one folder. */
export class FolderStorage extends ObjectStorage {
  constructor(private readonly root: string) {
    super();
  }

  override async putFile(key: string, path: string): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    // A reader sees the old object or the new one, never a part.
    const scratch = `${target}.${randomText(8)}.part`;
    try {
      await link(path, scratch).catch(() => copyFile(path, scratch));
      await rename(scratch, target);
    } finally {
      // Renaming onto a hard link of the same file does nothing and leaves the source behind.
      await rm(scratch, { force: true });
    }
  }

  override async stat(key: string): Promise<StoredObject | null> {
    const path = this.pathOf(key);
    try {
      const found = await stat(path);
      if (!found.isFile()) return null;
      const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
      return { key, bytes: found.size, modifiedAt: found.mtime, etag };
    } catch (error) {
      if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw new StorageError(`look at ${key}`, error);
    }
  }

  override read(key: string, range?: { start: number; end: number }): Readable {
    return createReadStream(this.pathOf(key), range);
  }

  override async fetchTo(key: string, path: string): Promise<void> {
    await copyFile(this.pathOf(key), path);
  }

  override async removeAll(folder: string): Promise<void> {
    await rm(this.pathOf(folder), { recursive: true, force: true });
  }

  override async folders(folder: string, { after, limit }: { after: string; limit: number }): Promise<string[]> {
    const entries = await readdir(this.pathOf(folder), { withFileTypes: true }).catch(none);
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    return names
      .filter((name) => comesBefore(after, name))
      .sort((a, b) => (comesBefore(a, b) ? -1 : 1))
      .slice(0, limit);
  }

  override async *list(folder: string): AsyncIterable<StoredObject> {
    const path = folder === '' ? this.root : this.pathOf(folder);
    for (const entry of await readdir(path, { withFileTypes: true }).catch(none)) {
      const key = relative(this.root, join(path, entry.name)).split(sep).join('/');
      if (entry.isDirectory()) {
        yield* this.list(key);
        continue;
      }
      const object = SCRATCH.test(key) ? null : await this.stat(key);
      if (object) yield object;
    }
  }

  override async check(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await access(this.root, constants.R_OK | constants.W_OK);
  }

  private pathOf(key: string): string {
    return join(this.root, checkedKey(key));
  }
}

/** Sorts folders as a bucket does: by name with the `/`. */
function comesBefore(a: string, b: string): boolean {
  return a !== b && (a === '' || `${a}/` < `${b}/`);
}

/** A folder without objects does not exist. */
function none(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

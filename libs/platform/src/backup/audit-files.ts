import { digestOf } from '../files/digest';
import type { ObjectStorage } from '../storage/object-storage';
import type { NamedFile } from './named-files';

/** Result of comparing the files named by rows with storage; each list has at most a hundred entries. */
export interface FileAudit {
  ok: boolean;
  named: number;
  missing: string[];
  /** Files whose size, or checksum if read, differs from their rows. */
  changed: string[];
}

const MOST_TOLD = 100;

/**
 * Checks that every file named by a row is in storage with the right size and, with `readBytes`, the right checksum. One
 * listing per folder.
 */
export async function auditFiles(
  storage: ObjectStorage,
  files: AsyncIterable<NamedFile>,
  { readBytes }: { readBytes: boolean },
): Promise<FileAudit> {
  const audit: FileAudit = { ok: true, named: 0, missing: [], changed: [] };
  let folder: { name: string; sizes: Map<string, number> } = { name: '', sizes: new Map() };
  for await (const { key, bytes, sha256 } of files) {
    const name = key.split('/').slice(0, 2).join('/');
    if (name !== folder.name) folder = { name, sizes: await sizesIn(storage, name) };
    const size = folder.sizes.get(key);
    audit.named += 1;
    const isThere = size !== undefined;
    const isRight = isThere && (bytes === null || bytes === size);
    const isSame = isRight && (!readBytes || sha256 === null || (await digestOf(storage.read(key))).sha256 === sha256);
    if (isSame) continue;
    audit.ok = false;
    const told = isThere ? audit.changed : audit.missing;
    if (told.length < MOST_TOLD) told.push(key);
  }
  return audit;
}

async function sizesIn(storage: ObjectStorage, folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, bytes } of storage.list(folder)) sizes.set(key, bytes);
  return sizes;
}

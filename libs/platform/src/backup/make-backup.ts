import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SteadyClient } from '../database/steady-client';
import type { ObjectStorage } from '../storage/object-storage';
import { keyFingerprint } from '../secrets/secret-box';
import { type BackedObject, BACKUP, BackupError, type BackupManifest } from './backup-manifest';
import { ObjectCopier } from './copy-objects';
import { type DumpedTables, dumpTables } from './dump-tables';
import type { NamedFiles } from './named-files';

export interface BackupOrder {
  databaseUrl: string;
  storage: ObjectStorage;
  /** Must be empty. */
  target: ObjectStorage;
  /** `keep` stores the key in the backup, for installations that generated their own. */
  secretKey: { text: string; keep: boolean };
  namedFiles: NamedFiles;
  now: Date;
}

/** Rounds of copying, since videos may be deleted while they are copied. */
const ROUNDS = 4;

/**
 * Copies the database and every stored file while the programs run. The tables are one snapshot, and every file that they
 * name is in the backup, unless storage had lost it already (`missing`). Throws `BackupError` if the target is not empty.
 */
export async function makeBackup(order: BackupOrder): Promise<BackupManifest> {
  const { storage, target, secretKey } = order;
  for await (const { key } of target.list('')) throw new BackupError(`the place of the backup is not empty: ${key}`);
  const scratch = await mkdtemp(join(tmpdir(), 'factreel-backup-'));
  try {
    const objects = new Map<string, BackedObject & { etag: string }>();
    const copier = new ObjectCopier(storage, target, scratch);
    // Copies most files first, so little time passes between the tables and files of the final round.
    await copier.keepAll(objects);
    let dumped = await oneMoment(order, scratch, copier, objects);
    for (let round = 2; dumped.missing.length > 0 && round <= ROUNDS; round += 1) {
      // A missing file was deleted after the snapshot, or lost long ago: then it is missing in the next round too.
      const before = dumped.missing.length;
      dumped = await oneMoment(order, scratch, copier, objects);
      if (dumped.missing.length === before) break;
    }
    const write = async (name: string, text: string): Promise<void> => {
      const path = join(scratch, 'text');
      await rm(path, { force: true });
      await writeFile(path, text, { mode: 0o600 });
      await target.putFile(name, path);
    };
    const list = join(scratch, 'list');
    await pipeline(Readable.from(linesOf(objects)), createWriteStream(list, { mode: 0o600 }));
    await target.putFile(BACKUP.objects, list);
    if (secretKey.keep) await write(BACKUP.secretKey, secretKey.text);
    const manifest: BackupManifest = {
      format: 1,
      madeAt: order.now.toISOString(),
      ...dumped,
      objects: { count: objects.size, bytes: [...objects.values()].reduce((sum, { bytes }) => sum + bytes, 0) },
      secretKey: { fingerprint: keyFingerprint(secretKey.text), kept: secretKey.keep },
    };
    await write(BACKUP.manifest, JSON.stringify(manifest, null, 2));
    return manifest;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Dumps one snapshot of the tables, then copies new files, then lists named files that are missing. */
async function oneMoment(
  { databaseUrl, target, namedFiles }: BackupOrder,
  scratch: string,
  copier: ObjectCopier,
  objects: Map<string, BackedObject & { etag: string }>,
): Promise<DumpedTables & { missing: string[] }> {
  const client = new SteadyClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const dumped = await dumpTables(client, target, scratch);
    await copier.keepAll(objects);
    const missing: string[] = [];
    const query = async <Row extends object>(text: string, values: unknown[]) =>
      (await client.query<Row>(text, values)).rows;
    for await (const { key } of namedFiles(query)) if (!objects.has(key)) missing.push(key);
    return { ...dumped, missing };
  } finally {
    await client.end();
  }
}

function* linesOf(objects: Map<string, BackedObject>): Generator<string> {
  for (const { key, bytes, sha256 } of objects.values()) yield `${JSON.stringify({ key, bytes, sha256 })}\n`;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Client } from 'pg';
import { migrate } from '../database/migrate';
import { currentNames } from '../database/replaced-migrations';
import { SteadyClient } from '../database/steady-client';
import { readOrMake } from '../files/read-or-make';
import { keyFingerprint } from '../secrets/secret-box';
import { resolveSecretKey, SECRET_KEY_FILE } from '../secrets/secret-key';
import type { ObjectStorage } from '../storage/object-storage';
import { isMissingObject } from '../storage/storage.errors';
import {
  type BackedObject,
  BACKUP,
  BackupError,
  type BackupManifest,
  readManifest,
  readObjectLine,
} from './backup-manifest';
import { ObjectCopier } from './copy-objects';
import { loadTables } from './load-tables';
import { readMigrations } from './table-catalogue';

/** A backup and the empty installation to restore it into. */
export interface RestoreOrder {
  source: ObjectStorage;
  databaseUrl: string;
  storage: ObjectStorage;
  /** `SECRET_KEY`; if unset, the key is under `dataDir`. */
  secretKey: string | undefined;
  dataDir: string;
}

/** What was restored. */
export interface RestoredBackup {
  madeAt: string;
  rows: number;
  objects: { count: number; bytes: number };
  /** Migrations newer than the backup. */
  migrated: string[];
}

/**
 * Restores a backup into an empty database. Files come first and rows last, all or none, so an interrupted restore can simply
 * be repeated. Throws `BackupError`, which says what is wrong.
 */
export async function restoreBackup(order: RestoreOrder): Promise<RestoredBackup> {
  const { source, databaseUrl, storage } = order;
  const manifest = await findManifest(source);
  await bringKey(order, manifest);
  await makeTables(databaseUrl, manifest.migrations);
  const scratch = await mkdtemp(join(tmpdir(), 'factreel-restore-'));
  try {
    const objects = await new ObjectCopier(source, storage, scratch).bringAll(objectsOf(source));
    if (objects.count !== manifest.objects.count) throw new BackupError(`${BACKUP.objects} is damaged`);
    await withClient(databaseUrl, (client) => loadTables(client, source, manifest));
    const migrated = await migrate(databaseUrl);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { madeAt: manifest.madeAt, rows, objects, migrated };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function findManifest(source: ObjectStorage): Promise<BackupManifest> {
  const found = await text(source.read(BACKUP.manifest)).catch((error: unknown) => {
    throw isMissingObject(error) ? new BackupError(`there is no ${BACKUP.manifest}: no backup, or half of one`) : error;
  });
  return readManifest(found);
}

/** Another key could not open anything sealed: signing secrets, connections, mails. */
async function bringKey({ source, secretKey, dataDir }: RestoreOrder, manifest: BackupManifest): Promise<void> {
  const { fingerprint, kept } = manifest.secretKey;
  if (secretKey === undefined) {
    if (!kept) throw new BackupError('the backup was sealed under a SECRET_KEY of its own: set it');
    const key = await text(source.read(BACKUP.secretKey));
    readOrMake(join(dataDir, SECRET_KEY_FILE), () => key);
  }
  if (keyFingerprint(resolveSecretKey(secretKey, dataDir)) === fingerprint) return;
  const where = secretKey === undefined ? `the key in ${join(dataDir, SECRET_KEY_FILE)}` : 'SECRET_KEY';
  throw new BackupError(`${where} is not the one that the backup was sealed under`);
}

/** The tables as of the backup; newer migrations run after the rows are loaded, as in any update. */
async function makeTables(databaseUrl: string, recorded: string[]): Promise<void> {
  const wanted = currentNames(recorded);
  const before = await withClient(databaseUrl, readMigrations);
  if (before.length === 0) await migrate(databaseUrl, databaseUrl, wanted.at(-1));
  const made = currentNames(await withClient(databaseUrl, readMigrations));
  if (made.join() === wanted.join()) return;
  const unknown = wanted.filter((name) => !made.includes(name));
  throw new BackupError(
    unknown.length > 0
      ? `the backup is of a newer program: ${unknown.join(', ')}`
      : 'the database has tables of a newer program than the backup: restore into an empty one',
  );
}

async function* objectsOf(source: ObjectStorage): AsyncGenerator<BackedObject> {
  let rest = '';
  for await (const chunk of source.read(BACKUP.objects).setEncoding('utf8')) {
    const lines = `${rest}${chunk as string}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield readObjectLine(line);
  }
  if (rest !== '') throw new BackupError(`${BACKUP.objects} is damaged`);
}

async function withClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new SteadyClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DigestTap } from '../files/digest';
import type { ObjectStorage } from '../storage/object-storage';
import { type BackedTable, BACKUP, type BackupManifest } from './backup-manifest';
import { copyTarget, readMigrations, readTables } from './table-catalogue';

/** The tables of a backup. */
export type DumpedTables = Pick<BackupManifest, 'migrations' | 'tables' | 'sequences'>;

/**
 * Writes every table as seen by the client's transaction, which must be REPEATABLE READ. `scratch` holds one table at a
 * time.
 */
export async function dumpTables(client: Client, target: ObjectStorage, scratch: string): Promise<DumpedTables> {
  const migrations = await readMigrations(client);
  const tables: BackedTable[] = [];
  for (const shape of await readTables(client)) {
    const copy = client.query(copyTo(`COPY ${copyTarget(client, shape)} TO STDOUT`));
    const text = new DigestTap();
    const path = join(scratch, 'table');
    await pipeline(copy, text, createGzip(), createWriteStream(path, { mode: 0o600 }));
    await target.putFile(BACKUP.table(shape.name), path);
    // This may be the stored file itself, which must not be modified.
    await rm(path);
    // The row count follows the rows: it is known once the next query is answered.
    await client.query('SELECT 1');
    tables.push({ ...shape, rows: copy.rowCount, sha256: text.digest().sha256 });
  }
  // Sequences are not transactional: read last, they are ahead of every row.
  const { rows: sequences } = await client.query<{ name: string; value: string | null }>(
    'SELECT sequencename AS name, last_value AS value FROM pg_sequences WHERE schemaname = current_schema() AND sequencename !~ $1',
    ['^migrations_'],
  );
  return { migrations, tables, sequences };
}

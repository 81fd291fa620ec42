import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DigestTap } from '../files/digest';
import type { ObjectStorage } from '../storage/object-storage';
import { type BackedTable, BACKUP, BackupError, type BackupManifest } from './backup-manifest';
import { copyTarget, readTables } from './table-catalogue';

/**
 * Fills empty tables in one transaction: all rows or none, with all constraints and triggers of the ledger. Throws
 * `BackupError` if a table has rows, differs from the one in the backup, or its text is damaged.
 */
export async function loadTables(client: Client, source: ObjectStorage, manifest: BackupManifest): Promise<void> {
  await client.query('BEGIN');
  try {
    const shapes = await readTables(client);
    const names = shapes.map(({ name }) => client.escapeIdentifier(name)).join(', ');
    // A parallel restore waits here, and then finds rows.
    await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
    await client.query('SET CONSTRAINTS ALL DEFERRED');
    const backed = new Map(manifest.tables.map((table) => [table.name, table]));
    for (const { name } of shapes) {
      await refuseRows(client, name);
      const table = backed.get(name);
      if (!table) throw new BackupError(`the backup has no table ${name}`);
      backed.delete(name);
      await loadTable(client, source, table);
    }
    if (backed.size > 0) throw new BackupError(`there is no table ${[...backed.keys()].join(', ')}`);
    for (const { name, value } of manifest.sequences) {
      if (value !== null) await client.query('SELECT setval($1::regclass, $2)', [client.escapeIdentifier(name), value]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function refuseRows(client: Client, name: string): Promise<void> {
  const { rows } = await client.query(`SELECT 1 FROM ${client.escapeIdentifier(name)} LIMIT 1`);
  if (rows.length > 0) throw new BackupError(`the database is not empty: ${name} has rows; restore into a new one`);
}

async function loadTable(client: Client, source: ObjectStorage, table: BackedTable): Promise<void> {
  const copy = client.query(copyFrom(`COPY ${copyTarget(client, table)} FROM STDIN`));
  const text = new DigestTap();
  await pipeline(source.read(BACKUP.table(table.name)), createGunzip(), text, copy);
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${client.escapeIdentifier(table.name)}`);
  if (Number(rows[0]?.count) !== table.rows || text.digest().sha256 !== table.sha256) {
    throw new BackupError(`${BACKUP.table(table.name)} is damaged`);
  }
}

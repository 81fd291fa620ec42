import type { EntityManager } from '@mikro-orm/postgresql';

const NOTE = 'INSERT INTO deleted_folders (folder, deleted_at) VALUES (?, ?) ON CONFLICT DO NOTHING';

/**
 * Schedules a storage folder for removal by the sweep. Call it in the transaction that deletes the folder's row, or before
 * storing anything in a new folder: a process that dies in between then leaves nothing behind.
 */
export async function sweepFolderLater(em: EntityManager, folder: string, at: Date): Promise<void> {
  await em.execute(NOTE, [folder, at]);
}

/** Cancels the removal in the transaction that keeps the folder; false if the sweep has already removed its files. */
export async function keepFolder(em: EntityManager, folder: string): Promise<boolean> {
  const statement = 'DELETE FROM deleted_folders WHERE folder = ?';
  const { affectedRows } = await em.execute<{ affectedRows: number }>(statement, [folder], 'run');
  return affectedRows > 0;
}

import type { EntityManager } from '@mikro-orm/postgresql';

const NOTE = 'INSERT INTO deleted_folders (folder, deleted_at) VALUES (?, ?) ON CONFLICT DO NOTHING';

/**
 * Has the sweep remove what is left in a folder of the storage after a while. Said in the transaction that deletes what named
 * the folder, or before anything is stored in a new one: a process that dies in between leaves nothing behind.
 */
export async function sweepFolderLater(em: EntityManager, folder: string, at: Date): Promise<void> {
  await em.execute(NOTE, [folder, at]);
}

/** Takes that back in the transaction that keeps the folder; false where the sweep has removed its files already. */
export async function keepFolder(em: EntityManager, folder: string): Promise<boolean> {
  const statement = 'DELETE FROM deleted_folders WHERE folder = ?';
  const { affectedRows } = await em.execute<{ affectedRows: number }>(statement, [folder], 'run');
  return affectedRows > 0;
}

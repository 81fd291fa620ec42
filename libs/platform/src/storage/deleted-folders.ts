import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Notes a folder of the storage for the sweep, which removes what is left in it after a while. Written in the transaction that
 * deletes what named it, or before anything is stored in it: a process that dies in between leaves nothing behind.
 */
export async function noteDeletedFolder(em: EntityManager, folder: string, at: Date): Promise<void> {
  await em.execute('INSERT INTO deleted_folders (folder, deleted_at) VALUES (?, ?) ON CONFLICT DO NOTHING', [
    folder,
    at,
  ]);
}

/** Takes the note back in the transaction that keeps the folder; false where the sweep has removed its files already. */
export async function keepNotedFolder(em: EntityManager, folder: string): Promise<boolean> {
  const statement = 'DELETE FROM deleted_folders WHERE folder = ?';
  const { affectedRows } = await em.execute<{ affectedRows: number }>(statement, [folder], 'run');
  return affectedRows > 0;
}

import type { StorageConfig } from '../config/storage.config';
import { FolderStorage } from './folder-storage';
import type { ObjectStorage } from './object-storage';

/** Opens the configured storage without calling it. */
export async function openStorage(config: StorageConfig): Promise<ObjectStorage> {
  if (config.kind === 'folder') return new FolderStorage(config.path);
  // Loaded where there is a bucket: the SDK is a good part of a start.
  const { openBucket } = await import('./open-bucket.js');
  return openBucket(config);
}

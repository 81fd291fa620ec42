import { Global, Module } from '@nestjs/common';
import type { StorageConfig } from '../config/storage.config';
import { FolderStorage } from './folder-storage';
import { ObjectStorage } from './object-storage';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Metrics } from '../metrics/metrics';
import { watchStorage } from './watch-storage';

/** Opens the configured storage without calling it. */
export async function openStorage(config: StorageConfig): Promise<ObjectStorage> {
  if (config.kind === 'folder') return new FolderStorage(config.path);
  // Loaded where there is a bucket: the SDK is a good part of a start.
  const { openBucket } = await import('./open-bucket.js');
  return openBucket(config);
}

/** Binds the object storage named by the configuration. */
@Global()
@Module({
  providers: [
    {
      provide: ObjectStorage,
      inject: [CONFIG, Metrics],
      useFactory: async (config: Config, metrics: Metrics) => watchStorage(await openStorage(config.storage), metrics),
    },
  ],
  exports: [ObjectStorage],
})
export class StorageModule {}

import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { FolderStorage } from './folder-storage';
import { ObjectStorage } from './object-storage';

/** Binds the object storage named by the configuration. */
@Global()
@Module({
  providers: [
    { provide: ObjectStorage, inject: [CONFIG], useFactory: (config: Config) => new FolderStorage(config.storageDir) },
  ],
  exports: [ObjectStorage],
})
export class StorageModule {}

import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { ObjectStorage } from './object-storage';
import { openStorage } from './open-storage';

/** Binds the object storage named by the configuration. */
@Global()
@Module({
  providers: [
    { provide: ObjectStorage, inject: [CONFIG], useFactory: (config: Config) => openStorage(config.storage) },
  ],
  exports: [ObjectStorage],
})
export class StorageModule {}

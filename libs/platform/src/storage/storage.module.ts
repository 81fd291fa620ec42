import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Metrics } from '../metrics/metrics';
import { ObjectStorage } from './object-storage';
import { openStorage } from './open-storage';
import { watchStorage } from './watch-storage';

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

import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { DATABASE_URL } from '../database/database.tokens';
import { QUEUES } from './queue-names';

/** PostgreSQL schema that BullMQ owns; our migrations never touch it. */
export const QUEUE_SCHEMA = 'bullmq';

const finished = { removeOnComplete: { age: 3600, count: 1000 }, removeOnFail: { age: 86_400, count: 1000 } };

/** The BullMQ queues, in the database by default, in Redis where `QUEUE_URL` says so. */
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [CONFIG, DATABASE_URL],
      useFactory: (config: Config, databaseUrl: string) => {
        if (config.queueUrl?.startsWith('redis')) {
          return { connection: { url: config.queueUrl, maxRetriesPerRequest: null }, defaultJobOptions: finished };
        }
        // The process-wide default is the only way @nestjs/bullmq lets a backend through.
        setDefaultBackendFactory(createPostgresBackend);
        const connection = { connectionString: config.queueUrl ?? databaseUrl, schema: QUEUE_SCHEMA, max: 2 };
        return { connection: connection as object, defaultJobOptions: finished };
      },
    }),
    BullModule.registerQueue(...Object.values(QUEUES).map((name) => ({ name }))),
  ],
  exports: [BullModule],
})
export class QueuesModule {}

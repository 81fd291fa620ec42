import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { createRedisBackend, setDefaultBackendFactory } from 'bullmq';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { createSharedBackend, isRedis, QueueConnection } from './queue-connection';
import { QueueGauges } from './queue-gauges';
import { QUEUES } from './queue-names';
import { QueueTroubles } from './queue-troubles';
import { QueueWatch } from './queue-watch';

const finished = { removeOnComplete: { age: 3600, count: 1000 }, removeOnFail: { age: 86_400, count: 1000 } };

@Module({ providers: [QueueConnection], exports: [QueueConnection] })
class QueueConnectionModule {}

/** The BullMQ queues, in the database by default, in Redis where `QUEUE_URL` says so. */
@Module({
  imports: [
    QueueConnectionModule,
    BullModule.forRootAsync({
      imports: [QueueConnectionModule],
      inject: [CONFIG, QueueConnection],
      useFactory: (config: Config, { ofQueues }: QueueConnection) => {
        // The process-wide default is the only way @nestjs/bullmq lets a backend through.
        if (isRedis(config)) setDefaultBackendFactory(createRedisBackend);
        else setDefaultBackendFactory(createSharedBackend);
        return { connection: ofQueues, defaultJobOptions: finished };
      },
    }),
    BullModule.registerQueue(...Object.values(QUEUES).map((name) => ({ name }))),
  ],
  providers: [QueueGauges, QueueTroubles, QueueWatch],
  exports: [BullModule, QueueConnectionModule, QueueTroubles, QueueWatch],
})
export class QueuesModule {}

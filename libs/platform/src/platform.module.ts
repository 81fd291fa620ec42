import { type EntityClass } from '@mikro-orm/core';
import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from './clock';
import type { Config } from './config/config';
import { CONFIG, ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { SharedClock } from './database/shared-clock';
import { SafeFetch } from './fetch/safe-fetch';
import { LoggingModule } from './logging/logging.module';
import { MailModule } from './mail/mail.module';
import { OutgoingMail } from './mail/outgoing-mail.entity';
import { ClusterGauges } from './metrics/cluster-gauges';
import { Metrics } from './metrics/metrics';
import { SignalMetrics } from './metrics/signal.metrics';
import { OutboxEntry } from './outbox/outbox.entity';
import { OutboxModule } from './outbox/outbox.module';
import { QueuesModule } from './queues/queues.module';
import { ResealSecrets } from './secrets/reseal-secrets';
import { SecretBox } from './secrets/secret-box';
import { secretKeysOf } from './secrets/secret-key';
import { WorkProcesses } from './processes/work-processes';
import { RateLimiter } from './rate-limit/rate-limiter';
import { Draining } from './shutdown/draining';
import { StorageModule } from './storage/storage.module';

/** The base of every program: configuration, database, queues, storage, logs, time. */
@Module({})
export class PlatformModule {
  static with(options: { config: Config; databaseUrl: string; entities: EntityClass<object>[] }): DynamicModule {
    const entities = [OutboxEntry, OutgoingMail, ...options.entities];
    return {
      module: PlatformModule,
      global: true,
      imports: [
        ConfigModule.with(options.config),
        DatabaseModule.with({ url: options.databaseUrl, entities }),
        LoggingModule,
        StorageModule,
        OutboxModule,
        MailModule,
        QueuesModule,
      ],
      providers: [
        Metrics,
        ClusterGauges,
        SignalMetrics,
        RateLimiter,
        WorkProcesses,
        Draining,
        SharedClock,
        { provide: Clock, useExisting: SharedClock },
        { provide: SafeFetch, inject: [CONFIG], useFactory: (config: Config) => new SafeFetch(config.fetchAllow) },
        {
          provide: SecretBox,
          inject: [CONFIG],
          useFactory: (config: Config) => new SecretBox(...secretKeysOf(config)),
        },
        ResealSecrets,
      ],
      exports: [
        Metrics,
        ClusterGauges,
        Clock,
        SharedClock,
        Draining,
        RateLimiter,
        WorkProcesses,
        SafeFetch,
        SecretBox,
        ResealSecrets,
        QueuesModule,
      ],
    };
  }
}

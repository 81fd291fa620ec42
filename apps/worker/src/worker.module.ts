import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountsModule, NotificationsModule } from '@app/accounts';
import { BillingModule } from '@app/billing';
import { ChatNewsModule } from '@app/chats';
import { ENTITIES } from '@app/composition';
import { EditingModule } from '@app/editing';
import { LibraryModule } from '@app/library';
import { LifecycleModule } from '@app/lifecycle';
import { type Config, OpsModule, PlatformModule } from '@app/platform';
import { SeriesModule } from '@app/series';
import { loadToolPlugins, PLUGINS_CONFIG, ToolsModule } from '@app/tools';
import { VideosModule } from '@app/videos';
import { WebhooksModule } from '@app/webhooks';
import { Chores } from './housekeeping/chores';
import { DueTasks } from './housekeeping/due-tasks';
import { NewsHousekeeper } from './housekeeping/news.housekeeper';
import { Rounds } from './housekeeping/rounds';
import { QueueWorkers } from './queue-workers';

/** The worker: it takes tickets off the queues, and does the housekeeping beside them. */
@Module({})
export class WorkerModule {
  static async with(config: Config, databaseUrl: string): Promise<DynamicModule> {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.with({ config, databaseUrl, entities: ENTITIES }),
        OpsModule,
        ScheduleModule.forRoot(),
        DiscoveryModule,
        AccountsModule,
        BillingModule,
        LibraryModule,
        VideosModule,
        EditingModule,
        WebhooksModule,
        NotificationsModule,
        SeriesModule,
        ChatNewsModule,
        LifecycleModule,
        ToolsModule.with(await loadToolPlugins(PLUGINS_CONFIG.of(config))),
      ],
      providers: [Rounds, DueTasks, NewsHousekeeper, Chores, QueueWorkers],
    };
  }
}

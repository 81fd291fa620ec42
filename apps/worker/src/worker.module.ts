import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { ACCOUNT_ENTITIES, AccountsModule, NotificationsModule } from '@app/accounts';
import { BILLING_ENTITIES, BillingModule } from '@app/billing';
import { CHAT_ENTITIES, ChatNewsModule } from '@app/chats';
import { DESIGN_ENTITIES } from '@app/design';
import { LIFECYCLE_ENTITIES, LifecycleModule } from '@app/lifecycle';
import { type Config, OpsModule, PlatformModule } from '@app/platform';
import { PUBLISHING_ENTITIES } from '@app/publishing';
import { SERIES_ENTITIES, SeriesModule } from '@app/series';
import { SOURCE_ENTITIES } from '@app/sources';
import { loadToolPlugins, TOOL_ENTITIES, ToolsModule } from '@app/tools';
import { VIDEO_ENTITIES, VideosModule } from '@app/videos';
import { WEBHOOK_ENTITIES, WebhooksModule } from '@app/webhooks';
import { HOUSEKEEPING } from './housekeeping/housekeeping';
import { partsProcessor } from './parts.processor';
import { Processors } from './processors';
import { Shutdown } from './shutdown';
import { stageProcessor } from './stage.processor';
import { ticketProcessors } from './ticket-processors';
import { webhooksProcessor } from './webhooks.processor';

/** The worker: processors of the queues and the housekeeping beside them. */
@Module({})
export class WorkerModule {
  static async with(config: Config, databaseUrl: string): Promise<DynamicModule> {
    const entities = [
      ...ACCOUNT_ENTITIES,
      ...BILLING_ENTITIES,
      ...DESIGN_ENTITIES,
      ...SOURCE_ENTITIES,
      ...VIDEO_ENTITIES,
      ...WEBHOOK_ENTITIES,
      ...PUBLISHING_ENTITIES,
      ...SERIES_ENTITIES,
      ...CHAT_ENTITIES,
      ...TOOL_ENTITIES,
      ...LIFECYCLE_ENTITIES,
    ];
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.with({ config, databaseUrl, entities }),
        OpsModule,
        ScheduleModule.forRoot(),
        DiscoveryModule,
        AccountsModule,
        BillingModule,
        VideosModule,
        WebhooksModule,
        NotificationsModule,
        SeriesModule,
        ChatNewsModule,
        LifecycleModule,
        ToolsModule.with(await loadToolPlugins(config.toolPlugins)),
      ],
      providers: [
        stageProcessor('design', config),
        stageProcessor('render', config),
        partsProcessor(config),
        ...ticketProcessors(config),
        webhooksProcessor(config),
        ...HOUSEKEEPING,
        Processors,
        Shutdown,
      ],
    };
  }
}

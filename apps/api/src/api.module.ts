import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AccountsModule, NotificationsModule } from '@app/accounts';
import { BillingModule } from '@app/billing';
import { ENTITIES } from '@app/composition';
import { type Config, OpsModule, PlatformModule } from '@app/platform';
import { loadToolPlugins, PLUGINS_CONFIG, ToolsModule } from '@app/tools';
import { AccountApiModule } from './account/account.module';
import { AuthApiModule } from './auth/auth.module';
import { AutopilotApiModule } from './autopilot/autopilot.module';
import { BillingApiModule } from './billing/billing.module';
import { ChannelsApiModule } from './channels/channels.module';
import { ChatsApiModule } from './chats/chats.module';
import { ClocksApiModule } from './clocks/clocks.module';
import { ConnectionsApiModule } from './connections/connections.module';
import { EmbedApiModule } from './embed/embed.module';
import { SpendingInterceptor } from './embed/spending.interceptor';
import { ErrorFilter } from './errors/error.filter';
import { createValidationPipe } from './errors/validation.pipe';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor';
import { InvoicesApiModule } from './invoices/invoices.module';
import { JobsApiModule } from './jobs/jobs.module';
import { LibraryApiModule } from './library/library.module';
import { LimitsApiModule } from './limits/limits.module';
import { McpApiModule } from './mcp/mcp.module';
import { MediaApiModule } from './media/media.module';
import { RateLimitGuard } from './rate-limit/rate-limit.guard';
import { RequestsApiModule } from './requests/requests.module';
import { DrainRequests } from './shutdown/drain-requests';
import { SoundsApiModule } from './sounds/sounds.module';
import { SourcesApiModule } from './sources/sources.module';
import { StudioModule } from './studio/studio.module';
import { StylesApiModule } from './styles/styles.module';
import { ToolsApiModule } from './tools/tools.module';
import { VideosApiModule } from './videos/videos.module';
import { VoicesApiModule } from './voices/voices.module';
import { WatchApiModule } from './watch/watch.module';
import { WebhooksApiModule } from './webhooks/webhooks.module';

/** The api: a module a resource, and what every request passes. */
@Module({})
export class ApiModule {
  static async with(config: Config, databaseUrl: string): Promise<DynamicModule> {
    // Nest makes one module of it as long as it is this one object.
    const tools = ToolsModule.with(await loadToolPlugins(PLUGINS_CONFIG.of(config)));
    return {
      module: ApiModule,
      imports: [
        PlatformModule.with({ config, databaseUrl, entities: ENTITIES }),
        AuthApiModule,
        AccountApiModule,
        ConnectionsApiModule,
        RequestsApiModule,
        BillingApiModule,
        InvoicesApiModule,
        LimitsApiModule,
        ChannelsApiModule,
        VideosApiModule,
        { module: JobsApiModule, imports: [tools] },
        WebhooksApiModule,
        EmbedApiModule,
        LibraryApiModule,
        SourcesApiModule,
        { module: ToolsApiModule, imports: [tools] },
        { module: McpApiModule, imports: [tools] },
        MediaApiModule,
        SoundsApiModule,
        StylesApiModule,
        VoicesApiModule,
        WatchApiModule,
        AutopilotApiModule,
        ChatsApiModule,
        ClocksApiModule,
        StudioModule,
        OpsModule,
        // For the interceptors below.
        AccountsModule,
        BillingModule,
        NotificationsModule,
      ],
      providers: [
        DrainRequests,
        RateLimitGuard,
        { provide: APP_GUARD, useExisting: RateLimitGuard },
        { provide: APP_INTERCEPTOR, useClass: SpendingInterceptor },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
    };
  }
}

import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { ACCOUNT_ENTITIES, AccountsModule, NotificationsModule } from '@app/accounts';
import { BILLING_ENTITIES, BillingModule } from '@app/billing';
import { CHAT_ENTITIES, ChatsModule } from '@app/chats';
import { DESIGN_ENTITIES, DesignModule } from '@app/design';
import { LIFECYCLE_ENTITIES, LifecycleModule } from '@app/lifecycle';
import { type Config, OpsModule, PlatformModule } from '@app/platform';
import { PUBLISHING_ENTITIES, PublishingModule } from '@app/publishing';
import { AutopilotModule, SERIES_ENTITIES, SeriesModule } from '@app/series';
import { SOURCE_ENTITIES, SourcesModule } from '@app/sources';
import { VIDEO_ENTITIES, VideosModule } from '@app/videos';
import { WEBHOOK_ENTITIES, WebhooksModule } from '@app/webhooks';
import { loadToolPlugins, TOOL_ENTITIES, ToolsModule } from '@app/tools';
import { WireModule } from '@app/wire';
import { AccountController } from './account/account.controller';
import { ClosingController } from './account/closing.controller';
import { ExportsController } from './account/exports.controller';
import { BillingController } from './account/billing.controller';
import { CardsController } from './account/cards.controller';
import { KeysController } from './account/keys.controller';
import { LedgerController } from './account/ledger.controller';
import { AuthController } from './auth/auth.controller';
import { AutopilotController } from './autopilot/autopilot.controller';
import { BearerCallers } from './auth/bearer-callers';
import { BearerStrategy } from './auth/bearer.strategy';
import { CallerGuard } from './auth/caller.guard';
import { DeviceCookie } from './auth/device-cookie';
import { PasswordController } from './auth/password.controller';
import { RecoveryController } from './auth/recovery.controller';
import { SessionCookie } from './auth/session-cookie';
import { StandingLeave } from './auth/standing-leave';
import { SignUpService } from './auth/sign-up.service';
import { ChatsController } from './chats/chats.controller';
import { DictationLimitGuard } from './chats/dictation-limit.guard';
import { DictationsController } from './chats/dictations.controller';
import { ChannelsController } from './channels/channels.controller';
import { ConnectionsController } from './connections/connections.controller';
import { TryConnectionService } from './connections/try-connection.service';
import { EmbedController } from './embed/embed.controller';
import { EmbedPagesController } from './embed/embed-pages.controller';
import { SpendingInterceptor } from './embed/spending.interceptor';
import { ErrorFilter } from './errors/error.filter';
import { createValidationPipe } from './errors/validation.pipe';
import { EventsController } from './events/events.controller';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor';
import { JobsController } from './jobs/jobs.controller';
import { AssetPresenter } from './library/asset.presenter';
import { AssetReader } from './library/asset-reader';
import { LibraryController } from './library/library.controller';
import { LibraryMediaController } from './library/library-media.controller';
import { ReceiveUploadGuard } from './library/receive-upload.guard';
import { McpController } from './mcp/mcp.controller';
import { MediaController } from './media/media.controller';
import { MediaReader } from './media/media-reader';
import { MediaViewer } from './media/media-viewer';
import { NotificationsController } from './notifications/notifications.controller';
import { StripeWebhookController } from './payments/stripe-webhook.controller';
import { QuoteController } from './quote/quote.controller';
import { RateLimitGuard } from './rate-limit/rate-limit.guard';
import { RequestsController } from './requests/requests.controller';
import { ShowsController } from './shows/shows.controller';
import { DrainRequests } from './shutdown/drain-requests';
import { SoundsController } from './sounds/sounds.controller';
import { SourceMediaController } from './sources/source-media.controller';
import { SourcesController } from './sources/sources.controller';
import { StylePreviewsController } from './styles/style-previews.controller';
import { StylesController } from './styles/styles.controller';
import { StudioFiles } from './studio/studio-files';
import { ToolsController } from './tools/tools.controller';
import { CaptionsController } from './videos/captions.controller';
import { EditController } from './videos/edit.controller';
import { LifecycleController } from './videos/lifecycle.controller';
import { OpenStreams } from './videos/open-streams';
import { ProgressController } from './videos/progress.controller';
import { ProofController } from './videos/proof.controller';
import { ScriptController } from './videos/script.controller';
import { TokenController } from './videos/token.controller';
import { VideosController } from './videos/videos.controller';
import { VoicesController } from './voices/voices.controller';
import { WatchController } from './watch/watch.controller';
import { DeliveriesController } from './webhooks/deliveries.controller';
import { WebhooksController } from './webhooks/webhooks.controller';

/** The api: HTTP in front of the libs, nothing else. */
@Module({})
export class ApiModule {
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
      module: ApiModule,
      imports: [
        PlatformModule.with({ config, databaseUrl, entities }),
        OpsModule,
        PassportModule,
        AccountsModule,
        NotificationsModule,
        BillingModule,
        DesignModule,
        SourcesModule,
        VideosModule,
        WebhooksModule,
        PublishingModule,
        WireModule,
        AutopilotModule,
        SeriesModule,
        ChatsModule,
        LifecycleModule,
        ToolsModule.with(await loadToolPlugins(config.toolPlugins)),
      ],
      controllers: [
        AuthController,
        RecoveryController,
        PasswordController,
        AccountController,
        ClosingController,
        ExportsController,
        KeysController,
        ConnectionsController,
        LedgerController,
        RequestsController,
        CardsController,
        BillingController,
        StripeWebhookController,
        NotificationsController,
        QuoteController,
        ChannelsController,
        ShowsController,
        TokenController,
        VideosController,
        EditController,
        LifecycleController,
        CaptionsController,
        ProgressController,
        ProofController,
        ScriptController,
        JobsController,
        WebhooksController,
        DeliveriesController,
        EventsController,
        EmbedController,
        EmbedPagesController,
        LibraryController,
        LibraryMediaController,
        SourceMediaController,
        SourcesController,
        ToolsController,
        McpController,
        MediaController,
        SoundsController,
        StylesController,
        StylePreviewsController,
        VoicesController,
        WatchController,
        AutopilotController,
        ChatsController,
        DictationsController,
      ],
      providers: [
        BearerCallers,
        BearerStrategy,
        SessionCookie,
        DeviceCookie,
        StandingLeave,
        OpenStreams,
        SignUpService,
        TryConnectionService,
        StudioFiles,
        AssetPresenter,
        AssetReader,
        ReceiveUploadGuard,
        DictationLimitGuard,
        MediaReader,
        MediaViewer,
        CallerGuard,
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

import { Module } from '@nestjs/common';
import { AccountsModule } from '@app/accounts';
import { BillingModule } from '@app/billing';
import { DesignModule, MediaModule } from '@app/design';
import { SourcesModule } from '@app/sources';
import { CancelVideoService } from './cancel-video.service';
import { ChannelsService } from './channels/channels.service';
import { CheckSettingsService } from './channels/check-settings.service';
import { LearnBrandService } from './channels/learn-brand.service';
import { OrderFilingService } from './channels/order-filing.service';
import { OrderVideoService } from './channels/order-video.service';
import { SavedBrands } from './channels/saved-brands';
import { ShowsService } from './channels/shows.service';
import { ChangeVideoService } from './change-video.service';
import { CompleteDesignService } from './complete-design.service';
import { CompleteRenderService } from './complete-render.service';
import { CreateVideoService } from './create-video.service';
import { DeleteVideoService } from './delete-video.service';
import { DesignInputService } from './design-input.service';
import { DesignVideoService } from './design-video.service';
import { AwaitEditService } from './editing/await-edit.service';
import { CompleteEditService } from './editing/complete-edit.service';
import { EditFilmService } from './editing/edit-film.service';
import { EditVideoService } from './editing/edit-video.service';
import { OrderEditService } from './editing/order-edit.service';
import { ReadEditService } from './editing/read-edit.service';
import { RetireVersionsService } from './editing/retire-versions.service';
import { VersionsService } from './editing/versions.service';
import { EndJobService } from './end-job.service';
import { EndUsersService } from './end-users/end-users.service';
import { FailVideoService } from './fail-video.service';
import { FanOutRender } from './fanout/fan-out-render.service';
import { FilmParts } from './fanout/film-parts.service';
import { PartFiles } from './fanout/part-files';
import { PartQueue } from './fanout/part-queue';
import { RenderPartService } from './fanout/render-part.service';
import { FilmMetrics } from './film.metrics';
import { FilmLibraryService } from './film-library.service';
import { FilmMediaService } from './film-media.service';
import { FootageQueue } from './footage/footage-queue';
import { IndexFootageService } from './footage/index-footage.service';
import { OrderFootageService } from './footage/order-footage.service';
import { FollowVideoService } from './follow-video.service';
import { ImportQueue } from './imports/import-queue';
import { ImportsService } from './imports/imports.service';
import { RunImportService } from './imports/run-import.service';
import { TakeFileService } from './imports/take-file.service';
import { JobQueues } from './job-queues';
import { JobRunners } from './job-runners';
import { JobWatch } from './job-watch';
import { JobsService } from './jobs.service';
import { MediaOfferService } from './media-offer.service';
import { OrderSourceService } from './order-source.service';
import { PaidResults } from './paid-results';
import { DrawPlanService } from './plan/draw-plan.service';
import { PlanSourceService } from './plan/plan-source.service';
import { PlanVideoService } from './plan/plan-video.service';
import { SketchSourceDesigner } from './plan/sketch-source.designer';
import { ProveVideoService } from './prove-video.service';
import { QuoteService } from './quote.service';
import { FilmSourceService } from './reading/film-source.service';
import { PaidReadsService } from './reading/paid-reads.service';
import { RenderOrderService } from './render-order.service';
import { RenderVideoService } from './render-video.service';
import { RunJobService } from './run-job.service';
import { SourceDesigner } from './source-designer';
import { SweepVideosService } from './sweep-videos.service';
import { VersionFiles } from './version-files';
import { VideoLinks } from './video-links';
import { VideosService } from './videos.service';
import { WatchedWork } from './watched-work.service';
import { WriteScriptService } from './write-script.service';

@Module({
  imports: [AccountsModule, BillingModule, DesignModule, MediaModule, SourcesModule],
  providers: [
    CancelVideoService,
    ChangeVideoService,
    CreateVideoService,
    DeleteVideoService,
    DesignInputService,
    DesignVideoService,
    FollowVideoService,
    LearnBrandService,
    FootageQueue,
    IndexFootageService,
    OrderFootageService,
    ImportQueue,
    ImportsService,
    RunImportService,
    TakeFileService,
    JobQueues,
    JobRunners,
    JobsService,
    JobWatch,
    ChannelsService,
    CheckSettingsService,
    AwaitEditService,
    CompleteEditService,
    EditFilmService,
    EditVideoService,
    OrderEditService,
    ReadEditService,
    VersionsService,
    EndJobService,
    EndUsersService,
    FailVideoService,
    FanOutRender,
    FilmParts,
    PartFiles,
    PartQueue,
    RenderPartService,
    WatchedWork,
    FilmMetrics,
    FilmLibraryService,
    FilmMediaService,
    MediaOfferService,
    OrderFilingService,
    OrderSourceService,
    OrderVideoService,
    FilmSourceService,
    PaidReadsService,
    PaidResults,
    DrawPlanService,
    PlanSourceService,
    PlanVideoService,
    SketchSourceDesigner,
    ProveVideoService,
    QuoteService,
    SavedBrands,
    ShowsService,
    VersionFiles,
    CompleteDesignService,
    CompleteRenderService,
    RenderOrderService,
    RenderVideoService,
    RetireVersionsService,
    RunJobService,
    SourceDesigner,
    SweepVideosService,
    VideoLinks,
    VideosService,
    WriteScriptService,
  ],
  exports: [
    CancelVideoService,
    ChangeVideoService,
    CreateVideoService,
    DeleteVideoService,
    EditVideoService,
    EndUsersService,
    FollowVideoService,
    LearnBrandService,
    FilmParts,
    FootageQueue,
    IndexFootageService,
    OrderFootageService,
    ImportQueue,
    ImportsService,
    PartQueue,
    RenderPartService,
    RunImportService,
    JobsService,
    VersionFiles,
    VersionsService,
    ChannelsService,
    OrderVideoService,
    PaidReadsService,
    PlanVideoService,
    ProveVideoService,
    QuoteService,
    RenderOrderService,
    RetireVersionsService,
    ShowsService,
    RunJobService,
    SweepVideosService,
    VideoLinks,
    VideosService,
    WriteScriptService,
  ],
})
export class VideosModule {}

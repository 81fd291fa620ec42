import { Module } from '@nestjs/common';
import { AccountsModule } from '@app/accounts';
import { BillingModule } from '@app/billing';
import { DesignModule, MediaModule } from '@app/design';
import { JobsModule } from '@app/jobs';
import { SourcesModule } from '@app/sources';
import { CancelVideoService } from './cancel-video.service';
import { ChannelsService } from './channels/channels.service';
import { CheckSettingsService } from './channels/check-settings.service';
import { LearnBrandService } from './channels/learn-brand.service';
import { OrderFilingService } from './ordering/order-filing.service';
import { OrderVideoService } from './ordering/order-video.service';
import { SavedBrands } from './channels/saved-brands';
import { ShowsService } from './channels/shows.service';
import { ChangeVideoService } from './change-video.service';
import { CompleteDesignService } from './designing/complete-design.service';
import { CompleteRenderService } from './rendering/complete-render.service';
import { AssessOrderService } from './ordering/assess-order.service';
import { CreateVideoService } from './ordering/create-video.service';
import { DeleteVideoService } from './delete-video.service';
import { DesignInputService } from './designing/design-input.service';
import { DesignVideoService } from './designing/design-video.service';
import { AwaitEditService } from './editing/await-edit.service';
import { CompleteEditService } from './editing/complete-edit.service';
import { ReviseVideoService } from './editing/revise-video.service';
import { EditVideoService } from './editing/edit-video.service';
import { OrderEditService } from './editing/order-edit.service';
import { ReadEditService } from './editing/read-edit.service';
import { RetireVersionsService } from './editing/retire-versions.service';
import { VersionsService } from './editing/versions.service';
import { EndVideoJobService } from './jobs/end-video-job.service';
import { EndUsersService } from './end-users/end-users.service';
import { FanOutRender } from './rendering/fanout/fan-out-render.service';
import { VideoParts } from './rendering/fanout/video-parts.service';
import { PartFiles } from './rendering/fanout/part-files';
import { PartQueue } from './rendering/fanout/part-queue';
import { RenderPartService } from './rendering/fanout/render-part.service';
import { VideoMetrics } from './video.metrics';
import { VideoLibraryService } from './designing/video-library.service';
import { VideoMediaService } from './designing/video-media.service';
import { IndexFootageService } from './footage/index-footage.service';
import { OrderFootageService } from './footage/order-footage.service';
import { FollowVideoService } from './follow-video.service';
import { ImportsService } from './imports/imports.service';
import { RunImportService } from './imports/run-import.service';
import { TakeFileService } from './imports/take-file.service';
import { JobsService } from './jobs/jobs.service';
import { MediaOfferService } from './ordering/media-offer.service';
import { OrderSourceService } from './ordering/order-source.service';
import { PaidResults } from './designing/paid-results';
import { DrawPlanService } from './plan/draw-plan.service';
import { PlanSourceService } from './plan/plan-source.service';
import { PlansService } from './plan/plans.service';
import { PlanVideoService } from './plan/plan-video.service';
import { VersionStillsService } from './plan/version-stills.service';
import { SketchSourceDesigner } from './plan/sketch-source.designer';
import { ProveVideoService } from './prove-video.service';
import { ReadCaptionsService } from './read-captions.service';
import { QuoteService } from './ordering/quote.service';
import { VideoSourceService } from './designing/video-source.service';
import { PaidReadsService } from './designing/paid-reads.service';
import { RenderOrderService } from './ordering/render-order.service';
import { RenderVideoService } from './rendering/render-video.service';
import { SourceDesigner } from './designing/source-designer';
import { SweepDeletedService } from './sweep-deleted.service';
import { VersionFiles } from './version-files';
import { VideoLinks } from './video-links';
import { VideosService } from './videos.service';
import { WriteScriptService } from './write-script.service';

@Module({
  imports: [AccountsModule, BillingModule, DesignModule, JobsModule, MediaModule, SourcesModule],
  providers: [
    CancelVideoService,
    ChangeVideoService,
    AssessOrderService,
    CreateVideoService,
    DeleteVideoService,
    DesignInputService,
    DesignVideoService,
    FollowVideoService,
    LearnBrandService,
    IndexFootageService,
    OrderFootageService,
    ImportsService,
    RunImportService,
    TakeFileService,
    JobsService,
    ChannelsService,
    CheckSettingsService,
    AwaitEditService,
    CompleteEditService,
    ReviseVideoService,
    EditVideoService,
    OrderEditService,
    ReadEditService,
    VersionsService,
    EndVideoJobService,
    EndUsersService,
    FanOutRender,
    VideoParts,
    PartFiles,
    PartQueue,
    RenderPartService,
    VideoMetrics,
    VideoLibraryService,
    VideoMediaService,
    MediaOfferService,
    OrderFilingService,
    OrderSourceService,
    OrderVideoService,
    VideoSourceService,
    PaidReadsService,
    PaidResults,
    DrawPlanService,
    PlanSourceService,
    PlansService,
    PlanVideoService,
    SketchSourceDesigner,
    ProveVideoService,
    ReadCaptionsService,
    QuoteService,
    SavedBrands,
    ShowsService,
    VersionFiles,
    CompleteDesignService,
    CompleteRenderService,
    RenderOrderService,
    RenderVideoService,
    RetireVersionsService,
    SourceDesigner,
    SweepDeletedService,
    VideoLinks,
    VideosService,
    VersionStillsService,
    WriteScriptService,
  ],
  exports: [
    CancelVideoService,
    ChangeVideoService,
    AssessOrderService,
    CreateVideoService,
    DeleteVideoService,
    EditVideoService,
    EndUsersService,
    FollowVideoService,
    LearnBrandService,
    VideoParts,
    OrderFootageService,
    ImportsService,
    JobsService,
    VersionFiles,
    VersionsService,
    ChannelsService,
    OrderVideoService,
    PaidReadsService,
    PlansService,
    PlanVideoService,
    ProveVideoService,
    ReadCaptionsService,
    QuoteService,
    RenderOrderService,
    RetireVersionsService,
    ShowsService,
    SweepDeletedService,
    VideoLinks,
    VideosService,
    VersionStillsService,
    WriteScriptService,
  ],
})
export class VideosModule {}

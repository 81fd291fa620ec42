import { Module } from '@nestjs/common';
import { AccountsModule } from '@app/accounts';
import { BillingModule } from '@app/billing';
import { ChannelsModule } from '@app/channels';
import { DesignModule } from '@app/design';
import { MediaModule } from '@app/media';
import { JobsModule } from '@app/jobs';
import { LibraryModule } from '@app/library';
import { SourcesModule } from '@app/sources';
import { VoicesModule } from '@app/voices';
import { CancelVideoService } from './cancel-video.service';
import { OrderFilingService } from './ordering/order-filing.service';
import { OrderVideoService } from './ordering/order-video.service';
import { ChangeVideoService } from './change-video.service';
import { CompleteDesignService } from './designing/complete-design.service';
import { CompleteRenderService } from './rendering/complete-render.service';
import { AssessOrderService } from './ordering/assess-order.service';
import { CreateVideoService } from './ordering/create-video.service';
import { DeleteVideoService } from './delete-video.service';
import { DesignInputService } from './designing/design-input.service';
import { DesignVideoService } from './designing/design-video.service';
import { EndVideoJobService } from './jobs/end-video-job.service';
import { EndUsersService } from './end-users/end-users.service';
import { FanOutRender } from './rendering/fanout/fan-out-render.service';
import { VideoParts } from './rendering/fanout/video-parts.service';
import { PartFiles } from './rendering/fanout/part-files';
import { RenderPartService } from './rendering/fanout/render-part.service';
import { VideoMetrics } from './video.metrics';
import { VideoLibraryService } from './designing/video-library.service';
import { VideoMediaService } from './designing/video-media.service';
import { FollowVideoService } from './follow-video.service';
import { JobsService } from './jobs/jobs.service';
import { MediaOfferService } from './ordering/media-offer.service';
import { OrderSourceService } from './ordering/order-source.service';
import { PaidResults } from './designing/paid-results';
import { DrawPlanService } from './plan/draw-plan.service';
import { PlanSourceService } from './plan/plan-source.service';
import { PlansService } from './plan/plans.service';
import { PlanVideoService } from './plan/plan-video.service';
import { PlayVideoService } from './plan/play-video.service';
import { VersionStillsService } from './plan/version-stills.service';
import { SketchSourceDesigner } from './plan/sketch-source.designer';
import { ProveVideoService } from './prove-video.service';
import { ShowProofService } from './show-proof.service';
import { ReadCaptionsService } from './read-captions.service';
import { QuoteService } from './ordering/quote.service';
import { VideoSourceService } from './designing/video-source.service';
import { PaidReadsService } from './designing/paid-reads.service';
import { RenderOrderService } from './ordering/render-order.service';
import { RenderVideoService } from './rendering/render-video.service';
import { ScriptEditsService } from './designing/script-edits.service';
import { SourceDesigner } from './designing/source-designer';
import { SweepDeletedService } from './sweep-deleted.service';
import { VersionFiles } from './version-files';
import { VideoLinks } from './video-links';
import { VideosService } from './videos.service';

@Module({
  imports: [
    AccountsModule,
    BillingModule,
    ChannelsModule,
    DesignModule,
    JobsModule,
    LibraryModule,
    MediaModule,
    SourcesModule,
    VoicesModule,
  ],
  providers: [
    CancelVideoService,
    ChangeVideoService,
    AssessOrderService,
    CreateVideoService,
    DeleteVideoService,
    DesignInputService,
    DesignVideoService,
    FollowVideoService,
    JobsService,
    EndVideoJobService,
    EndUsersService,
    FanOutRender,
    VideoParts,
    PartFiles,
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
    PlayVideoService,
    SketchSourceDesigner,
    ProveVideoService,
    ShowProofService,
    ReadCaptionsService,
    QuoteService,
    VersionFiles,
    CompleteDesignService,
    CompleteRenderService,
    RenderOrderService,
    RenderVideoService,
    ScriptEditsService,
    SourceDesigner,
    SweepDeletedService,
    VideoLinks,
    VideosService,
    VersionStillsService,
  ],
  exports: [
    CancelVideoService,
    ChangeVideoService,
    AssessOrderService,
    CreateVideoService,
    DeleteVideoService,
    EndUsersService,
    FollowVideoService,
    OrderFilingService,
    VideoParts,
    JobsService,
    ScriptEditsService,
    SourceDesigner,
    VersionFiles,
    VideoLibraryService,
    OrderVideoService,
    PaidReadsService,
    PlansService,
    PlanVideoService,
    PlayVideoService,
    ProveVideoService,
    ShowProofService,
    ReadCaptionsService,
    QuoteService,
    RenderOrderService,
    SweepDeletedService,
    VideoLinks,
    VideosService,
    VersionStillsService,
  ],
})
export class VideosModule {}

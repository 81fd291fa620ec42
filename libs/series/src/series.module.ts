import { Module } from '@nestjs/common';
import { AccountsModule, NotificationsModule } from '@app/accounts';
import { BillingModule } from '@app/billing';
import { ClocksModule } from '@app/clocks';
import { PublishingModule } from '@app/publishing';
import { SourcesModule } from '@app/sources';
import { ChannelsModule } from '@app/channels';
import { VideosModule } from '@app/videos';
import { CheckNowService } from './checks/check-now.service';
import { EndCheckService } from './checks/end-check.service';
import { PreviewCheckService } from './checks/preview-check.service';
import { ReadSeriesService } from './checks/read-series.service';
import { RunCheckService } from './checks/run-check.service';
import { SeriesPlaceService } from './checks/series-place.service';
import { StartSeriesService } from './checks/start-series.service';
import { TellChangesService } from './checks/tell-changes.service';
import { ApproveEpisodeService } from './episodes/approve-episode.service';
import { DiscardEpisodeService } from './episodes/discard-episode.service';
import { EndEpisodeService } from './episodes/end-episode.service';
import { EpisodeQueue } from './episodes/episode-queue';
import { FollowVideosSubscriber } from './episodes/follow-videos.subscriber';
import { OrderEpisodeService } from './episodes/order-episode.service';
import { PostEpisodeService } from './episodes/post-episode.service';
import { ReviewDeskService } from './episodes/review-desk.service';
import { SettleEpisodeService } from './episodes/settle-episode.service';
import { ReviewModule } from './review/review.module';
import { RemoveSeriesService } from './remove-series.service';
import { SeriesMetrics } from './series.metrics';
import { SeriesService } from './series.service';
import { StopSeriesService } from './stop-series.service';
import { ClaimChecksService } from './tick/claim-checks.service';
import { PlaySeriesService } from './tick/play-series.service';

@Module({
  imports: [
    AccountsModule,
    BillingModule,
    ClocksModule,
    NotificationsModule,
    SourcesModule,
    ChannelsModule,
    VideosModule,
    PublishingModule,
    ReviewModule,
  ],
  providers: [
    ApproveEpisodeService,
    CheckNowService,
    ClaimChecksService,
    DiscardEpisodeService,
    EndCheckService,
    EndEpisodeService,
    EpisodeQueue,
    FollowVideosSubscriber,
    OrderEpisodeService,
    PlaySeriesService,
    PostEpisodeService,
    PreviewCheckService,
    ReadSeriesService,
    RunCheckService,
    RemoveSeriesService,
    ReviewDeskService,
    SeriesMetrics,
    SeriesPlaceService,
    SeriesService,
    SettleEpisodeService,
    StartSeriesService,
    StopSeriesService,
    TellChangesService,
  ],
  exports: [
    ReviewDeskService,
    ApproveEpisodeService,
    CheckNowService,
    RunCheckService,
    ClaimChecksService,
    DiscardEpisodeService,
    EpisodeQueue,
    PreviewCheckService,
    RemoveSeriesService,
    SeriesService,
    SettleEpisodeService,
    StartSeriesService,
  ],
})
export class SeriesModule {}

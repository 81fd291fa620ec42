import { Module } from '@nestjs/common';
import { BillingModule } from '@app/billing';
import { DesignModule, MediaModule } from '@app/design';
import { SourcesModule } from '@app/sources';
import { CompleteDesignService } from './complete-design.service';
import { CompleteRenderService } from './complete-render.service';
import { CreateVideoService } from './create-video.service';
import { DesignVideoService } from './design-video.service';
import { FailVideoService } from './fail-video.service';
import { FilmMediaService } from './film-media.service';
import { JobQueues } from './job-queues';
import { MediaOfferService } from './media-offer.service';
import { PaidResults } from './paid-results';
import { QuoteService } from './quote.service';
import { RenderVideoService } from './render-video.service';
import { RunJobService } from './run-job.service';
import { SourceDesigner } from './source-designer';
import { SweepJobsService } from './sweep-jobs.service';
import { VersionFiles } from './version-files';
import { VideoLinks } from './video-links';
import { VideosService } from './videos.service';

@Module({
  imports: [BillingModule, DesignModule, MediaModule, SourcesModule],
  providers: [
    CreateVideoService,
    DesignVideoService,
    JobQueues,
    FailVideoService,
    FilmMediaService,
    MediaOfferService,
    PaidResults,
    QuoteService,
    VersionFiles,
    CompleteDesignService,
    CompleteRenderService,
    RenderVideoService,
    RunJobService,
    SourceDesigner,
    SweepJobsService,
    VideoLinks,
    VideosService,
  ],
  exports: [CreateVideoService, QuoteService, RunJobService, SweepJobsService, VideoLinks, VideosService],
})
export class VideosModule {}

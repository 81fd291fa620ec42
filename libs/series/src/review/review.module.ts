import { Module } from '@nestjs/common';
import { SourcesModule } from '@app/sources';
import { VideosModule } from '@app/videos';
import { LoadVideoService } from './load-video.service';
import { ReviewService } from './review.service';

/** Reviews of renders, for the workers that make episodes. */
@Module({
  imports: [SourcesModule, VideosModule],
  providers: [LoadVideoService, ReviewService],
  exports: [ReviewService],
})
export class ReviewModule {}

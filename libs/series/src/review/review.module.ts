import { Module } from '@nestjs/common';
import { SourcesModule } from '@app/sources';
import { VideosModule } from '@app/videos';
import { LoadFilmService } from './load-film.service';
import { ReviewService } from './review.service';

/** Reviews of renders, for the workers that make episodes. */
@Module({
  imports: [SourcesModule, VideosModule],
  providers: [LoadFilmService, ReviewService],
  exports: [ReviewService],
})
export class ReviewModule {}

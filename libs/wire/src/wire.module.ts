import { Module } from '@nestjs/common';
import { VideosModule } from '@app/videos';
import { SourcePresenter } from './sources/source.presenter';
import { VideoPresenter } from './videos/video.presenter';

/** Writes records as callers see them. */
@Module({
  imports: [VideosModule],
  providers: [SourcePresenter, VideoPresenter],
  exports: [SourcePresenter, VideoPresenter],
})
export class WireModule {}

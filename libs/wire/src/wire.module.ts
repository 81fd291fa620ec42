import { Module } from '@nestjs/common';
import { VideosModule } from '@app/videos';
import { AssetPresenter } from './library/asset.presenter';
import { SourcePresenter } from './sources/source.presenter';
import { VideoPresenter } from './videos/video.presenter';

/** Writes records as callers see them. */
@Module({
  imports: [VideosModule],
  providers: [AssetPresenter, SourcePresenter, VideoPresenter],
  exports: [AssetPresenter, SourcePresenter, VideoPresenter],
})
export class WireModule {}

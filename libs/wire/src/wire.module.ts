import { Module } from '@nestjs/common';
import { VideosModule } from '@app/videos';
import { VideoPresenter } from './videos/video.presenter';

/** Writes records as callers see them. */
@Module({ imports: [VideosModule], providers: [VideoPresenter], exports: [VideoPresenter] })
export class WireModule {}

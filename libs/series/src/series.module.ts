import { Module } from '@nestjs/common';
import { PublishingModule } from '@app/publishing';
import { VideosModule } from '@app/videos';

@Module({ imports: [VideosModule, PublishingModule] })
export class SeriesModule {}

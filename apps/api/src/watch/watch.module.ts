import { Module } from '@nestjs/common';
import { VideosModule } from '@app/videos';
import { MediaApiModule } from '../media/media.module';
import { WatchController } from './watch.controller';

/** Pages that play a video. */
@Module({
  imports: [MediaApiModule, VideosModule],
  controllers: [WatchController],
})
export class WatchApiModule {}

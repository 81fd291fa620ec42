import { Module } from '@nestjs/common';
import { VideosModule } from '@app/videos';
import { ChannelsController } from './channels.controller';
import { ShowsController } from './shows.controller';

/** Channels and their shows. */
@Module({
  imports: [VideosModule],
  controllers: [ChannelsController, ShowsController],
})
export class ChannelsApiModule {}

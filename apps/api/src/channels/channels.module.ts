import { Module } from '@nestjs/common';
import { ChannelsModule } from '@app/channels';
import { ChannelsController } from './channels.controller';
import { ShowsController } from './shows.controller';

/** Channels and their shows. */
@Module({
  imports: [ChannelsModule],
  controllers: [ChannelsController, ShowsController],
})
export class ChannelsApiModule {}

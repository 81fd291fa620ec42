import { Module } from '@nestjs/common';
import { AccountsModule } from '@app/accounts';
import { SourcesModule } from '@app/sources';
import { VideosModule } from '@app/videos';
import { WireModule } from '@app/wire';
import { MediaApiModule } from '../media/media.module';
import { SourceMediaController } from './source-media.controller';
import { SourcesController } from './sources.controller';

@Module({
  imports: [AccountsModule, MediaApiModule, SourcesModule, VideosModule, WireModule],
  controllers: [SourceMediaController, SourcesController],
})
export class SourcesApiModule {}

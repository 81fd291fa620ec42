import { Module } from '@nestjs/common';
import { VideosModule } from '@app/videos';
import { AuthApiModule } from '../auth/auth.module';
import { MediaController } from './media.controller';
import { MediaReader } from './media-reader';
import { MediaViewer } from './media-viewer';

/** The files of videos, and who may see them. */
@Module({
  imports: [AuthApiModule, VideosModule],
  controllers: [MediaController],
  providers: [MediaReader, MediaViewer],
  exports: [MediaReader, MediaViewer],
})
export class MediaApiModule {}

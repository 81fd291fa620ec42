import { Module } from '@nestjs/common';
import { AccountsModule } from '@app/accounts';
import { SourcesModule } from '@app/sources';
import { VideosModule } from '@app/videos';
import { WireModule } from '@app/wire';
import { MediaApiModule } from '../media/media.module';
import { AssetReader } from './asset-reader';
import { LibraryController } from './library.controller';
import { LibraryMediaController } from './library-media.controller';

@Module({
  imports: [AccountsModule, MediaApiModule, SourcesModule, VideosModule, WireModule],
  controllers: [LibraryController, LibraryMediaController],
  providers: [AssetReader],
})
export class LibraryApiModule {}

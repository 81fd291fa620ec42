import { Module } from '@nestjs/common';
import { AccountsModule } from '@app/accounts';
import { SourcesModule } from '@app/sources';
import { VideosModule } from '@app/videos';
import { MediaApiModule } from '../media/media.module';
import { AssetPresenter } from './asset.presenter';
import { AssetReader } from './asset-reader';
import { LibraryController } from './library.controller';
import { LibraryMediaController } from './library-media.controller';

@Module({
  imports: [AccountsModule, MediaApiModule, SourcesModule, VideosModule],
  controllers: [LibraryController, LibraryMediaController],
  providers: [AssetPresenter, AssetReader],
})
export class LibraryApiModule {}

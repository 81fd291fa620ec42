import { Module } from '@nestjs/common';
import { KeepAssetService } from './library/keep-asset.service';
import { LibraryService } from './library/library.service';
import { MediaProcess } from './library/media-process';
import { FetchStillsService } from './stills/fetch-stills.service';
import { TokenMarketService } from './tokens/token-market.service';

@Module({
  providers: [FetchStillsService, KeepAssetService, LibraryService, MediaProcess, TokenMarketService],
  exports: [FetchStillsService, KeepAssetService, LibraryService, TokenMarketService],
})
export class SourcesModule {}

import { Module } from '@nestjs/common';
import { KeepAssetService } from './library/keep-asset.service';
import { LibraryService } from './library/library.service';
import { MediaProcess } from './library/media-process';
import { ReadSourceService } from './readers/read-source.service';
import { FetchStillsService } from './stills/fetch-stills.service';
import { TokenMarketService } from './tokens/token-market.service';

@Module({
  providers: [
    FetchStillsService,
    KeepAssetService,
    LibraryService,
    MediaProcess,
    ReadSourceService,
    TokenMarketService,
  ],
  exports: [FetchStillsService, KeepAssetService, LibraryService, ReadSourceService, TokenMarketService],
})
export class SourcesModule {}

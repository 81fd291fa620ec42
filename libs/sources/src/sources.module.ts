import { Module } from '@nestjs/common';
import { LibraryService } from './library/library.service';
import { FetchStillsService } from './stills/fetch-stills.service';
import { TokenMarketService } from './tokens/token-market.service';

@Module({
  providers: [FetchStillsService, LibraryService, TokenMarketService],
  exports: [FetchStillsService, LibraryService, TokenMarketService],
})
export class SourcesModule {}

import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '@app/platform';
import { FootageIndexService } from './footage/footage-index.service';
import { HttpTranscriber } from './footage/http.transcriber';
import { Transcriber } from './footage/transcriber';
import { KeepAssetService } from './library/keep-asset.service';
import { LibraryService } from './library/library.service';
import { MediaProcess } from './library/media-process';
import { MarketDataService } from './market/market-data.service';
import { ReadSourceService } from './readers/read-source.service';
import { FetchStillsService } from './stills/fetch-stills.service';
import { TokenMarketService } from './tokens/token-market.service';

@Module({
  providers: [
    FootageIndexService,
    {
      provide: Transcriber,
      inject: [CONFIG],
      useFactory: ({ transcription }: Config) => transcription && new HttpTranscriber(transcription),
    },
    FetchStillsService,
    KeepAssetService,
    LibraryService,
    MarketDataService,
    MediaProcess,
    ReadSourceService,
    TokenMarketService,
  ],
  exports: [
    FootageIndexService,
    FetchStillsService,
    KeepAssetService,
    LibraryService,
    MarketDataService,
    ReadSourceService,
    TokenMarketService,
  ],
})
export class SourcesModule {}

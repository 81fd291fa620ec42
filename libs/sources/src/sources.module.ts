import { Module } from '@nestjs/common';
import { SafeFetch } from '@app/platform';
import { BROWSER_CONFIG, type BrowserConfig, TRANSCRIPTION_CONFIG, type TranscriptionConfig } from './sources.config';
import { ReadBrandService } from './brand/read-brand.service';
import { Drives } from './drive/drives';
import { FootageIndexService } from './footage/footage-index.service';
import { HttpTranscriber, Transcriber } from './footage/transcriber';
import { KeepAssetService } from './library/keep-asset.service';
import { LibraryService } from './library/library.service';
import { MediaProcess } from './library/media-process';
import { MarketDataService } from './market/market-data.service';
import { PackStillsService } from './packs/pack-stills.service';
import { ReadPackService } from './packs/read-pack.service';
import { SourcePacksService } from './packs/source-packs.service';
import { PreviewSourceService } from './previews/preview-source.service';
import { SavedSourceReader } from './previews/saved-source.reader';
import { PageBrowser } from './readers/browser/page-browser';
import { ReadAddressService } from './readers/browser/read-address.service';
import { ReadSourceService } from './readers/read-source.service';
import { FetchStillsService } from './stills/fetch-stills.service';
import { TokenMarketService } from './tokens/token-market.service';

@Module({
  providers: [
    Drives,
    FootageIndexService,
    {
      provide: Transcriber,
      inject: [TRANSCRIPTION_CONFIG.token],
      useFactory: (transcription?: TranscriptionConfig) => transcription && new HttpTranscriber(transcription),
    },
    FetchStillsService,
    KeepAssetService,
    LibraryService,
    MarketDataService,
    MediaProcess,
    PackStillsService,
    {
      provide: PageBrowser,
      inject: [SafeFetch, BROWSER_CONFIG.token],
      useFactory: (safeFetch: SafeFetch, browser: BrowserConfig) => new PageBrowser(safeFetch, browser),
    },
    PreviewSourceService,
    ReadAddressService,
    ReadBrandService,
    ReadPackService,
    ReadSourceService,
    SavedSourceReader,
    SourcePacksService,
    TokenMarketService,
  ],
  exports: [
    Drives,
    FootageIndexService,
    FetchStillsService,
    KeepAssetService,
    LibraryService,
    MarketDataService,
    MediaProcess,
    PackStillsService,
    PreviewSourceService,
    ReadBrandService,
    ReadPackService,
    ReadSourceService,
    SavedSourceReader,
    SourcePacksService,
    TokenMarketService,
    Transcriber,
  ],
})
export class SourcesModule {}

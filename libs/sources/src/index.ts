import { LibraryAsset } from './library/library-asset.entity';
import { SourcePack } from './packs/source-pack.entity';
import { SavedSource } from './previews/saved-source.entity';

export { type BrandWarning, type PaletteColor } from './brand/brand-colors';
export { type BrandTone } from './brand/tone-of';
export { type FoundBrand, ReadBrandService } from './brand/read-brand.service';
export { type FontLikeness } from './brand/shipped-fonts';
export { DriveError } from './drive/drive.errors';
export { Drives } from './drive/drives';
export { DRIVE_KINDS, type DriveAccess, type DriveCall, type DriveKind, type DriveListing } from './drive/shared-drive';
export { FootageIndexService } from './footage/footage-index.service';
export type { FootageIndex, Span } from './footage/footage-reading';
export { readLog } from './footage/read-log';
export { prepareSpeech } from './footage/prepare-speech';
export { Transcriber } from './footage/transcriber';
export { READ_LIMITS } from './readers/read-limits';
export { KeepAssetService, type WithAsset } from './library/keep-asset.service';
export {
  ASSET_KINDS,
  type AssetKind,
  assetFolder,
  assetPath,
  LibraryAsset,
  THUMBNAIL,
} from './library/library-asset.entity';
export { MOST_FILE_BYTES, UnusableMediaError, UploadTooLargeError } from './library/library.errors';
export { type LibraryFile, LibraryService } from './library/library.service';
export { MediaProcess } from './library/media-process';
export { type Probe, readProbe } from './library/read-probe';
export { packFacts, withStills } from './packs/pack-facts';
export { dataName } from './packs/data-name';
export { type FactsGlance, glanceFacts, glanceOf, glimpseFacts, tellSource, toldWords } from './packs/fact.tasks';
export { PackStillsService } from './packs/pack-stills.service';
export { type PackContent, packFolder, readPack, SourcePack, waitingPack } from './packs/source-pack.entity';
export { type KeptFor, type PackLooks, type PackOrigin, ReadPackService } from './packs/read-pack.service';
export { namedSourceFiles } from './named-files';
export { mayNeedBrowser, type ReaderKind, READERS_BY_NAME, SOURCE_KINDS, type SourceKind } from './source-kinds';
export { type PackRow, SourcePacksService } from './packs/source-packs.service';
export {
  type PreviewedSource,
  type PreviewOrder,
  PreviewSourceService,
  type SourceLooks,
} from './previews/preview-source.service';
export { SavedSource, type SourcePlace } from './previews/saved-source.entity';
export { type FoundSource, SavedSourceReader } from './previews/saved-source.reader';
export type { ReadPlace } from './readers/read-source';
export { countWords } from './readers/figures/count-words';
export { sentencesOf } from './readers/figures/sentences';
export { findBrowser } from './readers/browser/find-browser';
export type { BrowserLeave, ReadBy } from './readers/browser/read-address.service';
export { ReadSourceService } from './readers/read-source.service';
export { UnreadableSourceError } from './readers/readers.errors';
export { SourcesModule } from './sources.module';
export { type ChainId, CHAIN_IDS } from './tokens/token-chains';
export { TokenMarketService, type TokenSnapshot } from './tokens/token-market.service';
export { type MarketFacts, type MarketQuery } from './market/market-data';
export { MarketDataService } from './market/market-data.service';
export { FetchStillsService, type PictureRef } from './stills/fetch-stills.service';
export { languageOf as languageOfText, mayBeOf } from './readers/language-of';
export { FFMPEG_CONFIG, type LibraryConfig, LIBRARY_CONFIG, SOURCES_CONFIG } from './sources.config';

/** For the application's list of tables. */
export const SOURCE_ENTITIES = [SourcePack, SavedSource, LibraryAsset];

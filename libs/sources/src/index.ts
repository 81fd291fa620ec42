export { type BrandWarning, type PaletteColor } from './brand/brand-colors';
export { type BrandTone } from './brand/tone-of';
export { type FoundBrand, ReadBrandService } from './brand/read-brand.service';
export { type FontLikeness } from './brand/shipped-fonts';
export { DriveError, DriveFileError } from './drive/drive.errors';
export { Drives, type SharedFolder, UnknownFolderError } from './drive/drives';
export {
  DRIVE_KINDS,
  type DriveAccess,
  type DriveCall,
  type DriveFile,
  type DriveKind,
  type DriveListing,
} from './drive/shared-drive';
export { readFacts, MAX_DEPTH, MAX_FACTS } from './facts/read-facts';
export type {
  ComparisonRole,
  Fact,
  FactChange,
  FactComparison,
  FactExtremes,
  FactKind,
  FactName,
  FactPack,
  FactParts,
  FactSides,
  FactTable,
  SidePair,
  TableColumn,
  TableRow,
} from './facts/fact';
export { nameWithoutUnit } from './facts/field-names';
export { STOPWATCH } from './facts/stopwatch';
export { wordTable } from './facts/word-table';
export { FactLimitError, NoFactsError } from './facts/facts.errors';
export { FootageIndexService, NotFootageError } from './footage/footage-index.service';
export type { FootageIndex, Span, Transcript } from './footage/footage-reading';
export { readLog } from './footage/read-log';
export { prepareSpeech } from './footage/prepare-speech';
export { Transcriber } from './footage/transcriber';
export type { Shot } from './footage/shot';
export { type AssetOrder, KeepAssetService, type WithAsset } from './library/keep-asset.service';
export { ASSET_KINDS, type AssetKind, assetFolder, LibraryAsset, THUMBNAIL } from './library/library-asset.entity';
export { MOST_FILE_BYTES, UnusableMediaError, UploadTooLargeError } from './library/library.errors';
export { type LibraryFile, type LibraryFolder, type LibraryQuery, LibraryService } from './library/library.service';
export { MediaProcess } from './library/media-process';
export { type Probe, readProbe } from './library/read-probe';
export { packFacts, stillKey, withStills } from './packs/pack-facts';
export type { PackReading, PackStill } from './packs/pack-reading';
export { dataName } from './packs/data-name';
export { toldData } from './packs/told-data';
export { PackStillsService } from './packs/pack-stills.service';
export { readPack, waitingPack } from './packs/new-pack';
export {
  type KeptFor,
  type PackOrigin,
  type PackWish,
  ReadPackService,
  type WithPack,
} from './packs/read-pack.service';
export { namedSourceFiles } from './named-files';
export { type PackContent, packFolder, type SourceKind, SourcePack } from './packs/source-pack.entity';
export { type PackRow, SourcePacksService } from './packs/source-packs.service';
export {
  type PreviewedSource,
  type PreviewOrder,
  PreviewSourceService,
  type WithSource,
} from './previews/preview-source.service';
export { SavedSource } from './previews/saved-source.entity';
export { type FoundSource, SavedSourceReader } from './previews/saved-source.reader';
export type {
  ReadSource,
  ReadPlace,
  ReadStill,
  ReadSeries,
  ReadFootage,
  ReadBrand,
  ReaderKind,
} from './readers/read-source';
export { findBrowser } from './readers/browser/find-browser';
export type { BrowserLeave, ReadBy } from './readers/browser/read-address.service';
export { ReadSourceService, type ReadWish } from './readers/read-source.service';
export { UnreadableSourceError } from './readers/readers.errors';
export { SourcesModule } from './sources.module';
export { type ChainId, CHAIN_IDS, TOKEN_CHAINS } from './tokens/token-chains';
export { TokenMarketService, type TokenSnapshot } from './tokens/token-market.service';
export { MARKET_KINDS, type MarketFacts, type MarketKind, type MarketQuery } from './market/market-data';
export { MarketDataService } from './market/market-data.service';
export { MarketDataError, UnknownMarketError } from './market/market.errors';
export { UnknownTokenError } from './tokens/tokens.errors';
export { type FetchedStill, FetchStillsService, type PictureRef } from './stills/fetch-stills.service';
export { SOURCE_ENTITIES } from './source.entities';

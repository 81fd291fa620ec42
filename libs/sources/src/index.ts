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
  FactTable,
  TableColumn,
  TableRow,
} from './facts/fact';
export { wordTable } from './facts/word-table';
export { FactLimitError, NoFactsError } from './facts/facts.errors';
export { FootageIndexService, NotFootageError } from './footage/footage-index.service';
export type { FootageIndex, Span, Transcript } from './footage/footage-reading';
export type { Shot } from './footage/shot';
export { type AssetOrder, KeepAssetService, type WithAsset } from './library/keep-asset.service';
export { ASSET_KINDS, type AssetKind, assetFolder, LibraryAsset, THUMBNAIL } from './library/library-asset.entity';
export { MOST_FILE_BYTES, UnusableMediaError, UploadTooLargeError } from './library/library.errors';
export { type LibraryFile, type LibraryFolder, type LibraryQuery, LibraryService } from './library/library.service';
export { MARKET_KINDS, type MarketFacts, type MarketKind, type MarketQuery } from './market/market-data';
export { MarketDataService } from './market/market-data.service';
export { MarketDataError, UnknownMarketError } from './market/market.errors';
export { type SourceKind, SourcePack } from './packs/source-pack.entity';
export type {
  ReadSource,
  ReadPlace,
  ReadStill,
  ReadSeries,
  ReadFootage,
  ReadBrand,
  ReaderKind,
} from './readers/read-source';
export { ReadSourceService, type ReadWish } from './readers/read-source.service';
export { UnreadableSourceError } from './readers/readers.errors';
export { SourcesModule } from './sources.module';
export { type ChainId, CHAIN_IDS, TOKEN_CHAINS } from './tokens/token-chains';
export { TokenMarketService, type TokenSnapshot } from './tokens/token-market.service';
export { UnknownTokenError } from './tokens/tokens.errors';
export { type FetchedStill, FetchStillsService, type PictureRef } from './stills/fetch-stills.service';
export { SOURCE_ENTITIES } from './source.entities';

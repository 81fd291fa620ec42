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
export { SourcePack } from './packs/source-pack.entity';
export { SourcesModule } from './sources.module';
export { type FetchedStill, FetchStillsService, type PictureRef } from './stills/fetch-stills.service';
export { SOURCE_ENTITIES } from './source.entities';

export type {
  ComparisonRole,
  Fact,
  FactBridge,
  FactComparison,
  FactForm,
  FactName,
  FactPack,
  FactTable,
  Reading,
  TableColumn,
  TableRow,
} from './fact';
export { InvalidFieldsError, NoFactsError } from './facts.errors';
export { readDeclared } from './fields/declared-data';
export { schemaFields } from './fields/schema-fields';
export {
  checkMeanings,
  DECLARED_KINDS,
  DECLARED_ROLES,
  type DeclaredKind,
  type FieldMeaning,
  type FieldMeanings,
  meaningFaults,
} from './fields/field-meanings';
export { earlierFields } from './fields/earlier-fields';
export { isRank } from './fact-figure';
export { groupBy } from './group-by';
export { type Json, type JsonObject, pointerOf } from './json-pointer';
export { lowerFirst, upperFirst } from './letter-case';
export { type FactMeaning, meaningOf, unknownMeanings } from './fact-meaning';
export { placedName, wordsOf } from './names/field-name';
export { nameWithoutUnit } from './names/label-of';
export { readAnyFacts } from './read-any-facts';
export { readFacts, type ReadingOptions } from './read-facts';
export { TITLE_NAMES } from './relations/column.words';
export { wordTable } from './word-table';
export { MAX_FACTS } from './reading/walk-payload';

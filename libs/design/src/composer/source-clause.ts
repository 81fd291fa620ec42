import type { RefText } from '@app/picture';
import type { Fact } from '@app/facts';

/** What a source itself says of its figures, in a breath: its own words, with references for the figures. */
export interface SourceClause {
  line: RefText;
  /** In the order of the words, but that what a figure has become stands before what it was. */
  facts: readonly Fact[];
  /** Place of its sentence within the source, from 0. */
  order: number;
  /** The clause before, which it says nothing without: "up from 3.6 million". */
  leansOn: SourceClause | null;
  /** What its figures are called on screen. */
  labels: readonly string[];
  /** Its second figure is what the first is set against: "compared with 19% a year earlier". */
  contrasts: boolean;
}

import type { ComparisonRole, Fact, FactName, FactTable } from '@app/sources';

/** A figure with the name of its row: "Northgate, 58", "Wednesday, 14°". */
export interface NamedFact {
  name: FactName;
  fact: Fact;
}

/** What a payload tells, before it is words or pictures. Each idea becomes one scene. */
export type Idea =
  | LeadIdea
  | TextLeadIdea
  | ComparisonIdea
  | PartsIdea
  | SeriesIdea
  | RankingIdea
  | ExtremesIdea
  | ChangeIdea
  | CardsIdea
  | PeakIdea
  | NamedIdea
  | ItemIdea
  | TextsIdea
  | SourceIdea
  | EndIdea;

/** The hook: the headline figure. `leader` and `peak` carry the name of their row. */
export interface LeadIdea {
  kind: 'lead';
  shape: 'value' | 'change' | 'leader' | 'peak' | 'latest' | 'flow';
  fact: Fact;
  name: FactName | null;
  /** An earlier value of the same thing, with its period in words. */
  previous: Fact | null;
  /** The same movement in another unit: 6.1 percent beside 18,400 dollars. */
  companion: Fact | null;
  /** Table that the figure is a row of. */
  table: FactTable | null;
  /** Wording of the figure that the payload itself prescribes (`netFlowSpoken`). */
  said: Fact | null;
}

/** The hook of a payload without figures. */
export interface TextLeadIdea {
  kind: 'textLead';
  fact: Fact;
}

export interface ComparisonIdea {
  kind: 'comparison';
  role: ComparisonRole | 'row' | 'flow';
  subject: Fact;
  subjectName: FactName | null;
  other: Fact;
  otherName: FactName | null;
  period: string;
  said: Fact | null;
}

export interface PartsIdea {
  kind: 'parts';
  whole: Fact | null;
  parts: NamedFact[];
}

export interface SeriesIdea {
  kind: 'series';
  /** One of its points was the hook already. */
  led: boolean;
  table: FactTable;
  points: NamedFact[];
  /** Indexes of the largest and smallest point. */
  max: number;
  min: number;
  shape: 'rising' | 'falling' | 'flat' | 'mixed';
  /** What the series is the history of, and its movement, if the payload holds them. */
  of: Fact | null;
  delta: Fact | null;
  total: Fact | null;
}

export interface RankingIdea {
  kind: 'ranking';
  table: FactTable;
  rows: NamedFact[];
  /** The leader was the hook already. */
  led: boolean;
  /** All rows of the table stand in `rows`, so the last of them is the foot. */
  complete: boolean;
  /** Another figure of each row, at the places of `rows`. */
  second: Array<Fact | null>;
}

export interface ExtremesIdea {
  kind: 'extremes';
  best: NamedFact;
  worst: NamedFact;
}

export interface ChangeIdea {
  kind: 'change';
  fact: Fact;
  of: Fact | null;
}

/** One to three figures that stand for themselves. */
export interface CardsIdea {
  kind: 'cards';
  facts: Fact[];
}

/** The largest value of another column of a table: "Most rain on Friday: 11.6 mm". */
export interface PeakIdea {
  kind: 'peak';
  table: FactTable;
  column: string;
  top: NamedFact;
  points: NamedFact[];
}

/** A figure that belongs to someone named: the top scorer and the goals. */
export interface NamedIdea {
  kind: 'named';
  /** Name of the object in the payload: `topScorer`. */
  role: string;
  row: NamedFact;
}

/** One row of words: a title, who made it, a sentence about it. */
export interface ItemIdea {
  kind: 'item';
  /** Place within its list, from 0. */
  index: number;
  title: Fact;
  by: Fact | null;
  note: Fact | null;
}

export interface TextsIdea {
  kind: 'texts';
  label: string;
  facts: Fact[];
}

export interface SourceIdea {
  kind: 'source';
  source: Fact | null;
  asOf: Fact | null;
}

export interface EndIdea {
  kind: 'end';
  cta: string;
}

import type { LanguageCode, Unit } from '@app/lingua';

/** What a value is; decides how it is written, spoken and drawn. */
export type FactKind =
  | 'percent'
  | 'currency'
  | 'count'
  | 'ratio'
  | 'temperature'
  | 'duration'
  | 'measure'
  | 'date'
  | 'name'
  | 'handle'
  | 'address'
  | 'url'
  | 'text'
  | 'boolean'
  /** Identifies or steers: an id, a phone number, coordinates, a version. Nobody quotes it. */
  | 'code';

/** How a date, a stopped time or a country is written; null for every other fact. */
export type FactForm =
  | 'day'
  | 'time'
  | 'year'
  | 'year-month'
  | 'month'
  | 'weekday'
  | 'clock'
  | 'epoch'
  | 'epoch-ms'
  | 'stopwatch'
  /** A name that is the code of a country. */
  | 'region';

/** What part a fact plays beside others. */
export type FactRole =
  | 'current'
  | 'previous'
  | 'target'
  | 'limit'
  | 'benchmark'
  | 'record'
  | 'part'
  | 'total'
  | 'rank'
  | 'group'
  | 'id'
  | 'text';

/** How a fact was read, and how sure that is. */
export interface Reading {
  /** Id of the rule that decided. */
  rule: string;
  /** What in the payload it went by, in words: `"Pct" in the key`. */
  evidence: readonly string[];
  /** `declared` by the caller, `stated` by the payload, `inferred` from what stands around; `unknown`: two readings and nothing that decides. */
  sure: 'declared' | 'stated' | 'inferred' | 'unknown';
  /** What else it could have been. */
  others: readonly string[];
}

/** One quotable datum of a payload (docs/meaning.md). */
export interface Fact {
  /** JSON pointer without its leading slash, e.g. `series/3/v`; braces, bars and hashes are percent-encoded. */
  key: string;
  path: string[];
  /** Lower-case words of the leaf's name without unit and window: `tvlUsd` gives `['tvl']`. */
  words: string[];
  /** Human words for the name: "Total value locked". */
  label: string;
  /** As the payload gives it, apart from spaces; a day written in words or by numbers as ISO `2026-10-31`. */
  value: number | string | boolean;
  /** Numeric reading of the value, also of texts such as "$4.2M"; of a share given as a fraction in percent. Else null. */
  number: number | null;
  kind: FactKind;
  /** What it is measured in; null for counts, money alone and texts. */
  unit: Unit | null;
  form: FactForm | null;
  /** ISO 4217 code of a currency amount. */
  currency: string | null;
  /** Decimals as the payload gives them. */
  precision: number;
  /** Decimals that it takes to tell the figure from its neighbours, where the usual cut would make them alike. */
  decimals?: number;
  /** Window read from the name, e.g. `7d` or `24h`. */
  window: string | null;
  sign: -1 | 0 | 1;
  /** The payload gave a text; it is shown as given. */
  verbatim: boolean;
  role: FactRole;
  /** Which way is good, where the payload or its words say so. */
  better: 'up' | 'down' | null;
  /** What it is called in other languages, as declared. */
  labels: Readonly<Partial<Record<LanguageCode, string>>>;
  /** Shown where it is asked for, never spoken of by itself. */
  unsaid: boolean;
  reading: Reading;
}

/** How a row or an object is named: the name fact itself (`full`) or the name of its value (`label`). */
export interface FactName {
  key: string;
  form: 'full' | 'label';
}

export interface TableColumn {
  name: string;
  label: string;
  kind: FactKind;
  unit: Unit | null;
}

export interface TableRow {
  name: FactName;
  /** Fact key by column name; a missing cell is absent. */
  cells: Record<string, string>;
  rank: string | null;
  picture: string | null;
}

/** A list of like things with figures. `temporal` rows stand in time; the others can be ranked. */
export interface FactTable {
  key: string;
  label: string;
  temporal: boolean;
  columns: TableColumn[];
  /** Name of the column the table is about. */
  main: string;
  rows: TableRow[];
  /** What the rows add up to, as a row of the list itself: "Total". */
  total?: TableRow;
  /** Each row is a measure of its own, so that none ranks under another. */
  areMeasures?: boolean;
}

/** Figures of one unit that add up to another figure of the payload, or to a hundred percent (`whole` null). */
export interface FactParts {
  whole: string | null;
  parts: string[];
  /** Pointer of the table the parts come from, if any. */
  table: string | null;
}

/** Figures of one unit that lead from an earlier one, or from zero, to a later one, in the payload's order: what made the change. */
export interface FactBridge {
  start: string | null;
  /** `takes`: the payload writes without a sign what is taken away. */
  steps: Array<{ key: string; takes: boolean }>;
  end: string;
}

export type ComparisonRole = 'benchmark' | 'previous' | 'target' | 'limit' | 'record';

/** Two figures of one unit that the payload itself sets side by side. */
export interface FactComparison {
  role: ComparisonRole;
  subject: string;
  other: string;
  /** Name of the other side, e.g. `benchmarkName`. */
  name: string | null;
  /** Words of a period read from the name: "last month", "in August"; empty if there is none. */
  period: string;
  /** A target that is a plan, a budget or a forecast: nobody has missed it. */
  planned?: true;
  /** What is left of a goal, by its key: the goal is not missed yet. */
  left?: string;
  /** Which way is good, where a bar says so: a floor is to be kept above, a record low is broken below. */
  better?: 'up' | 'down';
}

/** What was planned, approved or budgeted, and what is expected of it now or came of it: two figures of one unit, or two days. */
export interface FactPlan {
  planned: string;
  expected: string;
  /** The subject of both, without the words for plan and forecast. */
  label: string;
  words: string[];
}

/** A figure that is itself a movement. */
export interface FactChange {
  key: string;
  /** What moved, if the payload holds it. */
  of: string | null;
  window: string | null;
}

/** The two ends of something, each a named object (`bestMover`, `worstMover`). */
export interface FactExtremes {
  best: { name: FactName; figure: string };
  worst: { name: FactName; figure: string };
}

/** A figure that both sides of a meeting have. */
export interface SidePair {
  figures: readonly [string, string];
  /** What it is won by. */
  score: boolean;
  /** Of one stretch of it alone: a quarter, a set. */
  stretch: boolean;
}

/** Two named sides in the payload's order, and what both have figures of, the score first. */
export interface FactSides {
  names: readonly [string, string];
  pairs: SidePair[];
  /** Pointer of the list whose two rows they are, if any. */
  table: string | null;
  /** They play against each other, are the two answers of a vote, or two variants of one thing. */
  kind: 'match' | 'vote' | 'variants';
}

/** A payload as facts and the structure found among them. Plain data, never changed after it is made. */
export interface FactPack {
  facts: Fact[];
  tables: FactTable[];
  parts: FactParts[];
  bridges: FactBridge[];
  comparisons: FactComparison[];
  plans: FactPlan[];
  changes: FactChange[];
  extremes: FactExtremes[];
  /** The meeting or the two variants that the payload tells of, if any. */
  sides: FactSides | null;
  /** Addresses of pictures, with the object they belong to. */
  pictures: Array<{ key: string; url: string; owner: string }>;
  asOf: string | null;
  source: string | null;
  links: string[];
  handles: string[];
  /** Key of a fact that states the window of the whole payload ("24h"). */
  window: string | null;
}

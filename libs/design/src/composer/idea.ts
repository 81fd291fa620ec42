import type { ComparisonRole, Fact, FactName, FactTable } from '@app/facts';
import type { GroupsIdea, MomentIdea, ProgressIdea, QuoteIdea, RangeIdea, TimelineIdea } from './idea-charts';
import type { Before } from '@app/narration';
import type { Claim } from '@app/story';
import type { NamedFact } from './named-fact';

export type { NamedFact } from './named-fact';

/** What a payload tells, before it is words or pictures. Each idea becomes one scene of two to eight seconds. */
export type Idea =
  | LeadIdea
  | ClaimIdea
  | TextLeadIdea
  | SetupIdea
  | ComparisonIdea
  | SidesIdea
  | PartsIdea
  | SeriesIdea
  | EndsIdea
  | LowIdea
  | TotalIdea
  | RankingIdea
  | RowIdea
  | TieIdea
  | ZeroIdea
  | MoverIdea
  | TradeIdea
  | ChangeIdea
  | CardsIdea
  | NamedIdea
  | FixtureIdea
  | TimesIdea
  | ContextIdea
  | ItemIdea
  | TextsIdea
  | GroupsIdea
  | ProgressIdea
  | RangeIdea
  | TimelineIdea
  | MomentIdea
  | QuoteIdea
  | SourceIdea
  | EndIdea;

/**
 * The hook: the headline figure. `leader`, `peak` and `day` (a day that was asked for) carry the name of their row, and
 * `result` (how a meeting ended) that of its side.
 */
export interface LeadIdea {
  kind: 'lead';
  shape: 'value' | 'change' | 'leader' | 'peak' | 'latest' | 'day' | 'flow' | 'result';
  fact: Fact;
  name: FactName | null;
  /** An earlier value of the same thing, with its period in words. */
  previous: Fact | null;
  /** The same movement in another unit: 6.1 percent beside 18,400 dollars. */
  companion: Fact | null;
  /** Table that the figure is a row of. */
  table: FactTable | null;
  /** Names of the other rows with the same figure at the top: who shares the lead. */
  level: FactName[];
  /** Wording of the figure that the payload itself prescribes (`netFlowSpoken`). */
  said: Fact | null;
  /** The other side of a `result`. */
  against: NamedFact | null;
  /** Claims about the figure, heaviest first; empty for domain openings. */
  claims: readonly Claim[];
  /** Layout source for the first claim; null if the figure alone is shown. */
  view: ClaimView | null;
}

/** A claim (`@app/story`), or a pair of plain figures, with its layout source. */
export interface ClaimIdea {
  kind: 'claim';
  claims: readonly Claim[];
  view: ClaimView;
  /** How it relates to the previous claim. */
  link: Before['link'];
}

/** Ideas whose layouts can show a claim. */
export type ClaimView =
  | ComparisonIdea
  | ChangeIdea
  | SidesIdea
  | PartsIdea
  | SeriesIdea
  | RankingIdea
  | RowIdea
  | TieIdea
  | CardsIdea;

/** The hook of a payload without figures. */
export interface TextLeadIdea {
  kind: 'textLead';
  fact: Fact;
}

/** What leads up to a headline that is held back: whom and what it is of, without its figure. */
export interface SetupIdea {
  kind: 'setup';
  about: Fact | null;
  /** The fact whose figure follows; null where its label holds digits. */
  of: Fact | null;
}

export interface ComparisonIdea {
  kind: 'comparison';
  role: ComparisonRole | 'flow';
  subject: Fact;
  subjectName: FactName | null;
  other: Fact;
  otherName: FactName | null;
  period: string;
  said: Fact | null;
}

/** What both sides of a meeting have of one thing: the shots of one and of the other. */
interface SidesIdea {
  kind: 'sides';
  sides: readonly [NamedFact, NamedFact];
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

/** Where a series began, against where it stands. */
export interface EndsIdea {
  kind: 'ends';
  series: SeriesIdea;
  first: NamedFact;
  last: NamedFact;
}

/** The lowest point of a series. */
export interface LowIdea {
  kind: 'low';
  series: SeriesIdea;
  row: NamedFact;
  high: NamedFact;
}

/** What a column adds up to, as the payload itself states it. */
export interface TotalIdea {
  kind: 'total';
  fact: Fact;
  series: SeriesIdea;
}

export interface RankingIdea {
  kind: 'ranking';
  table: FactTable;
  rows: NamedFact[];
  /** The leader was the hook already. */
  led: boolean;
  /** All rows of the table stand in `rows`, so the last of them is the foot. */
  complete: boolean;
  /** Rows that scenes before this one told already: the hook, and the second where it had a scene of its own. */
  told: number;
  /** The first row that is told here shares its figure with no other, so that its place may be named. */
  clear: boolean;
  /** The rows are shares that fill a whole. */
  whole: boolean;
  /** That whole, where the payload holds it. */
  total: Fact | null;
  /** The row to highlight; the first if absent. */
  lit?: NamedFact;
}

/** One row of a table, told for its place. */
export interface RowIdea {
  kind: 'row';
  /**
   * `second`: next to the leader. `foot`: the last of all. `top`: the largest of another column. `below`: the only one
   * under zero. `too`: one that moves the same way as the hook.
   */
  role: 'second' | 'foot' | 'top' | 'below' | 'too';
  table: FactTable;
  row: NamedFact;
  /** First of the same column. */
  leader: NamedFact;
  /** The column in the order in which it is shown. */
  rows: NamedFact[];
  /** All rows of the table stand in `rows`. */
  complete: boolean;
  /** No other row but the leader passes this one; for `top`: the row was the hook already. */
  clear: boolean;
}

/** Rows with one and the same figure. */
export interface TieIdea {
  kind: 'tie';
  table: FactTable;
  rows: NamedFact[];
  all: NamedFact[];
}

/** Rows whose figure is nought: the dry days, the holding that did not move. */
export interface ZeroIdea {
  kind: 'zero';
  table: FactTable;
  rows: NamedFact[];
  all: NamedFact[];
}

/** One end of a pair of named extremes. */
export interface MoverIdea {
  kind: 'mover';
  end: 'best' | 'worst';
  row: NamedFact;
  other: NamedFact;
  /** Column of a table that holds the same movement for all rows, if any. */
  all: NamedFact[];
}

/** Something bought or sold, in the payload's own words. */
export interface TradeIdea {
  kind: 'trade';
  side: 'buy' | 'sell';
  row: NamedFact;
  all: Array<{ side: 'buy' | 'sell'; row: NamedFact }>;
  /** An earlier scene told a trade of the same side. */
  again: boolean;
}

export interface ChangeIdea {
  kind: 'change';
  fact: Fact;
  of: Fact;
  /** The scene before told what moved. */
  told: boolean;
}

/** One or two figures that stand for themselves. */
export interface CardsIdea {
  kind: 'cards';
  facts: Fact[];
  /** What may be shown beside a lone figure. */
  beside: Fact[];
}

/** A figure that belongs to someone named: the top scorer and the goals. */
export interface NamedIdea {
  kind: 'named';
  /** Name of the object in the payload: `topScorer`. */
  role: string;
  row: NamedFact;
  /** Where they belong, and whether the hook was about that. */
  home: Fact | null;
  leads: boolean;
}

/** Who meets whom next. Ranks are places in the video's table from 1, null where a side is not in it. */
export interface FixtureIdea {
  kind: 'fixture';
  home: Fact;
  away: Fact;
  when: Fact | null;
  homeRank: number | null;
  awayRank: number | null;
}

/** Two times of day that belong together: sunrise and sunset, doors and start. */
export interface TimesIdea {
  kind: 'times';
  first: Fact;
  second: Fact;
}

/** What the video is about, in the payload's own names. */
export interface ContextIdea {
  kind: 'context';
  main: Fact | null;
  place: Fact | null;
  venue: Fact | null;
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
  /** How many names the list holds in all. */
  of: number;
  /** An earlier scene told from the same list. */
  again: boolean;
  /** It limits the figure told before: told in its own words. */
  note?: boolean;
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

/** Any idea with layouts of its own. */
export type ShownIdea = Exclude<Idea, ClaimIdea>;

/** Ideas that phrasebooks word themselves; claims are worded by the narrator. */
export type ToldIdea = Exclude<Idea, ClaimIdea | CardsIdea | EndIdea>;

/** The idea that decides the layout: a claim's view, any other idea itself. */
export function shownAs(idea: Idea): ShownIdea {
  return idea.kind === 'claim' ? idea.view : idea;
}

/** The claims of an idea; empty if a phrasebook words it. */
export function claimsOf(idea: Idea): readonly Claim[] {
  return idea.kind === 'claim' || idea.kind === 'lead' ? idea.claims : [];
}

import type { RefText } from './figure';

/** What a scene shows: one of the layouts with what it needs. */
export type SceneContent =
  | HeroContent
  | HeadlineContent
  | CardsContent
  | ComparisonContent
  | BreakdownContent
  | BarsContent
  | GroupedContent
  | BulletContent
  | DumbbellContent
  | SlopeContent
  | WaterfallContent
  | TableContent
  | ScatterContent
  | LineContent
  | CandlesContent
  | DonutContent
  | ProgressContent
  | LeaderboardContent
  | TimelineContent
  | ListContent
  | QuoteContent
  | PictureContent
  | FootageContent
  | PresenterContent
  | EndContent;

export type Trend = 'up' | 'down' | 'flat';

export type Layout = SceneContent['layout'];

/** One figure, as large as the frame allows. */
interface HeroContent {
  layout: 'hero';
  /** Small words over or beside the figure, e.g. "USDC on Base". */
  kicker?: RefText;
  /** Key in the figure table. */
  figure: string;
  /** Shows the sign and colours by trend; for changes. */
  trend?: Trend;
  /** What the figure is: "Annual yield". */
  label: RefText;
  /** One more line, e.g. "The three-month T-bill pays {{benchmarkApyPct}}". */
  support?: RefText;
  /** Index into the stills. */
  still?: number;
}

/** Words alone: a sentence or a name. */
interface HeadlineContent {
  layout: 'headline';
  kicker?: RefText;
  headline: RefText;
  support?: RefText;
  still?: number;
}

/** Two to four figures that belong together. */
interface CardsContent {
  layout: 'cards';
  title: RefText;
  cards: Array<{
    label: RefText;
    figure: string;
    trend?: Trend;
    /** 0 to 1, for percentages of a whole. */ meter?: number;
  }>;
}

/** Two figures of one unit, the larger honestly larger. */
interface ComparisonContent {
  layout: 'comparison';
  title: RefText;
  sides: [ComparisonSide, ComparisonSide];
  /** Index of the side that the story is about. */
  focus: 0 | 1;
  /** Words between the two: "pays more than", "against". */
  relation?: RefText;
}

interface ComparisonSide {
  label: RefText;
  figure: string;
}

/** Parts of a whole that the payload itself holds. */
interface BreakdownContent {
  layout: 'breakdown';
  title: RefText;
  parts: Array<{ label: RefText; figure: string }>;
  /** Present when the payload holds the whole. */
  total?: { label: RefText; figure: string };
}

/** Two to twelve bars from zero, or from a baseline; values below it go down. */
interface BarsContent {
  layout: 'bars';
  title: RefText;
  bars: Array<{ label: RefText; figure: string }>;
  highlight: number;
  /** The figure the chart is about, if other than the highlighted bar. */
  figure?: string;
  baseline?: Baseline;
}

/** What the marks of a chart are measured from: the key of a figure, written on its rule, or zero, which needs no word. */
export type Baseline = string | 0;

/** Several series beside each other, or on top of each other: two to eight groups of two to four members. */
export interface GroupedContent {
  layout: 'grouped';
  title: RefText;
  stacked: boolean;
  series: Array<{ label: RefText }>;
  /** `figures[i]` belongs to `series[i]`; stacked figures are never negative. */
  groups: Array<{ label: RefText; figures: string[] }>;
  /** Index of the series that the story is about. */
  highlight: number;
}

/** One to four values of one unit, each a bar from zero with its target or limit as a line across it. */
export interface BulletContent {
  layout: 'bullet';
  title: RefText;
  rows: Array<{ label: RefText; figure: string; mark: BulletMark }>;
  /** Index of the row that the story is about. */
  highlight: number;
}

export interface BulletMark {
  /** Its figure stands alone without one. */
  label?: RefText;
  figure: string;
  /** What lies past it is bad news and drawn so. */
  limit?: true;
}

/** Two to six things that have one value each at two times. */
interface PairedContent {
  title: RefText;
  /** Labels of the two times, the earlier one first. */
  times: [RefText, RefText];
  /** `figures` are the values at these times, all of one unit. */
  rows: Array<{ label: RefText; figures: [string, string] }>;
  /** Index of the row that the story is about. */
  highlight: number;
}

/** How far each row has moved: the earlier value hollow, the later filled, joined on one scale. */
export interface DumbbellContent extends PairedContent {
  layout: 'dumbbell';
}

/** Who has passed whom, or moved against the others: a line a row from the earlier value to the later. */
export interface SlopeContent extends PairedContent {
  layout: 'slope';
}

/**
 * A waterfall: two to six parts that lead from a start, or from zero, to an end. The figures add up; a running sum is
 * a place on the scale and never a number.
 */
export interface WaterfallContent {
  layout: 'waterfall';
  title: RefText;
  /** Where the sum begins; at zero without one. */
  start?: { label: RefText; figure: string };
  /** In the order in which they are added; one that `takes` is taken away, as is a negative one. */
  steps: Array<{ label: RefText; figure: string; takes?: true }>;
  end: { label: RefText; figure: string };
  /** Index of the step that the story is about; as many as there are steps for the end. */
  highlight: number;
}

/** What several columns say of the same things: two to eight rows by two to four columns, each of one unit. */
export interface TableContent {
  layout: 'table';
  title: RefText;
  /** Heads of the columns; that of the names has none. */
  columns: RefText[];
  /** One figure a column, in their order. */
  rows: Array<{ label: RefText; figures: string[] }>;
  /** Index of the row that the story is about. */
  highlight: number;
}

/** Two measures of the same things, three to twenty: a dot each, named where there is room. */
export interface ScatterContent {
  layout: 'scatter';
  title: RefText;
  /** What is measured along reading direction, and what upwards. */
  axes: [RefText, RefText];
  /** `figures[i]` belongs to `axes[i]`. */
  points: Array<{ label: RefText; figures: [string, string] }>;
  /** Index of the point that the story is about. */
  highlight: number;
}

/** A price over time, 8 to 60 candles, with the last close on its mark. */
export interface CandlesContent {
  layout: 'candles';
  title: RefText;
  candles: Array<{ label: RefText; open: string; high: string; low: string; close: string }>;
  delta?: { figure: string; label: RefText; trend: Trend };
}

/** Parts of a whole as a ring, two to six, the one that matters first in colour. */
interface DonutContent {
  layout: 'donut';
  title: RefText;
  parts: Array<{ label: RefText; figure: string }>;
  highlight: number;
  /** Stands in the middle; the highlighted part's figure where absent. */
  total?: { label: RefText; figure: string };
}

/** How far something has come: one to four shares of a whole. */
export interface ProgressContent {
  layout: 'progress';
  title: RefText;
  items: Array<{ label: RefText; figure: string; /** 0 to 1 of the whole. */ share: number; goal?: RefText }>;
}

/** A series over time; first and last values stand on the marks. */
interface LineContent {
  layout: 'line';
  title: RefText;
  points: Array<{ label: RefText; figure: string }>;
  /** The figure the chart is about (usually the last point, or the headline total). */
  figure?: string;
  /** A change that the payload holds, with its window: "in seven days". */
  delta?: { figure: string; label: RefText; trend: Trend };
  area: boolean;
  baseline?: Baseline;
}

/** Ranked rows, three to eight. */
interface LeaderboardContent {
  layout: 'leaderboard';
  title: RefText;
  /** Column head of the values, e.g. "Points". */
  unit?: RefText;
  rows: Array<{ rank?: RefText; label: RefText; figure: string; trend?: Trend; still?: number }>;
  highlight: number;
}

/** Two to five lines of words, e.g. notable facts that are not numbers. */
export interface ListContent {
  layout: 'list';
  title: RefText;
  items: Array<{ label?: RefText; text: RefText }>;
}

/** What happened when: two to six moments in order. */
interface TimelineContent {
  layout: 'timeline';
  title: RefText;
  moments: Array<{ when: RefText; text: RefText; figure?: string }>;
  highlight: number;
}

/** Somebody's words, verbatim. */
export interface QuoteContent {
  layout: 'quote';
  quote: RefText;
  by?: RefText;
  role?: RefText;
  still?: number;
}

/** A piece of footage under a lower third. */
export interface FootageContent {
  layout: 'footage';
  /** Index into the job's footage. */
  footage: number;
  kicker?: RefText;
  headline?: RefText;
  support?: RefText;
}

/** A drawn presenter on the style's stage, with what is being talked about beside. */
export interface PresenterContent {
  layout: 'presenter';
  headline?: RefText;
  figure?: string;
  label?: RefText;
}

/** A picture of the payload with words over it. */
export interface PictureContent {
  layout: 'picture';
  still: number;
  headline: RefText;
  support?: RefText;
}

/** The last scene: the call to action word for word. */
interface EndContent {
  layout: 'end';
  /** Verbatim, never translated. */
  cta: string;
  /** The part of the CTA that is a link or handle and deserves the accent, if any; a substring of `cta`. */
  link?: string;
  still?: number;
}

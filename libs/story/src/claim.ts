import type { ComparisonRole, Fact, FactName, FactTable } from '@app/facts';

/** A figure with the name of its row or side. */
export interface NamedFigure {
  name: FactName;
  fact: Fact;
}

export type Way = 'up' | 'down' | 'flat';

/** Position relative to the other figure. */
export type Side = 'above' | 'below' | 'level';

/** Size of a relative change: up to 2 % is slight, from 15 % strong. */
export type Strength = 'slight' | 'plain' | 'strong';

/** Common to all claims. */
interface Stated {
  /** How unusual it is within its payload, 0 to 1. Labels play no part. */
  effect: number;
}

/** A value compared with an earlier one of the same unit. Holds if `way` is the sign of the difference. */
export interface ChangeClaim extends Stated {
  kind: 'change';
  fact: Fact;
  before: Fact;
  /** When the earlier value was measured (`FactComparison.period`). */
  period: string;
  way: Way;
  strength: Strength;
  row: FactName | null;
}

/** A figure that is itself a change, with the changed value if known. */
export interface MovementClaim extends Stated {
  kind: 'movement';
  fact: Fact;
  of: Fact | null;
  way: Way;
}

/** A figure against its target, limit, benchmark or record. Holds if `side` is their order. */
export interface MeasureClaim extends Stated {
  kind: 'measure';
  role: Exclude<ComparisonRole, 'previous'>;
  fact: Fact;
  by: Fact;
  /** Name of the other side, if the payload has one. */
  byName: FactName | null;
  side: Side;
  /** Whether that is good news; null if unknown. */
  good: boolean | null;
  /** The bar is a plan, a budget or a forecast. */
  planned: boolean;
  /** The figure has more bars of this kind, so that each is told by its name: an office's limit, and a stricter one. */
  isOneOfSeveral: boolean;
  row: FactName | null;
}

/** What was planned, approved or budgeted, and what is expected now or came of it. Holds if `way` is the sign of the difference. */
export interface PlanClaim extends Stated {
  kind: 'plan';
  /** What is expected now. */
  fact: Fact;
  planned: Fact;
  /** Two days and no amounts. */
  isDate: boolean;
  way: Exclude<Way, 'flat'>;
}

/** A plain figure. */
export interface FigureClaim extends Stated {
  kind: 'figure';
  fact: Fact;
}

/** The leader of a list and the runner-up. Holds if no row is ahead of `leader`, and only `leader` is ahead of `second`. */
export interface RankingClaim extends Stated {
  kind: 'ranking';
  leader: NamedFigure;
  /** The runner-up; null if several rows tie for second. */
  second: NamedFigure | null;
  /** All rows, best first. */
  rows: readonly NamedFigure[];
  /** Whether the lowest value wins, as in a race. */
  least: boolean;
  /** Whether the figures' labels repeat the row names and so cannot serve as a subject. */
  ownNames: boolean;
  list: FactTable;
  /** The row of another list that this list lies in. */
  owner: FactName | null;
}

/** Rows tied for first. */
export interface TieClaim extends Stated {
  kind: 'tie';
  rows: readonly NamedFigure[];
}

/** The last row of a list. */
export interface FootClaim extends Stated {
  kind: 'foot';
  row: NamedFigure;
  ownNames: boolean;
  list: FactTable;
}

/** How a value developed; `points` are in time order. */
export interface CourseClaim extends Stated {
  kind: 'course';
  /** `run`: every step in one direction. `trend`: the ends show the direction. `peak`, `low`: an extreme in between. */
  shape: 'run' | 'trend' | 'peak' | 'low' | 'flat';
  way: Way;
  points: readonly NamedFigure[];
  /** The point the claim is about: the last of a run, the highest of a peak. */
  point: NamedFigure;
  list: FactTable;
  /** The row of another list that this series lies in: the site whose visits these are. */
  owner: FactName | null;
}

/** One measure for both sides: of a match, the leading side first; of two variants, in payload order. */
export interface SidesClaim extends Stated {
  kind: 'sides';
  ahead: NamedFigure;
  behind: NamedFigure;
  level: boolean;
  /** Whether the sides play against each other. */
  meet: boolean;
  /** Whether the measure decides the match. */
  won: boolean;
}

/** The largest part of a whole. */
export interface PartsClaim extends Stated {
  kind: 'parts';
  largest: NamedFigure;
  next: NamedFigure;
  whole: Fact | null;
}

/** A typed statement that is true of the facts. Phrases must not say more than it holds. */
export type Claim =
  | ChangeClaim
  | MovementClaim
  | MeasureClaim
  | PlanClaim
  | FigureClaim
  | RankingClaim
  | TieClaim
  | FootClaim
  | CourseClaim
  | SidesClaim
  | PartsClaim;

/**
 * The part of a claim that opens a video: the leader of a list alone, as its runner-up follows in the next scene, next to the chart.
 * Every other claim opens whole.
 */
export function openingOf(claim: Claim): Claim {
  if (claim.kind === 'ranking') return { ...claim, second: null };
  return claim;
}

/** A peak or a low within a series, whose end is still to be told; of a run or a trend the start is. */
export function isExtreme({ shape }: CourseClaim): boolean {
  return shape === 'peak' || shape === 'low';
}

/** Whether two claims about one figure point two ways: it rose and is below its target, it passed one bar and not another. */
export function turnsFrom(first: Claim, second: Claim): boolean {
  const [one, other] = [first, second].map((claim) =>
    claim.kind === 'change' ? WAY[claim.way] : claim.kind === 'measure' ? SIDE[claim.side] : 0,
  ) as [number, number];
  // What it was before lies on the other side of where it went.
  return one * other < 0;
}

const WAY = { up: 1, down: -1, flat: 0 };
const SIDE = { above: 1, below: -1, level: 0 };

/** The end of a series that its claim leaves to the next scene: where an extreme led, or where a run began. */
export function otherEnd(claim: CourseClaim): NamedFigure {
  return claim.points.at(isExtreme(claim) ? -1 : 0) as NamedFigure;
}

/** The fact a claim is about. */
export function subjectOf(claim: Claim): Fact {
  switch (claim.kind) {
    case 'ranking':
      return claim.leader.fact;
    case 'tie':
      return (claim.rows[0] as NamedFigure).fact;
    case 'foot':
      return claim.row.fact;
    case 'course':
      return claim.point.fact;
    case 'sides':
      return claim.ahead.fact;
    case 'parts':
      return claim.largest.fact;
    case 'movement':
      return claim.of ?? claim.fact;
    default:
      return claim.fact;
  }
}

/** All facts behind a claim, its subject first. */
export function factsUnder(claim: Claim): Fact[] {
  switch (claim.kind) {
    case 'change':
      return [claim.fact, claim.before];
    case 'movement':
      return claim.of ? [claim.of, claim.fact] : [claim.fact];
    case 'measure':
      return [claim.fact, claim.by];
    case 'plan':
      return [claim.fact, claim.planned];
    case 'figure':
      return [claim.fact];
    case 'ranking':
      return [claim.leader.fact, ...(claim.second ? [claim.second.fact] : [])];
    case 'tie':
      return claim.rows.map(({ fact }) => fact);
    case 'foot':
      return [claim.row.fact];
    case 'course':
      return [claim.point.fact, ...claim.points.map(({ fact }) => fact)];
    case 'sides':
      return [claim.ahead.fact, claim.behind.fact];
    case 'parts':
      return [claim.largest.fact, claim.next.fact, ...(claim.whole ? [claim.whole] : [])];
  }
}

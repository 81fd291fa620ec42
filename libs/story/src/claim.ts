import type { ComparisonRole, Fact, FactName, FactTable } from '@app/facts';

/** A figure with the name of the row or side that it belongs to. */
export interface NamedFigure {
  name: FactName;
  fact: Fact;
}

export type Way = 'up' | 'down' | 'flat';

/** Where a figure stands beside another: above it, below it, or on it. */
export type Side = 'above' | 'below' | 'level';

/** How much something moved, against what is usual in its payload. */
export type Strength = 'slight' | 'plain' | 'strong';

/** What every claim has. */
interface Stated {
  /** How far it departs from what is usual in its payload, 0 to 1; nothing of it is about the words of its name. */
  effect: number;
}

/** Something is not what it was. Holds where both are figures of one unit and `way` is the sign of their difference. */
export interface ChangeClaim extends Stated {
  kind: 'change';
  fact: Fact;
  before: Fact;
  /** When the earlier value was, as `FactComparison.period` has it. */
  period: string;
  way: Way;
  strength: Strength;
  row: FactName | null;
}

/** A figure that is itself a movement, and what moved where the payload holds that. */
export interface MovementClaim extends Stated {
  kind: 'movement';
  fact: Fact;
  of: Fact | null;
  way: Way;
}

/** A figure beside what it is measured by. Holds where `side` is how the two numbers stand. */
export interface MeasureClaim extends Stated {
  kind: 'measure';
  role: Exclude<ComparisonRole, 'previous'>;
  fact: Fact;
  by: Fact;
  /** What the other side is called, where the payload names it. */
  byName: FactName | null;
  side: Side;
  /** The side is the good one; null where nothing says which way is good. */
  good: boolean | null;
  row: FactName | null;
}

/** One or two figures that stand for themselves. */
export interface FigureClaim extends Stated {
  kind: 'figure';
  fact: Fact;
}

/** Who leads a list, and who follows. Holds where no other row is ahead of `leader`, nor any but it of `second`. */
export interface RankingClaim extends Stated {
  kind: 'ranking';
  leader: NamedFigure;
  /** The only row behind it; null where several share that place. */
  second: NamedFigure | null;
  /** The list's rows from first to last. */
  rows: readonly NamedFigure[];
  /** The least leads, as in a race. */
  least: boolean;
  list: FactTable;
}

/** Rows that share a place at the top. */
export interface TieClaim extends Stated {
  kind: 'tie';
  rows: readonly NamedFigure[];
}

/** Who is last of a whole list. */
export interface FootClaim extends Stated {
  kind: 'foot';
  row: NamedFigure;
  list: FactTable;
}

/** The course of something over time. `points` stand in its order. */
export interface CourseClaim extends Stated {
  kind: 'course';
  /** `run`: every step the same way. `trend`: from end to end, not step by step. `peak`, `low`: an extreme between. `at`: its point alone. */
  shape: 'run' | 'trend' | 'peak' | 'low' | 'flat' | 'at';
  way: Way;
  points: readonly NamedFigure[];
  /** The point that the claim is about: the last of a run, the highest of a peak. */
  point: NamedFigure;
  list: FactTable;
}

/** What two sides that meet have of one thing, the one ahead first. */
export interface SidesClaim extends Stated {
  kind: 'sides';
  ahead: NamedFigure;
  behind: NamedFigure;
  level: boolean;
  /** It is what the meeting is won by. */
  won: boolean;
}

/** The largest part of a whole that the payload itself adds up. */
export interface PartsClaim extends Stated {
  kind: 'parts';
  largest: NamedFigure;
  next: NamedFigure;
  whole: Fact | null;
}

/** Something that the facts say, typed and true by construction; wording may say no more than it holds. */
export type Claim =
  | ChangeClaim
  | MovementClaim
  | MeasureClaim
  | FigureClaim
  | RankingClaim
  | TieClaim
  | FootClaim
  | CourseClaim
  | SidesClaim
  | PartsClaim;

/**
 * What a film opens on: of a list its leader alone, of a course its point, of a measure the figure. What is claimed besides is told
 * right after, beside its chart.
 */
export function openingOf(claim: Claim): Claim {
  if (claim.kind === 'ranking') return { ...claim, second: null };
  if (claim.kind === 'measure') return { kind: 'figure', fact: claim.fact, effect: claim.effect };
  return claim.kind === 'course' && claim.shape !== 'peak' && claim.shape !== 'low' ? { ...claim, shape: 'at' } : claim;
}

/** The fact that a claim is about. */
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
    default:
      return claim.fact;
  }
}

/** Every fact that a claim stands on, the one that it is about first. */
export function factsUnder(claim: Claim): Fact[] {
  switch (claim.kind) {
    case 'change':
      return [claim.fact, claim.before];
    case 'movement':
      return claim.of ? [claim.of, claim.fact] : [claim.fact];
    case 'measure':
      return [claim.fact, claim.by];
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

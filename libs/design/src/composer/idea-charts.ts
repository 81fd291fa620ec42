import type { Fact, FactName, FactTable } from '@app/facts';
import type { NamedFact } from './named-fact';

/** Two to four columns of one unit beside each other, or on top of each other where they fill their row. */
export interface GroupsIdea {
  kind: 'groups';
  table: FactTable;
  stacked: boolean;
  /** Two to eight rows; `facts[i]` belongs to the i-th column. */
  rows: Array<{ name: FactName; facts: Fact[] }>;
  /** Column that the story is about. */
  highlight: number;
  /** In every row the first of two columns is larger (1) or smaller (-1) than the second; 0 where neither holds. */
  ahead: -1 | 0 | 1;
}

/** How far things have come: shares of a whole, or amounts towards a goal that the payload holds. */
export interface ProgressIdea {
  kind: 'progress';
  items: Array<{ name: FactName | null; fact: Fact; goal: Fact | null; share: number }>;
}

/** The highest and lowest price of all candles. */
export interface RangeIdea {
  kind: 'range';
  high: NamedFact;
  low: NamedFact;
}

/** One thing that happens at a time; two names are sides that meet. */
export interface Moment {
  when: Fact;
  what: Fact[];
  /** Its list spans more than one year, so that its date needs its own. */
  dated: boolean;
}

export interface TimelineIdea {
  kind: 'timeline';
  /** Name of the list in the payload. */
  list: string;
  moments: Moment[];
  highlight: number;
  /** The highlighted one is still to come by the payload's own date, or by the name of its list. */
  ahead: boolean;
}

/** One further moment of a timeline. */
export interface MomentIdea {
  kind: 'moment';
  list: string;
  moment: Moment;
  place: 'first' | 'after';
}

/** Somebody's words, verbatim. */
export interface QuoteIdea {
  kind: 'quote';
  fact: Fact;
  by: Fact | null;
  role: Fact | null;
}

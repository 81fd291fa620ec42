import type { Noun } from '../lexicon';
import type { Ways } from '../ways';
import type { Amount, Name, Period, Steps, Time } from './slots';

/** Figures that stand in time. `what` is null where the hook named it already ("it"). */
export interface SeriesPhrases {
  /** Every point is the same. */
  flat(slots: { what: Noun | null; value: Amount }): Ways;
  /** Every point is nought. */
  nothing(slots: { what: Noun } & Steps): Ways;
  /** Each point is higher than the one before; at least four. */
  unbroken(slots: { what: Noun | null } & Steps): Ways;
  /** From the first to the last point. */
  trend(slots: { what: Noun | null; from: Amount; to: Amount; since: Time; up: boolean }): Ways;
  /** The highest point, not told before. */
  crest(slots: { what: Noun | null; value: Amount; time: Time }): Ways;
  /** The hook was the highest point. `alone`: none reaches it; else none passes it. `next`: the runner-up, where it is one. */
  above(slots: { alone: boolean; next: { value: Amount; time: Time } | null; warm: boolean } & Steps): Ways;
  /** The figure that the chart is the history of. */
  holds(slots: { what: Noun; value: Amount }): Ways;
  /** The same of a pool's deposits; `source` counted them. */
  poolHolds(slots: { value: Amount; source: Name | null }): Ways;
  /** The warmest of the days; `climbs`: a lower temperature was told before. Degrees may stand without "degrees" as `bare`. */
  warmest(slots: { value: Amount; time: Time; period: Period; climbs: boolean }): Ways;
  /** Several days reach the high. */
  warmestShared(slots: { value: Amount; time: Time; period: Period }): Ways;
  coldest(slots: { value: Amount; time: Time; period: Period }): Ways;
  /** The lowest point. `noun` is what is counted. */
  low(slots: { value: Amount; time: Time; noun: Noun | null; counted: boolean }): Ways;
  /** Where it began. */
  began(slots: { value: Amount; time: Time }): Ways;
  /** It began on the other side of zero. */
  turned(slots: { value: Amount; below: boolean }): Ways;
  /** What the payload itself states as the sum. `week`: seven days. */
  total(slots: { value: Amount; week: boolean } & Steps): Ways;
  /** Candles: the last close. */
  closed(slots: { value: Amount; time: Time }): Ways;
  /** Candles: the first open. `from` is a reference. */
  opened(slots: { from: string; since: Time }): Ways;
  /** Candles: between which prices it was traded. */
  range(slots: { high: Amount; low: Amount; time: Time }): Ways;
  /** Two columns at one time (`at`) or of one row (`who`); `always`: the first is above the second throughout (or under). */
  groups(slots: {
    first: { what: Noun; value: Amount };
    second: { what: Noun; value: Amount };
    at: string;
    who: Name | null;
    always: ({ over: Noun; under: Noun } & Steps) | null;
  }): Ways;
  /** An amount out of its goal. `who` where rows have names; `closest` of several. */
  towardsGoal(slots: { who: Name | null; what: Noun; value: Amount; goal: Amount; closest: boolean }): Ways;
  /** The furthest of several shares. */
  furthest(slots: { who: Name | null; what: Noun; value: Amount; next: { who: Name; value: Amount } | null }): Ways;
}

/** Highest, lowest, first and last points: in languages of long grammars a file of their own. */
export type ExtremePhrases = Pick<
  SeriesPhrases,
  | 'crest'
  | 'above'
  | 'warmest'
  | 'warmestShared'
  | 'coldest'
  | 'low'
  | 'began'
  | 'turned'
  | 'total'
  | 'closed'
  | 'opened'
  | 'range'
>;

import type { Noun } from '../lexicon';
import type { Ways } from '../ways';
import type { Amount, Name, Period, Row, Time, Way } from './slots';

/** Rows of a table. */
export interface RowPhrases {
  /** The next row; `place` from 1 where it may be named. */
  then(slots: Row & { place: number | null }): Ways;
  /** The next two rows. */
  thenTwo(slots: { first: Row; second: Row; place: number | null }): Ways;
  /** The next two rows, level. */
  thenLevel(slots: { list: string; value: Amount }): Ways;
  /** What buyers or sellers took most; names alone. */
  side(slots: { first: Name; second: Name; sold: boolean }): Ways;
  /** A wallet's largest holding; `share` of the bag, or its value. `most`: more than half. */
  holding(slots: Row & { share: boolean; most: boolean }): Ways;
  /** First and second of a list not told yet; `topic` is what it is ranked by. */
  list(slots: { first: Row; second: Row; topic: Noun | null; noun: Noun | null }): Ways;
  /** They share the top. */
  listLevel(slots: { list: string; value: Amount }): Ways;
  /** None is above zero: no praise for the first. */
  listBare(slots: { first: Row; second: Row }): Ways;
  /** Second place; `clear`: nobody else has more. */
  second(slots: Row & { clear: boolean }): Ways;
  /** The last; `teams`: a league. `least`: nobody has less. */
  foot(slots: Row & { teams: boolean; least: boolean }): Ways;
  /** Someone who bought or sold as the hook did. */
  too(slots: Row & { sold: boolean }): Ways;
  /** First of another column; `again`: who led before leads here too. `way` where the figure is a movement. */
  top(slots: Row & { what: Noun; again: boolean; way: Way | null }): Ways;
  /** The only one under zero in a column. */
  below(slots: Row & { what: Noun }): Ways;
  /** The peak of another column over time. */
  columnPeak(slots: { what: Noun; value: Amount; time: Time; period: Period }): Ways;
  /** The same of rain and snow. */
  wettest(slots: { value: Amount; time: Time; period: Period }): Ways;
  /** Rows on one figure. */
  tie(slots: { list: string; value: Amount }): Ways;
  /** The dry days: `only` one, else `list`. */
  dry(slots: { list: string; only: Time | null; period: Period }): Ways;
  /** What did not move. */
  unmoved(slots: { list: string; several: boolean }): Ways;
  /** Who has none of it. */
  none(slots: { list: string; what: Noun; several: boolean }): Ways;
  /** The best or worst of movers; `way` where its figure is a movement. */
  mover(slots: Row & { best: boolean; way: Way | null; window: string }): Ways;
  /** Bought or sold; `again`: a trade of that side was told before. */
  trade(slots: { what: Name; value: Amount; sold: boolean; again: boolean; wallet: boolean }): Ways;
}

import type { Noun } from '../lexicon';
import type { Ways } from '../ways';
import type { Amount, Entry, Name, Past, Way } from './slots';

/** Contrasts: benchmark, what it was before, target, the other side (NARRATION.md, rule 2), and parts (rule 3). */
export interface ContrastPhrases {
  /** Goes before a contrast whose own figure was not told yet: "Ocupación: 87 %. " One sentence with its stop. */
  opening(slots: Entry): string;
  /** Beside something else. `more`: the film's figure is larger. `rate`: both are yields. `other` may be a name (`foreign`). */
  benchmark(slots: { value: Amount; other: Noun; more: boolean; rate: boolean }): Ways;
  level(slots: { value: Amount; other: Noun }): Ways;
  /** What was aimed at, passed (`more`) or not; `towards` is the figure that is on its way, where it was not told yet. */
  target(slots: { value: Amount; goal: Noun; more: boolean; towards: Entry | null }): Ways;
  met(slots: { value: Amount; goal: Noun }): Ways;
  /** What it was before, the present value having been told. */
  before(slots: { was: Amount; past: Past | null; way: Way }): Ways;
  /** Both values in one breath. */
  fromTo(slots: { now: Amount; was: Amount; what: Noun; past: Past | null; way: Way }): Ways;
  /** The other side of a flow. `amount` is a reference: a size, or the payload's own wording (`prescribed`). */
  otherSide(slots: { who: Name | null; amount: string; prescribed: boolean; out: boolean }): Ways;
  /** The largest part and the next; `half`: more than half of the whole. */
  parts(slots: { largest: Entry; next: Entry; whole: Noun | null; half: boolean }): Ways;
  /** A pool's rate: what borrowers pay, what rewards add; `most` comes from borrowers. */
  poolParts(slots: { borrowers: Amount; rewards: Amount; most: boolean }): Ways;
  /** A movement of what the scene before told. `what` null in short; `pool`: `what` are its deposits. */
  moved(slots: { amount: Amount; way: Exclude<Way, 'flat'>; what: Noun; window: string }): Ways;
  /** A movement together with the value it led to. */
  movedTo(slots: { amount: Amount; way: Exclude<Way, 'flat'>; what: Noun; value: Amount; window: string }): Ways;
  unmoved(slots: { what: Noun; window: string }): Ways;
}

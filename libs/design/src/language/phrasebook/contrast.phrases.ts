import type { Noun } from '../lexicon';
import type { Ways } from '../ways';
import type { Amount, Name, Way } from './slots';

/** Contrasts: benchmark, what it was before, target, the other side, and parts (rule 3). */
export interface ContrastPhrases {
  /** The other side of a flow. `amount` is a reference: a size, or the payload's own wording (`prescribed`). */
  otherSide(slots: { who: Name | null; amount: string; prescribed: boolean; out: boolean }): Ways;
  /** A pool's rate: what borrowers pay, what rewards add; `most` comes from borrowers. */
  poolParts(slots: { borrowers: Amount; rewards: Amount; most: boolean }): Ways;
  /** A movement of what the scene before told. `what` null in short; `pool`: `what` are its deposits. */
  moved(slots: { amount: Amount; way: Exclude<Way, 'flat'>; what: Noun; window: string }): Ways;
  /** A movement together with the value it led to. */
  movedTo(slots: { amount: Amount; way: Exclude<Way, 'flat'>; what: Noun; value: Amount; window: string }): Ways;
  unmoved(slots: { what: Noun; window: string }): Ways;
}

import type { Noun } from '../lexicon';
import type { Ways } from '../ways';
import type { MeaningName } from './meanings';
import type { Amount, Entry, Name, Way } from './slots';

/** Figures that stand for themselves. */
export interface FigurePhrases {
  /** Any figure with its name. At least five ways: films of plain facts live on them, and no frame is heard twice. */
  single(slots: Entry): Ways;
  /** A counted thing: "1204 cuentas nuevas". At least five ways. */
  counted(slots: { value: Amount; noun: Noun }): Ways;
  /** There are none. */
  none(slots: { noun: Noun }): Ways;
  /** A share or count of what an adjective describes. */
  describing(slots: Entry): Ways;
  /** A movement by itself. */
  movement(slots: { amount: Amount; what: Noun; way: Exclude<Way, 'flat'>; window: string }): Ways;
  unmoved(slots: { what: Noun }): Ways;
  /** Two figures in one breath. At least four ways. */
  pair(slots: { first: Entry; second: Entry }): Ways;
  /** Two counted things. */
  countedPair(slots: { first: Entry; second: Entry }): Ways;
  /** Own wordings for figures of a known meaning; what is absent is told by `single` or `counted`. */
  meanings: Partial<Record<MeaningName, (slots: MeaningSlots) => Ways>>;
}

/** What a figure of a known meaning may lean on. Every claim must hold by the figure itself. */
interface MeaningSlots {
  value: Amount;
  what: Noun;
  /** More than half of a whole, and not all of it. */
  most: boolean;
  /** It is under zero; `value.size` is its size. */
  negative: boolean;
  /** The film's subject by its name. */
  subject: Name | null;
  /** The film is about a pool, a wallet. */
  pool: boolean;
  wallet: boolean;
  /** The present sky as a name within a sentence, in weather. */
  sky: Name | null;
  /** The second figure of a pair such as rating and reviews. */
  second: Amount | null;
}

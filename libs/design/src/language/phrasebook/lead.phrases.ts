import type { Noun } from '../lexicon';
import type { Ways } from '../ways';
import type { Amount, Name, Period, Time, Way } from './slots';

/**
 * Openings: the figure first, what it is second. `where` is "en Bergen" or empty, `window` a
 * reference such as "siete días" or empty; spaces and stops that an empty slot leaves are tidied, sentences capitalised.
 */
export interface LeadPhrases {
  /** A pool's rate a year. */
  pool(slots: { rate: Amount; asset: Name | null; place: Name | null; venue: Name | null }): Ways;
  /** Somebody's profit or loss; `holder` is a handle, else "the wallet". `also` is the same movement in another unit. */
  wallet(slots: {
    amount: Amount;
    way: Exclude<Way, 'flat'>;
    holder: Name | null;
    window: string;
    also: Amount | null;
  }): Ways;
  /** It did not move; `holder` in a wallet. */
  still(slots: { what: Noun | null; holder: Name | null; window: string }): Ways;
  /** Who bought or sold. `amount` is a reference: the size, or the payload's own wording, which then is complete. */
  flow(slots: {
    amount: string;
    prescribed: boolean;
    sold: boolean;
    who: Name | null;
    asset: Name | null;
    window: string;
  }): Ways;
  /** First of a table. `noun` is what is counted, `by` what it is ranked by otherwise; `league` only in standings. */
  leader(slots: {
    who: Name;
    value: Amount;
    noun: Noun | null;
    by: Noun | null;
    league: Name | null;
    teams: boolean;
  }): Ways;
  /** Highest of a column in which high is not good: prices, waits, temperatures. */
  highest(slots: { who: Name; value: Amount; what: Noun }): Ways;
  /** Two or three share the lead; `list` is "A, B y C". */
  shared(slots: { list: string; value: Amount; noun: Noun | null; by: Noun | null }): Ways;
  /** More than three share it: `count`. */
  crowded(slots: { value: Amount; noun: Noun | null; by: Noun | null; count: number }): Ways;
  /** The temperature now. `sky` is a name within a sentence ("dry"), in the payload's words. */
  weather(slots: { value: Amount; place: Name | null; sky: Name | null }): Ways;
  /** The temperature of a day; `warmest` of all days. */
  weatherDay(slots: { value: Amount; place: Name | null; time: Time; period: Period; warmest: boolean }): Ways;
}

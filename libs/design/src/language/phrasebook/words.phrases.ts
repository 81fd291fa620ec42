import type { Noun } from '../lexicon';
import type { Ways } from '../ways';
import type { Amount, Name, Time } from './slots';

/** Names, texts, times, quotes, the source, the close. Texts are references to the payload's own words. */
export interface WordPhrases {
  /** Someone and their figure; `role` "máximo goleador". `home` is their team; `leads`: the hook was about it. */
  named(slots: { role: Noun; who: Name; value: Amount; noun: Noun | null; home: Name | null; leads: boolean }): Ways;
  /** Who meets whom next; `places` in the table from 1, where both stand in it. `at` is "el sábado" or empty. */
  fixture(slots: { home: Name; away: Name; at: string; places: [number, number] | null }): Ways;
  /** Sunrise and sunset. */
  daylight(slots: { from: string; to: string }): Ways;
  /** Two other times that belong together. */
  times(slots: { first: Noun; second: Noun; from: string; to: string }): Ways;
  /** What leads up to a figure that follows: one statement, then questions. Neither holds a numeral. */
  setup: readonly [string, string, string];
  /** What it is about; `place` may be null. */
  about(slots: { name: Name; place: Name | null }): Ways;
  /** Who runs a pool, and on which chain. */
  poolVenue(slots: { venue: Name; place: Name | null }): Ways;
  /** A title by someone; `first` of its list. */
  item(slots: { title: Name; by: Name | null; first: boolean }): Ways;
  /** A word of the payload and what it is called: "Ciudad: Bergen". */
  word(slots: { what: Noun; words: string }): Ways;
  /** One more of a list, the last told. */
  also(slots: { words: string }): Ways;
  /** A list of `count`; `what` null where its name cannot stand in a text. `whole`: all of it is told. */
  list(slots: { what: Noun | null; list: string; whole: boolean; count: number }): Ways;
  /** More of the same list. */
  more(slots: { list: string }): Ways;
  /** A moment that is next, or the latest. `text` ends with its stop. */
  next(slots: { text: string; time: Time }): Ways;
  latest(slots: { text: string; time: Time }): Ways;
  /** The first moment of all, and one that follows. */
  first(slots: { text: string; time: Time }): Ways;
  then(slots: { text: string; time: Time }): Ways;
  /** Somebody's words, which end with their stop; the bare words are added as one more way. */
  quote(slots: { words: string; who: Name | null }): Ways;
  /** Who says so, and when; `on` is "el 28 de septiembre" or empty. */
  source(slots: { who: Name | null; on: string }): Ways;
  /** Between sides that meet: "contra". */
  against: string;
}

/** The last card where the caller gave no call to action: plain texts, their digits the payload's own. */
export interface ClosingPhrases {
  link(address: string): string;
  source(name: string): string;
}

import type { Fact, FactName, FactTable } from '@app/facts';
import type { LanguageCode } from '@app/lingua';
import type { Said } from './said';

/** A language's words for figures, names and times, ready to be put into phrases. */
export interface Speaker {
  code: LanguageCode;
  /** The noun for a figure, with article; null if the language has none. */
  noun(fact: Fact): Said | null;
  /** The thing that moved, if the name marks a movement: "deposits" for `depositsChange`; else null. */
  moved(fact: Fact): Said | null;
  /** The noun in a list's name: "pass rates"; null if there is none in this language. */
  listed(list: FactTable): Said | null;
  name(name: FactName): Said;
  /** A figure with its unit. */
  value(fact: Fact): Said;
  /** A movement without its sign; the phrase states the direction. */
  size(fact: Fact): Said;
  /** "148 units"; null if the figure is not a count. */
  counted(fact: Fact): Said | null;
  /** `FactComparison.period` in words: "last month". */
  when(period: string): string;
  /** The window of a movement, "in seven days"; empty if unknown. */
  within(fact: Fact): string;
  /** A time with its preposition: "in March". */
  time(name: FactName): string;
  /** The place or owner of the figures; empty if unknown. */
  where(): string;
  list(names: readonly FactName[]): string;
}

import type { Fact, FactName, FactTable } from '@app/facts';
import type { LanguageCode } from '@app/lingua';
import type { Said } from './said';

/** What a language brings to a sentence: its words for figures, names and times, as text that may stand in a line. */
export interface Speaker {
  code: LanguageCode;
  /** What a figure is called, with its article; null for a word that the language does not have: it is shown, not said. */
  noun(fact: Fact): Said | null;
  /** What moved, of a figure that is called a movement by its own name: "deposits" of a change of deposits; else null. */
  moved(fact: Fact): Said | null;
  /** What a list is of, by its name: "pass rates"; null where its name says nothing in the language. */
  listed(list: FactTable): Said | null;
  name(name: FactName): Said;
  /** A figure with its unit. */
  value(fact: Fact): Said;
  /** The size of a movement, its way being said in words. */
  size(fact: Fact): Said;
  /** "148 units": a figure with what it counts; null for what is not counted. */
  counted(fact: Fact): Said | null;
  /** An earlier time by `FactComparison.period`: "last month". */
  when(period: string): string;
  /** How long a movement took; empty where the payload does not say. */
  within(fact: Fact): string;
  /** A row that stands in time, with its preposition: "in March". */
  time(name: FactName): string;
  /** Where or whose the film's figures are; empty where the payload does not say. */
  where(): string;
  list(names: readonly FactName[]): string;
}

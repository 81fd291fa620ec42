import type { Fact } from '@app/facts';
import type { Noun } from '../lexicon';

/** A figure as a sentence may refer to it. All but `spoken` and `fact` are references: they go into lines as they are. */
export interface Amount {
  /** As it usually stands: with its unit, which falls away where it was said before and the language lets it. */
  ref: string;
  /** Always with its unit. */
  full: string;
  /** The number alone. */
  bare: string;
  /** As traders say it ("six eighty-four"); the number alone where there is no shorter way. */
  desk: string;
  /** Its size without a sign, for lines that say the direction in words. */
  size: string;
  /** With its sign, for lines that are bare: "+8,4 %". */
  signed: string;
  fact: Fact;
  /** What the voice says for `full`: its last sound decides endings and particles. */
  spoken: string;
}

/** A name of the payload. `raw` is its text, for elision, vowel harmony and particles; only `ref` may stand in a line. */
export interface Name {
  ref: string;
  raw: string;
  /** What names it: `team`, `symbol`, `city`; empty where the name is a key of the payload. */
  field: string;
}

/** What a time is, so that a language can choose its preposition. `name` is any other name that stands in time. */
export type TimeUnit = 'day' | 'weekday' | 'week' | 'month' | 'year-month' | 'quarter' | 'year' | 'clock' | 'name';

/** A point in time. */
export interface Time {
  /** Its name alone: "sábado", "2026". */
  ref: string;
  /** Text that stands for `ref` on screen. */
  raw: string;
  /** With the language's own preposition or particle: "el sábado", "en 2026". */
  at: string;
  unit: TimeUnit;
}

/** What rows that stand in time are. */
export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'hour' | 'step';

/** One row of a series: its period and, in English videos, the payload's own word for it where the period is only a `step` ("lap"). */
export interface Steps {
  period: Period;
  step: string | null;
}

/** An earlier span, as the payload's names state it; `null` where they only say "previous". */
export type Past =
  | { kind: 'last' | 'earlier'; span: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'season' }
  | { kind: 'month'; month: number };

/** What a place is: a chain or network, a spot with an entrance, a town, a land, or a house that is itself the subject. */
export type PlaceRole = 'chain' | 'spot' | 'city' | 'land' | 'house' | 'owner';

export type Way = 'up' | 'down' | 'flat';

/** A figure and what it is called. */
export interface Entry {
  what: Noun;
  value: Amount;
}

/** A row of a table. */
export interface Row {
  who: Name;
  value: Amount;
}

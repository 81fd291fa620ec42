/** What a period counts. */
export type PeriodUnit =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'quarter'
  | 'half'
  | 'year'
  | 'fiscal-year'
  | 'season';

/** A unit, or `period` where the words name none: "previous". */
export type PeriodOf = PeriodUnit | 'period';

/**
 * Phrases by the unit they are about, with ` | ` between phrases. Those under `any` say where the unit's name stands:
 * `last {unit}`. The others need none: `yesterday` under `day`.
 *
 * - `{unit}` is any name of a unit, `{n}` a number, `{part}` the smaller of two units: `same {part} last {unit}`.
 * - `(last,previous) {unit}` is two phrases; `(the,) {unit}` has the word or leaves it out.
 * - `?` at the end: the words mean other things as well, so a reader must not rely on them alone.
 * - `= 12` at the end: the phrase counts twelve units: `ttm = 12` under `month`.
 * - A hyphen or slash between words has to be there; case and accents make no difference.
 */
export type PeriodPhrases = Partial<Record<'any' | PeriodOf, string>>;

/** How a language names periods. A native speaker can correct it without knowing the code that reads it. */
export interface PeriodWords {
  /** Every form of each unit's name, as it stands in a phrase, with ` | ` between them. */
  readonly units: Partial<Record<PeriodUnit, string>>;
  /** What stands for a unit straight behind a number alone: `24h`; a `?` marks what means other things as well. */
  readonly shortUnits?: Partial<Record<PeriodUnit, string>>;
  /** The one before: "last year"; under `period`, "previous" by itself. */
  readonly last: PeriodPhrases;
  /** The one before that. */
  readonly beforeLast?: PeriodPhrases;
  /** The present one: "this year"; under `period`, "current". */
  readonly current: PeriodPhrases;
  /** The one to come. */
  readonly next: PeriodPhrases;
  /** The same part of the unit before: by the part, of last year unless the phrase names a `{unit}`. */
  readonly sameOfLast: PeriodPhrases;
  /** A distance back from now: "3 months ago"; one unit where the phrase has no `{n}`. */
  readonly ago: PeriodPhrases;
  /** A stretch that ends now: "last 7 days". */
  readonly window: PeriodPhrases;
  /** From the beginning of the unit until now. */
  readonly toDate: PeriodPhrases;
  /** The figure is itself a change over that time: "year over year". */
  readonly over: PeriodPhrases;
  /** A rate, or a figure for each of such units. */
  readonly per: PeriodPhrases;
  /** Phrases that look like one of the above and are not. */
  readonly never?: string;
  /** Articles and prepositions that belong to a phrase they stand before: "in the". */
  readonly before: string;
  readonly calendar: CalendarWords;
  readonly write: PeriodSentences;
}

/** Words around the numbers of a date; names of months, weekdays and quarters come from CLDR. */
export interface CalendarWords {
  readonly week: string;
  readonly quarter: string;
  readonly half: string;
  readonly fiscalYear: string;
  readonly season: string;
  /** First to fourth, as they stand with quarters and halves; a word may have several forms: `erstes,erste`. */
  readonly ordinals: string;
  /** Names beyond CLDR's, `7=Juli` or `9=Sept`, by month from 1 or by weekday from 1 (Monday). */
  readonly months?: string;
  readonly weekdays?: string;
  /** Words within a date that say nothing: "31 **de** octubre". */
  readonly fillers: string;
  /** Names of months and weekdays, and their short forms, that mean other things as well. */
  readonly unsure: string;
}

/** `label | sentence` where a label is not worded as in a sentence: `Vorjahr | im Vorjahr`. */
export type LabelAndSentence = string;

/** How periods are written. A unit that is missing is written as `period` is. */
export interface PeriodSentences {
  readonly last: Partial<Record<PeriodOf, LabelAndSentence>>;
  readonly current: Partial<Record<PeriodOf, LabelAndSentence>>;
  readonly next: Partial<Record<PeriodOf, LabelAndSentence>>;
  /** By the part, of last year. */
  readonly sameOfLast: Partial<Record<PeriodOf, LabelAndSentence>>;
  /** `one; many`, in a sentence; the label is the stretch alone: "7 days". */
  readonly window: Partial<Record<PeriodUnit, string>>;
  readonly toDate: Partial<Record<PeriodOf, LabelAndSentence>>;
  readonly over: Partial<Record<PeriodOf, LabelAndSentence>>;
  readonly per: Partial<Record<PeriodOf, LabelAndSentence>>;
  /** A week, quarter, half, fiscal year or season with its number `{n}`, that number as an ordinal `{o}` and its year `{y}`. */
  readonly moments: {
    readonly week: LabelAndSentence;
    readonly weekOfYear: LabelAndSentence;
    readonly quarter: LabelAndSentence;
    readonly quarterOfYear: LabelAndSentence;
    readonly half: LabelAndSentence;
    readonly halfOfYear: LabelAndSentence;
    readonly fiscalYear: LabelAndSentence;
    readonly season: LabelAndSentence;
  };
}

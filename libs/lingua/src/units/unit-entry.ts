import type { Written } from '../language-code';

/** A pattern with {0} for the number, or one for each plural of the language; `other` stands for those that are absent. */
export type Forms = string | (Readonly<Partial<Record<string, string>>> & { readonly other: string });

/** One unit in one language. */
export interface UnitEntry {
  readonly display: Forms;
  readonly spoken: Forms;
  /** "{0}/km", "{0} pro Kilometer": the unit below a line. */
  readonly perDisplay?: string;
  readonly perSpoken?: string;
  /** Absent for the masculine and for languages without. */
  readonly gender?: string;
  /** Further names by which it is read: cases, abbreviations. */
  readonly spellings?: readonly string[];
}

/** What one language calls units, as `languages/<code>/units.json` keeps it. */
export interface UnitNames {
  readonly per: Written;
  readonly times: Written;
  /** By exponent; spoken by plural, and before that by gender where it matters: `feminine-one`. */
  readonly powers: Readonly<Record<string, { readonly display: string; readonly spoken: Forms }>>;
  readonly prefixes: Readonly<Record<string, Written>>;
  readonly units: Readonly<Record<string, UnitEntry>>;
}

/** Where a language reads CLDR otherwise aloud, and the units that CLDR lacks. */
export interface UnitOverrides {
  readonly units: Readonly<Record<string, Partial<UnitEntry>>>;
  readonly per?: Partial<Written>;
  /** "12 per 100,000": {0} of a round number of things that have no unit. */
  readonly rate: Written;
  /** Said for a plain 1, by gender: "eine". */
  readonly one?: Readonly<Record<string, string>>;
  /** A name behind a scale word: "millones de kilómetros". */
  readonly scaled?: (name: string) => string;
  /** Counts below a line as they are said, where the voice would misread digits: 100 of "per 100 km". */
  readonly counts?: Readonly<Record<number, string>>;
  /** Last touch to CLDR's long patterns: characters that the voice cannot read. */
  readonly say?: (pattern: string) => string;
  /** Last touch to what stands on screen: CLDR's marks of abbreviation, a blank where the script has none. */
  readonly show?: (pattern: string) => string;
  /** Last touch to number and name as they sound together. */
  readonly join?: (text: string) => string;
}

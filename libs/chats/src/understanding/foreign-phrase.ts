/** A phrase of another language and its English reading for the rules. `$1` is a group of `said`. */
export interface ForeignPhrase {
  /** Source of a pattern over lower-case text; a space matches any number of spaces. */
  said: string;
  meant: string;
}

/** A table of phrases: English by phrase. */
export function phrases(table: Readonly<Record<string, string>>): ForeignPhrase[] {
  return Object.entries(table).map(([said, meant]) => ({ said, meant }));
}

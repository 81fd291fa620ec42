/** How one thing is said in another language than English, and how the rules read it. `$1` is a group of `said`. */
export interface ForeignPhrase {
  /** Source of a pattern over small letters; a space stands for any number of them. */
  said: string;
  meant: string;
}

/** One table of phrases: `meant` by `said`. */
export function phrases(table: Readonly<Record<string, string>>): ForeignPhrase[] {
  return Object.entries(table).map(([said, meant]) => ({ said, meant }));
}

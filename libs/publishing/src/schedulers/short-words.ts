const LONGEST_REASON = 300;
/** What YouTube takes. */
const LONGEST_TITLE = 100;

/** A reason in a scheduler's own words, fit to be shown: one line, not too long; what says nothing is left to `otherwise`. */
export function toldReason(words: string | readonly string[] | null | undefined, otherwise: string): string {
  const line = [words ?? []]
    .flat()
    .join('; ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line === '' ? otherwise : cut(line, LONGEST_REASON);
}

/** The title of a film as networks with titles take it. */
export function shortTitle(title: string): string {
  return cut(title, LONGEST_TITLE);
}

/** Counted in whole letters, an emoji being one. */
function cut(words: string, most: number): string {
  const letters = [...words];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : words;
}

const LONGEST_REASON = 300;
/** YouTube's limit. */
const LONGEST_TITLE = 100;

/** A scheduler's reason, shortened to one line; `otherwise` if it says nothing. */
export function toldReason(words: string | readonly string[] | null | undefined, otherwise: string): string {
  const line = [words ?? []]
    .flat()
    .join('; ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return line === '' ? otherwise : cut(line, LONGEST_REASON);
}

/** A video's title, cut for networks with titles. */
export function shortTitle(title: string): string {
  return cut(title, LONGEST_TITLE);
}

/** Counts graphemes: an emoji is one. */
function cut(words: string, most: number): string {
  const letters = [...words];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : words;
}

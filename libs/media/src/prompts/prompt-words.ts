/** Longest text that leaves the house in a prompt. */
export const LONGEST_PROMPT = 900;
const LONGEST_SUBJECT = 160;
/** Addresses, links, handles: nothing to draw, and not for others to read. */
const PRIVATE_WORD = /^(https?:|www\.|@|0x)|[/\\]|\.[a-z]{2,}$|^\S{33,}$/i;

/**
 * Words of a video as a prompt may carry them: no figure (every word with a digit of any script goes), no link, address or
 * handle, nothing that could close a quotation, at most 160 characters.
 */
export function promptWords(text: string): string {
  const words = text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}"“”«»`{}[\]<>|]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/\p{N}/u.test(word) && !/^[^\p{L}]+$/u.test(word) && !PRIVATE_WORD.test(word));
  const kept: string[] = [];
  for (const word of words) {
    if ([...kept, word].join(' ').length > LONGEST_SUBJECT) break;
    kept.push(word);
  }
  return kept.join(' ');
}

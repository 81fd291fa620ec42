/** Characters that have no business in a post: controls other than line ends and tabs, and what no text may hold. */
const UNSEEN = /(?![\n\t])[\p{Cc}\uFFFE\uFFFF]/gu;

/** The text of a post as it is sent and kept; lines stay lines. */
export function postText(words: string): string {
  return words.replace(/\r\n?/g, '\n').toWellFormed().replace(UNSEEN, '').trim();
}

/** Characters not allowed in a post: controls other than line ends and tabs, and invalid ones. */
const UNSEEN = /(?![\n\t])[\p{Cc}\uFFFE\uFFFF]/gu;

/** The text of a post as sent and stored; line breaks stay. */
export function postText(words: string): string {
  return words.replace(/\r\n?/g, '\n').toWellFormed().replace(UNSEEN, '').trim();
}

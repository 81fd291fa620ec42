import type { RawSentence } from '../sentence';

/** A stretch of text and when it is said, as a server reports it: a character or a word. */
export interface TimedText {
  text: string;
  fromMs: number;
  toMs: number;
}

/** Letters and digits alone, so that punctuation and spacing of either side do not matter. */
const bare = (text: string): string[] =>
  Array.from(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}]/gu, ''),
  );

/**
 * Spans of our words out of what the server says it spoke. Where the two texts differ (a server that writes numbers
 * out, say) nothing is known: all spans are null, and the recording is aligned instead.
 */
export function matchWords(words: string[], spoken: TimedText[]): RawSentence['words'] {
  const letters = spoken.flatMap((part) => bare(part.text).map((letter) => ({ letter, ...part })));
  const wanted = words.map(bare);
  if (wanted.flat().join('') !== letters.map(({ letter }) => letter).join('')) return words.map(() => null);
  let at = 0;
  return wanted.map((word) => {
    const said = letters.slice(at, at + word.length);
    at += word.length;
    const [first, last] = [said[0], said.at(-1)];
    return first && last ? { fromMs: first.fromMs, toMs: last.toMs } : null;
  });
}

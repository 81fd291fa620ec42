import { localeOf } from './sentences';

const LONGEST_STRETCH = 1_000;

/**
 * The words of a text, as its language (a code, or any word of the caller) parts them. Stretch by stretch: the engine copies
 * all that it is given for each segment, so that one line of 50,000 characters would take gigabytes.
 */
export function countWords(text: string, language: string | null): number {
  const segmenter = new Intl.Segmenter(localeOf(language), { granularity: 'word' });
  let words = 0;
  for (let from = 0; from < text.length;) {
    const stretch = text.slice(from, from + LONGEST_STRETCH);
    const space = from + stretch.length < text.length ? stretch.lastIndexOf(' ') : -1;
    const cut = space > 0 ? space : stretch.length;
    for (const { isWordLike } of segmenter.segment(stretch.slice(0, cut))) if (isWordLike) words += 1;
    from += cut;
  }
  return words;
}

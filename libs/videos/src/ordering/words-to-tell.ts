import { UnprocessableError } from '@app/platform';
import { countWords, type PackContent, sentencesOf } from '@app/sources';

/**
 * The words of a source that is told by itself: a script, or a text without a figure. Null for all others. Sentences with a
 * figure that may be read in two ways stay out; throws `UnprocessableError` where no others are left.
 */
export async function wordsToTell(
  { kind, data, reading }: PackContent,
  hasFigures: (data: Record<string, unknown>) => Promise<boolean>,
): Promise<string | null> {
  if (reading === null) return null;
  if (kind === 'script') return reading.text;
  if (kind !== 'text' || (await hasFigures(data))) return null;
  const { undecided = [], text, language, warnings } = reading;
  if (undecided.length === 0) return text;
  const sentences = sentencesOf(text, language).filter((each) => !undecided.some((figure) => each.includes(figure)));
  if (sentences.length === 0) throw new UnprocessableError(`there is nothing to tell: ${warnings.at(-1) ?? ''}`);
  return sentences.join(' ');
}

/** As many whole sentences from the start as can be said in so many seconds; at least one. */
export function firstSentences(words: string, { language, seconds }: { language: string; seconds: number }): string {
  let left = seconds * WORDS_A_SECOND;
  const kept: string[] = [];
  for (const sentence of sentencesOf(words, language)) {
    left -= countWords(sentence, language);
    if (left < 0 && kept.length > 0) break;
    kept.push(sentence);
  }
  return kept.join(' ');
}

/** Of a calm voice, pauses between scenes included. */
const WORDS_A_SECOND = 2.2;

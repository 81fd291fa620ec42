import { countWords, type PackContent, readAnyFacts, sentencesOf } from '@app/sources';

/** The words of a source that is told by itself: a script, or a text without a figure. Null for all others. */
export function wordsToTell({ kind, data, reading }: PackContent): string | null {
  if (reading === null || !['script', 'text'].includes(kind)) return null;
  return kind === 'script' || !hasFigures(data) ? reading.text : null;
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

function hasFigures(data: Record<string, unknown>): boolean {
  return readAnyFacts(data)?.facts.some(({ number }) => number !== null) ?? false;
}

import { countWords, type PackContent, sentencesOf } from '@app/sources';

/** What is longer is no line for a voice, and no screen to read. */
const LONGEST_SENTENCE = 240;
const FEWEST_WORDS = 4;
/** Of a calm voice, pauses between scenes included. */
const WORDS_A_SECOND = 2.1;
/** Begins in the middle of a thought: it is told only right behind the sentence that it goes on from. */
const LEANING: Readonly<Record<string, RegExp>> = {
  en: /^(?:and|but|then|also|so|yet|still|however|he|she|they|it|this|that|these|those|his|her|their|its)\b/i,
  es: /^(?:y|e|pero|luego|también|además|él|ella|ellos|esto|eso|su|sus)\b/i,
  pt: /^(?:e|mas|depois|também|além|ele|ela|eles|isso|isto|seu|sua)\b/i,
  fr: /^(?:et|mais|puis|aussi|il|elle|ils|elles|cela|ce|cet|cette|ces|son|sa|leur)\b/i,
  de: /^(?:und|aber|dann|auch|er|sie|es|dies|diese|dieser|das|sein|ihr|ihre)\b/i,
  it: /^(?:e|ed|ma|poi|anche|lui|lei|essi|questo|questa|suo|sua)\b/i,
};

/** A sentence of a source, with its place among all of them. */
export interface SourceSentence {
  text: string;
  place: number;
}

/** The sentences of a text of many lines, in their order. */
export function placedSentences(text: string, language: string): SourceSentence[] {
  const sentences = text.split('\n').flatMap((line) => sentencesOf(line.replace(/\s+/g, ' '), language));
  return sentences.map((sentence, place) => ({ text: sentence, place }));
}

/** Whether a text can be said as it stands: a whole sentence, neither a label nor a byline, and not too long. */
export function isSayable(text: string, language: string): boolean {
  return (
    text.length <= LONGEST_SENTENCE &&
    /[.!?…。！？।؟]["”’»」』)]*$/u.test(text) &&
    !/\s[·|•]\s|^(?:by|von|par|por|di)\s+\p{Lu}\S*\s+\p{Lu}/u.test(text) &&
    (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(text) || countWords(text, language) >= FEWEST_WORDS)
  );
}

/** The sentences that figures of a source stood in, in the order in which the source tells them. */
export function quotedSentences(
  { reading }: PackContent,
  keys: ReadonlySet<string>,
  language: string,
): SourceSentence[] {
  if (!reading) return [];
  const quotes = reading.places.flatMap(({ key, quote }) => (quote !== null && keys.has(key) ? [quote] : []));
  const all = placedSentences(reading.text, language);
  const known = new Map(all.map(({ text, place }) => [text, place]));
  const unique = [...new Set(quotes.map((quote) => quote.replace(/\s+/g, ' ').trim()))];
  // What does not stand in the text as it was parted keeps its place behind the sentence before it.
  let last = -1;
  return unique
    .map((text) => ({ text, place: (last = known.get(text) ?? last + 0.001) }))
    .sort((a, b) => a.place - b.place);
}

/** As many as can be said in so many seconds, in their order; one that leans on what is not told is left out. */
export function fittingSentences(
  sentences: readonly SourceSentence[],
  seconds: number,
  language: string,
): SourceSentence[] {
  let left = seconds * WORDS_A_SECOND;
  const told: SourceSentence[] = [];
  for (const sentence of sentences) {
    const before = told.at(-1);
    const follows = before !== undefined && sentence.place - before.place <= 1;
    const needed = countWords(sentence.text, language);
    if (needed > left || (!follows && LEANING[language]?.test(sentence.text))) continue;
    left -= needed;
    told.push(sentence);
  }
  return told;
}

/** Seconds that a text takes to be said. */
export function secondsToSay(text: string, language: string): number {
  return countWords(text, language) / WORDS_A_SECOND;
}

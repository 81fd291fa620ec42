import { WRITING } from '@app/lingua';
import type { Rest, Sentence } from './sentence';

/** What is written after words for each rest, and at the end of a sentence. */
interface Marks {
  rests: Record<Rest, string>;
  endings: Record<Sentence['ending'], string>;
}

const LATIN: Marks = {
  rests: { none: '', comma: ',', clause: ';', stop: '.', trail: ',' },
  endings: { statement: '.', question: '?', exclamation: '!' },
};

/** Marks of languages that have their own; natural voices were trained on these. */
const OWN_MARKS: Record<string, Marks> = {
  ja: {
    rests: { none: '', comma: '、', clause: '、', stop: '。', trail: '…' },
    endings: { statement: '。', question: '？', exclamation: '！' },
  },
  zh: {
    rests: { none: '', comma: '，', clause: '；', stop: '。', trail: '…' },
    endings: { statement: '。', question: '？', exclamation: '！' },
  },
  hi: { rests: LATIN.rests, endings: { statement: '।', question: '?', exclamation: '!' } },
  ar: {
    rests: { none: '', comma: '،', clause: '؛', stop: '.', trail: '،' },
    endings: { statement: '.', question: '؟', exclamation: '!' },
  },
};

/** How a language's sentence is put together for an engine that reads text. */
export interface TextHabits {
  /** ISO 639-1 code. */
  language: string;
  /** Said for "&". */
  and: string;
}

/** A sentence as written text, and where each word begins in it (code points from 0). */
export interface SentenceText {
  text: string;
  starts: number[];
}

/** Markup around the word at a place, its punctuation outside. */
export interface Markup {
  before: (place: number) => string;
  after: (place: number) => string;
}

const UNMARKED: Markup = { before: () => '', after: () => '' };

/** Puts words and their punctuation together again, with spaces unless told otherwise. */
export function sentenceText(
  sentence: Sentence,
  and: string,
  { before, after }: Markup = UNMARKED,
  space = ' ',
  marks = LATIN,
): SentenceText {
  const starts: number[] = [];
  let text = '';
  let length = 0;
  const append = (part: string) => {
    text += part;
    length += Array.from(part).length;
  };
  for (const [index, word] of sentence.words.entries()) {
    if (index > 0) append(space);
    append(before(index));
    starts.push(length);
    append(word.text.replaceAll('&', and));
    append(after(index));
    append(index === sentence.words.length - 1 ? marks.endings[sentence.ending] : marks.rests[word.rest]);
  }
  return { text, starts };
}

/** The text that a natural voice reads, as the language is written. */
export function writtenText(sentence: Sentence, { language, and }: TextHabits): SentenceText {
  // A natural voice would stumble over spaces that its language does not write.
  const space = WRITING[language]?.isSpaced === false ? '' : ' ';
  return sentenceText(sentence, and, UNMARKED, space, OWN_MARKS[language]);
}

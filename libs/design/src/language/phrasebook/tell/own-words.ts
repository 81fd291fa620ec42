import { type Fact } from '@app/facts';
import { respell, WRITING } from '@app/lingua';
import { mayBeOf } from '@app/sources';
import NOUNS_EN from '../../en/nouns.json';
import type { Lexicon } from '../../lexicon';
import type { Phrasebook } from '../phrasebook';

const ABBREVIATION = /^[^\p{Ll}]+$/u;

/**
 * Whether a payload's own word for a figure is a word of a language, so that its voice can say it. Its letters decide, then
 * whether it shares words with the names that the language has for figures or with the English ones, then whether those
 * beside it do. Abbreviations are said in every language.
 */
export function isOwnWord(label: string, facts: readonly Fact[], book: Phrasebook): boolean {
  if (ABBREVIATION.test(label)) return true;
  const { letters, isLatin } = WRITING[book.code];
  if (!letters.test(label)) return false;
  if (!isLatin) return true;
  const own = leaning(label, wordsOf(book));
  return own === 0 ? areOwnWords(facts, book) : own > 0;
}

const JUDGED = new WeakMap<readonly Fact[], Map<string, boolean>>();

/** The same of all that a payload calls its figures. */
export function areOwnWords(facts: readonly Fact[], book: Phrasebook): boolean {
  const judged = JUDGED.get(facts) ?? new Map<string, boolean>();
  JUDGED.set(facts, judged);
  const known = judged.get(book.code);
  if (known !== undefined) return known;
  const labels = [...new Set(facts.filter((fact) => !isNameKey(fact)).map(({ label }) => label))];
  // Keys lose their accents: "entrees" is as good as "entrées" where it stands among others.
  const own = labels.reduce((sum, label) => sum + leaning(respell(label, book.code), wordsOf(book)), 0);
  const isOwn = own === 0 ? mayBeOf(book.code, labels.join(' ')) : own > 0;
  judged.set(book.code, isOwn);
  return isOwn;
}

/** A name that stands as a key, and is said as it is: `{"Ana Lima": 4}`. */
export function isNameKey({ path, label }: Fact): boolean {
  return path.length > 1 && path.at(-1) === label && !/^\d+$/.test(path.at(-2) ?? '') && /^\p{Lu}/u.test(label);
}

interface OwnWords {
  own: ReadonlySet<string>;
  english: ReadonlySet<string>;
}

/** Words that only one of the two languages has, the video's counted for it and English ones against it. */
function leaning(label: string, { own, english }: OwnWords): number {
  return tokensOf(label).reduce((sum, word) => {
    if (own.has(word) === english.has(word)) return sum + (/[^\p{ASCII}]/u.test(word) ? 1 : 0);
    return sum + (own.has(word) ? 1 : -1);
  }, 0);
}

const KNOWN = new WeakMap<Lexicon, OwnWords>();

function wordsOf({ lexicon }: Phrasebook): OwnWords {
  const known = KNOWN.get(lexicon);
  if (known) return known;
  const nouns = Object.values(lexicon).flatMap(({ text, one = '', forms = {} }) => [
    text,
    one,
    ...Object.values(forms),
  ]);
  const words = { own: new Set(nouns.flatMap(tokensOf)), english: new Set(Object.keys(NOUNS_EN).flatMap(tokensOf)) };
  KNOWN.set(lexicon, words);
  return words;
}

function tokensOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length > 2);
}

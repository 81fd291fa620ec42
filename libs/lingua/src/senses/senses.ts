import { foldWord } from '../fold-word';
import type { LanguageCode } from '../language-code';
import { LANGUAGE_CODES } from '../language-code';
import { SENSES_AR } from '../languages/ar/senses';
import { SENSES_DE } from '../languages/de/senses';
import { SENSES_EN } from '../languages/en/senses';
import { SENSES_ES } from '../languages/es/senses';
import { SENSES_FR } from '../languages/fr/senses';
import { SENSES_HI } from '../languages/hi/senses';
import { SENSES_ID } from '../languages/id/senses';
import { SENSES_IT } from '../languages/it/senses';
import { SENSES_JA } from '../languages/ja/senses';
import { SENSES_KO } from '../languages/ko/senses';
import { SENSES_PT } from '../languages/pt/senses';
import { SENSES_TR } from '../languages/tr/senses';
import { SENSES_ZH } from '../languages/zh/senses';
import type { Meaning, Sense, UpOrDown } from './sense';
import { itemAt, meaningLists, type SenseWords, spellingsOf } from './sense-words';

/** What data is worded with, by language. */
export const SENSE_WORDS: Readonly<Record<LanguageCode, SenseWords>> = {
  en: SENSES_EN,
  es: SENSES_ES,
  pt: SENSES_PT,
  fr: SENSES_FR,
  de: SENSES_DE,
  it: SENSES_IT,
  tr: SENSES_TR,
  id: SENSES_ID,
  ja: SENSES_JA,
  ko: SENSES_KO,
  zh: SENSES_ZH,
  hi: SENSES_HI,
  ar: SENSES_AR,
};

const NONE: readonly Sense[] = [];
const LONGEST_WORD = 60;

/** The most words that a phrase has. */
export const LONGEST_PHRASE = 4;

/** What one word may mean in any of the languages, in lower case and NFKC; accents may be missing. Empty if unknown. */
export function sensesOf(lower: string): readonly Sense[] {
  return lower.length > LONGEST_WORD ? NONE : lookUp(foldWord(lower));
}

let firstWords: ReadonlySet<string> | null = null;

/** Whether any phrase begins with a word, so that only then the words behind it have to be looked up. */
export function beginsPhrase(lower: string): boolean {
  firstWords ??= new Set(
    allLists().flatMap(({ list, language }) =>
      list
        .split(' ')
        .filter((item) => item.includes('_'))
        .flatMap((item) => wordsOf(item, language))
        .flatMap((text) => (text.includes(' ') ? [text.slice(0, text.indexOf(' '))] : [])),
    ),
  );
  return lower.length <= LONGEST_WORD && firstWords.has(foldWord(lower));
}

/** What words that follow one another mean only together: "net", "income". Empty for one word and for unknown phrases. */
export function sensesOfPhrase(words: readonly string[]): readonly Sense[] {
  if (words.length < 2 || words.length > LONGEST_PHRASE || words.some((word) => word.length > LONGEST_WORD))
    return NONE;
  return lookUp(foldWord(words.join(' ')));
}

/**
 * All words that have a sense, with and without accents: for splitting compounds and texts without blanks. Asking for one
 * word is cheap; walking through all of them reads every list.
 */
export function sensesKnown(): ReadonlySet<string> {
  return KNOWN;
}

class KnownWords implements ReadonlySet<string> {
  has(word: string): boolean {
    return sensesOf(word).length > 0;
  }

  get size(): number {
    return this.all().size;
  }

  [Symbol.iterator](): SetIterator<string> {
    return this.all().values();
  }

  keys(): SetIterator<string> {
    return this.all().values();
  }

  values(): SetIterator<string> {
    return this.all().values();
  }

  entries(): SetIterator<[string, string]> {
    return this.all().entries();
  }

  forEach(callback: (word: string, again: string, set: ReadonlySet<string>) => void): void {
    for (const word of this) callback(word, word, this);
  }

  private all(): Set<string> {
    const words = allLists().flatMap(({ list, language }) =>
      list.split(' ').flatMap((item) => (item === '' ? [] : wordsOf(item, language))),
    );
    return new Set(words.filter((word) => !word.includes(' ')));
  }
}

const KNOWN = new KnownWords();

/** One list of a language, with what its words mean there. */
interface Listed {
  readonly language: LanguageCode;
  readonly list: string;
  readonly meaning: Meaning;
  /** By which meanings are the same. */
  readonly key: string;
}

/** Where an item stands: the place of its list among all, times `STRIDE`, and its start within the list. */
type Place = number;
const STRIDE = 1 << 16;

/** Keys repeat their words. */
const KEPT = 20_000;
const looked = new Map<string, readonly Sense[]>();
let lists: readonly Listed[] | null = null;
let beginnings: ReadonlyMap<number, readonly Place[]> | null = null;

/** All lists, the languages in order. */
function allLists(): readonly Listed[] {
  return (lists ??= LANGUAGE_CODES.flatMap((language) =>
    meaningLists(SENSE_WORDS[language]).map(({ list, meaning }) => ({ language, list, meaning, key: keyOf(meaning) })),
  ));
}

/**
 * The senses of a folded word or phrase. The lists stay text: of the items that begin like the word, those are read that
 * do not differ from it by a plain letter.
 */
function lookUp(word: string): readonly Sense[] {
  let senses = looked.get(word);
  if (senses !== undefined) return senses;
  const places = (beginnings ??= findBeginnings()).get(beginningOf(word.charCodeAt(0), word.charCodeAt(1))) ?? [];
  const readings: ListedText[] = [];
  for (const place of places) {
    const listed = allLists()[Math.floor(place / STRIDE)];
    if (listed && mayBe(listed, place % STRIDE, word)) readings.push(...readingsAt(listed, place % STRIDE, word));
  }
  senses = readings.length === 0 ? NONE : gather(readings);
  if (looked.size >= KEPT) looked.clear();
  looked.set(word, senses);
  return senses;
}

/** By which words are put together: their first two letters where both are Latin, else their first. */
function beginningOf(first: number, second: number): number {
  return isLatin(first) && isLatin(second) ? first * 128 + second : STRIDE + first;
}

function isLatin(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** By letter, the one that it folds to; 0 where that takes more than the letter: brackets, marks, umlauts. */
const folds = new Map<number, number>();
/** In German they are written with an e as well. */
const UMLAUTS = /^[äöüßÄÖÜ]$/;

function foldOf(code: number): number {
  if (isLatin(code)) return code;
  let fold = folds.get(code);
  if (fold !== undefined) return fold;
  const letter = String.fromCharCode(code);
  const folded = foldWord(letter);
  const isLetter = folded.length === 1 && LETTER.test(letter) && !UMLAUTS.test(letter);
  folds.set(code, (fold = isLetter ? folded.charCodeAt(0) : 0));
  return fold;
}

/** A letter, or a sign that follows one and stays. */
const LETTER = /^[\p{L}\p{Mc}\p{Mn}]$/u;

/** Where the items stand that have a word with a beginning. Most tell by their first two letters. */
function findBeginnings(): ReadonlyMap<number, readonly Place[]> {
  const places = new Map<number, Place[]>();
  const add = (beginning: number, place: Place): void => {
    const known = places.get(beginning);
    if (!known) places.set(beginning, [place]);
    else if (known[known.length - 1] !== place) known.push(place);
  };
  for (const [order, { language, list }] of allLists().entries())
    for (let start = 0; start < list.length;) {
      const place = order * STRIDE + start;
      const first = foldOf(list.charCodeAt(start));
      const second = isLatin(first) ? foldOf(list.charCodeAt(start + 1)) : first;
      if (first > 0 && second > 0) add(beginningOf(first, second), place);
      else
        for (const word of wordsOf(itemAt(list, start), language))
          add(beginningOf(word.charCodeAt(0), word.charCodeAt(1)), place);
      if (language === 'ar') add(beginningOf(ARTICLE.charCodeAt(0), 0), place);
      const end = list.indexOf(' ', start);
      start = end < 0 ? list.length : end + 1;
    }
  return places;
}

/** One text of an item, and its list. */
interface ListedText extends Listed {
  readonly text: string;
  readonly isWeak: boolean;
}

/** What the texts of an item mean that are written as a word: `kar` is "kar" and "kâr". */
function readingsAt(listed: Listed, start: number, word: string): ListedText[] {
  const { texts, isWeak } = spellingsOf(itemAt(listed.list, start));
  const own = texts.filter((text) => foldsOf(text, listed.language).includes(word));
  return own.map((text) => ({ ...listed, text, isWeak }));
}

/** Whether an item has to be read to know that it is not a word. */
function mayBe({ language, list }: Listed, start: number, word: string): boolean {
  if (mayBeFrom(list, start, word, 0)) return true;
  return language === 'ar' && word.startsWith(ARTICLE) && mayBeFrom(list, start, word, ARTICLE.length);
}

function mayBeFrom(list: string, start: number, word: string, from: number): boolean {
  let at = from;
  for (let place = start; place < list.length; place += 1) {
    const listed = list.charCodeAt(place);
    if (listed === BLANK || listed === DOUBT) return at === word.length;
    if (listed === JOINT) {
      if (word.charCodeAt(at) === BLANK) at += 1;
      continue;
    }
    const fold = listed === word.charCodeAt(at) ? listed : foldOf(listed);
    if (fold === 0) return true;
    if (fold !== word.charCodeAt(at)) return false;
    at += 1;
  }
  return at === word.length;
}

const BLANK = 32;
const JOINT = '_'.charCodeAt(0);
const DOUBT = '?'.charCodeAt(0);

/** An item's words as they are looked up. Keys in lower case write phrases in one: `createdby`, `netincome`. */
function wordsOf(item: string, language: LanguageCode): string[] {
  return spellingsOf(item).texts.flatMap((text) => foldsOf(text, language));
}

function foldsOf(text: string, language: LanguageCode): string[] {
  return writtenAs(text, language).flatMap((spelling) => {
    const folded = foldWord(spelling);
    return folded.includes(' ') ? [folded, folded.replaceAll(' ', '')] : [folded];
  });
}

const ARTICLE = 'ال';

/** A word as it is listed, and as people write it besides: without umlauts in German, with its article in Arabic. */
function writtenAs(text: string, language: LanguageCode): readonly string[] {
  if (language === 'de') {
    const plain = text.replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`);
    return plain === text ? [text] : [text, plain];
  }
  return language === 'ar' && text.length > 2 && !text.startsWith(ARTICLE) ? [text, `${ARTICLE}${text}`] : [text];
}

/** One sense for each meaning, with all languages that have it. */
function gather(readings: readonly ListedText[]): readonly Sense[] {
  const better = new Map<string, UpOrDown>();
  for (const { language, text, meaning } of readings)
    if (meaning.as === 'polarity') better.set(`${language} ${text}`, meaning.better);
  const senses = new Map<string, Gathered>();
  for (const { language, text, key, meaning, isWeak } of readings) {
    const own = withBetter(meaning, better.get(`${language} ${text}`));
    const before = senses.get(key);
    if (!before) {
      senses.set(key, { meaning: own, isWeak, languages: new Set([language]) });
      continue;
    }
    before.languages.add(language);
    // The language of a key is rarely known, so one that doubts a word makes it doubtful.
    before.isWeak ||= isWeak;
    before.meaning = withBetter(before.meaning, own.as === 'quantity' ? own.better : undefined);
  }
  const found = [...senses.values()];
  return found.map((one) => toSense(isAnotherElsewhere(one, found) ? { ...one, isWeak: true } : one));
}

/** A word that measures one thing in one language and another in the next says neither alone: temps are temperatures and time. */
function isAnotherElsewhere({ meaning, languages }: Gathered, all: readonly Gathered[]): boolean {
  return (
    meaning.as === 'quantity' &&
    all.some(
      (other) =>
        other.meaning.as === 'quantity' &&
        other.meaning.quantity !== meaning.quantity &&
        [...other.languages].every((language) => !languages.has(language)),
    )
  );
}

interface Gathered {
  meaning: Meaning;
  isWeak: boolean;
  readonly languages: Set<LanguageCode>;
}

function toSense({ meaning, isWeak, languages }: Gathered): Sense {
  return Object.freeze({ ...meaning, ...(isWeak ? { weak: true as const } : {}), languages: [...languages] });
}

/** A quantity with the direction that is good, unless it has one; one language may say it where another does not. */
function withBetter(meaning: Meaning, better: UpOrDown | undefined): Meaning {
  return meaning.as === 'quantity' && better && !meaning.better ? { ...meaning, better } : meaning;
}

/** By which senses are the same; `better` of a quantity aside. */
function keyOf(meaning: Meaning): string {
  switch (meaning.as) {
    case 'role':
      return `role ${meaning.role}`;
    case 'aggregate':
      return `aggregate ${meaning.aggregate}`;
    case 'quantity':
      return `quantity ${meaning.quantity}`;
    case 'change':
      return `change ${meaning.direction ?? ''}`;
    case 'member':
      return `member ${meaning.member}`;
    case 'names':
      return `names ${meaning.of}`;
    case 'side':
      return `side ${meaning.side}`;
    case 'polarity':
      return `polarity ${meaning.better}`;
    case 'identifier':
    case 'technical':
    case 'time':
    case 'state':
    case 'per':
      return meaning.as;
  }
}

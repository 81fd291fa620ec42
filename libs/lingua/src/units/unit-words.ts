import { currencyInName } from '../amounts/currency-codes';
import { foldWord } from '../fold-word';
import { scaleReadings } from '../amounts/scales';
import type { LanguageCode } from '../language-code';
import { bareName, formsOf, unitsOf } from './unit-names';
import { cleanText, foldName, languagesFor, spellingsOf } from './unit-spellings';
import { ALIASES, SYMBOLS } from './unit-symbols';
import { unitNamed } from './words-of-all-languages';

const LONGEST_WORD = 40;
const PER_WORDS = ['per', 'pro', 'par', 'por', 'je', 'al', 'alla', 'au', 'ogni', 'pour', 'başına', 'प्रति', 'لكل', 'في'];

const vocabularies = new Map<LanguageCode, ReadonlySet<string>>();
/** Keys repeat their words. */
const KEPT = 4_000;
const known = new Map<string, boolean>();

let symbols: ReadonlySet<string> | null = null;

/**
 * Whether a word of a name may be part of a unit: a first sieve, so that a key of ordinary words is never put together and
 * read in all its runs.
 */
export function isUnitWord(text: string, language: LanguageCode | null): boolean {
  if (text.length > LONGEST_WORD) return false;
  if (/^\d+$/.test(text)) return true;
  const key = `${language ?? ''} ${text}`;
  let answer = known.get(key);
  if (answer === undefined) {
    answer = mayBeUnit(text, language);
    if (known.size >= KEPT) known.clear();
    known.set(key, answer);
  }
  return answer;
}

function mayBeUnit(text: string, language: LanguageCode | null): boolean {
  const clean = cleanText(text);
  const word = foldName(clean);
  // "100ml", "100", "m3", "km²"
  const bare = word.replace(/^\d[\d.,]*/, '').replace(/\d+$/, '');
  if (bare === '') return true;
  if (language === null && unitNamed(text.toLowerCase()) !== null) return true;
  // "億円", "万吨"
  const unscaled = bare.replace(/^[百千万億亿兆백천만억조]{1,3}(?=.)/u, '');
  if (unscaled !== bare && mayBeUnit(unscaled, language)) return true;
  if (
    symbolWords().has(word) ||
    symbolWords().has(bare) ||
    currencyInName(text) !== null ||
    scaleReadings(bare, language ?? 'en').length > 0
  )
    return true;
  return languagesFor(language).some((code) => {
    const words = vocabularyOf(code);
    if (words.has(word) || words.has(bare)) return true;
    return spellingsOf(code).prefixes.some(([name]) => bare.startsWith(name) && words.has(bare.slice(name.length)));
  });
}

function symbolWords(): ReadonlySet<string> {
  if (symbols !== null) return symbols;
  const spelled = SYMBOLS.flatMap(([, signs, prefixes]) =>
    signs.split(' ').flatMap((sign) => ['', ...prefixes.split(' ')].map((prefix) => `${prefix}${sign}`)),
  );
  const aliases = Object.values(ALIASES).flatMap((words) => words.split(' '));
  const parts = [
    'gco',
    'kgco',
    'tco',
    'ktco',
    'mtco',
    'gtco',
    'co',
    'co2',
    'e',
    'eq',
    'co2e',
    'sq',
    'cu',
    'square',
    'cubic',
    'squared',
    'cubed',
  ];
  symbols = new Set([...spelled, ...aliases, ...parts, ...PER_WORDS].map((word) => foldName(cleanText(word))));
  return symbols;
}

/** Every word of every name in a language. */
function vocabularyOf(language: LanguageCode): ReadonlySet<string> {
  let words = vocabularies.get(language);
  if (words !== undefined) return words;
  const { names } = unitsOf(language);
  const patterns = Object.values(names.units).flatMap(({ display, spoken, spellings = [], perSpoken = '' }) => [
    ...formsOf(display),
    ...formsOf(spoken),
    ...spellings,
    perSpoken,
  ]);
  const powers = Object.values(names.powers).flatMap(({ spoken }) => formsOf(spoken));
  const named = [
    ...spellingsOf(language).folded.keys(),
    ...[...patterns, ...powers].flatMap((pattern) => wordsOf(pattern)),
  ];
  words = new Set(named);
  vocabularies.set(language, words);
  return words;
}

function wordsOf(pattern: string): string[] {
  return cleanText(bareName(pattern))
    .split(/[\s/*-]+/)
    .map((word) => foldName(foldWord(word)))
    .filter((word) => word !== '' && !/^\d+$/.test(word));
}

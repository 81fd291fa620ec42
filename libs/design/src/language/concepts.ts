import NOUNS_AR from './ar/nouns.json';
import NOUNS_DE from './de/nouns.json';
import NOUNS_ES from './es/nouns.json';
import type { FieldWord } from './field-words';
import NOUNS_FR from './fr/nouns.json';
import NOUNS_HI from './hi/nouns.json';
import NOUNS_ID from './id/nouns.json';
import NOUNS_IT from './it/nouns.json';
import NOUNS_JA from './ja/nouns.json';
import NOUNS_KO from './ko/nouns.json';
import type { Lexicon } from './lexicon';
import NOUNS_PT from './pt/nouns.json';
import NOUNS_TR from './tr/nouns.json';
import NOUNS_ZH from './zh/nouns.json';

const LEXICONS: readonly Lexicon[] = [
  NOUNS_AR,
  NOUNS_DE,
  NOUNS_ES,
  NOUNS_FR,
  NOUNS_HI,
  NOUNS_ID,
  NOUNS_IT,
  NOUNS_JA,
  NOUNS_KO,
  NOUNS_PT,
  NOUNS_TR,
  NOUNS_ZH,
];

/** Field words by the nouns of one language, in small letters without accents. */
type Concepts = ReadonlyMap<string, FieldWord>;

let known: readonly Concepts[] | null = null;

/** The languages that know most of these names: the nouns of one, or of several where they share them. */
export function languagesOf(names: readonly string[]): { concepts: readonly Concepts[]; count: number } {
  known ??= LEXICONS.map(conceptsIn);
  const folded = names.map(fold);
  const counted = known.map((concepts) => ({ concepts, count: folded.filter((name) => concepts.has(name)).length }));
  const count = Math.max(...counted.map((one) => one.count));
  return { concepts: counted.flatMap((one) => (one.count === count && count > 0 ? [one.concepts] : [])), count };
}

/** The field word for a noun in one of these languages: `revenue` for "Umsatz"; null where they disagree or know none. */
export function conceptIn(concepts: readonly Concepts[], noun: string): FieldWord | null {
  const [word, another] = new Set(concepts.flatMap((one) => one.get(fold(noun)) ?? []));
  return another === undefined ? (word ?? null) : null;
}

/** Where several fields have one noun, the first, plainer one wins. */
function conceptsIn(lexicon: Lexicon): Concepts {
  const found = new Map<string, FieldWord>();
  for (const [word, { text, one = text }] of Object.entries(lexicon))
    for (const noun of [fold(text), fold(one)]) if (!found.has(noun)) found.set(noun, word as FieldWord);
  return found;
}

/** Keys often omit accents and capitals: "poblacion". */
function fold(noun: string): string {
  return noun
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}

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

let known: ReadonlyMap<string, FieldWord> | null = null;

/** The field word for a noun in any language: `revenue` for "Umsatz"; null if it is ambiguous. */
export function conceptOf(noun: string): FieldWord | null {
  known ??= conceptsIn(LEXICONS);
  return known.get(fold(noun)) ?? null;
}

function conceptsIn(lexicons: readonly Lexicon[]): Map<string, FieldWord> {
  const found = new Map<string, FieldWord | null>();
  for (const lexicon of lexicons) {
    for (const [word, { text, one = text }] of Object.entries(lexicon)) {
      for (const noun of new Set([fold(text), fold(one)])) {
        const before = found.get(noun);
        // Within one language the first, plainer field wins; across languages the noun is ambiguous.
        if (before === undefined) found.set(noun, word as FieldWord);
        else if (before !== word && !Object.hasOwn(lexicon, before ?? '')) found.set(noun, null);
      }
    }
  }
  return new Map([...found].flatMap(([noun, word]) => (word === null ? [] : [[noun, word] as const])));
}

/** Keys often omit accents and capitals: "poblacion". */
function fold(noun: string): string {
  return noun
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}

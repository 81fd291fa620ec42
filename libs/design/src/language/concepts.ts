import { LEXICON_AR } from './ar/lexicon.ar';
import { LEXICON_DE } from './de/lexicon.de';
import { LEXICON_ES } from './es/lexicon.es';
import type { FieldWord } from './field-words';
import { LEXICON_FR } from './fr/lexicon.fr';
import { LEXICON_HI } from './hi/lexicon.hi';
import { LEXICON_ID } from './id/lexicon.id';
import { LEXICON_IT } from './it/lexicon.it';
import { LEXICON_JA } from './ja/lexicon.ja';
import { LEXICON_KO } from './ko/lexicon.ko';
import type { Lexicon } from './lexicon';
import { LEXICON_PT } from './pt/lexicon.pt';
import { LEXICON_TR } from './tr/lexicon.tr';
import { LEXICON_ZH } from './zh/lexicon.zh';

const LEXICONS: readonly Lexicon[] = [
  LEXICON_AR,
  LEXICON_DE,
  LEXICON_ES,
  LEXICON_FR,
  LEXICON_HI,
  LEXICON_ID,
  LEXICON_IT,
  LEXICON_JA,
  LEXICON_KO,
  LEXICON_PT,
  LEXICON_TR,
  LEXICON_ZH,
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

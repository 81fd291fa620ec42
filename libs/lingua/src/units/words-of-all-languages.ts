import { foldWord } from '../fold-word';
import WORDS from './words-of-all-languages.json';

/**
 * Words that are English ones in keys without accents: a Turkish day and watt, Indonesian and Italian hours, German days,
 * French years, an Italian decade, the first of which is also how English spells a diameter.
 */
const ENGLISH: ReadonlySet<string> = new Set('dia gun vat jam ora ore tag tags ans dec ton'.split(' '));
/** Words that mean something else as often: undergrounds, grass, a proportion. */
const DOUBTFUL: ReadonlySet<string> = new Set('metro metros metri grama gramas percentuale'.split(' '));

/** A unit that a word names in some language. */
export interface NamedUnit {
  readonly id: string;
  readonly isDoubtful: boolean;
}

let units: ReadonlyMap<string, NamedUnit> | null = null;

/**
 * The unit that a word in lower case names in any language, with its accents or without; null for other words, and for
 * those that are English ones unless the caller is sure of a unit.
 */
export function unitNamed(lower: string, isUnit = false): NamedUnit | null {
  units ??= gather();
  const unit = units.get(lower) ?? units.get(foldWord(lower)) ?? null;
  return ENGLISH.has(lower) && !isUnit ? null : unit;
}

function gather(): ReadonlyMap<string, NamedUnit> {
  const named = new Map<string, NamedUnit>();
  for (const [id, words] of Object.entries(WORDS))
    for (const word of words.split(' '))
      for (const spelling of [word, foldWord(word)])
        if (!named.has(spelling)) named.set(spelling, { id, isDoubtful: DOUBTFUL.has(spelling) });
  return named;
}

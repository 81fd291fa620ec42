import type { NumeralWords } from '@app/lingua';
import { sayings } from './numerals/lexicon';

/**
 * A pattern of a list of sayings (see NumeralWords for how lists are written) over folded text: whole words where a
 * language parts them by blanks, anywhere where it does not.
 */
export function phrasePattern(list: string, language: string, writing: NumeralWords['writing']): RegExp {
  const parted = writing === 'spaced' || writing === 'compound';
  const options = sayings(list, language)
    .sort((a, b) => b.saying.length - a.saying.length)
    .map(({ saying, stem }) => literal(saying).replace(/ /g, "[ '-]") + (stem ? '[\\p{L}\\p{M}]*' : ''));
  if (options.length === 0) return /(?!)/g;
  const body = `(?:${options.join('|')})`;
  return new RegExp(parted ? `(?<![\\p{L}\\p{M}])${body}(?![\\p{L}\\p{M}])` : body, 'gu');
}

/** A text as a pattern that finds just it. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

import type { Fact } from '@app/facts';
import { type Modifier } from '@app/narration';
import { sensesOf } from '@app/lingua';
import { conceptOf } from './concepts';
import { isFieldWord, type FieldWord } from './field-words';

const FOREIGN = new WeakMap<readonly Fact[], boolean>();

/**
 * The field word for a noun in a payload that is not in English: `revenue` for "umsatz". Single words mislead ("sale" is salt in
 * Italian), so most known names of the payload must be foreign.
 */
export function foreignConcept(words: string, facts: readonly Fact[]): FieldWord | null {
  const concept = isFieldWord(words.toLowerCase()) ? null : conceptOf(words);
  return concept !== null && isForeign(facts) ? concept : null;
}

function isForeign(facts: readonly Fact[]): boolean {
  const known = FOREIGN.get(facts);
  if (known !== undefined) return known;
  const names = new Set(facts.map(({ label }) => label.toLowerCase()));
  const english = [...names].filter(isFieldWord).length;
  const others = [...names].filter((name) => !isFieldWord(name) && conceptOf(name) !== null).length;
  FOREIGN.set(facts, others > english);
  return others > english;
}

/** Splits "median wait" into `median` and "wait"; null if no modifier comes first. */
export function withoutModifier(words: readonly string[]): { modifier: Modifier; rest: string } | null {
  const [first = '', ...rest] = words;
  const modifier = modifierOf(first);
  return modifier !== null && rest.length > 0 ? { modifier, rest: rest.join(' ') } : null;
}

function modifierOf(word: string): Modifier | null {
  if (word === 'new') return 'new';
  for (const sense of sensesOf(word)) {
    if (sense.as === 'aggregate' && (sense.aggregate === 'average' || sense.aggregate === 'median'))
      return sense.aggregate;
    if (sense.as === 'role' && sense.role === 'total' && sense.weak !== true) return 'total';
  }
  return null;
}

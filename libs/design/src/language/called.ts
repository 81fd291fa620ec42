import type { Fact } from '@app/facts';
import { type Modifier } from '@app/narration';
import { sensesOf } from '@app/lingua';
import { conceptIn, languagesOf } from './concepts';
import { isFieldWord, type FieldWord } from './field-words';

const SPOKEN = new WeakMap<readonly Fact[], Spoken>();
type Spoken = ReturnType<typeof languagesOf>['concepts'];

/**
 * The field word for a noun in a payload that is not in English: `revenue` for "umsatz". Words mislead where another language has
 * them too ("sale" is salt in Italian, "chat" a French cat), so only the language counts that most known names of the payload are of.
 */
export function foreignConcept(words: string, facts: readonly Fact[]): FieldWord | null {
  return isFieldWord(words.toLowerCase()) ? null : (conceptIn(spokenIn(facts), words) ?? wayOfTaking(words));
}

/** The noun for a label that is only a word for an average or a median: "Media", "Moyenne". */
function wayOfTaking(word: string): FieldWord | null {
  for (const sense of sensesOf(word.toLowerCase()))
    if (sense.as === 'aggregate' && (sense.aggregate === 'average' || sense.aggregate === 'median'))
      return sense.aggregate;
  return null;
}

/** What the payload's names speak; nothing where they are English. */
function spokenIn(facts: readonly Fact[]): Spoken {
  const known = SPOKEN.get(facts);
  if (known) return known;
  const names = [...new Set(facts.map(({ label }) => label.toLowerCase()))];
  const others = languagesOf(names.filter((name) => !isFieldWord(name)));
  const spoken = others.count > names.filter(isFieldWord).length ? others.concepts : [];
  SPOKEN.set(facts, spoken);
  return spoken;
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

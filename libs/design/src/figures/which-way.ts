import type { Fact } from '@app/facts';
import { languageOf } from '../language/languages';
import type { Way } from './direction';
import type { Ground } from './ground';
import { literal } from './phrase-pattern';

/** A text as far as it says which way its figures went. */
export interface Told {
  /** Every fact that it refers to or gives the number of. */
  facts: readonly Fact[];
  /** The text with blanks for the names of its figures: a profit, a growth and a loss say no way by their names. */
  unnamed: string;
}

/** A text with blanks, one for each letter, where it names these facts or what they moved. */
export function withoutNames(text: string, facts: readonly Fact[], ground: Ground): string {
  const language = languageOf(ground.language);
  const names = facts.flatMap((fact) => {
    const moved = ground.byKey.get(ground.changes.get(fact.key) ?? '');
    return [fact, moved].flatMap((named) => (named && language?.writeFigure(named).label.display) || []);
  });
  if (names.length === 0) return text;
  const pattern = new RegExp(names.map((name) => literal(name)).join('|'), 'giu');
  return text.replace(pattern, (name) => ' '.repeat(name.length));
}

/**
 * Whether a text says of a figure that it went the other way: of a movement, or of a size below nought. A level below
 * nought that is shown as such may rise, as a margin does to −3%, and a growth may fall.
 */
export function isTurned(fact: Fact, way: Way, isSigned: boolean, told: Told, ground: Ground): boolean {
  const isMovement = ground.changes.has(fact.key);
  const isOther = fact.sign < 0 ? way > 0 : fact.sign > 0 && way < 0 && isMovement;
  const isShown = fact.sign > 0 || isSigned;
  return isOther && !(isShown && (!isMovement || isBetween(fact, way, told, ground)));
}

/** Whether the words say which way a figure went since another value of it: "growth fell from 3.1% to 2.4%". */
function isBetween({ key }: Fact, way: Way, { facts }: Told, { moved, courses }: Ground): boolean {
  const course = courses.get(key);
  return (
    moved.get(key) === way ||
    (course !== undefined && facts.some((other) => other.key !== key && courses.get(other.key) === course))
  );
}

import { sensesOf } from '@app/lingua';
import { FILLER_WORDS } from './filler-words';

/** Ends with the word that leads to where a change began. */
export const FROM = /(?:^|\s)(?:from|von|de|da|dal|do|desde|dari|से|من)\s*$|从$/iu;
/** Movements that lingua does not list as words of data. */
const MOVED = new Set(
  (
    'jumped climbed slipped sank went goes go moved shortened shrank raised lowered steigt stieg sank sinkt fiel fällt kletterte ' +
    'passe passent passé recule reculé subió bajó cayó pasó caiu passou scese passò salì çıktı indi'
  ).split(' '),
);

/** Whether words say that something changed and end with where it began: "fell from". */
export function hasMovedFrom(text: string): boolean {
  return FROM.test(text) && hasMoved(text);
}

/** Whether words say that something changed: "fell", "stieg", "down". */
export function hasMoved(text: string): boolean {
  return wordsOf(text).some(isMovement);
}

function isMovement(word: string): boolean {
  return MOVED.has(word) || sensesOf(word).some(({ as }) => as === 'change');
}

/** What moved, without the verb: "The fare fell" names a fare. */
export function withoutMove(text: string): string {
  const words = text.trim().split(/\s+/);
  const last = words.findLastIndex((word) => !FILLER_WORDS.has(word.toLowerCase()));
  return last > 0 && isMovement((words[last] ?? '').toLowerCase()) ? words.slice(0, last).join(' ') : text;
}

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? [];
}

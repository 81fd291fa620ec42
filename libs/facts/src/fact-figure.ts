import { sensesOf } from '@app/lingua';
import type { Fact } from './fact';

/** Tells whether a fact can be counted with. */
export function isFigure({ number, kind }: Fact): boolean {
  return number !== null && kind !== 'date';
}

/** Tells whether a fact is a number of which nothing says what it counts. */
export function isBareNumber({ value, kind }: Fact): boolean {
  return typeof value === 'number' && (kind === 'count' || kind === 'ratio');
}

/** What two figures share that can be set side by side: counts and ratios go together, all else only with its own unit. */
export function unitOf({ kind, unit, currency }: Fact): string {
  return `${kind === 'ratio' ? 'count' : kind} ${unit?.id} ${currency}`;
}

/** Tells whether a figure is a rank. */
export function isRank({ role, kind, words }: Pick<Fact, 'role' | 'kind' | 'words'>): boolean {
  if (role === 'rank') return true;
  return (
    kind === 'count' &&
    words.some((word) => sensesOf(word).some((sense) => sense.as === 'quantity' && sense.quantity === 'rank'))
  );
}

import { isTechnical } from './identifiers';
import type { Leaf } from './leaf';

/** Longer texts explain, and no longer name. */
const LONGEST = 40;
/** Words alone: an explanation with figures in it says when something counts, and not what it is called. */
const NAME = /^\p{L}[\p{L}\s'’/-]+$/u;

/** What a payload's own glossary calls its keys: `{glossary: {gmph: "gross crane moves per hour"}}`. Keys in small letters. */
export function glossaryOf(leaves: readonly Leaf[]): ReadonlyMap<string, string> {
  return new Map(
    leaves.flatMap(({ holder, path, value }) =>
      holder.name !== null &&
      isTechnical(holder.name) &&
      typeof value === 'string' &&
      value.length <= LONGEST &&
      NAME.test(value)
        ? [[(path.at(-1) ?? '').toLowerCase(), value] as const]
        : [],
    ),
  );
}

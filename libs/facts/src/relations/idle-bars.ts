import type { Fact, FactComparison } from '../fact';
import { isFigure } from '../fact-figure';
import { isPlace, objectOf } from '../fact-place';
import { groupBy } from '../group-by';
import type { FieldName, FieldNames } from '../names/field-name';
import { hasSubject, isCountOfParts, sensesAt } from '../names/name-senses';

/**
 * Finds targets and limits that no figure is measured against, which are no news by themselves: an object of standards beside results
 * that cannot be read. Where a payload is mostly about them, they are its news.
 */
export function idleBars(
  facts: readonly Fact[],
  comparisons: readonly FactComparison[],
  names: FieldNames,
): ReadonlySet<string> {
  const others = new Set(comparisons.map(({ other }) => other));
  const figures = facts.filter(isFigure);
  const keysOf = groupBy(facts, objectOf);
  const idle = [...groupBy(figures, objectOf)].flatMap(([object, members]) => {
    const [first] = members;
    const name = names.of(first?.path.at(-2) ?? '');
    if (!first || first.path.length < 2 || members.length < 2 || members.some(({ path }) => isPlace(path.at(-1))))
      return [];
    const sure = wanted(name);
    if (sure === null) return [];
    const keys = new Set(members.map(({ path }) => path.at(-1)));
    const isBeside = [...keysOf].some(
      ([other, own]) => other !== object && own.filter(({ path }) => keys.has(path.at(-1))).length * 2 >= keys.size,
    );
    return sure || isBeside ? members.filter(({ key }) => !others.has(key)) : [];
  });
  return new Set(idle.length * 2 > figures.length ? [] : idle.map(({ key }) => key));
}

/** Whether a name says no more than that its figures are wanted or allowed, and how surely; null where it says something else. */
function wanted(name: FieldName): boolean | null {
  const roles = name.tokens.flatMap((_, index) =>
    sensesAt(name, index, 'role', true).filter(({ role }) => role === 'target' || role === 'limit'),
  );
  // How a budget is divided is news by itself.
  const isMoney = name.tokens.some((_, index) =>
    sensesAt(name, index, 'quantity', true).some(({ quantity }) => quantity === 'money'),
  );
  const isSure = roles.some(({ weak }) => weak !== true);
  if (roles.length === 0 || isMoney || (!isSure && isCountOfParts(name))) return null;
  const isBare = !hasSubject(name) || name.tokens.every((_, index) => isRoleOrMeasure(name, index));
  return isBare ? isSure : null;
}

function isRoleOrMeasure(name: FieldName, index: number): boolean {
  return (
    sensesAt(name, index, 'role', true).length > 0 ||
    name.units.some(({ from, to }) => index >= from && index < to) ||
    /^[\p{P}\p{S}]+$/u.test(name.tokens[index]?.lower ?? '')
  );
}

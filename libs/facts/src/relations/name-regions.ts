import { isRegionCode, sensesOf } from '@app/lingua';
import type { Fact } from '../fact';
import { isPlace } from '../fact-place';
import { groupBy } from '../group-by';
import { wordsOf } from '../names/field-name';

/** `market: "FR"`: codes of countries (ISO 3166), in fields that are called after places or the standard. Writers say their names. */
export function nameRegions(facts: readonly Fact[]): Fact[] {
  // "FR" may be a Friday as well.
  const codes = facts.filter(
    ({ kind, value }) => (kind === 'name' || kind === 'date') && typeof value === 'string' && CODE.test(value),
  );
  if (codes.length === 0) return [...facts];
  const columns = groupBy(codes, ({ path }) => path.map((part) => (isPlace(part) ? '*' : part)).join('/'));
  const regions = new Set(
    [...columns.values()].flatMap((column) =>
      holdsPlaces(column[0]?.path.at(-1) ?? '') && column.every(({ value }) => isRegionCode(String(value)))
        ? column.map(({ key }) => key)
        : [],
    ),
  );
  return facts.map((fact) => (regions.has(fact.key) ? { ...fact, kind: 'name', form: 'region' } : fact));
}

const CODE = /^\p{Lu}{2}$/u;

/** Not what is a state or a kind as well: those of one country have codes of their own. */
function holdsPlaces(name: string): boolean {
  return wordsOf(name).some((word) => {
    const senses = sensesOf(word).flatMap((sense) => (sense.as === 'names' ? [sense.of] : []));
    return word === 'iso' || (senses.includes('place') && !senses.includes('category') && word.length > 2);
  });
}

import type { Fact, FactTable } from '../fact';
import { upperFirst } from '../letter-case';
import { rhythmOf } from '../names/axis';
import type { FieldNames } from '../names/field-name';
import { labelOfPath } from '../names/label-of';
import { tokensWith } from '../names/name-senses';
import { lastNameOf, pointerOf, type Json } from '../json-pointer';
import { columnOf, type Within } from './table-columns';

/** Fewer are as often prices of plans as a course. */
const LEAST = 4;
/** Three and more of them a year, a week or a day are a whole one. */
const WHOLE: ReadonlySet<number> = new Set([4, 7, 12, 24]);
const LEAST_OF_MONEY = 6;

/** `weeklyDistanceKm: [18.2, 21.5, …]`: what is counted week by week, in the order of the weeks. Null for any other list. */
export function tableOfRhythm(list: readonly Json[], path: readonly string[], within: Within): FactTable | null {
  const name = within.names.of(path.at(-1) ?? '');
  if (list.length < LEAST || rhythmOf(name) === null || list.some((value) => typeof value !== 'number')) return null;
  const facts = list.map((_, index) => within.byKey.get(pointerOf([...path, String(index)])));
  // The monthly prices of plans are no course of a price.
  const isPrice = facts.some((fact) => fact?.currency) || tokensWith(name, 'quantity').length === 0;
  if (isPrice && list.length < LEAST_OF_MONEY && !WHOLE.has(list.length)) return null;
  const column = columnOf('value', facts);
  if (column === null || facts.some((fact) => fact === undefined || fact.number === null)) return null;
  const label = facts[0]?.label ?? labelOfPath([...path], within.names);
  const rows = (facts as Fact[]).map((fact) => ({
    name: { key: fact.key, form: 'label' as const },
    cells: { value: fact.key },
    rank: null,
    picture: null,
  }));
  return { key: pointerOf([...path]), label, temporal: true, columns: [{ ...column, label }], main: 'value', rows };
}

/** Figures of such a list are called by their place in it: "Week 3". */
export function nameSteps(facts: readonly Fact[], tables: readonly FactTable[], names: FieldNames): Fact[] {
  const steps = new Map<string, string>();
  for (const { key, rows } of tables) {
    const unit = rhythmOf(names.of(lastNameOf(key)));
    const isOfPlaces = rows.every(({ name }, index) => name.form === 'label' && name.key === `${key}/${index}`);
    if (unit !== null && isOfPlaces)
      rows.forEach(({ name }, index) => steps.set(name.key, `${upperFirst(unit)} ${index + 1}`));
  }
  return steps.size === 0 ? [...facts] : facts.map((fact) => ({ ...fact, label: steps.get(fact.key) ?? fact.label }));
}

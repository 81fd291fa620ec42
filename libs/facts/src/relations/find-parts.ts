import { readMoment, sensesOf } from '@app/lingua';
import type { Fact, FactParts, FactTable } from '../fact';
import { figuresByValue, wholeOf } from './breakdown';
import { isFigure } from '../fact-figure';
import { isPlace, objectOf } from '../fact-place';
import { groupBy } from '../group-by';

const MAX_SIBLINGS = 14;

/** Finds figures that add up to another figure of the payload, and columns of shares that fill a hundred percent. */
export function findParts(
  facts: readonly Fact[],
  tables: readonly FactTable[],
  byKey: ReadonlyMap<string, Fact>,
): FactParts[] {
  return [...siblingParts(facts), ...columnParts(facts, tables, byKey)];
}

function siblingParts(facts: readonly Fact[]): FactParts[] {
  const groups = groupBy(
    facts.filter(isFigure),
    (fact) => `${objectOf(fact)} ${fact.kind} ${fact.unit?.id} ${fact.currency}`,
  );
  const found: FactParts[] = [];
  for (const group of groups.values()) {
    if (group.length < 3 || group.length > MAX_SIBLINGS) continue;
    for (const whole of group) {
      const parts = partsOf(whole, group);
      // A month is no sum of others.
      if (parts && readMoment(whole.path.at(-1) ?? '').length === 0)
        found.push({ whole: whole.key, parts: parts.map((part) => part.key), table: null });
    }
  }
  return found;
}

/** Only figures whose names belong together are tried: a chance sum is not a composition. */
function partsOf(whole: Fact, group: readonly Fact[]): Fact[] | null {
  // A total names its object: what it is of stands with each part as well.
  const stem = isTotal(whole.words.at(-1)) ? [] : whole.words.filter((word) => !isTotal(word));
  const kin = group.filter(
    (fact) =>
      fact !== whole &&
      (fact.number ?? 0) > 0 &&
      (stem.some((word) => fact.words.includes(word)) || (stem.length === 0 && saysTotal(whole))),
  );
  // All that stands in an object adds up to one of them: `flights: {scheduled, onTime, delayed, cancelled}`.
  const others = group.filter((fact) => fact !== whole);
  if (isAllOf(whole, others)) return others;
  const sets: Fact[][] = [kin];
  kin.forEach((a, i) =>
    kin.slice(i + 1).forEach((b, j) => sets.push([a, b], ...kin.slice(i + j + 2).map((c) => [a, b, c]))),
  );
  return sets.find((set) => set.length >= 2 && set.length <= 5 && addsUp(set, whole)) ?? null;
}

function saysTotal({ words }: Fact): boolean {
  return words.some(isTotal);
}

function isTotal(word: string | undefined): boolean {
  return sensesOf(word ?? '').some((sense) => sense.as === 'role' && sense.role === 'total' && sense.weak !== true);
}

/** Fewer parts, or digits, add up by chance. */
const MIN_PARTS = 3;
const TELLING_DIGITS = 3;

function isAllOf(whole: Fact, others: readonly Fact[]): boolean {
  return (
    whole.path.length > 1 &&
    others.length >= MIN_PARTS &&
    others.length <= 5 &&
    others.every(({ number }) => (number ?? 0) > 0) &&
    String(whole.number).replace(/\D/g, '').length >= TELLING_DIGITS &&
    addsUp(others, whole)
  );
}

function addsUp(parts: readonly Fact[], whole: Fact): boolean {
  const sum = parts.reduce((total, part) => total + (part.number ?? 0), 0);
  const slack = 0.5 * 10 ** -Math.min(whole.precision, ...parts.map((part) => part.precision));
  return Math.abs(sum - (whole.number ?? 0)) <= slack * 0.5 + 1e-9;
}

function columnParts(
  facts: readonly Fact[],
  tables: readonly FactTable[],
  byKey: ReadonlyMap<string, Fact>,
): FactParts[] {
  const found: FactParts[] = [];
  const totals = facts.filter((fact) => fact.words.includes('total'));
  /** Figures outside of lists, by their names: what all rows together have is called like their column. */
  const byName = groupBy(
    facts.filter((fact) => isFigure(fact) && !fact.path.some((part) => isPlace(part))),
    ({ path }) => path.at(-1) ?? '',
  );
  const byValue = figuresByValue(facts);
  for (const table of tables) {
    if (table.rows.length < 2 || table.rows.length > 60) continue;
    for (const column of table.columns) {
      const cells = table.rows
        .map((row) => byKey.get(row.cells[column.name] ?? ''))
        .filter((fact) => fact !== undefined);
      if (cells.length !== table.rows.length || cells.some((cell) => (cell.number ?? -1) < 0)) continue;
      const isMap = table.rows.every(({ name }) => name.form === 'label');
      const isOutside = (fact: Fact): boolean =>
        isMap ? !cells.includes(fact) : !fact.key.startsWith(`${table.key}/`);
      const isSum = (fact: Fact): boolean => fact.kind === cells[0]?.kind && addsUp(cells, fact);
      const own = byKey.get(table.total?.cells[column.name] ?? '');
      const whole =
        (own && isSum(own) ? own : undefined) ??
        totals.find((fact) => isOutside(fact) && isSum(fact)) ??
        (isMap
          ? wholeOf(cells, byValue)
          : byName.get(cells[0]?.path.at(-1) ?? '')?.find((fact) => isOutside(fact) && isSum(fact)));
      const sum = cells.reduce((total, cell) => total + (cell.number ?? 0), 0);
      if (whole) found.push({ whole: whole.key, parts: cells.map((cell) => cell.key), table: table.key });
      else if (column.kind === 'percent' && Math.abs(sum - 100) <= 1)
        found.push({ whole: null, parts: cells.map((cell) => cell.key), table: table.key });
    }
  }
  return found;
}

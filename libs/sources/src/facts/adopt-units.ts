import type { Fact } from './fact';

const SERIES_WORDS = new Set([
  'series',
  'history',
  'trend',
  'points',
  'chart',
  'daily',
  'weekly',
  'monthly',
  'v',
  'value',
  'y',
]);

/**
 * Lends a unit to bare numbers from the fact they evidently repeat: one of the same name (`netFlow24h` beside
 * `netFlowUsd`), or the fact that a list's last value equals (`tvlSeries` beside `tvlUsd`).
 */
export function adoptUnits(facts: readonly Fact[]): Fact[] {
  const lenders = facts.filter((fact) => (fact.currency !== null || fact.kind === 'percent') && fact.number !== null);
  const mixed = new Set(lenders.map(listOf));
  const byWords = new Map(lenders.map((fact) => [stem(fact), fact]));
  const lists = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (!isBare(fact) || mixed.has(listOf(fact))) continue;
    const list = lists.get(listOf(fact));
    if (list) list.push(fact);
    else lists.set(listOf(fact), [fact]);
  }
  const lent = new Map<string, Fact>();
  for (const list of lists.values()) {
    const first = list[0];
    const last = list.at(-1);
    if (!first || !last) continue;
    const named = stem(first) === '' ? undefined : byWords.get(stem(first));
    const equal =
      list.length > 2
        ? lenders.find((fact) => fact.number === last.number && Math.abs(fact.number ?? 0) >= 100)
        : undefined;
    const lender = named ?? equal;
    if (lender)
      list.forEach((fact) =>
        lent.set(fact.key, {
          ...fact,
          kind: lender.kind,
          unit: lender.unit,
          currency: lender.currency,
          label: lender.label,
        }),
      );
  }
  return facts.map((fact) => lent.get(fact.key) ?? fact);
}

function isBare(fact: Fact): boolean {
  return typeof fact.value === 'number' && (fact.kind === 'count' || fact.kind === 'ratio');
}

function stem(fact: Fact): string {
  return fact.words.filter((word) => !SERIES_WORDS.has(word)).join(' ');
}

/** Values of one column stand under one pointer with the row numbers left out. */
function listOf(fact: Fact): string {
  return fact.path.map((part) => (/^\d+$/.test(part) ? '*' : part)).join('/');
}

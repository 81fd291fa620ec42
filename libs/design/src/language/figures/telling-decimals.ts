import type { Fact, FactPack, FactTable } from '@app/facts';
import { isCurrencyCode } from '@app/lingua';
import { usualDecimals } from './number-parts';

/** Rates of currency pairs are quoted with four decimals, and nothing else is told with more than that. */
const MOST = 4;
const CENTS = 2;
/** From here figures are whole or cut to a scale. */
const LARGE = 1e6;
const NUMERIC: ReadonlySet<string> = new Set(['percent', 'currency', 'ratio', 'temperature', 'measure', 'duration']);

/**
 * Marks the figures that the usual cut would make alike although the payload tells them apart: neighbours in a column,
 * the two sides of a comparison, and rates of currency pairs. Never more decimals than the payload gives.
 */
export function withTellingDecimals(pack: FactPack): FactPack {
  const byKey = new Map(pack.facts.map((fact) => [fact.key, fact]));
  const factsOf = (keys: ReadonlyArray<string | undefined>): Fact[] =>
    keys.flatMap((key) => byKey.get(key ?? '') ?? []);
  const wanted = new Map<string, number>();
  const want = (facts: readonly Fact[], decimals: number): void => {
    if (decimals > 0) for (const { key } of facts) wanted.set(key, Math.max(decimals, wanted.get(key) ?? 0));
  };
  for (const table of pack.tables) {
    for (const columns of alikeColumns(table)) {
      const cells = columns.map((name) => factsOf(table.rows.map((row) => row.cells[name])));
      want(cells.flat(), Math.max(...cells.map((column) => tellingDecimals(column))));
    }
  }
  for (const { subject, other } of pack.comparisons) {
    const sides = factsOf([subject, other]);
    want(sides, tellingDecimals(sides));
  }
  want(ratesOf(pack), MOST);
  want(
    pack.facts.filter((fact) => isPrice(fact)),
    CENTS,
  );
  if (wanted.size === 0) return pack;
  const facts = pack.facts.map((fact) => {
    const decimals = wanted.get(fact.key);
    return decimals === undefined ? fact : { ...fact, decimals };
  });
  return { ...pack, facts };
}

/** A price without its currency keeps its cents: 142.18 is no 142.2. */
function isPrice({ kind, number, precision, words }: Fact): boolean {
  return kind === 'ratio' && precision === CENTS && Math.abs(number ?? 0) < 1000 && words.includes('price');
}

/** Columns of one kind and unit, such as open, high, low and close, are told alike. */
function alikeColumns({ columns }: FactTable): string[][] {
  const groups = new Map<string, string[]>();
  for (const { name, kind, unit } of columns) {
    if (!NUMERIC.has(kind)) continue;
    const group = `${kind} ${unit?.id}`;
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups.values()];
}

/** Decimals at which each figure differs from the one after it; 0 where the usual cut does that. */
function tellingDecimals(facts: readonly Fact[]): number {
  return facts.reduce((most, { number }, index) => {
    const next = facts[index + 1]?.number ?? null;
    return number === null || next === null ? most : Math.max(most, decimalsBetween(number, next));
  }, 0);
}

function decimalsBetween(a: number, b: number): number {
  const size = Math.max(Math.abs(a), Math.abs(b));
  if (a === b || size >= LARGE) return 0;
  for (let decimals = usualDecimals(size); decimals <= MOST; decimals += 1)
    if (a.toFixed(decimals) !== b.toFixed(decimals)) return decimals === usualDecimals(size) ? 0 : decimals;
  return 0;
}

/** Prices of one currency in another: of a payload about a pair ("EUR/USD"), or under the name `rates`. */
function ratesOf({ facts }: FactPack): Fact[] {
  const isPair = facts.some(({ value }) => typeof value === 'string' && namesPair(value));
  const isBase = facts.some(({ words, value }) => words.join() === 'base' && isCurrencyCode(String(value)));
  return facts.filter(
    ({ kind, number, path }) =>
      (kind === 'ratio' || kind === 'currency') &&
      number !== null &&
      Math.abs(number) < 1000 &&
      (isPair || (isBase && path.includes('rates'))),
  );
}

function namesPair(text: string): boolean {
  const [, base = '', quote = ''] = /^([A-Z]{3}) ?[/-] ?([A-Z]{3})$/.exec(text) ?? [];
  return isCurrencyCode(base) && isCurrencyCode(quote);
}

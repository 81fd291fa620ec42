import type { Fact } from './fact';
import { isBareNumber } from './fact-figure';
import { columnOf, isPlace, objectOf } from './fact-place';
import { groupBy } from './group-by';
import { MIXES, RATES, SHARE_NAMES, SHARES } from './words/kind.words';

const MOST_DECIMALS = 12;
/** Whose name says percent says nothing of how the others are written. */
const STATED = /pct|percent|%/i;

/**
 * Gives shares their percent sign where the payload leaves it to its reader: fractions of one (`utilization: 0.87`), unless
 * their object or column also holds shares above one and so counts in points, and lists that fill a hundred.
 */
export function readFractions(facts: readonly Fact[]): Fact[] {
  if (!facts.some((fact) => isBareNumber(fact) && (isShare(fact) || isOfMix(fact)))) return [...facts];
  const inFractions = new Set(facts.filter((fact) => isRate(fact) && isFraction(fact)).map(objectOf));
  const objects = groupBy(facts.filter(isShare), objectOf);
  const columns = groupBy(facts.filter(isBareNumber), kinOf);
  const read = facts.map((fact): Fact => {
    if (!isBareNumber(fact)) return fact;
    const column = columns.get(kinOf(fact)) ?? [];
    if (isMix(fact, column)) return { ...fact, kind: 'percent', unit: '%' };
    if (isGrowth(fact) && inFractions.has(objectOf(fact))) return asPercent(fact);
    if (!isShare(fact) || fact.number === 0) return fact;
    const kin = [...(objects.get(objectOf(fact)) ?? []), ...(inRow(fact) ? column : [])].filter(
      (other) => !STATED.test(other.path.at(-1) ?? ''),
    );
    return [fact, ...kin].every((other) => isFraction(other)) ? asPercent(fact) : fact;
  });
  // What has the name of a percentage is one: 0.15 in an object of benchmarks beside 0.08.
  const shares = new Set(read.flatMap((fact, index) => (fact === facts[index] || !isShare(fact) ? [] : nameOf(fact))));
  return read.map((fact) =>
    isBareNumber(fact) && fact.number !== 0 && isFraction(fact) && shares.has(nameOf(fact)) ? asPercent(fact) : fact,
  );
}

/** What a figure is called, whether or not its object is of an earlier time. */
function nameOf({ words }: Fact): string {
  return words.join(' ');
}

function isShare(fact: Fact): boolean {
  if (fact.number === null || fact.currency !== null) return false;
  return fact.words.some((word) => SHARES.has(word)) || isShareName(fact.words) || isRate(fact);
}

function isShareName(words: readonly string[]): boolean {
  const last = words.at(-1);
  return (last === 'rate' || last === 'factor') && SHARE_NAMES.test(words.join(' '));
}

function isRate({ words, number, precision }: Fact): boolean {
  const isNamed = words.includes('churn') || (words.includes('rate') && words.some((word) => RATES.has(word)));
  return isNamed && (Math.abs(number ?? 0) >= 1 || precision >= 3 || (precision === 2 && Math.abs(number ?? 1) < 0.1));
}

/** Whoever writes `churn_rate: 0.021` writes `growth: 0.062` beside it. */
function isGrowth({ words, number }: Fact): boolean {
  return words.includes('growth') && number !== null && number !== 0 && Math.abs(number) < 1;
}

function isFraction(fact: Fact): boolean {
  return fact.kind !== 'percent' && (fact.number ?? -1) >= 0 && (fact.number ?? 2) <= 1;
}

function asPercent(fact: Fact): Fact {
  const number = Number(((fact.number ?? 0) * 100).toFixed(MOST_DECIMALS));
  return { ...fact, number, kind: 'percent', unit: '%', precision: Math.max(0, fact.precision - 2) };
}

/** At least three amounts with decimals (or that are called shares) that add up to a hundred, under a name of that sense. */
function isMix(fact: Fact, column: readonly Fact[]): boolean {
  if (column.length < 3 || !isOfMix(fact)) return false;
  const mayBeCounts = !fact.words.includes('share') && column.every((other) => other.precision === 0);
  if (mayBeCounts || column.some((other) => (other.number ?? -1) < 0)) return false;
  const sum = column.reduce((total, other) => total + (other.number ?? 0), 0);
  return Math.abs(sum - 100) <= 0.1;
}

function isOfMix(fact: Fact): boolean {
  return fact.path.some((name) => MIXES.has(name.toLowerCase()));
}

/** Rows of a list lend one column; the members of a map are one column as well. */
function kinOf(fact: Fact): string {
  return inRow(fact) ? columnOf(fact) : `${objectOf(fact)}/*`;
}

function inRow(fact: Fact): boolean {
  return fact.path.some(isPlace);
}

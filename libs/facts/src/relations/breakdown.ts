import type { Fact } from '../fact';
import { isFigure } from '../fact-figure';
import { isPlace } from '../fact-place';
import { groupBy } from '../group-by';
import type { FieldNames } from '../names/field-name';
import { pointerOf, type JsonObject } from '../json-pointer';
import { BREAKDOWNS, BY_WORDS, STATISTIC, WHOLES } from './column.words';

/** Fewer parts add up to something by chance. */
const MIN_PARTS = 3;

/** So many stand beside their sum without being a list. */
const FEW_PARTS = 5;

/** One figure by its parts: `revenueByRegion`, or an object whose figures add up to another one of the payload. */
export interface Breakdown {
  /** Names of the parts, without that of their sum. */
  parts: string[];
  /** What they add up to, where the payload says it. */
  whole: Fact | null;
}

/** Figures of a payload by their value, for sums to be looked up in; those in lists are no sums of others. */
export type FiguresByValue = ReadonlyMap<number, readonly Fact[]>;

export function figuresByValue(facts: readonly Fact[]): FiguresByValue {
  return groupBy(
    facts.filter((fact) => isFigure(fact) && !fact.path.some(isPlace)),
    ({ number }) => number ?? Number.NaN,
  );
}

/** The breakdown that an object is; null for any other. In the rows of a list each would be a story of its own. */
export function breakdownOf(
  node: JsonObject,
  path: readonly string[],
  { byKey, names, byValue }: { byKey: ReadonlyMap<string, Fact>; names: FieldNames; byValue: FiguresByValue },
): Breakdown | null {
  const keys = Object.keys(node);
  if (path.length === 0 || keys.length < MIN_PARTS || path.some(isPlace)) return null;
  const factOf = (key: string): Fact | undefined => byKey.get(pointerOf([...path, key]));
  if (keys.some((key) => (factOf(key)?.number ?? -1) < 0 || factOf(key)?.kind === 'date')) return null;
  const called = keys.find((key) => WHOLES.has(key.toLowerCase()));
  const parts = keys.filter((key) => key !== called);
  const facts = parts.flatMap((key) => factOf(key) ?? []);
  const isStatistic = (key: string): boolean => names.of(key).words.some((word) => STATISTIC.test(word));
  const isSaid = saysBreakdown(names.of(path.at(-1) ?? '').words) && !parts.every(isStatistic);
  if (!isSaid && parts.some(isStatistic)) return null;
  const own = called === undefined ? null : (factOf(called) ?? null);
  if (own) {
    const isWhole = own.number === sumOf(facts);
    // A few parts with their sum are told as such, and rank under nobody.
    return (isSaid || isWhole) && parts.length > FEW_PARTS ? { parts, whole: isWhole ? own : null } : null;
  }
  const whole = wholeOf(facts, byValue);
  return isSaid || whole ? { parts, whole } : null;
}

/** Tells by the words of its name whether an object is one: "revenue by region", "the mix". What it holds are names. */
export function saysBreakdown(words: readonly string[]): boolean {
  const by = words.findIndex((word, index) => BY_WORDS.has(word) && (word === 'by' || index > 0));
  return (by >= 0 && by < words.length - 1) || BREAKDOWNS.has(words.at(-1) ?? '');
}

/** A figure elsewhere in the payload that these add up to to the last digit. */
export function wholeOf(parts: readonly Fact[], byValue: FiguresByValue): Fact | null {
  const [first] = parts;
  if (!first || parts.length < MIN_PARTS || parts.filter(({ number }) => number !== 0).length < MIN_PARTS) return null;
  const within = first.key.slice(0, first.key.lastIndexOf('/') + 1);
  const found = byValue.get(sumOf(parts)) ?? [];
  return found.find(({ key }) => !key.startsWith(within)) ?? null;
}

function sumOf(facts: readonly Fact[]): number {
  const sum = facts.reduce((total, { number }) => total + (number ?? 0), 0);
  return Number(sum.toFixed(Math.min(20, Math.max(0, ...facts.map(({ precision }) => precision)))));
}

import type { FactTable } from '@app/facts';
import type { NamedFact, RankingIdea, SeriesIdea } from './idea';
import type { Story } from './story';
import { columnOf, isWithin, sortedDown, valueOf } from './table-columns';

const MOST_ROWS = 5;
/** Parts that a ring can show. */
const MOST_PARTS = 6;

/** A table that stands in time, as a series; null with fewer than three points. */
export function seriesIdea(table: FactTable, story: Story, led = false): SeriesIdea | null {
  const all = inTimeOrder(columnOf(table, table.main, story), story);
  if (all.length < 3) return null;
  const points = thin(all);
  const values = points.map((point) => point.fact.number ?? 0);
  const max = values.indexOf(Math.max(...values));
  const min = values.indexOf(Math.min(...values));
  const rises = values.slice(1).every((value, index) => value > (values[index] ?? 0));
  const falls = values.slice(1).every((value, index) => value < (values[index] ?? 0));
  const first = values[0] ?? 0;
  const last = values.at(-1) ?? 0;
  const spread = Math.max(...values) - Math.min(...values);
  const net = spread === 0 ? 0 : (last - first) / spread;
  const shape =
    rises || (net > 0.7 && last === Math.max(...values))
      ? 'rising'
      : falls || (net < -0.7 && last === Math.min(...values))
        ? 'falling'
        : spread === 0
          ? 'flat'
          : 'mixed';
  const lastFact = points.at(-1)?.fact;
  const of =
    story.pack.facts.find(
      (fact) =>
        fact.key !== lastFact?.key &&
        !isWithin(fact, table) &&
        fact.number === lastFact?.number &&
        fact.kind === lastFact?.kind,
    ) ?? null;
  const change = of ? story.pack.changes.find((candidate) => candidate.of === of.key) : undefined;
  const parts = story.pack.parts.find((candidate) => candidate.table === table.key && candidate.whole !== null);
  return {
    kind: 'series',
    led,
    table,
    points,
    max,
    min,
    shape,
    of,
    delta: change ? (story.byKey.get(change.key) ?? null) : null,
    total: parts?.whole ? (story.byKey.get(parts.whole) ?? null) : null,
  };
}

/** The points follow one another without gaps: dated rows by whole days, all rows kept. */
export function isUnbroken(idea: SeriesIdea, story: Story): boolean {
  if (idea.points.length !== idea.table.rows.length) return false;
  const dates = idea.points.map((point) => story.byKey.get(point.name.key)).filter((fact) => fact?.form === 'day');
  if (dates.length !== idea.points.length) return dates.length === 0;
  const days = dates.map((fact) => Date.parse(String(fact?.value)) / 86_400_000);
  return days.slice(1).every((day, index) => day - (days[index] ?? 0) === 1);
}

/** Every point climbs (or sinks) from the one before: what "every year beats the one before" needs. */
export function isMonotone(idea: SeriesIdea): boolean {
  const values = idea.points.map((point) => point.fact.number ?? 0);
  return values.slice(1).every((value, index) => value > (values[index] ?? 0));
}

/** In a race the least time leads. */
export function leadsFromLeast(table: FactTable): boolean {
  const main = table.columns.find((column) => column.name === table.main);
  return (
    main?.kind === 'duration' &&
    /result|finish|race|podium|lap|heat|cl?assific|clasific|ergebnis|wertung/i.test(table.key)
  );
}

/** All rows of a table by its main column, the largest first (or as its ranks say). */
export function standingsOf(table: FactTable, story: Story): NamedFact[] {
  const all = columnOf(table, table.main, story);
  const ranked = table.rows.every((row) => row.rank !== null);
  if (!ranked && leadsFromLeast(table)) return sortedDown(all).reverse();
  const allNegative = all.every((row) => (row.fact.number ?? 0) <= 0);
  return ranked
    ? [...all].sort((a, b) => rankOf(table, a, story) - rankOf(table, b, story))
    : [...all].sort((a, b) =>
        allNegative ? (a.fact.number ?? 0) - (b.fact.number ?? 0) : (b.fact.number ?? 0) - (a.fact.number ?? 0),
      );
}

/** A table of like things as a ranking of at most five rows; null with fewer than two. */
export function rankingIdea(table: FactTable, story: Story, led: boolean): RankingIdea | null {
  const sorted = standingsOf(table, story);
  if (sorted.length < 2) return null;
  const parts = story.pack.parts.find((found) => sorted.every((row) => found.parts.includes(row.fact.key)));
  const whole = parts !== undefined && sorted.length <= MOST_PARTS;
  const rows = sorted.slice(0, whole ? MOST_PARTS : MOST_ROWS);
  return {
    kind: 'ranking',
    table,
    rows,
    led,
    complete: rows.length === sorted.length,
    told: led ? 1 : 0,
    clear: false,
    whole,
    total: story.byKey.get(parts?.whole ?? '') ?? null,
  };
}

function rankOf(table: FactTable, row: NamedFact, story: Story): number {
  const rank = table.rows.find((candidate) => candidate.name.key === row.name.key)?.rank;
  return story.byKey.get(rank ?? '')?.number ?? Number.MAX_SAFE_INTEGER;
}

/** The same table further down: `told` rows were told, and the next may be named by its place if none is level with it. */
export function restOf(ranking: RankingIdea, told: number, all: readonly NamedFact[]): RankingIdea {
  const next = all[told];
  const clear = next !== undefined && all.filter((row) => valueOf(row) === valueOf(next)).length === 1;
  return { ...ranking, told, clear };
}

/** Dates may come newest first; weekdays and hours stand as they are given. */
export function inTimeOrder(points: NamedFact[], story: Story): NamedFact[] {
  const time = (point: NamedFact): number => {
    const fact = story.byKey.get(point.name.key);
    if (point.name.form === 'label') return Number(/^\d{4}$/.test(fact?.label ?? '') ? fact?.label : Number.NaN);
    if (fact?.kind !== 'date') return Number.NaN;
    return typeof fact.value === 'number'
      ? fact.value
      : ['day', 'time', 'year', 'year-month'].includes(fact.form ?? '')
        ? Date.parse(String(fact.value))
        : Number.NaN;
  };
  return points.some((point) => Number.isNaN(time(point))) ? points : [...points].sort((a, b) => time(a) - time(b));
}

const MOST_POINTS = 60;

/** A long series keeps its ends and evenly spaced points between them, and its extremes. */
function thin(points: NamedFact[]): NamedFact[] {
  if (points.length <= MOST_POINTS) return points;
  const step = (points.length - 1) / (MOST_POINTS - 1);
  const keep = new Set(Array.from({ length: MOST_POINTS }, (_, index) => Math.round(index * step)));
  const values = points.map((point) => point.fact.number ?? 0);
  keep.add(indexOfBest(values, (a, b) => a > b));
  keep.add(indexOfBest(values, (a, b) => a < b));
  return points.filter((_, index) => keep.has(index));
}

function indexOfBest(values: readonly number[], better: (a: number, b: number) => boolean): number {
  return values.reduce((best, value, index) => (better(value, values[best] ?? value) ? index : best), 0);
}

import { type Grain, readMoment } from '@app/lingua';
import type { Fact, FactComparison, FactTable } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { isPlace } from '../fact-place';
import type { FieldNames } from '../names/field-name';
import { areAkin, type PlayingFact } from './playing-fact';

/** A record further off than this is of something else: of a day beside months, of one house beside all. */
const MOST_APART = 2;

interface Series {
  cells: readonly PlayingFact[];
  grain: Grain | null;
  words: readonly string[];
}

/**
 * Finds records that stand beside a series in time: `previousMonthlyRecord: {month, mwh}` with `generationMwh: {2025-01: …}`. A
 * record is for the highest value of the only series that it can be of: in one unit, of its size, in steps of the
 * length that the record was measured over. Sums over the series have none.
 */
export function findSeriesRecords(
  playing: readonly PlayingFact[],
  tables: readonly FactTable[],
  names: FieldNames,
): FactComparison[] {
  const byKey = new Map(playing.map((one) => [one.fact.key, one]));
  const series = tables.flatMap((table) => seriesOf(table, byKey));
  if (series.length === 0) return [];
  const inSeries = new Set(series.flatMap(({ cells }) => cells.map(({ fact }) => fact.key)));
  return playing.flatMap((record): FactComparison[] => {
    const { fact, named } = record;
    if (!isRecord(named) || !isFigure(fact) || inSeries.has(fact.key) || fact.path.some((part) => isPlace(part)))
      return [];
    // `{value: 39.8, record: 39.2}`: what it is of stands beside it.
    const isOfAnother = playing.some(
      (one) =>
        one !== record &&
        one.object === record.object &&
        !inSeries.has(one.fact.key) &&
        isFigure(one.fact) &&
        unitOf(one.fact) === unitOf(fact) &&
        areNear(one.fact, fact),
    );
    if (isOfAnother) return [];
    const over = lengthOf(record, playing, names);
    const fitting = series.filter(
      ({ cells, cells: [first], grain }) =>
        first !== undefined &&
        unitOf(first.fact) === unitOf(fact) &&
        // A record with decimals (39.2) is not of a series of whole counts.
        (fact.precision === 0 || cells.some((cell) => cell.fact.precision > 0)) &&
        (over === null || grain === null || over === grain),
    );
    const near = fitting.filter(({ cells }) => areNear(highestOf(cells), fact));
    const called = near.filter(({ words }) => named.stem.some((word) => words.some((own) => areAkin(own, word))));
    const [only, another] = called.length > 0 ? called : near;
    if (!only || another) return [];
    return [{ role: 'record', subject: highestOf(only.cells).key, other: fact.key, name: null, period: '' }];
  });
}

/** "Record" is a row as well: then the earlier time that it is of, or nothing but the series that it fits, decides. */
function isRecord({ role, mayBe, isChange, aggregates }: PlayingFact['named']): boolean {
  const isCalled = role === 'record' || ((role === null || role === 'previous') && mayBe?.role === 'record');
  return isCalled && !isChange && !aggregates.includes('minimum');
}

function seriesOf({ temporal, rows, columns, label }: FactTable, byKey: ReadonlyMap<string, PlayingFact>): Series[] {
  if (!temporal || rows.length < 2) return [];
  const grains = new Set(rows.map(({ name }) => grainOf(byKey.get(name.key)?.fact, name.form === 'label')));
  return columns.flatMap(({ name }): Series[] => {
    const cells = rows.flatMap(({ cells: all }) => byKey.get(all[name] ?? '') ?? []);
    const [first] = cells;
    if (!first || cells.some(({ fact, named }) => !isFigure(fact) || named.isChange || named.role === 'total'))
      return [];
    return [
      {
        cells,
        grain: grains.size === 1 ? ([...grains][0] ?? null) : null,
        words: [...first.fact.words, ...wordsOf(label)],
      },
    ];
  });
}

function wordsOf(label: string): string[] {
  return label.toLowerCase().split(/[^\p{L}]+/u);
}

/** How long a step of the series is, by the name of a row: its key, or the time that it holds. */
function grainOf(fact: Fact | undefined, isKey: boolean): Grain | null {
  const text = isKey ? fact?.path.at(-1) : fact?.kind === 'date' ? String(fact.value) : undefined;
  return text === undefined ? null : (readMoment(text)[0]?.grain ?? null);
}

/** What a record was measured over: by a word of its names (monthly), or by the time that stands beside it. */
function lengthOf({ fact, object }: PlayingFact, playing: readonly PlayingFact[], names: FieldNames): Grain | null {
  for (const part of fact.path) {
    const [per] = names.of(part).periods.flatMap(({ period }) => (period.kind === 'per' ? [period.of] : []));
    if (per !== undefined) return per as Grain;
  }
  const times = playing.filter((one) => one.object === object && one.fact.kind === 'date' && one.fact !== fact);
  const [only, another] = times;
  return only && !another ? grainOf(only.fact, false) : null;
}

function highestOf([first, ...rest]: readonly PlayingFact[]): Fact {
  return rest.reduce(
    (best, { fact }) => ((fact.number ?? 0) > (best.number ?? 0) ? fact : best),
    (first as PlayingFact).fact,
  );
}

function areNear({ number: one }: Fact, { number: other }: Fact): boolean {
  if (one === null || other === null || one <= 0 || other <= 0) return false;
  return Math.max(one, other) / Math.min(one, other) < MOST_APART;
}

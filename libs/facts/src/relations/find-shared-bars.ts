import { sensesOf } from '@app/lingua';
import type { Fact, FactComparison, FactTable } from '../fact';
import { isFigure, unitOf } from '../fact-figure';
import { groupBy } from '../group-by';
import { readName, wordsOf } from '../names/field-name';
import { isContainer, isFrame, subjectTokens } from '../names/name-senses';
import { COMPARED, type NamedRole } from '../names/roles';
import { areAkin, areApart, type PlayingFact } from './find-comparisons';

/** A target, limit or benchmark outside all lists. */
interface Bar {
  playing: PlayingFact;
  role: FactComparison['role'];
  /** Words of its name without the role word. */
  stem: readonly string[];
}

interface Column {
  /** Its rows are times: a record among them is found by find-series-records.ts. */
  isSeries: boolean;
  cells: readonly PlayingFact[];
  words: ReadonlySet<string>;
  /** The unit of all cells; null where they differ. */
  unit: string | null;
  /** The parts that names give the cells; rows share their names. */
  parts: ReadonlySet<NamedRole>;
  /** Figures of the cells, the lowest and the highest of them. */
  values: ReadonlySet<number>;
  lowest: number;
  highest: number;
  /** Its rows cannot be summed. */
  isLevel: boolean;
}

/**
 * Finds targets, limits and benchmarks given once for a whole list: `targetWaitDays` with departments, `limitMgL` with samples,
 * `targetPct` with weeks. A bar applies to the only column with its unit and its words. If the column can be summed, the bar could be
 * for the sum, so it must lie between the lowest and the highest row.
 */
export function findSharedBars(playing: readonly PlayingFact[], tables: readonly FactTable[]): FactComparison[] {
  const byKey = new Map(playing.map((one) => [one.fact.key, one]));
  const columns = tables.flatMap((table) => columnsOf(table, byKey));
  if (columns.length === 0) return [];
  const inLists = new Set(columns.flatMap(({ cells }) => cells.map(({ fact }) => fact.key)));
  const bars = playing.flatMap((one): Array<{ bar: Bar; column: Column }> => {
    if (inLists.has(one.fact.key)) return [];
    const bar = barOf(one) ?? extremeBar(one);
    const column = bar && columnFor(bar, columns);
    return bar && column && !(barOf(one) === null && isReached(bar, column)) ? [{ bar, column }] : [];
  });
  const byColumn = groupBy(bars, ({ bar, column }) => `${bar.role} ${columns.indexOf(column)}`);
  return [...byColumn.values()].flatMap((rivals) => {
    // Two targets for one column are ambiguous, unless one is surely called so, or the other is where an alarm goes off.
    const sure = rivals.filter(({ bar }) => bar.playing.named.role !== null);
    const aims = sure.filter(({ bar }) => !bar.playing.named.isFloor);
    const [only, another] = aims.length > 0 ? aims : sure.length > 0 ? sure : rivals;
    const hasFloor = rivals.some(({ bar }) => bar.playing.named.isFloor);
    return !only || another ? [] : only.column.cells.map(({ fact }) => measuredBy(only.bar, fact.key, hasFloor));
  });
}

function measuredBy({ role, playing }: Bar, subject: string, hasFloor: boolean): FactComparison {
  const better = hasFloor ? { better: 'up' as const } : {};
  return { role, subject, other: playing.fact.key, name: null, period: '', ...better };
}

function columnsOf({ rows, columns, label, temporal }: FactTable, byKey: ReadonlyMap<string, PlayingFact>): Column[] {
  return columns.flatMap(({ name }): Column[] => {
    const cells = rows.flatMap(({ cells: all }) => byKey.get(all[name] ?? '') ?? []);
    const [first] = cells;
    // A reading may be missing, or below what can be detected.
    if (
      !first ||
      cells.length * 2 <= rows.length ||
      !cells.every((cell) => isFigure(cell.fact) && cell.named.role === null)
    )
      return [];
    const own = rows[0]?.name.form === 'label' ? wordsOf(label) : first.fact.words;
    const units = new Set(cells.map(({ fact }) => unitOf(fact)));
    const values = new Set(cells.map(({ fact }) => fact.number ?? 0));
    return [
      {
        cells,
        isSeries: temporal,
        words: new Set(own.map(singular)),
        unit: units.size === 1 ? unitOf(first.fact) : null,
        parts: new Set(cells.map(({ named }) => named)),
        values,
        lowest: Math.min(...values),
        highest: Math.max(...values),
        isLevel: cells.every(isOfLevel),
      },
    ];
  });
}

function isOfLevel({ fact, named }: PlayingFact): boolean {
  return (
    fact.kind === 'percent' ||
    fact.kind === 'temperature' ||
    (fact.unit?.denominator.length ?? 0) > 0 ||
    named.aggregates.length > 0
  );
}

function barOf(playing: PlayingFact): Bar | null {
  const { fact, named } = playing;
  if (!isFigure(fact) || named.forecast !== null) return null;
  const role = COMPARED.has(named.role ?? '') ? (named.role as Bar['role']) : (named.mayBe?.role ?? null);
  if (role === null || (named.role !== null && named.role !== role)) return null;
  const stem = named.role === null ? (named.mayBe?.stem ?? []) : named.stem;
  return { playing, role, stem: stem.map(singular) };
}

/** "Max mass loss" beside a list of mass losses is the most that is allowed, unless it is the most that was measured. */
function extremeBar(playing: PlayingFact): Bar | null {
  const { fact, named } = playing;
  const [aggregate, another] = named.aggregates;
  if (!isFigure(fact) || named.role !== null || named.stem.length === 0 || another !== undefined) return null;
  const role = aggregate === 'maximum' ? 'limit' : aggregate === 'minimum' ? 'target' : null;
  return role && { playing, role, stem: named.stem.map(singular) };
}

/** Whether a row has the value of a bar, or all rows stand on one side of it. */
function isReached({ playing: { fact } }: Bar, { values, lowest, highest }: Column): boolean {
  const bar = fact.number ?? 0;
  return values.has(bar) || bar <= lowest || bar >= highest;
}

/** The column a bar applies to; null if there is none or more than one. */
function columnFor(bar: Bar, columns: readonly Column[]): Column | null {
  const { fact, named } = bar.playing;
  const alike = columns.filter(
    ({ unit, parts, isSeries }) =>
      !(isSeries && bar.role === 'record') &&
      unit === unitOf(fact) &&
      [...parts].every((part) => part.isChange === named.isChange && !areApart(bar.role, part, named)),
  );
  const isBare = bar.stem.length === 0 && (fact.unit !== null || fact.kind === 'percent' || columns.length === 1);
  const called = alike.filter(({ words }) => isCalled(bar.stem, words));
  // `passThresholdHardness` shares a word with one column alone.
  const near = called.length > 0 ? called : alike.filter(({ words }) => sharesWord(bar.stem, words));
  const [column, another] = isBare ? alike.filter(({ cells }) => !isOfAnother(fact, cells[0]?.fact)) : near;
  return column && !another && isOfRows(bar, column) ? column : null;
}

/** Whether a bar that names no column stands in an object of another thing: the goal of one campaign beside the year's sources. */
function isOfAnother({ path: bar }: Fact, cell: Fact | undefined): boolean {
  const list = cell?.path.slice(
    0,
    cell.path.findIndex((part) => /^\d+$/.test(part)),
  );
  const holder = bar.slice(0, -1);
  const apart = list ? holder.findIndex((part, depth) => part !== list[depth]) : -1;
  const name = apart < 0 ? undefined : readName(holder[apart] ?? '');
  return name !== undefined && !isContainer(name) && !isFrame(name) && subjectTokens(name).length > 0;
}

function sharesWord(stem: readonly string[], words: ReadonlySet<string>): boolean {
  return stem.some((word) => [...words].some((own) => areAkin(own, word)));
}

function isCalled(stem: readonly string[], words: ReadonlySet<string>): boolean {
  const own = [...words];
  return (
    stem.length > 0 &&
    own.length > 0 &&
    (stem.every((word) => words.has(word)) || own.every((word) => stem.includes(word)))
  );
}

/** Whether a bar applies to single rows and not to their sum. */
function isOfRows({ playing: { fact } }: Bar, { isLevel, lowest, highest }: Column): boolean {
  // `damageLimitPerDepot`
  const words = wordsOf(fact.path.at(-1) ?? '');
  if (words.some((word) => sensesOf(word).some((sense) => sense.as === 'per'))) return true;
  const bar = fact.number ?? 0;
  return isLevel || (bar > lowest && bar < highest);
}

/** Keys use singular and plural interchangeably. */
function singular(word: string): string {
  return word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '');
}

import type { FactTable } from '@app/facts';
import { SLOT } from './arc';
import type { IdeaSink } from './idea-search';
import type { ChangeIdea, LeadIdea, NamedFact, RowIdea, SeriesIdea, ZeroIdea } from './idea';
import type { Story } from './story';
import { columnOf, factsOf, isBottom, sortedDown, valueOf } from './table-columns';
import { isMonotone, seriesIdea } from './table-ideas';

const MOST_SERIES = 2;
/** Where chart and change told a figure already, its beginning is told only for want of better. */
const REPEATING = 11;

/** What stands in time: the chart, where it began, its lowest point, what it adds up to, how its figure moved. */
export function addSeries(story: Story, lead: LeadIdea | null, all: boolean, sink: IdeaSink): void {
  const tables = story.pack.tables.filter(
    (table) => table.temporal && table.rows.length >= 2 && (all || story.candles.has(table.key)),
  );
  const order = [...tables].sort((a, b) => Number(b === lead?.table) - Number(a === lead?.table));
  order.slice(0, MOST_SERIES).forEach((table, index) => {
    const series = seriesIdea(table, story, lead?.table === table && lead.shape !== 'day');
    if (series) addChart(series, lead, index * 3, all, story, sink);
    if (all) addColumns(table, index * 3, story, sink);
  });
}

function addChart(
  series: SeriesIdea,
  lead: LeadIdea | null,
  later: number,
  all: boolean,
  story: Story,
  sink: IdeaSink,
): void {
  const slot = SLOT.chart + later;
  const { points, total } = series;
  const [first] = points;
  const last = points.at(-1);
  const high = points[series.max];
  const low = points[series.min];
  if (!first || !last || !high || !low) return;
  sink.push(series, slot, series.led ? 74 : 72, [...factsOf(points), ...(series.of ? [series.of] : [])]);
  // Elsewhere the movement is a claim with its own scene.
  if (all && series.delta && series.of) {
    const change: ChangeIdea = { kind: 'change', fact: series.delta, of: series.of, told: true };
    sink.push(change, slot + 0.2, 61, [series.delta], series);
  }
  if (addRange(series, slot + 0.4, story, sink)) return;
  const turned = Math.sign(valueOf(first)) * Math.sign(valueOf(last)) < 0;
  const began =
    first !== high && first.fact !== lead?.fact && (series.shape === 'rising' || series.shape === 'falling');
  if (began && (turned || series.of !== null || isMonotone(series)))
    sink.push(
      { kind: 'ends', series, first, last },
      slot + 0.4,
      turned ? 60 : series.delta ? REPEATING : 48,
      [],
      series,
    );
  if (
    !began &&
    series.shape !== 'flat' &&
    low.fact !== lead?.fact &&
    points.filter((p) => valueOf(p) === valueOf(low)).length === 1
  )
    sink.push({ kind: 'low', series, row: low, high }, slot + 0.5, 60, [], series);
  if (total) sink.push({ kind: 'total', fact: total, series }, slot + 0.8, 58, [total], series);
}

/** Of a price its highest and lowest; ends and lows of closes alone would pass for them. False where it has no candles. */
function addRange(series: SeriesIdea, slot: number, story: Story, sink: IdeaSink): boolean {
  const candles = story.candles.get(series.table.key);
  if (!candles) return false;
  const all = (side: 'high' | 'low'): NamedFact[] =>
    candles.flatMap((candle) => {
      const fact = story.byKey.get(candle[side]);
      return fact ? [{ name: candle.label, fact }] : [];
    });
  const high = sortedDown(all('high'))[0];
  const low = sortedDown(all('low')).at(-1);
  if (high && low) sink.push({ kind: 'range', high, low }, slot, 62, [high.fact, low.fact], series);
  return true;
}

const MOST_COLUMNS = 2;

/** What else the rows hold: the peak of another column, and the rows where it is nought. */
function addColumns(table: FactTable, later: number, story: Story, sink: IdeaSink): void {
  const others = table.columns
    .filter((column) => column.name !== table.main && !isBottom(column, table))
    .slice(0, MOST_COLUMNS);
  others.forEach((column, index) => {
    const points = columnOf(table, column.name, story);
    const [leader, next] = sortedDown(points);
    if (!leader || points.length < 3 || valueOf(leader) <= 0 || sink.used.has(leader.fact.key)) return;
    const slot = SLOT.chart + later + 1 + index;
    const row: RowIdea = {
      kind: 'row',
      role: 'top',
      table,
      row: leader,
      leader,
      rows: points,
      complete: true,
      clear: false,
    };
    if (!next || valueOf(next) < valueOf(leader)) sink.push(row, slot, 63 - index * 8, [leader.fact]);
    const zeros = points.filter((point) => point.fact.number === 0);
    const idea: ZeroIdea = { kind: 'zero', table, rows: zeros, all: points };
    if (zeros.length > 0 && zeros.length <= 2 && zeros.length < points.length / 2)
      sink.push(idea, slot + 0.5, 62 - index * 8, factsOf(zeros));
  });
}

import { wordTable } from '@app/facts';
import type { ScriptChart } from './script';

/** Points that a chart of each kind can draw. */
const POINTS = wordTable<readonly [number, number]>({
  bars: [2, 12],
  line: [2, 120],
  area: [2, 120],
  donut: [2, 6],
  progress: [1, 4],
  stacked: [4, 32],
  bullet: [1, 4],
  dumbbell: [2, 6],
  slope: [2, 6],
  waterfall: [3, 8],
  table: [2, 8],
  scatter: [3, 20],
  candles: [8, 60],
});
/** Columns of a stacked chart, and layers of each. */
const COLUMNS = [2, 8] as const;
const LAYERS = [2, 4] as const;

/** Takes a fault: its path within the chart, and what is wrong there. */
type Say = (where: string, message: string) => void;

/** What of a chart a schema of fields alone cannot say. */
export function checkChart(chart: ScriptChart, say: Say): void {
  const [least, most] = POINTS[chart.kind] ?? [1, 120];
  const { length } = chart.series;
  if (length < least || length > most) say('.series', `must hold ${least} to ${most} points for ${chart.kind}`);
  else if (chart.kind === 'stacked') checkStacked(chart.series, say);
  else if (chart.kind === 'candles') checkCandles(chart.series, say);
  else if (chart.kind === 'table') checkTable(chart, say);
  else if (chart.kind === 'waterfall') checkWaterfall(chart.series, say);
  else if (chart.kind !== 'scatter') checkValues(chart, say);
}

function checkValues(
  { kind, series }: Exclude<ScriptChart, { kind: 'stacked' | 'candles' | 'waterfall' | 'table' | 'scatter' }>,
  say: Say,
): void {
  series.forEach(({ v }, index) => {
    const at = `.series[${index}].v`;
    if (kind === 'donut' && v < 0) say(at, 'must not be negative in a donut');
    if (kind === 'progress' && (v < 0 || v > 100)) say(at, 'must be 0 to 100 percent in a progress chart');
  });
}

function checkStacked(series: Extract<ScriptChart, { kind: 'stacked' }>['series'], say: Say): void {
  const columns = new Set(series.map(({ t }) => t));
  const layers = new Set(series.map(({ group }) => group));
  const within = (size: number, [least, most]: readonly [number, number]) => size >= least && size <= most;
  if (!within(columns.size, COLUMNS)) say('.series', `must have ${COLUMNS.join(' to ')} different t for stacked`);
  if (!within(layers.size, LAYERS)) say('.series', `must have ${LAYERS.join(' to ')} different group for stacked`);
  const seen = new Set<string>();
  series.forEach(({ t, group, v }, index) => {
    const cell = JSON.stringify([t, group]);
    if (v < 0) say(`.series[${index}].v`, 'must not be negative in a stacked chart');
    if (seen.has(cell)) say(`.series[${index}]`, `repeats ${group} of ${t}`);
    seen.add(cell);
  });
  if (seen.size < columns.size * layers.size) say('.series', 'must have one point for each group of each t');
}

function checkCandles(series: Extract<ScriptChart, { kind: 'candles' }>['series'], say: Say): void {
  series.forEach(({ o, h, l, c }, index) => {
    if (Math.max(o, c) > h) say(`.series[${index}].h`, 'must not be below o or c');
    if (Math.min(o, c) < l) say(`.series[${index}].l`, 'must not be above o or c');
  });
}

/** Parts that a waterfall can show. */
const STEPS = [2, 6] as const;

/** Sums stand at the end, and at the start where parts do not begin at zero; the parts lead from one to the other. */
function checkWaterfall(series: Extract<ScriptChart, { kind: 'waterfall' }>['series'], say: Say): void {
  const last = series.length - 1;
  const steps = series.filter(({ sum }) => !sum).length;
  const misplaced = series.findIndex(({ sum }, index) => sum && index > 0 && index < last);
  if (!series[last]?.sum) return say(`.series[${last}].sum`, 'must be true: a waterfall ends on its sum');
  if (misplaced >= 0) return say(`.series[${misplaced}].sum`, 'must be of the first and the last point alone');
  if (steps < STEPS[0] || steps > STEPS[1])
    return say('.series', `must have ${STEPS.join(' to ')} points that are no sum for waterfall`);
  const values = series.map(({ v }) => v);
  const unfit = series.findIndex(({ sum, takes }) => sum && takes);
  if (unfit >= 0) return say(`.series[${unfit}].takes`, 'must not be of a sum');
  const added = series.slice(0, last).reduce((all, { v, takes }) => all + (takes ? -v : v), 0);
  const decimals = Math.max(...values.map((v) => String(v).split('.')[1]?.length ?? 0));
  const sum = Number(added.toFixed(Math.min(20, decimals)));
  if (sum !== values[last]) say(`.series[${last}].v`, `must be ${sum}, which the points before it add up to`);
}

function checkTable({ columns, series }: Extract<ScriptChart, { kind: 'table' }>, say: Say): void {
  series.forEach(({ cells }, index) => {
    if (cells.length !== columns.length)
      say(`.series[${index}].cells`, `must be as many as there are columns, ${columns.length}`);
  });
}

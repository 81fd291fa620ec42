import type { GroupedContent, RefText, SceneContent } from '@app/picture';
import type { ScenePlace } from './scene-place';
import type { PairedChart, PlainChart, ScriptChart } from './script';
import type { ScriptFigures } from './script-figures';
import { shortened } from './shorten-text';

const TITLE_LENGTH = 70;

/** A chart of a script as the layout that draws it; each of its values is a figure like any other. */
export function layOutChart(
  chart: ScriptChart,
  line: RefText,
  { path, key, title: video }: ScenePlace,
  figures: ScriptFigures,
): SceneContent {
  const ink = new ChartInk(
    'valueFormat' in chart ? chart.valueFormat : undefined,
    `${path}.chart`,
    `${key}/chart`,
    figures,
  );
  const title = chart.title ? ink.text(chart.title, 'title') : shortened(line, TITLE_LENGTH) || video;
  if (chart.kind === 'stacked') return stackedOf(chart, title, ink);
  if (chart.kind === 'candles') return candlesOf(chart, title, ink);
  if (chart.kind === 'bullet') return bulletOf(chart, title, ink);
  if (chart.kind === 'waterfall') return waterfallOf(chart, line, title, ink);
  if (chart.kind === 'table') return tableOf(chart, line, title, ink);
  if (chart.kind === 'scatter') return scatterOf(chart, line, title, ink);
  if ('times' in chart) return pairedOf(chart, line, title, ink);
  return plainOf(chart, title, ink);
}

/** Writes a chart's texts and figures, each under its own path. */
class ChartInk {
  constructor(
    private readonly format: PlainChart['valueFormat'],
    private readonly path: string,
    private readonly key: string,
    private readonly figures: ScriptFigures,
  ) {}

  text(written: string, at: string): RefText {
    return this.figures.text(written, `${this.path}.${at}`, this.keyOf(at));
  }

  value(value: number, at: string, format = this.format): string {
    return this.figures.value(value, format, `${this.path}.${at}`, this.keyOf(at));
  }

  /** Key of the figure of a value that is written with its unit, or of words. */
  cell(written: string, label: string, at: string): string {
    return this.figures.stat(written, label, `${this.path}.${at}`, this.keyOf(at));
  }

  private keyOf(at: string): string {
    return `${this.key}/${at.replace(/\[(\d+)\]\.?/g, '/$1/').replace(/\/$/, '')}`;
  }
}

function plainOf(chart: PlainChart, title: RefText, ink: ChartInk): SceneContent {
  const marks = chart.series.map(({ t, v }, index) => ({
    label: ink.text(t, `series[${index}].t`),
    figure: ink.value(v, `series[${index}].v`),
  }));
  const baseline = chart.baseline && ink.value(chart.baseline, 'baseline');
  const values = chart.series.map(({ v }) => v);
  const highlight = values.indexOf(Math.max(...values));
  const content = CHARTS[chart.kind](title, marks, values, highlight);
  const measured = content.layout === 'bars' || content.layout === 'line';
  return measured && baseline !== undefined ? { ...content, baseline: baseline || 0 } : content;
}

type Marks = Array<{ label: RefText; figure: string }>;

const CHARTS: Readonly<
  Record<PlainChart['kind'], (title: RefText, marks: Marks, values: number[], highlight: number) => SceneContent>
> = {
  bars: (title, bars, _, highlight) => ({ layout: 'bars', title, bars, highlight }),
  line: (title, points) => ({ layout: 'line', title, points, area: false }),
  area: (title, points) => ({ layout: 'line', title, points, area: true }),
  donut: (title, parts, _, highlight) => ({ layout: 'donut', title, parts, highlight }),
  progress: (title, marks, values) => ({
    layout: 'progress',
    title,
    items: marks.map((mark, index) => ({ ...mark, share: (values[index] ?? 0) / 100 })),
  }),
};

/** One column for each `t`, one layer of it for each `group`, both in the order in which they first occur. */
function stackedOf(
  { series }: Extract<ScriptChart, { kind: 'stacked' }>,
  title: RefText,
  ink: ChartInk,
): GroupedContent {
  const first = (name: 't' | 'group') => [...new Set(series.map((point) => point[name]))];
  const placeOf = (t: string, group: string) => series.findIndex((point) => point.t === t && point.group === group);
  const names = first('group');
  return {
    layout: 'grouped',
    title,
    stacked: true,
    series: names.map((group) => ({
      label: ink.text(group, `series[${series.findIndex((point) => point.group === group)}].group`),
    })),
    groups: first('t').map((t) => ({
      label: ink.text(t, `series[${series.findIndex((point) => point.t === t)}].t`),
      figures: names.map((group) => {
        const place = placeOf(t, group);
        return ink.value(series[place]?.v ?? 0, `series[${place}].v`);
      }),
    })),
    highlight: 0,
  };
}

/** Values against their targets, the first of them in front. */
function bulletOf(
  { series, targetLabel, limit }: Extract<ScriptChart, { kind: 'bullet' }>,
  title: RefText,
  ink: ChartInk,
): SceneContent {
  const label = targetLabel === undefined ? {} : { label: ink.text(targetLabel, 'targetLabel') };
  const rows = series.map(({ t, v, target }, index) => ({
    label: ink.text(t, `series[${index}].t`),
    figure: ink.value(v, `series[${index}].v`),
    mark: {
      ...label,
      figure: ink.value(target, `series[${index}].target`),
      ...(limit ? { limit: true as const } : {}),
    },
  }));
  return { layout: 'bullet', title, rows, highlight: 0 };
}

/** Rows at two times; in front the row that the line names, else the one that has moved most. */
function pairedOf(
  { kind, series, times: [then, now] }: PairedChart,
  line: RefText,
  title: RefText,
  ink: ChartInk,
): SceneContent {
  const moves = series.map(({ v, before }) => Math.abs(v - before));
  return {
    layout: kind,
    title,
    times: [ink.text(then, 'times[0]'), ink.text(now, 'times[1]')],
    rows: series.map(({ t, v, before }, index) => ({
      label: ink.text(t, `series[${index}].t`),
      figures: [ink.value(before, `series[${index}].before`), ink.value(v, `series[${index}].v`)],
    })),
    highlight: inFront(series, line, moves),
  };
}

/** The point that a line names, else the largest. */
function inFront(series: ReadonlyArray<{ t: string }>, line: RefText, sizes: readonly number[]): number {
  const named = series.findIndex(({ t }) => line.toLowerCase().includes(t.toLowerCase()));
  return named >= 0 ? named : sizes.indexOf(Math.max(...sizes));
}

/** Parts that lead from a start, or from zero, to an end. */
function waterfallOf(
  { series }: Extract<ScriptChart, { kind: 'waterfall' }>,
  line: RefText,
  title: RefText,
  ink: ChartInk,
): SceneContent {
  const marks = series.map(({ t, v, takes }, index) => ({
    label: ink.text(t, `series[${index}].t`),
    figure: ink.value(v, `series[${index}].v`),
    ...(takes ? { takes: true as const } : {}),
  }));
  const end = marks.pop();
  const start = series[0]?.sum ? marks.shift() : undefined;
  if (!end) throw new RangeError('A waterfall has an end');
  const told = series.filter(({ sum }, index) => !sum || index > 0);
  const sizes = told.map(({ v, sum }) => (sum ? 0 : Math.abs(v)));
  const highlight = inFront(told, line, sizes);
  return { layout: 'waterfall', title, ...(start ? { start } : {}), steps: marks, end, highlight };
}

/** Rows by columns, in front the row that the line names, else the first. */
function tableOf(
  { columns, series }: Extract<ScriptChart, { kind: 'table' }>,
  line: RefText,
  title: RefText,
  ink: ChartInk,
): SceneContent {
  return {
    layout: 'table',
    title,
    columns: columns.map((column, index) => ink.text(column, `columns[${index}]`)),
    rows: series.map(({ t, cells }, index) => ({
      label: ink.text(t, `series[${index}].t`),
      figures: cells.map((cell, column) => ink.cell(cell, columns[column] ?? '', `series[${index}].cells[${column}]`)),
    })),
    highlight: inFront(
      series,
      line,
      series.map((_, index) => -index),
    ),
  };
}

/** A dot for each point, in front the one that the line names, else the one that is furthest up. */
function scatterOf(
  { axes, series }: Extract<ScriptChart, { kind: 'scatter' }>,
  line: RefText,
  title: RefText,
  ink: ChartInk,
): SceneContent {
  const [across, up] = axes;
  return {
    layout: 'scatter',
    title,
    axes: [ink.text(across.title, 'axes[0].title'), ink.text(up.title, 'axes[1].title')],
    points: series.map(({ t, x, y }, index) => ({
      label: ink.text(t, `series[${index}].t`),
      figures: [
        ink.value(x, `series[${index}].x`, across.valueFormat),
        ink.value(y, `series[${index}].y`, up.valueFormat),
      ],
    })),
    highlight: inFront(
      series,
      line,
      series.map(({ y }) => y),
    ),
  };
}

function candlesOf({ series }: Extract<ScriptChart, { kind: 'candles' }>, title: RefText, ink: ChartInk): SceneContent {
  const candles = series.map(({ t, o, h, l, c }, index) => ({
    label: ink.text(t, `series[${index}].t`),
    open: ink.value(o, `series[${index}].o`),
    high: ink.value(h, `series[${index}].h`),
    low: ink.value(l, `series[${index}].l`),
    close: ink.value(c, `series[${index}].c`),
  }));
  return { layout: 'candles', title, candles };
}

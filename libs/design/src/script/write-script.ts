import type { RefText, Scene, SceneContent, Storyboard } from '@app/picture';
import type { FactPack } from '@app/facts';
import { checkChart } from './check-chart';
import { MOST_ITEMS } from './lay-out-script-words';
import type { PlainChart, Script, ScriptChart, ScriptScene } from './script';
import { ScriptInk } from './script-ink';
import { USUAL_SECONDS } from './script-storyboard';

/** Fields beside `type` and `text` that show something. */
type Shown = Pick<ScriptScene, 'chart' | 'stats' | 'stillIndex'>;
type Mark = { label: RefText; figure: string };
type Point = { t: string; v: number };

const LONGEST = { value: 60, label: 80, point: 60, time: 40, title: 120, stats: 8 } as const;

/**
 * A video as a script that `readScript` takes: what is said word for word, with the charts, figures and pictures that a
 * script can bring. Layouts that no script has (timelines, comparisons, rankings) become the nearest one, or words alone.
 * `facts` are those of the data beside it; null where the script is the only source.
 */
export function writeScript({ scenes, figures }: Storyboard, facts: FactPack | null): Script {
  const ink = new ScriptInk(figures, facts);
  return { scenes: scenes.map((scene) => writeScene(scene, ink)) };
}

/** One scene of it. */
export function writeScene(scene: Scene, ink: ScriptInk): ScriptScene {
  if (scene.written !== undefined) return asWritten(scene, scene.written as ScriptScene);
  const shown = shownOf(scene, ink);
  const text = textOf(scene, ink).trim();
  return {
    type: typeOf(scene, shown, text),
    ...(text === '' ? {} : { text }),
    ...shown,
    duration: Math.min(60, Math.max(0.5, scene.minSeconds)),
    ...(scene.motion ? { motion: scene.motion } : {}),
    ...(scene.sfx ? { sfx: scene.sfx } : {}),
    transition: scene.transition,
    ...(scene.frame === undefined ? {} : { frame: scene.frame }),
  };
}

/** An author's own scene, with what an edit has changed of it since. */
function asWritten({ minSeconds, transition }: Scene, written: ScriptScene): ScriptScene {
  return {
    ...written,
    ...(minSeconds === (written.duration ?? USUAL_SECONDS) ? {} : { duration: minSeconds }),
    ...(written.transition === undefined || written.transition === transition ? {} : { transition }),
  };
}

/** A list, a quote and the end hold their words themselves; all others are what is said, or shown where nobody speaks. */
function textOf(scene: Scene, ink: ScriptInk): string {
  const write = (text: RefText) => ink.text(text);
  if (scene.layout === 'end') return scene.cta;
  if (scene.layout === 'list' && isList(scene.items.length))
    return [scene.title, ...scene.items.map(({ text }) => text)].map(write).join('\n');
  if (scene.layout === 'quote') return [write(scene.quote), ...(scene.by ? [`— ${write(scene.by)}`] : [])].join('\n');
  if (scene.line !== '') return write(scene.line);
  return 'headline' in scene && scene.headline ? write(scene.headline) : '';
}

/** The type that lays the scene out as it was. */
function typeOf(scene: Scene, { chart, stats }: Shown, text: string): ScriptScene['type'] {
  if (chart) return 'chart';
  if (stats) return scene.type === 'title' ? 'title' : 'data';
  if (scene.layout === 'end') return 'cta';
  if (scene.layout === 'quote' && text !== '') return 'quote';
  if (scene.layout === 'list' && isList(scene.items.length)) return 'list';
  if (scene.layout === 'footage') return 'clip';
  return scene.type === 'title' || text === '' ? 'title' : 'text';
}

function isList(items: number): boolean {
  return items >= 2 && items <= MOST_ITEMS;
}

function shownOf(scene: SceneContent, ink: ScriptInk): Shown {
  const still = 'still' in scene && scene.still !== undefined ? { stillIndex: scene.still } : {};
  if (scene.layout === 'hero') return { ...statsOf([scene], ink), ...still };
  if (scene.layout === 'cards') return statsOf(scene.cards, ink);
  if (scene.layout === 'leaderboard') return statsOf(scene.rows, ink);
  const { chart, marks } = chartOf(scene, ink);
  if (chart && isDrawn(chart)) return { chart };
  return marks.length > 0 ? statsOf(marks, ink) : still;
}

/** The chart of a scene, and its marks for where a script cannot draw it. */
function chartOf(scene: SceneContent, ink: ScriptInk): { chart: ScriptChart | null; marks: Mark[] } {
  const write = (text: RefText) => ink.text(text);
  const pointsOf = (marks: readonly Mark[]) => marks.flatMap((mark) => pointOf(mark, ink));
  const heading = (title: RefText, keys: readonly string[]) => ({
    ...fitting('title', write(title), LONGEST.title),
    ...formatOf(keys, ink),
  });
  const plain = (kind: 'bars' | 'line' | 'area' | 'donut' | 'progress', title: RefText, marks: Mark[]) => {
    const series = pointsOf(marks);
    const whole = series.length === marks.length;
    const baseline = 'baseline' in scene ? baselineOf(scene.baseline, ink) : null;
    const chart = {
      kind,
      series,
      ...(baseline === null ? {} : { baseline }),
      ...heading(
        title,
        marks.map(({ figure }) => figure),
      ),
    };
    return { chart: whole ? chart : null, marks };
  };
  switch (scene.layout) {
    case 'bars':
      return plain('bars', scene.title, scene.bars);
    case 'comparison':
      return plain('bars', scene.title, scene.sides);
    case 'line':
      return plain(scene.area ? 'area' : 'line', scene.title, scene.points);
    case 'donut':
    case 'breakdown':
      return plain('donut', scene.title, scene.parts);
    case 'progress':
      return plain('progress', scene.title, scene.items);
    case 'bullet': {
      const series = scene.rows.flatMap((row) => {
        const target = ink.number(row.mark.figure);
        return target === null ? [] : pointOf(row, ink).map((point) => ({ ...point, target }));
      });
      const [mark] = scene.rows.map((row) => row.mark);
      const label = mark?.label === undefined ? '' : write(mark.label);
      const keys = scene.rows.flatMap(({ figure, mark: { figure: target } }) => [figure, target]);
      const chart = {
        kind: 'bullet' as const,
        series,
        ...fitting('targetLabel', label, LONGEST.point),
        ...(mark?.limit ? { limit: true } : {}),
        ...heading(scene.title, keys),
      };
      return { chart: series.length === scene.rows.length ? chart : null, marks: scene.rows };
    }
    case 'dumbbell':
    case 'slope': {
      const marks = scene.rows.map(({ label, figures: [, figure] }) => ({ label, figure }));
      const series = scene.rows.flatMap(({ label, figures: [then, figure] }) => {
        const before = ink.number(then);
        return before === null ? [] : pointOf({ label, figure }, ink).map((point) => ({ ...point, before }));
      });
      const [then, now] = scene.times;
      const times: [string, string] = [write(then), write(now)];
      const whole = series.length === marks.length && times.every((time) => time.length <= LONGEST.time);
      const keys = scene.rows.flatMap(({ figures }) => figures);
      const chart = { kind: scene.layout, series, times, ...heading(scene.title, keys) };
      return { chart: whole ? chart : null, marks };
    }
    case 'waterfall': {
      const { start, steps, end, title } = scene;
      const marks = [...(start ? [start] : []), ...steps, end];
      const takes = new Set<Mark>(steps.filter((step) => step.takes));
      const series = marks.flatMap((mark) => {
        const sum = mark === start || mark === end ? { sum: true } : {};
        return pointOf(mark, ink).map((point) => ({ ...point, ...sum, ...(takes.has(mark) ? { takes: true } : {}) }));
      });
      const keys = marks.map(({ figure }) => figure);
      const chart = { kind: 'waterfall' as const, series, ...heading(title, keys) };
      return { chart: series.length === marks.length ? chart : null, marks };
    }
    case 'scatter': {
      const marks = scene.points.map(({ label, figures: [, figure] }) => ({ label, figure }));
      const series = scene.points.flatMap(({ label, figures: [across, figure] }) => {
        const x = ink.number(across);
        return x === null ? [] : pointOf({ label, figure }, ink).map(({ t, v }) => ({ t, x, y: v }));
      });
      const axisOf = (place: 0 | 1) => {
        const keys = scene.points.map(({ figures }) => figures[place]);
        return { title: write(scene.axes[place]), ...formatOf(keys, ink) };
      };
      const axes: [ReturnType<typeof axisOf>, ReturnType<typeof axisOf>] = [axisOf(0), axisOf(1)];
      const isNamed = axes.every((axis) => axis.title.trim() !== '' && axis.title.length <= LONGEST.time);
      const title = fitting('title', write(scene.title), LONGEST.title);
      const whole = isNamed && series.length === marks.length;
      return { chart: whole ? { kind: 'scatter', axes, series, ...title } : null, marks };
    }
    case 'table': {
      const columns = scene.columns.map(write);
      const series = scene.rows.map(({ label, figures }) => ({
        t: write(label),
        cells: figures.map((key) => ink.stat(key)),
      }));
      const fits = (text: string, most: number): boolean => text.trim() !== '' && text.length <= most;
      const whole =
        columns.every((column) => fits(column, LONGEST.time)) &&
        series.every(({ t, cells }) => fits(t, LONGEST.point) && cells.every((cell) => fits(cell, LONGEST.time)));
      const title = fitting('title', write(scene.title), LONGEST.title);
      const marks = scene.rows.map(({ label, figures: [figure = ''] }) => ({ label, figure }));
      return { chart: whole ? { kind: 'table', columns, series, ...title } : null, marks };
    }
    case 'grouped': {
      const cells = scene.groups.flatMap(({ label, figures: keys }) =>
        keys.map((figure, layer) => ({ label, figure, group: scene.series[layer]?.label ?? '' })),
      );
      const series = cells.flatMap((cell) =>
        pointOf(cell, ink).map((point) => ({ ...point, group: write(cell.group) })),
      );
      const whole = series.length === cells.length;
      return { chart: whole ? { kind: 'stacked', series, ...heading(scene.title, []) } : null, marks: [] };
    }
    case 'candles': {
      const amount = (key: string) => ink.number(key) ?? Number.NaN;
      const series = scene.candles.map(({ label, open, high, low, close }) => ({
        t: write(label),
        o: amount(open),
        h: amount(high),
        l: amount(low),
        c: amount(close),
      }));
      const whole = series.every(({ o, h, l, c }) => [o, h, l, c].every(Number.isFinite));
      return { chart: whole ? { kind: 'candles', series, ...heading(scene.title, []) } : null, marks: [] };
    }
    default:
      return { chart: null, marks: [] };
  }
}

function baselineOf(baseline: string | 0 | undefined, ink: ScriptInk): number | null {
  return typeof baseline === 'string' ? ink.number(baseline) : (baseline ?? null);
}

function isDrawn(chart: ScriptChart): boolean {
  let drawn = true;
  checkChart(chart, () => (drawn = false));
  return drawn;
}

function pointOf({ label, figure }: Mark, ink: ScriptInk): Point[] {
  const t = ink.text(label);
  const v = ink.number(figure);
  return v === null || t.trim() === '' || t.length > LONGEST.point ? [] : [{ t, v }];
}

function statsOf(marks: readonly Mark[], ink: ScriptInk): Pick<ScriptScene, 'stats'> {
  const stats = marks.slice(0, LONGEST.stats).flatMap(({ label, figure }) => {
    const value = ink.stat(figure);
    const name = ink.text(label);
    const fits = value.length <= LONGEST.value && name.length <= LONGEST.label;
    return fits && value.trim() !== '' && name.trim() !== '' ? [{ value, label: name }] : [];
  });
  return stats.length > 0 ? { stats } : {};
}

function formatOf(keys: readonly string[], ink: ScriptInk): Pick<PlainChart, 'valueFormat'> {
  const all = (test: (key: string) => boolean) => keys.length > 0 && keys.every(test);
  if (all((key) => ink.stat(key).endsWith('%'))) return { valueFormat: 'pct' };
  return all((key) => ink.stat(key).startsWith('$')) ? { valueFormat: 'usd' } : {};
}

function fitting<Name extends string>(name: Name, text: string, most: number): Partial<Record<Name, string>> {
  return text.trim() === '' || text.length > most ? {} : ({ [name]: text } as Partial<Record<Name, string>>);
}

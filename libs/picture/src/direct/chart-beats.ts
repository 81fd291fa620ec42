import type { NarrationWord } from '../storyboard/narration';
import type { SceneEnv } from '../styles/scene-env';
import { isUnspaced } from '../text/words';
import { stateAt } from '../timeline/evaluate';
import { framesOf } from '../timeline/frame-rate';
import type { ChartMark, Layer } from '../timeline/layer';
import { pointMarks } from '../compose/series';
import { barGeometry } from '../layers/bars.layer';
import { linePoints } from '../layers/line.layer';
import { bracketEnds } from './bracket';
import { folded, spokenLine } from './said-texts';

/** A mark of a chart with the layer that draws it and its place among that layer's marks. */
export interface PlacedMark extends ChartMark {
  layer: Layer;
  index: number;
}

/**
 * What a chart answers to a word; absolute frames. In `focus` the spoken mark keeps its colour until `to` while the others
 * recede; a `ring` goes to a point of a line; a `bracket` spans the two marks that a line compares, with their difference where
 * the line says that figure too.
 */
export type ChartBeat =
  | { kind: 'focus'; figure: string; at: number; to: number }
  | { kind: 'ring'; figure: string; at: number; to: number }
  | { kind: 'bracket'; figures: [string, string]; difference?: string; at: number; to: number };

/** A beat takes at least this long, ms. */
const LEAST_MS = 420;
/** A mark stays in focus this long after its last word, ms. */
const HELD_MS = 900;
/** Names with fewer letters stand in other words by chance. */
const LEAST_LETTERS = 3;

/** The marks of a scene's charts, each figure once. */
export function placedMarks(env: SceneEnv, layers: readonly Layer[]): PlacedMark[] {
  const found = new Map<string, PlacedMark>();
  for (const layer of layers)
    marksOf(env, layer).forEach((mark, index) => {
      if (mark.figure !== '' && !found.has(mark.figure)) found.set(mark.figure, { ...mark, layer, index });
    });
  return [...found.values()];
}

/** A layer's marks: those that its composition names, bars by their figures, and the points of a scene's line. */
export function marksOf({ scene }: SceneEnv, layer: Layer): ChartMark[] {
  if (layer.marks) return layer.marks;
  if (layer.kind === 'bars') {
    const { rects } = barGeometry(layer.props);
    return layer.props.bars.map(({ figure = '' }, index) => ({ figure, box: rects[index] ?? layer.props.box }));
  }
  if (layer.kind !== 'line' || scene.layout !== 'line' || layer.props.values.length !== scene.points.length) return [];
  return pointMarks(scene.points, linePoints(layer.props));
}

/** Plans what a scene's charts answer to its line. The charts have to stand when a word comes. */
export function planChartBeats(env: SceneEnv, layers: readonly Layer[]): ChartBeat[] {
  const marks = placedMarks(env, layers);
  const end = env.from + env.frames;
  const said = saidMarks(env, marks).flatMap((mark): SaidMark[] => {
    const at = standsFrom(mark.mark.layer, mark.at, end);
    return at === null ? [] : [{ ...mark, at, to: Math.max(mark.to, at + framesOf(LEAST_MS)) }];
  });
  const points = said.filter(({ mark: { box } }) => box.w === 0);
  const rings = points.map(({ mark: { figure }, at, to }): ChartBeat => ({ kind: 'ring', figure, at, to }));
  const masses = said.filter(({ mark: { box } }) => box.w > 0);
  if (masses.length === 0 || marks.length < 2) return rings;
  const [first, second, ...more] = masses.filter(({ isFigure }) => isFigure);
  const compared =
    first && second && more.length === 0 && areBars(first, second) && bracketEnds(first.mark.box, second.mark.box)
      ? { first, second }
      : null;
  const focus = masses.flatMap((mark, index): ChartBeat[] => {
    const next = masses[index + 1]?.at ?? end;
    const to = Math.min(next, mark.to + framesOf(HELD_MS));
    return mark === compared?.second ? [] : [{ kind: 'focus', figure: mark.mark.figure, at: mark.at, to }];
  });
  if (!compared) return [...rings, ...focus];
  const { at, to } = compared.second;
  const figures: [string, string] = [compared.first.mark.figure, compared.second.mark.figure];
  const difference = differenceOf(env, figures);
  return [...rings, ...focus, { kind: 'bracket', figures, at, to, ...(difference ? { difference } : {}) }];
}

interface SaidMark {
  mark: PlacedMark;
  at: number;
  to: number;
  /** Its value is said, not its name alone. */
  isFigure: boolean;
}

/** Marks in the order in which the line says their values or their names; a name and its value are one. */
function saidMarks(env: SceneEnv, marks: readonly PlacedMark[]): SaidMark[] {
  const words = env.said?.words ?? [];
  const at = (ms: number): number => env.from + framesOf(env.lineAt + ms);
  const figures = words.flatMap((word): SaidMark[] => {
    const mark = word.figure === undefined ? null : markOf(env, word, marks);
    return mark ? [{ mark, at: at(word.fromMs), to: at(word.toMs), isFigure: true }] : [];
  });
  const line = spokenLine(words, env.language);
  const names = namesOf(env).flatMap(({ figure, name }): SaidMark[] => {
    const mark = marks.find((other) => other.figure === figure);
    const wanted = folded(name, env.language);
    const found = mark && wanted.length >= LEAST_LETTERS ? line.find(wanted, isUnspaced(name)) : null;
    const [from, to] = found ? [words[found.from], words[found.to]] : [];
    return mark && from && to ? [{ mark, at: at(from.fromMs), to: at(to.toMs), isFigure: false }] : [];
  });
  const merged: SaidMark[] = [];
  for (const said of [...figures, ...names].sort((a, b) => a.at - b.at || a.to - b.to)) {
    const last = merged.at(-1);
    if (last?.mark !== said.mark) merged.push(said);
    else merged[merged.length - 1] = { ...last, to: said.to, isFigure: last.isFigure || said.isFigure };
  }
  return merged;
}

/** The mark of a spoken figure: its own, or the only one that shows the same. */
function markOf(env: SceneEnv, { figure: key, text }: NarrationWord, marks: readonly PlacedMark[]): PlacedMark | null {
  const own = marks.find(({ figure, from }) => figure === key || from === key);
  if (own) return own;
  const said = folded(text, env.language);
  const [alike, ...others] = marks.filter(({ figure }) => folded(env.figure(figure), env.language) === said);
  return alike && others.length === 0 ? alike : null;
}

function namesOf(env: SceneEnv): Array<{ figure: string; name: string }> {
  const { scene } = env;
  return namedIn(scene).map(({ figure, label }) => ({ figure, name: env.text(label) }));
}

function namedIn(scene: SceneEnv['scene']): ReadonlyArray<{ figure: string; label: string }> {
  switch (scene.layout) {
    case 'bars':
      return scene.bars;
    case 'line':
      return scene.points;
    case 'donut':
      return scene.parts;
    case 'dumbbell':
    case 'slope':
      return scene.rows.map(({ label, figures: [, figure] }) => ({ label, figure }));
    case 'scatter':
      return scene.points.map(({ label, figures: [, figure] }) => ({ label, figure }));
    case 'waterfall':
      return [...(scene.start ? [scene.start] : []), ...scene.steps, scene.end];
    default:
      return [];
  }
}

/** What joins two values shows its own difference, and what floats has no end to measure from. */
function areBars(...said: readonly SaidMark[]): boolean {
  return said.every(({ mark }) => mark.from === undefined && !mark.floats);
}

/** The first frame of its word on which a mark's layer stands whole; null where it never does in time. */
function standsFrom(layer: Layer, from: number, end: number): number | null {
  for (let frame = Math.max(from, layer.from); frame < end - framesOf(LEAST_MS); frame += 1) {
    const { opacity, wipe, progress } = stateAt(layer, frame);
    if (opacity >= 0.98 && wipe >= 1 && progress >= 1) return frame;
  }
  return null;
}

/** A figure of the line that is exactly what lies between two others. */
function differenceOf(env: SceneEnv, [a, b]: [string, string]): string | undefined {
  const between = Math.abs(env.value(a) - env.value(b));
  return env.said?.words
    .map(({ figure }) => figure)
    .find((key) => {
      if (key === undefined || key === a || key === b) return false;
      const isOne = Math.abs(Math.abs(env.value(key)) - between) <= between * 1e-9;
      return isOne && env.figure(key, 'unit') === env.figure(a, 'unit');
    });
}

import { placePaint, placeRect, placeText } from '../../compose/place';
import { seriesFocus, pointMarks, seriesEnds } from '../../compose/series';
import { setIn, type SetText } from '../../compose/set-in';
import { canvasFill, fillAcross, fillDown } from '../../layers/fill';
import { linePoints, type LineProps } from '../../layers/line.layer';
import { stylePainter } from '../../layers/painter';
import { tracePoints } from '../../layers/trace-points';
import { seededRandom } from '../../random';
import { type Box, Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress, single } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { brightOf } from './light';
import { NATURE, type Tint, tintOf } from './preset';
import { brightness, soil } from './soil';
import {
  appear,
  bodyType,
  column,
  cueFor,
  entrance,
  figureType,
  headType,
  labelType,
  type Words,
} from './type-and-motion';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** The series is a ridge against bright mist: its crest catches the light from left to right, the sun rides on it to the value that is told. */
export function lineLayout(env: LineEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const { layers, bottom } = header(env);
  const values = env.scene.points.map((point) => env.value(point.figure)).filter(Number.isFinite);
  const r = 54 * unit;
  const top = bottom + 100 * unit;
  const floor = content.y + content.h - 84 * unit;
  const base = seriesBase(values);
  const few = env.scene.points.length <= 8;
  const left = few ? content.x + 60 * unit : 0;
  const room = (few ? 96 * unit : 30 * unit) + r;
  const plinth = base.index === null ? 0 : 84 * unit;
  const plot: LinePlot = {
    box: {
      x: left,
      y: top + room,
      w: content.x + content.w - (few ? 60 * unit : r) - left,
      h: Math.max(1, floor - plinth - top - room),
    },
    values,
    min: base.min,
    max: Math.max(base.min + 1e-9, ...values),
    floor,
    foot: base.index,
  };
  const points = linePoints(plot);
  const light = brightOf(env);
  const box = { x: 0, y: top, w: width, h: floor - top };
  const massif: MassifData = { points, box, crest: NATURE.green, foot: NATURE.ink, facet: NATURE.deep };
  const crest: CrestData = {
    points,
    width: 7 * unit,
    color: NATURE.spoken,
    glow: NATURE.amber,
    sun: { r, disc: light.disc, halo: light.glow, rest: seriesFocus(env) },
  };
  const at = entrance(env, 150);
  const climb = progress({ at, ms: 1800, ease: 'cubic-in-out' });
  const uncover = { ...single('wipe', { at, ms: 1800 }, 0, 1, 1800, 'cubic-in-out'), wipeFrom: 'left' as const };
  return [
    brightness(env, bottom + 24 * unit, floor),
    placePaint(env, 'massif', 'nature.massif', massif, {
      z: Z.marks,
      box: { ...plot.box, y: top, h: floor - top },
      motion: uncover,
      marks: pointMarks(
        env.scene.points.filter(({ figure }) => Number.isFinite(env.value(figure))),
        points,
      ),
    }),
    placePaint(env, 'crest', 'nature.crest', crest, { z: Z.marks + 1, motion: climb }),
    ...slopesOff(env, points, floor),
    soil(env, floor, Z.marks + 2),
    ...lineWords(env, plot),
    ...layers,
  ];
}

function header(env: LineEnv): { layers: Layer[]; bottom: number } {
  const { content, unit } = env.stage;
  const { scene } = env;
  const { delta } = scene;
  const key = scene.figure ?? scene.points.at(-1)?.figure;
  const title = env.text(scene.title);
  const type = key ? labelType(env, title, 46, NATURE.spoken) : headType(env, title, 110);
  const words: Words[] = [{ id: 'title', at: 0, text: { ...type, maxLines: 2 } }];
  if (key) {
    const text = figureType(env, env.figure(key), 250);
    words.push({ id: 'figure', at: 120, key, text, line: true, gap: 44 * unit });
  }
  if (delta) {
    const change = `${env.figure(delta.figure, 'signed')} ${env.text(delta.label)}`;
    const text = { ...labelType(env, change, 46), maxLines: 2 };
    words.push({ id: 'change', at: cueFor(env, delta.figure, 500), text, gap: 46 * unit });
  }
  return column(env, { ...content, h: content.h * 0.4 }, words);
}

/** Beyond both ends the mountain's body, never its crest, fades to nothing: there is no more of the series. */
function slopesOff(env: LineEnv, points: Array<[number, number]>, floor: number): Layer[] {
  const by = 90 * env.stage.unit;
  const ends = [
    { id: 'before', point: points[0], way: -1, at: 150 },
    { id: 'after', point: points.at(-1), way: 1, at: 1900 },
  ];
  return ends.flatMap(({ id, point, way, at }): Layer[] => {
    if (!point || (way < 0 && point[0] <= 0)) return [];
    const [x, y] = point;
    const box = { x: way < 0 ? x - by : x, y, w: by, h: floor - y };
    const fill = fillAcross(
      x,
      x + way * by,
      [0, `${NATURE.deep}D9`],
      [0.45, `${NATURE.deep}4D`],
      [1, `${NATURE.deep}00`],
    );
    return [placeRect(env, id, box, fill, { motion: appear(env, at, 500) })];
  });
}

/** A series where it is drawn: the plot, the lower edge of its mountain, and the point whose value is the plot's foot, if not zero. */
interface LinePlot extends Pick<LineProps, 'box' | 'values' | 'min' | 'max'> {
  floor: number;
  foot: number | null;
}

/** Foot of a series: zero, or its lowest value, whose index is then given so that it is written there (reference boards, "Honest marks"). */
export function seriesBase(values: number[]): { min: number; index: number | null } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low >= 0 && low < high * 0.62 ? { min: 0, index: null } : { min: low, index: values.indexOf(low) };
}

/** Values over the crest and dates under the mountain: all of them where they have room, otherwise those at both ends. */
function lineWords(env: LineEnv, plot: LinePlot): Layer[] {
  const values = everyText(env, plot, (point) => env.figure(point.figure), NATURE.ink);
  const names = everyText(env, plot, (point) => env.text(point.label), NATURE.light);
  return [
    ...(values ? valuesOver(env, plot, values) : firstValue(env, plot)),
    ...(names ? namesUnder(env, plot, names) : endNames(env, plot)),
    ...footLayers(env, plot),
  ];
}

/** One text a point, each on one line in its slot; null where one is too wide. */
function everyText(
  env: LineEnv,
  { box }: LinePlot,
  textOf: (point: LineEnv['scene']['points'][number]) => string,
  color: string,
): SetText[] | null {
  const { unit } = env.stage;
  const { points } = env.scene;
  const slot = Math.min(box.w / Math.max(1, points.length - 1), box.w / 2);
  const room = { x: 0, y: 0, w: slot * 0.88, h: 90 * unit };
  const sets = points.map((point) => setIn(env, { ...bodyType(env, textOf(point), 52, color), maxLines: 1 }, room));
  const whole = sets.every(({ block }) => block.lines.length === 1 && block.size >= 40 * unit);
  return whole && points.length <= 8 ? sets : null;
}

function valuesOver(env: LineEnv, plot: LinePlot, sets: SetText[]): Layer[] {
  const { unit } = env.stage;
  const focus = seriesFocus(env);
  return linePoints(plot).flatMap(([x, y], index) => {
    const block = sets[index]?.block;
    if (!block) return [];
    const lift = (index === focus ? 84 : 36) * unit;
    const at = 300 + (index / sets.length) * 1500;
    const place = { x: inside(env, x, block.w), y: y - lift - block.h };
    return [placeText(env, `value${index}`, block, place, { motion: appear(env, at, 400) })];
  });
}

function namesUnder(env: LineEnv, plot: LinePlot, sets: SetText[]): Layer[] {
  return linePoints(plot).flatMap(([x], index) => {
    const block = sets[index]?.block;
    if (!block) return [];
    const place = { x: inside(env, x, block.w), y: plot.floor + 30 * env.stage.unit };
    return [placeText(env, `name${index}`, block, place, { motion: appear(env, 200 + index * 60) })];
  });
}

/** Left edge of a text in the middle of a point, moved in where it would leave the content. */
function inside({ stage: { content } }: LineEnv, x: number, w: number): number {
  return Math.max(content.x, Math.min(x - w / 2, content.x + content.w - w));
}

function firstValue(env: LineEnv, plot: LinePlot): Layer[] {
  const { unit, content } = env.stage;
  const key = env.scene.points[0]?.figure;
  if (key === undefined || plot.foot === 0) return [];
  const room = { ...content, w: content.w / 2, h: 90 * unit };
  const { block } = setIn(env, { ...bodyType(env, env.figure(key), 54, NATURE.ink), maxLines: 1 }, room, {
    align: 'left',
  });
  const over = linePoints(plot).filter(([x]) => x <= content.x + block.w + 80 * unit);
  const y = Math.min(...over.map(([, crest]) => crest)) - 44 * unit - block.h;
  return [placeText(env, 'first', block, { x: content.x, y }, { motion: appear(env, 400) })];
}

function endNames(env: LineEnv, plot: LinePlot): Layer[] {
  const { unit, content } = env.stage;
  const row = { ...content, y: plot.floor + 26 * unit, h: 62 * unit };
  const [from, to] = seriesEnds(env, row, 40 * unit, (text) => ({ ...bodyType(env, text, 48), maxLines: 1 }));
  return [
    placeText(env, 'from', from.block, from.box, { motion: appear(env, 200) }),
    placeText(env, 'to', to.block, to.box, { motion: appear(env, 1500) }),
  ];
}

/** The lowest value on the line that it stands for, inside the mountain. */
function footLayers(env: LineEnv, plot: LinePlot): Layer[] {
  const { unit, content } = env.stage;
  const key = plot.foot === null ? undefined : env.scene.points[plot.foot]?.figure;
  if (key === undefined) return [];
  const level = plot.box.y + plot.box.h;
  const room = { x: content.x, y: level + 14 * unit, w: content.w / 2, h: Math.max(1, plot.floor - level - 20 * unit) };
  const { block, box } = setIn(env, { ...bodyType(env, env.figure(key), 46), maxLines: 1 }, room, { align: 'left' });
  const rule = { x: plot.box.x, y: level, w: plot.box.w, h: 2 * unit };
  const motion = appear(env, 700);
  return [
    placeRect(env, 'level', rule, `${NATURE.light}66`, { z: Z.marks + 0.5, motion }),
    placeText(env, 'low', block, box, { motion }),
  ];
}

/** A series as a mountain: its crest is the line, and it ends where the series ends. */
interface MassifData {
  /** Crest from left to right; the foot of the mountain is the box's lower edge. */
  points: Array<[number, number]>;
  box: Box;
  crest: Tint;
  foot: Tint;
  facet: Tint;
}

/** The lit crest, drawn from left to right with `progress`, and the sun that rides on its end until it rests on a point. */
interface CrestData {
  points: Array<[number, number]>;
  width: number;
  color: string;
  glow: string;
  sun: { r: number; disc: string; halo: string; rest: number };
}

export const massifPainter = stylePainter<MassifData>((ctx, { points, box, crest, foot, facet }, _state, env) => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const fill = canvasFill(ctx, fillDown(box.y, box.y + box.h, [0, tintOf(crest)], [1, tintOf(foot)]));
  ctx.beginPath();
  tracePoints(ctx, points);
  ctx.lineTo(last[0], box.y + box.h);
  ctx.lineTo(first[0], box.y + box.h);
  ctx.closePath();
  ctx.clip();
  ctx.fillStyle = fill;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  const random = seededRandom(env.seed, 'massif');
  ctx.fillStyle = tintOf(facet, 0.5);
  points.forEach(([x, y], index) => {
    const next = points[index + 1];
    if (!next) return;
    const fall = Math.max(60, (box.y + box.h - y) * 0.7);
    for (let face = 0; face < 2; face += 1) {
      const at = (face + random() * 0.6) / 2;
      const [fx, fy] = [x + (next[0] - x) * at, y + (next[1] - y) * at];
      const w = (next[0] - x) * (0.3 + random() * 0.4);
      ctx.beginPath();
      ctx.moveTo(fx, fy - 2);
      ctx.lineTo(fx + w * 0.5, fy + fall * (0.25 + random() * 0.3));
      ctx.lineTo(fx - w * 0.2, fy + fall * (0.5 + random() * 0.5));
      ctx.lineTo(fx - w * 0.5, fy + fall * (0.2 + random() * 0.2));
      ctx.fill();
    }
  });
});

export const crestPainter = stylePainter<CrestData>((ctx, { points, width, color, glow, sun }, state) => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const reached = first[0] + (last[0] - first[0]) * state.progress;
  const shown = upTo(points, reached);
  const [x, y] = upTo(points, Math.min(reached, points[sun.rest]?.[0] ?? reached)).at(-1) ?? first;
  const light = ctx.createRadialGradient(x, y, sun.r * 0.8, x, y, sun.r * 5);
  light.addColorStop(0, tintOf(sun.halo, 0.6));
  light.addColorStop(0.35, tintOf(sun.halo, 0.22));
  light.addColorStop(1, tintOf(sun.halo, 0));
  ctx.fillStyle = light;
  ctx.fillRect(x - sun.r * 5, y - sun.r * 5, sun.r * 10, sun.r * 10);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const [extra, ink] of [
    [width * 2.6, tintOf(glow, 0.22)],
    [width * 1.1, tintOf(glow, 0.4)],
    [0, color],
  ] as const) {
    ctx.beginPath();
    tracePoints(ctx, shown);
    ctx.lineWidth = width + extra;
    ctx.strokeStyle = ink;
    ctx.stroke();
  }
  ctx.fillStyle = sun.disc;
  ctx.beginPath();
  ctx.arc(x, y, sun.r, 0, Math.PI * 2);
  ctx.fill();
});

function upTo(points: Array<[number, number]>, x: number): Array<[number, number]> {
  const shown = points.filter(([at]) => at <= x + 0.001);
  const [before, after] = [shown.at(-1), points[shown.length]];
  if (!before || !after) return shown;
  const share = (x - before[0]) / (after[0] - before[0] || 1);
  return [...shown, [x, before[1] + (after[1] - before[1]) * share]];
}

import { placeRect, placeText } from '../../compose/place';
import { seriesFocus } from '../../compose/series-focus';
import { setIn, type SetText } from '../../compose/set-in';
import { linePoints, type LineProps } from '../../layers/line.layer';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { appear } from './nature-motion';
import { NATURE } from './preset';
import { bodyType } from './type-scale';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** A series where it is drawn: the plot, the lower edge of its mountain, and the point whose value is the plot's foot, if not zero. */
export interface LinePlot extends Pick<LineProps, 'box' | 'values' | 'min' | 'max'> {
  floor: number;
  foot: number | null;
}

/** Foot of a series: zero, or its lowest value, whose index is then given so that it is written there (reference boards, "Honest marks"). */
export function seriesBase(values: number[]): { min: number; index: number | null } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low >= 0 && low < high * 0.62 ? { min: 0, index: null } : { min: low, index: values.indexOf(low) };
}

/** Values over the crest and dates under the mountain: all of them where they have room, otherwise those at both ends. */
export function lineWords(env: LineEnv, plot: LinePlot): Layer[] {
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
  const { points } = env.scene;
  const half = { x: content.x, y: plot.floor + 26 * unit, w: content.w / 2 - 20 * unit, h: 62 * unit };
  const right = { ...half, x: content.x + content.w - half.w };
  const set = (text: string, box: typeof half, align: 'left' | 'right'): SetText =>
    setIn(env, { ...bodyType(env, text, 48), maxLines: 1 }, box, { align });
  const from = set(env.text(points[0]?.label), half, 'left');
  const to = set(env.text(points.at(-1)?.label), right, 'right');
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

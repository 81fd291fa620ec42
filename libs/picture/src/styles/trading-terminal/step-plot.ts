import { place, placeText } from '../../compose/place';
import { focusIsEnd, seriesFocus } from '../../compose/series-focus';
import { linePoints, type LineProps } from '../../layers/line.layer';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { crossHair } from './cross-hair';
import { rule } from './desk';
import { words } from './mono-type';
import { TERMINAL } from './preset';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** Step line from `left` (pixels) to the box's right edge, first and last value on their marks, its labels and floor value underneath. */
export function plotLayers(env: LineEnv, box: Box, left: number): Layer[] {
  const { scene } = env;
  const { unit, width } = env.stage;
  const values = scene.points.map((point) => env.value(point.figure));
  const low = Math.min(...values);
  const high = Math.max(...values);
  const fromZero = low >= 0 && low < (high - low) * 1.2;
  const tagRoom = 112 * unit;
  const floor = box.y + box.h - 78 * unit;
  const right = box.x + box.w;
  const plot: LineProps = {
    box: {
      x: left,
      y: box.y + tagRoom + 32 * unit,
      w: right - 24 * unit - left,
      h: floor - box.y - tagRoom - 32 * unit,
    },
    values,
    // The floor is zero or the lowest value itself, which is then written under it.
    min: fromZero ? 0 : low,
    max: high > low ? high : low + 1,
    mode: 'step',
    stroke: { fill: TERMINAL.green, width: 7 * unit, glow: { color: `${TERMINAL.green}99`, blur: 18 * unit } },
    marker: { shape: 'square', r: 13 * unit, fill: focusIsEnd(env) ? TERMINAL.amber : TERMINAL.green },
    ...(scene.area && low >= 0 ? { dots: { color: '#34DE80', size: 5 * unit, pitch: 12 * unit } } : {}),
  };
  const ms = Math.min(1500, Math.max(700, values.length * 67));
  const points = linePoints(plot);
  const drawn = 200 + ms;
  const layers: Layer[] = [
    rule(env, 'floor', floor, 60, left),
    place(env, 'line', 'series', plot, {
      box: plot.box,
      motion: progress({ at: 200, ms, ease: 'linear', sound: 'tick' }),
    }),
  ];
  if (low < 0 && high > 0) layers.push(rule(env, 'zero', plot.box.y + (plot.box.h * high) / (high - low), 60, left));
  const focus = seriesFocus(env);
  const [a, b] = [scene.points[0], scene.points[focus]];
  if (!a || !b) return layers;
  layers.push(
    ...crossHair(env, {
      plot: { ...plot.box, x: left, w: width - left },
      points,
      focus,
      left: box.x,
      right,
      text: env.figure(b.figure),
      at: 200 + (ms * focus) / Math.max(1, points.length - 1),
    }),
    ...(focusIsEnd(env) ? [] : endValue(env, box, points, drawn)),
  );
  const first = words(env, env.figure(a.figure), box.w * 0.42, {
    size: 44,
    floor: 36,
    maxLines: 1,
    weight: 700,
    color: TERMINAL.text,
  });
  const top = Math.min(...points.filter(([x]) => x <= box.x + first.w + 24 * unit).map(([, y]) => y));
  layers.push(
    placeText(env, 'first', first, { x: box.x, y: top - 26 * unit - first.h }, { motion: fade({ at: 320, ms: 160 }) }),
  );
  const lowest = scene.points[values.indexOf(low)];
  return [
    ...layers,
    ...axisTexts(
      env,
      box,
      floor,
      points[focus]?.[0] ?? right,
      fromZero ? '0' : lowest ? `\u2265 ${env.figure(lowest.figure)}` : '',
      drawn,
    ),
  ];
}

/** The last value, where the hairs cross on another one. */
function endValue(env: LineEnv, box: Box, points: Array<[number, number]>, at: number): Layer[] {
  const { unit } = env.stage;
  const [end, last] = [points.at(-1), env.scene.points.at(-1)];
  if (!end || !last) return [];
  const look = { size: 50, floor: 38, maxLines: 1, weight: 700, color: TERMINAL.text };
  const block = words(env, env.figure(last.figure), box.w * 0.3, look);
  const y = Math.min(end[1], points.at(-2)?.[1] ?? end[1]) - 34 * unit - block.h;
  return [placeText(env, 'last', block, { x: box.x + box.w, anchor: 'right', y }, { motion: fade({ at, ms: 160 }) })];
}

/** First label, what the floor stands for, last label; the date that the hairs cross on takes the place of a plain zero. */
function axisTexts(env: LineEnv, box: Box, floor: number, crossed: number, base: string, drawn: number): Layer[] {
  const { unit } = env.stage;
  const y = floor + 32 * unit;
  const { points } = env.scene;
  const set = (text: string, width: number, color: string) =>
    words(env, text, width, { size: 44, floor: 34, maxLines: 1, maxHeight: 46, color });
  const third = box.w / 3 - 20 * unit;
  const from = set(env.text(points[0]?.label), third, TERMINAL.dim);
  const focus = seriesFocus(env);
  const inside = focus > 0 && focus < points.length - 1 && base === '0';
  const to = set(env.text(points.at(-1)?.label), third, inside ? TERMINAL.dim : TERMINAL.amber);
  const middle = inside ? set(env.text(points[focus]?.label), third, TERMINAL.amber) : set(base, third, TERMINAL.dim);
  const room = [from, to].map((end) => end.w + middle.w / 2 + 30 * unit);
  const [least, most] = [box.x + (room[0] ?? 0), box.x + box.w - (room[1] ?? 0)];
  const centre = inside ? Math.min(Math.max(least, crossed), most) : box.x + (from.w + box.w - to.w) / 2;
  return [
    placeText(env, 'from', from, { x: box.x, y }, { motion: fade({ at: 240, ms: 160 }) }),
    placeText(env, 'base', middle, { x: centre, anchor: 'center', y }, { motion: fade({ at: 300, ms: 160 }) }),
    placeText(env, 'to', to, { x: box.x + box.w, anchor: 'right', y }, { motion: fade({ at: drawn, ms: 160 }) }),
  ];
}

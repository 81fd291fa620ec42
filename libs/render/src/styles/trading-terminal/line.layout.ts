import { place, placeText } from '../../compose/place';
import { linePoints, type LineProps } from '../../layers/line.layer';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { crossHair } from './cross-hair';
import { desk, divider, edgesOf, rule } from './desk';
import { settlingFigure } from './figure-layers';
import { figure, trendColor, words } from './mono-type';
import { TERMINAL } from './preset';
import { trendMark } from './trend-mark';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** The figure over a lit step line that bleeds off the left edge, dots raining from it, an amber cross-hair on its last value. */
export function lineLayout(env: LineEnv): Layer[] {
  const { unit } = env.stage;
  const pane = desk(env, env.text(env.scene.title));
  const { area, wide } = pane;
  if (!wide) {
    const head = headLayers(env, area, area.h * 0.38);
    const below = { ...area, y: head.bottom, h: area.y + area.h - head.bottom };
    return [...pane.layers, ...head.layers, ...plotLayers(env, below, 0)];
  }
  const split = area.x + area.w * 0.36;
  const column = { ...area, w: split - area.x - 50 * unit };
  const head = headLayers(env, column, area.h * 0.8);
  const rest = { ...area, x: split + 10 * unit, w: area.x + area.w - split - 10 * unit };
  return [
    ...pane.layers,
    ...head.layers,
    divider(env, 'split', split, area.y - 46 * unit, area.y + area.h, 60),
    ...plotLayers(env, rest, split),
  ];
}

/** Headline figure and its change; `bottom` is where the plot may begin. */
function headLayers(env: LineEnv, box: Box, room: number): { layers: Layer[]; bottom: number } {
  const { scene } = env;
  const { unit } = env.stage;
  const edges = edgesOf(env, box);
  const key = scene.figure ?? scene.points.at(-1)?.figure;
  const layers: Layer[] = [];
  let bottom = box.y;
  if (key) {
    const block = figure(env, env.figure(key), box.w, { size: 300, maxHeight: Math.min(240, (room / unit) * 0.7) });
    layers.push(
      ...settlingFigure(env, 'figure', block, { ...edges.start, y: bottom }, { at: 90, bloom: true, key, bell: true }),
    );
    bottom += block.h;
  }
  if (!scene.delta) return { layers, bottom };
  const { delta } = scene;
  bottom += 44 * unit;
  const arrow = delta.trend === 'flat' ? 0 : 46 * unit;
  const color = delta.trend === 'down' ? trendColor('down') : TERMINAL.amber;
  const direction = edges.start.anchor === 'left' ? 1 : -1;
  const indent = arrow ? arrow + 24 * unit : 0;
  const change = words(
    env,
    [
      { text: `${env.figure(delta.figure, 'signed')} `, weight: 800 },
      { text: env.text(delta.label), weight: 500 },
    ],
    box.w - indent,
    { size: 62, floor: 44, maxLines: 2, maxHeight: 130, color },
  );
  const middle = bottom + change.h / 2;
  if (delta.trend !== 'flat')
    layers.push(
      trendMark(env, 'delta.mark', delta.trend, { edge: edges.start, y: middle, size: arrow, color, ms: 420 }),
    );
  const at = { x: edges.start.x + direction * indent, anchor: edges.start.anchor, y: bottom };
  layers.push(placeText(env, 'delta', change, at, { motion: wipeIn({ at: 420, ms: 240 }) }));
  return { layers, bottom: bottom + change.h };
}

function plotLayers(env: LineEnv, box: Box, left: number): Layer[] {
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
    marker: { shape: 'square', r: 13 * unit, fill: TERMINAL.amber },
    ...(scene.area ? { dots: { color: '#34DE80', size: 5 * unit, pitch: 12 * unit } } : {}),
  };
  const ms = Math.min(1500, Math.max(700, values.length * 67));
  const points = linePoints(plot);
  const drawn = 200 + ms;
  const layers: Layer[] = [
    rule(env, 'floor', floor, 60),
    place(env, 'line', 'series', plot, {
      box: plot.box,
      motion: progress({ at: 200, ms, ease: 'linear', sound: 'tick' }),
    }),
  ];
  const last = points.at(-1);
  const [a, b] = [scene.points[0], scene.points.at(-1)];
  if (!last || !a || !b) return layers;
  layers.push(
    ...crossHair(env, {
      plot: { ...plot.box, x: left, w: width - left },
      points,
      right,
      text: env.figure(b.figure),
      at: drawn,
    }),
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
    ...axisTexts(env, box, floor, fromZero ? '0' : lowest ? `\u2265 ${env.figure(lowest.figure)}` : '', drawn),
  ];
}

/** First label, what the floor stands for, last label. */
function axisTexts(env: LineEnv, box: Box, floor: number, base: string, drawn: number): Layer[] {
  const { unit } = env.stage;
  const y = floor + 32 * unit;
  const { points } = env.scene;
  const set = (text: string, width: number, color: string) =>
    words(env, text, width, { size: 44, floor: 34, maxLines: 1, maxHeight: 46, color });
  const third = box.w / 3 - 20 * unit;
  const from = set(env.text(points[0]?.label), third, TERMINAL.dim);
  const to = set(env.text(points.at(-1)?.label), third, TERMINAL.amber);
  const middle = set(base, third, TERMINAL.dim);
  const centre = box.x + (from.w + box.w - to.w) / 2;
  return [
    placeText(env, 'from', from, { x: box.x, y }, { motion: fade({ at: 240, ms: 160 }) }),
    placeText(env, 'base', middle, { x: centre, anchor: 'center', y }, { motion: fade({ at: 300, ms: 160 }) }),
    placeText(env, 'to', to, { x: box.x + box.w, anchor: 'right', y }, { motion: fade({ at: drawn, ms: 160 }) }),
  ];
}

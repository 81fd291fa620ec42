import { place, placeRect, placeText } from '../../compose/place';
import { focusIsEnd, seriesFocus } from '../../compose/series';
import { linePoints, type LineProps } from '../../layers/line.layer';
import { type Box, Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { fade, progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, divider, edgesOf, rule } from './desk';
import { settlingFigure, trendMark } from './figure-layers';
import { figure, trendColor, words } from './mono-type';
import { TERMINAL } from './preset';

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
  const head = headLayers(env, column, area.h * 0.8, true);
  const rest = { ...area, x: split + 10 * unit, w: area.x + area.w - split - 10 * unit };
  return [
    ...pane.layers,
    ...head.layers,
    divider(env, 'split', split, area.y - 46 * unit, area.y + area.h, 60),
    ...plotLayers(env, rest, split),
  ];
}

/** Headline figure and its change, at the top or in mid-pane; `bottom` is where the plot may begin. */
function headLayers(env: LineEnv, box: Box, room: number, centred = false): { layers: Layer[]; bottom: number } {
  const { scene } = env;
  const { unit } = env.stage;
  const edges = edgesOf(env, box);
  const key = scene.figure ?? scene.points.at(-1)?.figure;
  const { delta } = scene;
  const arrow = delta && delta.trend !== 'flat' ? 46 * unit : 0;
  const indent = arrow ? arrow + 24 * unit : 0;
  const maxHeight = Math.min(240, (room / unit) * 0.7);
  const block = key ? figure(env, env.figure(key), box.w, { size: 300, maxHeight }) : null;
  const color = delta?.trend === 'down' ? trendColor('down') : TERMINAL.amber;
  const change = delta ? changeBlock(env, delta, box.w - indent, color) : null;
  const gap = block && change ? 44 * unit : 0;
  const height = (block?.h ?? 0) + gap + (change?.h ?? 0);
  const y = centred ? box.y + (box.h - height) * 0.4 : box.y;
  const layers: Layer[] = [];
  if (block && key)
    layers.push(
      ...settlingFigure(env, 'figure', block, { ...edges.start, y }, { at: 90, bloom: true, key, bell: true }),
    );
  if (delta && change) {
    const top = y + height - change.h;
    const size = { edge: edges.start, y: top + change.h / 2, size: arrow, color, ms: 420 };
    if (delta.trend !== 'flat') layers.push(trendMark(env, 'delta.mark', delta.trend, size));
    const x = edges.start.x + (edges.start.anchor === 'left' ? indent : -indent);
    const motion = wipeIn({ at: 420, ms: 240 });
    layers.push(placeText(env, 'delta', change, { x, anchor: edges.start.anchor, y: top }, { motion }));
  }
  return { layers, bottom: y + height };
}

function changeBlock(
  env: LineEnv,
  delta: NonNullable<SceneOf<'line'>['delta']>,
  width: number,
  color: string,
): TextBlock {
  const runs = [{ text: `${env.figure(delta.figure, 'signed')} `, weight: 800 }, { text: env.text(delta.label) }];
  return words(env, runs, width, { size: 62, floor: 44, maxLines: 2, maxHeight: 130, color });
}

/** Step line from `left` (pixels) to the box's right edge, first and last value on their marks, its labels and floor value underneath. */
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

interface CrossHair {
  /** Room of the plot; the horizontal hair spans it. */
  plot: Box;
  points: Array<[number, number]>;
  /** Which point the hairs cross on. */
  focus: number;
  /** Left and right edge that the tag keeps to. */
  left: number;
  right: number;
  /** Display of that point's value. */
  text: string;
  /** Milliseconds at which the line has come there. */
  at: number;
}

/** Dashed amber hairs through one value, which stands on a solid tag above all that the line does beneath it. */
function crossHair(env: SceneEnv, { plot, points, focus, left: from, right, text, at }: CrossHair): Layer[] {
  const { unit } = env.stage;
  const spot = points[focus];
  if (!spot) return [];
  const block = words(env, text, plot.w * 0.42, {
    size: 50,
    floor: 38,
    maxLines: 1,
    weight: 800,
    color: TERMINAL.ground,
  });
  const pad = { x: 18 * unit, y: 17 * unit };
  const w = block.w + 2 * pad.x;
  const left = focus === points.length - 1 ? right - w : Math.min(Math.max(from, spot[0] - w / 2), right - w);
  const [before, after] = [left - 20 * unit, left + w + 20 * unit];
  const under = points.filter(
    ([x], index) => (x >= before || (points[index + 1]?.[0] ?? 0) >= before) && (points[index - 1]?.[0] ?? 0) <= after,
  );
  const roof = Math.min(...under.map(([, y]) => y));
  const tag = { x: left, y: roof - 40 * unit - block.h - 2 * pad.y, w, h: block.h + 2 * pad.y };
  const hair = (id: string, from: [number, number], to: [number, number], box: Box, ms: number): Layer =>
    place(
      env,
      'shape',
      id,
      {
        shape: 'path',
        points: [from, to],
        stroke: { fill: `${TERMINAL.amber}B0`, width: 2.4 * unit, dash: [8 * unit, 8 * unit] },
      },
      { z: Z.marks + 1, box, motion: wipeIn({ at, ms, from: id === 'hair.x' ? 'right' : 'top' }) },
    );
  const [x, y] = spot;
  const floor = plot.y + plot.h;
  return [
    hair('hair.x', [plot.x, y], [plot.x + plot.w, y], { x: plot.x, y, w: plot.w, h: 2 }, 260),
    hair('hair.y', [x, tag.y + tag.h], [x, floor], { x, y: tag.y + tag.h, w: 2, h: floor - tag.y - tag.h }, 180),
    ...(focus === points.length - 1 ? [] : [crossing(env, spot, at)]),
    placeRect(env, 'tag.ground', tag, TERMINAL.amber, {
      z: Z.finish + 2,
      motion: wipeIn({ at, ms: 160, from: 'right', sound: 'relay' }),
    }),
    placeText(
      env,
      'tag',
      block,
      { x: tag.x + pad.x, y: tag.y + pad.y },
      { motion: wipeIn({ at, ms: 160, from: 'right' }) },
    ),
  ];
}

/** A square where the hairs cross, as on the end of the line. */
function crossing(env: SceneEnv, [x, y]: [number, number], at: number): Layer {
  const r = 13 * env.stage.unit;
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  return placeRect(env, 'crossing', box, TERMINAL.amber, { z: Z.marks + 2, motion: wipeIn({ at, ms: 100 }) });
}

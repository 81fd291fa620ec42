import { spotBeside } from '../../compose/crosses-line';
import { place, placeDisc, placeRect, placeText } from '../../compose/place';
import { fillDown } from '../../layers/fill';
import { linePoints, type LineProps } from '../../layers/line.layer';
import { type Box, Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { fade, grow, progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { enter, fromEdge, leave, newsPlan, setFigure, setWords, startAt } from './news-plan';
import { NEWS } from './preset';
import { atMargin, marginOf, onSlab, slab } from './slab';

type LineEnv = SceneEnv<SceneOf<'line'>>;

const DRAW_AT = 160;
const DRAW_MS = 1500;

/** The figure over a full-bleed glass panel: a white line with red under it, its change on a white slab, dates on the floor. */
export function lineLayout(env: LineEnv): Layer[] {
  const { scene } = env;
  const plan = newsPlan(env);
  const { u, body, wide } = plan;
  const head = scene.figure ?? scene.points.at(-1)?.figure;
  const title = setWords(
    env,
    env.text(scene.title),
    [58, 44],
    { w: body.w, h: body.h * 0.16, lines: 2 },
    { color: NEWS.ice, leading: 1.14 },
  );
  let y = body.y + 8 * u;
  const layers: Layer[] = [atMargin(env, 'title', title, y, 0, 'whoosh')];
  y += title.h + 36 * u;
  if (head) {
    const figure = setFigure(env, env.figure(head), 220, { w: body.w * (wide ? 0.6 : 0.96), h: body.h * 0.2 });
    layers.push(placeText(env, 'figure', figure, { ...marginOf(env), y }, { motion: enter(env, 100) }));
    y += figure.h + 48 * u;
  }
  const floor = body.y + body.h - 84 * u;
  const panel = { x: 0, y, w: env.stage.width, h: floor - y };
  layers.push(
    slab(env, 'panel', panel, 'glass', { at: 60, ms: 380, shadow: false }),
    placeRect(env, 'floor', { x: 0, y: floor - 2 * u, w: panel.w, h: 5 * u }, NEWS.white, {
      z: Z.marks + 5,
      motion: enter(env, 160, 420),
    }),
  );
  const change = scene.delta ? deltaSlab(env, scene.delta, panel) : null;
  const plot = plotOf(env, panel, change?.box ?? null);
  layers.push(
    ...gridLines(env, panel),
    place(env, 'line', 'series', plot, {
      z: Z.marks + 2,
      box: plot.box,
      motion: [progress({ at: startAt(env, DRAW_AT), ms: DRAW_MS, ease: 'cubic-out' }), leave(env)],
    }),
    ...(change?.layers ?? []),
    ...markSeries(env, plot, { floor, ceiling: panel.y, slab: change?.box ?? null, drawAt: DRAW_AT, drawMs: DRAW_MS }),
  );
  return layers;
}

/** The series runs from the frame's edge to the margin; its lowest value stands a little over the floor and is written there. */
function plotOf(env: LineEnv, panel: Box, change: Box | null): LineProps {
  const { u } = newsPlan(env);
  const values = env.scene.points.map((point) => env.value(point.figure)).filter(Number.isFinite);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || Math.abs(high) || 1;
  const r = 22 * u;
  const { safe } = env.stage;
  const box = { x: 0, y: panel.y + 120 * u, w: safe.x + safe.w - r - 6 * u, h: panel.h - 120 * u };
  const fromZero = low >= 0 && low < span * 0.5;
  const min = fromZero ? 0 : low - span * 0.34;
  // The line keeps under the change's slab only where it would run into it.
  const met = linePoints({ box, values, min, max: high }).filter(
    ([x]) => change !== null && x < change.x + change.w + 40 * u && x > change.x - 40 * u,
  );
  const highest = Math.min(...met.map(([, y]) => y));
  const bottom = box.y + box.h;
  const clear = change ? change.y + change.h + 110 * u : 0;
  if (highest < clear) {
    const squeeze = (bottom - clear) / (bottom - highest);
    box.h = Math.max(60 * u, box.h * squeeze);
    box.y = bottom - box.h;
  }
  const area = fillDown(box.y, box.y + box.h, [0, `${NEWS.red}F2`], [1, `${NEWS.red}1F`]);
  return {
    box,
    values,
    min,
    max: high,
    mode: 'line',
    stroke: { fill: NEWS.white, width: 11 * u },
    ...(env.scene.area ? { area } : {}),
    marker: { shape: 'disc', r, fill: NEWS.red, ring: { color: NEWS.white, width: 9 * u } },
  };
}

function gridLines(env: LineEnv, panel: Box): Layer[] {
  return [1, 2, 3].map((step) =>
    placeRect(env, `grid${step}`, { ...panel, y: panel.y + (panel.h * step) / 4, h: 2 }, '#BFD4F71A', {
      z: Z.marks + 1,
      motion: leave(env),
    }),
  );
}

/** The change a chart tells of, on a white slab in its upper corner where reading starts, and the room it takes there. */
function deltaSlab(
  env: SceneEnv,
  delta: NonNullable<SceneOf<'line'>['delta']>,
  panel: Box,
): { layers: Layer[]; box: Box } {
  const { u, near, reach } = newsPlan(env);
  const h = 104 * u;
  const at = 700;
  const pad = 28 * u;
  const most = reach - near;
  const figure = setFigure(env, env.figure(delta.figure, 'signed'), 84, { w: most * 0.46 }, NEWS.red);
  const words = setWords(
    env,
    env.text(delta.label),
    [50, 40],
    { w: most - figure.w - pad * 2.6, h: h - 14 * u, lines: 2 },
    { color: NEWS.navy, leading: 1.02 },
  );
  const w = near + figure.w + (words.w > 0 ? words.w + pad * 0.9 : 0) + pad;
  const box = fromEdge(env, panel.y, 0, w, h);
  const figureBox = fromEdge(env, panel.y, near, figure.w, h);
  const wordsBox = fromEdge(env, panel.y, near + figure.w + pad * 0.9, words.w, h);
  return {
    box,
    layers: [
      slab(env, 'change-slab', box, 'white', { at, sound: 'whoosh' }),
      onSlab(env, 'change', figure, box, at, { x: figureBox.x }),
      onSlab(env, 'change-words', words, box, at, { x: wordsBox.x }),
    ],
  };
}

/** Where marks may stand, and when the line is drawn. */
interface MarkFrame {
  floor: number;
  ceiling: number;
  /** A slab inside the chart that marks keep clear of. */
  slab: Box | null;
  drawAt: number;
  drawMs: number;
}

/** Values on the first, last, lowest and highest point where they fit clear of line and each other; first and last date on the floor. */
function markSeries(env: LineEnv, plot: LineProps, frame: MarkFrame): Layer[] {
  const plan = newsPlan(env);
  const { points } = env.scene;
  const spots = linePoints(plot);
  const last = points.length - 1;
  const lowest = plot.values.indexOf(Math.min(...plot.values));
  const highest = plot.values.indexOf(Math.max(...plot.values));
  const taken: Box[] = frame.slab ? [frame.slab] : [];
  const { u, body } = plan;
  const room = { ...body, y: frame.ceiling + 16 * u, h: frame.floor - frame.ceiling - 36 * u };
  const search = { away: [30 * u, 130 * u, 8 * u], air: { x: 10 * u, y: 18 * u } } as const;
  const layers: Layer[] = [];
  for (const index of [...new Set([last, 0, lowest, highest])]) {
    const key = points[index]?.figure;
    const spot = spots[index];
    if (!key || !spot) continue;
    // The headline over the chart already is the last value where no other figure is asked for.
    if (index === last && (env.scene.figure ?? key) === key) continue;
    if (index === last && env.scene.figure && env.figure(env.scene.figure) === env.figure(key)) continue;
    const block = setFigure(env, env.figure(key), 60, { w: plan.body.w * 0.44 });
    const box = spotBeside(block, spot, spots, taken, room, search);
    if (!box) continue;
    taken.push(box);
    layers.push(...mark(env, block, box, spot, index, frame));
  }
  return [...layers, ...dates(env, frame)];
}

function mark(
  env: LineEnv,
  block: TextBlock,
  box: Box,
  [x, y]: [number, number],
  index: number,
  { drawAt, drawMs }: MarkFrame,
): Layer[] {
  const { u } = newsPlan(env);
  const share = index / Math.max(1, env.scene.points.length - 1);
  const at = startAt(env, drawAt + drawMs * (0.12 + 0.8 * share));
  const motion = [fade({ at, sound: 'tick' }), leave(env)];
  const layers: Layer[] = [placeText(env, `value${index}`, block, { x: box.x, y: box.y }, { motion })];
  if (index === env.scene.points.length - 1 || x < box.x) return layers;
  const grown = { z: Z.marks + 4, motion: [grow({ at, ms: 300 }), leave(env)] };
  layers.push(placeDisc(env, `dot${index}`, { x, y, r: 16 * u }, NEWS.white, grown));
  return layers;
}

function dates(env: LineEnv, { floor, drawAt, drawMs }: MarkFrame): Layer[] {
  const { u, body } = newsPlan(env);
  const { points } = env.scene;
  const set = (text: string) =>
    setWords(env, text, [48, 40], { w: body.w * 0.47, h: 64 * u, lines: 1 }, { color: NEWS.ice });
  const from = set(env.text(points[0]?.label));
  const to = set(env.text(points.at(-1)?.label));
  const baseline = floor + 62 * u;
  const late = drawAt + drawMs * 0.85;
  return [
    placeText(env, 'from', from, { x: body.x, baseline }, { motion: [fade({ at: startAt(env, drawAt) }), leave(env)] }),
    placeText(
      env,
      'to',
      to,
      { x: body.x + body.w, baseline, anchor: 'right' },
      { motion: [fade({ at: startAt(env, late) }), leave(env)] },
    ),
  ];
}

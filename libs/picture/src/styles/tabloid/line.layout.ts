import { place, placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { linePoints, type LineProps } from '../../layers/line.layer';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { grow, progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { columnChart } from './column-chart';
import { frontPage, SLIGHT } from './front-page';
import { placeStrip, titleHead, trendArrow } from './pieces';
import { TABLOID } from './preset';
import { namedAt, shout, small, stickIn, stripIn } from './type-and-motion';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** Most points that are drawn as columns, and the least change that columns from zero can show. */
const MOST_COLUMNS = 14;
const LEAST_CHANGE = 0.3;
const DRAW_AT = 120;
const DRAW_MS = 1100;

/** A series as ink columns where zero lets its change be seen, else as a cut-out arrow over the page. */
export function lineLayout(env: LineEnv): Layer[] {
  const { u, body } = frontPage(env);
  const { points, figure, title, delta } = env.scene;
  const head = titleHead(env, env.text(title), TABLOID.red, TABLOID.white);
  const layers = [...head.layers];
  let top = head.bottom + 34 * u;
  if (delta) {
    const set = deltaLine(env, { ...body, y: top, h: 100 * u });
    layers.push(...set.layers);
    top = set.bottom + 30 * u;
  }
  const area = { ...body, y: top, h: body.y + body.h - top - 4 * u };
  const values = points.map((point) => env.value(point.figure));
  const own = points.findIndex((point) => point.figure === figure);
  const strong = own >= 0 ? own : points.length - 1;
  const key = figure ?? points.at(-1)?.figure ?? '';
  if (showsAsColumns(values)) {
    const shown = new Set([0, strong, points.length - 1]);
    const all = points.length <= 8;
    const chart = columnChart(env, area, {
      columns: points.map((point, index) => ({
        value: values[index] ?? 0,
        figure: point.figure,
        display: all || index === 0 ? env.figure(point.figure) : '',
        label: all || shown.has(index) ? env.text(point.label) : '',
      })),
      strong,
      tag: env.figure(key),
      tagFill: TABLOID.yellow,
      tagInk: TABLOID.ink,
      at: namedAt(env, key, 560),
    });
    if (chart) return [...layers, ...chart];
  }
  return [...layers, ...cutOutArrow(env, area, values, strong, key)];
}

function showsAsColumns(values: number[]): boolean {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return values.length <= MOST_COLUMNS && least >= 0 && most > 0 && (most - least) / most > LEAST_CHANGE;
}

/** The change that the payload holds, with an arrow drawn beside it. */
function deltaLine(env: LineEnv, room: Box): { layers: Layer[]; bottom: number } {
  const { unit: u } = env.stage;
  const { delta } = env.scene;
  if (!delta) return { layers: [], bottom: room.y };
  const text = `${env.figure(delta.figure, 'signed')} ${env.text(delta.label)}`;
  const set = setIn(
    env,
    { ...shout(env, text, 84, TABLOID.ink), floor: 48 * u, maxLines: 2 },
    { ...room, w: room.w - 230 * u },
  );
  const layers: Layer[] = [
    placeText(env, 'delta', set.block, set.box, { motion: stripIn(env, 260, set.block.rtl ? 'right' : 'left') }),
  ];
  if (delta.trend !== 'flat') {
    const x = set.block.rtl ? set.box.x - 220 * u : set.box.x + set.box.w + 30 * u;
    const box = { x, y: set.box.y - 14 * u, w: 170 * u, h: set.box.h + 20 * u };
    layers.push(
      trendArrow(env, 'delta-arrow', box, delta.trend === 'up', TABLOID.red, namedAt(env, delta.figure, 480)),
    );
  }
  return { layers, bottom: set.box.y + set.box.h };
}

/** A fat line with a white edge that ends in an arrow head; first value, dates, and the figure on a sticker. */
function cutOutArrow(env: LineEnv, area: Box, values: number[], strong: number, key: string): Layer[] {
  const { unit: u } = env.stage;
  const { points } = env.scene;
  const known = values.map((value) => (Number.isFinite(value) ? value : 0));
  const small42 = (text: string, room: Box, align: 'left' | 'right') =>
    setIn(env, { ...small(env, text, 54, TABLOID.ink), maxLines: 1 }, room, { stand: 'bottom', align });
  const foot = { ...area, y: area.y + area.h - 60 * u, h: 60 * u };
  const first = small42(env.text(points[0]?.label), { ...foot, w: foot.w * 0.46 }, 'left');
  const last = small42(
    env.text(points.at(-1)?.label),
    { ...foot, x: foot.x + foot.w * 0.54, w: foot.w * 0.46 },
    'right',
  );
  const high = Math.min(310 * u, area.h * 0.48);
  const plot = {
    x: area.x + 16 * u,
    y: area.y + high,
    w: area.w - 100 * u,
    h: Math.max(40 * u, area.h - high - 170 * u),
  };
  const line = { box: plot, values: known, min: Math.min(...known), max: Math.max(...known) };
  const path = linePoints(line);
  const end = path.at(-1) ?? [plot.x, plot.y];
  const mark = path[strong] ?? end;
  const before = path.at(-2) ?? [plot.x, plot.y];
  const early = env.index === 0 ? -1800 : 0;
  const draw = progress({ at: DRAW_AT + early, ms: DRAW_MS, ease: 'cubic-in-out' });
  const stroke = (id: string, color: string, width: number, z: number): Layer =>
    place(env, 'line', id, { ...line, mode: 'line', stroke: { fill: color, width } } satisfies LineProps, {
      box: plot,
      z,
      motion: draw,
    });
  const tip = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const arrowAt = DRAW_AT + DRAW_MS - 160 + early;
  const layers: Layer[] = [
    stroke('line-edge', TABLOID.ink, 54 * u, Z.marks),
    ...[84, 60].map((size, index) =>
      arrowHead(env, `head${index}`, end, tip, size * u, index === 0 ? TABLOID.ink : TABLOID.red, arrowAt),
    ),
    stroke('line', TABLOID.red, 32 * u, Z.marks + 2),
    placeText(env, 'from', first.block, first.box, { motion: stripIn(env, 120, 'left') }),
    placeText(env, 'to', last.block, last.box, { motion: stripIn(env, 240, 'left') }),
  ];
  const opening = env.figure(points[0]?.figure ?? '');
  const start = path[0] ?? end;
  const falls = (known.at(-1) ?? 0) < (known[0] ?? 0);
  const startRoom = { x: area.x, y: falls ? start[1] - 110 * u : start[1] + 46 * u, w: area.w * 0.42, h: 66 * u };
  const startSet = setIn(env, { ...shout(env, opening, 64, TABLOID.ink), maxLines: 1, floor: 46 * u }, startRoom, {
    line: true,
    align: 'left',
  });
  if (points[0]?.figure !== key && strong !== 0)
    layers.push(placeText(env, 'opening', startSet.block, startSet.box, { motion: stripIn(env, 160, 'left') }));
  return [...layers, ...tag(env, area, mark, key)];
}

function arrowHead(
  env: LineEnv,
  id: string,
  [x, y]: [number, number],
  way: number,
  size: number,
  fill: string,
  at: number,
): Layer {
  const corner = (turn: number, reach: number): [number, number] => [
    x + Math.cos(way + turn) * reach,
    y + Math.sin(way + turn) * reach,
  ];
  const points = [corner(0, size * 1.1), corner(2.25, size * 1.15), corner(-2.25, size * 1.15)];
  const box = { x: x - size, y: y - size, w: 2 * size, h: 2 * size };
  return place(
    env,
    'shape',
    id,
    { shape: 'polygon', points, fill },
    { box, z: Z.marks + 1, motion: grow({ at, ms: 200 }) },
  );
}

/** The figure over its point, on the side of the plot that has room. */
function tag(env: LineEnv, area: Box, [x, y]: [number, number], key: string): Layer[] {
  const { unit: u, safe } = env.stage;
  const strip = (room: Box): { layers: Layer[]; box: Box } =>
    placeStrip(env, 'tag', {
      look: { ...shout(env, env.figure(key), 230, TABLOID.ink), maxLines: 1, floor: 46 * u },
      room,
      fill: TABLOID.yellow,
      edge: TABLOID.white,
      degrees: SLIGHT,
      pad: [24 * u, 20 * u],
      motion: stickIn(env, Math.max(420, namedAt(env, key, 900))),
      set: { line: true, align: 'left' },
      z: Z.type + 1,
    });
  const room = { x: area.x, y: Math.max(area.y, y - 330 * u), w: Math.min(area.w, 760 * u), h: 250 * u };
  const { box } = strip(room);
  const left = Math.min(safe.x + safe.w - box.w - 14 * u, Math.max(safe.x, x - box.w / 2));
  return strip({ ...room, x: left }).layers;
}

import { placePaint, placeRect, placeText } from '../../compose/place';
import { crestUpTo, pointMarks, seriesBase, type SeriesBase } from '../../compose/series';
import { setIn } from '../../compose/set-in';
import { linePoints } from '../../layers/line.layer';
import { stylePainter } from '../../layers/painter';
import { type Box, Z, boundsOf } from '../../stage/stage';
import { framesOf } from '../../timeline/frame-rate';
import type { Layer } from '../../timeline/layer';
import { keyed, type Motion } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { burst } from './burst.painter';
import { fillHalftone, type Polygon, tracePolygon } from './page';
import { headedPage } from './head-panel';
import { brush, cueFor, figureLettered, inked, lettered, pop, wobble } from './type-and-motion';
import { mascot } from './mascot';
import { placard } from './placard';
import { COMIC } from './preset';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** When the line starts, and how long it takes; ms. */
const START = 320;
const LENGTH = 1300;

/** The hero of the video climbs the crest of the series; a change explodes over it. */
export function lineLayout(env: LineEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const shown = scene.points.filter(({ figure }) => Number.isFinite(env.value(figure)));
  const values = shown.map(({ figure }) => env.value(figure));
  const key = scene.figure ?? scene.points.at(-1)?.figure;
  const { layers, body } = headedPage(
    env,
    env.text(scene.title),
    key === undefined ? undefined : env.figure(key),
    false,
  );
  const r = Math.min(76 * unit, body.h * 0.14);
  const strip = 84 * unit;
  const base = seriesBase(values);
  const plot = {
    x: body.x,
    y: body.y + r * 1.1,
    w: body.w - r * 1.1,
    h: body.h - strip - r * 1.1 - (base.crosses ? 0 : 90 * unit),
  };
  const points = linePoints({ box: plot, values, min: base.min, max: Math.max(base.min + 1e-9, ...values) });
  const floor = base.crosses ? plot.y + plot.h : body.y + body.h - strip;
  const data: RidgeData = {
    points,
    floor,
    line: { color: COMIC.ink, width: (base.crosses ? 26 : 20) * unit },
    glint: COMIC.red,
    ...(base.crosses ? {} : { fill: { color: COMIC.orange, dots: COMIC.yellow, pitch: 24 * unit } }),
  };
  const drawn: Motion = {
    tracks: [keyed('progress', [framesOf(START), 0], [framesOf(START + LENGTH), 1, 'linear'])],
    cues: [{ sound: 'whoosh', frame: framesOf(START) }],
  };
  layers.push(
    placePaint(env, 'series', 'ridge', data, {
      z: Z.marks,
      box: { ...plot, h: floor - plot.y },
      motion: drawn,
      marks: pointMarks(shown, points),
    }),
    placeRect(
      env,
      'floor',
      { x: body.x - 14 * unit, y: floor - 6 * unit, w: body.w + 14 * unit, h: 12 * unit },
      COMIC.ink,
      { z: Z.marks + 1, motion: brush(env, 60) },
    ),
    ...dates(env, { ...body, y: floor + 24 * unit, h: strip - 24 * unit }),
    ...rider(env, points, r),
  );
  const blast = changeLayers(env, points, { ...body, h: floor - body.y }, r);
  return [...layers, ...blast, ...noteLayers(env, base, points, { ...body, h: floor - body.y })];
}

/** The hero rides on the end of the drawn part. */
function rider(env: LineEnv, points: Polygon, r: number): Layer[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const track = (prop: 'x' | 'y', of: (point: [number, number]) => number): Motion['tracks'][number] => ({
    prop,
    keys: points.map((point) => {
      const share = (point[0] - first[0]) / (last[0] - first[0] || 1);
      return { frame: framesOf(START + LENGTH * share), value: Math.round(of(point)), ease: 'linear' as const };
    }),
  });
  const ride: Motion = { tracks: [track('x', ([x]) => x - last[0]), track('y', ([, y]) => y - last[1])] };
  return mascot(env, 'rider', {
    x: last[0],
    y: last[1],
    r,
    cape: false,
    motion: [ride, pop(env, START - 100)],
    z: Z.marks + 3,
  });
}

/** The figure of the foot, and the first value where the hill leaves room over it. */
function noteLayers(env: LineEnv, base: SeriesBase, points: Polygon, area: Box): Layer[] {
  const { unit } = env.stage;
  const shown = env.scene.points.filter(({ figure }) => Number.isFinite(env.value(figure)));
  const low = base.index === null ? undefined : shown[base.index];
  const layers: Layer[] = [];
  if (low) {
    const room = { x: area.x + 10 * unit, y: area.y + area.h - 100 * unit, w: area.w * 0.5, h: 76 * unit };
    const set = setIn(env, lettered(env, env.figure(low.figure), 68, COMIC.ink, 1), room, {
      stand: 'middle',
      align: 'left',
    });
    layers.push(placeText(env, 'low', set.block, set.box, { motion: pop(env, START + 460) }));
  }
  const first = shown[0];
  if (!first || base.index === 0) return layers;
  const set = setIn(
    env,
    lettered(env, env.figure(first.figure), 72, COMIC.ink, 1),
    { ...area, w: area.w * 0.4, h: 90 * unit },
    { align: 'left' },
  );
  const crest = crestUpTo(points, area.x + set.box.w + 20 * unit, area.x);
  const y = crest - 34 * unit - set.box.h;
  if (y < area.y) return layers;
  return [...layers, placeText(env, 'first', set.block, { x: set.box.x, y }, { motion: pop(env, START) })];
}

function dates(env: LineEnv, strip: Box): Layer[] {
  const ends = [env.scene.points[0], env.scene.points.at(-1)];
  return ends.map((point, index) => {
    const half = { ...strip, w: strip.w * 0.48, x: index === 0 ? strip.x : strip.x + strip.w * 0.52 };
    const look = lettered(env, env.text(point?.label), 52, COMIC.ink, 1);
    const set = setIn(env, look, half, { align: index === 0 ? 'left' : 'right' });
    return placeText(env, index === 0 ? 'from' : 'to', set.block, set.box, {
      motion: brush(env, 160 + index * LENGTH),
    });
  });
}

/** The change in an explosion where the crest is lowest; on a placard where it is nowhere low enough. */
function changeLayers(env: LineEnv, points: Polygon, area: Box, r: number): Layer[] {
  const { unit } = env.stage;
  const { delta } = env.scene;
  if (!delta) return [];
  const w = Math.min(450 * unit, area.w * 0.52);
  const at = cueFor(env, delta.figure, START + 500);
  const [figure, label] = [env.figure(delta.figure, 'signed'), env.text(delta.label)];
  const spots = [area.x - 10 * unit, area.x + area.w - w - 2.4 * r].map((x) => {
    const crest = crestUpTo(points, x + w, x);
    return { x, h: Math.min(crest - area.y - 40 * unit, w * 0.8) };
  });
  const spot = spots.reduce((best, other) => (other.h > best.h ? other : best));
  if (spot.h < 180 * unit) {
    const room = { x: area.x + area.w * 0.4, y: area.y + area.h * 0.62, w: area.w * 0.6, h: area.h * 0.34 };
    const look = {
      size: 56,
      stand: 'bottom' as const,
      align: 'right' as const,
      fill: COMIC.white,
      motion: pop(env, at, 'pop'),
    };
    return placard(env, 'delta', `${figure} ${label}`, room, look).layers;
  }
  const box = { x: spot.x, y: area.y - 24 * unit, w, h: spot.h + 40 * unit };
  const inner = { x: box.x + w * 0.19, w: w * 0.62, y: box.y + box.h * 0.26, h: box.h * 0.28 };
  const value = setIn(env, figureLettered(env, figure, 132, COMIC.white), inner, {
    line: true,
    stand: 'bottom',
    align: 'left',
  });
  value.box.x = inner.x + (inner.w - value.box.w) / 2;
  const under = { ...inner, x: box.x + w * 0.24, w: w * 0.52, y: inner.y + inner.h + 24 * unit, h: box.h * 0.24 };
  const words = setIn(env, lettered(env, label, 56, COMIC.yellow, 2), under, { align: 'left' });
  words.box.x = under.x + (under.w - words.box.w) / 2;
  const down = delta.trend === 'down';
  const rings = [{ share: 1, fill: down ? COMIC.blue : COMIC.red }];
  return [
    burst(
      env,
      'blast',
      box,
      { rings, spikes: 17, depth: 0.8, line: 11 },
      { z: Z.marks + 4, motion: [pop(env, at, 'pop'), wobble(env, 3)] },
    ),
    ...inked(env, 'delta', value.block, value.box, { motion: pop(env, at + 60), z: Z.type + 2 }),
    ...inked(env, 'window', words.block, words.box, {
      inking: { width: 9 * unit, drop: [3 * unit, 4 * unit] },
      motion: pop(env, at + 120),
      z: Z.type + 2,
    }),
  ];
}

/** A series as the crest of a hill; pixels. Without a fill it is a line alone. */
interface RidgeData {
  points: Polygon;
  floor: number;
  fill?: { color: string; dots: string; pitch: number };
  line: { color: string; width: number };
  /** Runs along the lit side of the line. */
  glint: string;
}

/** A crest drawn from its first value to its last with `progress`, in ink with mitred corners. */
export const ridgePainter = stylePainter<RidgeData>((ctx, { points, floor, fill, line, glint }, { progress }) => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const box = boundsOf([...points, [first[0], floor]], line.width);
  ctx.beginPath();
  ctx.rect(box.x - line.width, 0, (last[0] - first[0]) * progress + 2 * line.width, floor + line.width);
  ctx.clip();
  if (fill) {
    ctx.save();
    const hill: Polygon = [...points, [last[0], floor], [first[0], floor]];
    tracePolygon(ctx, hill);
    ctx.fillStyle = fill.color;
    ctx.fill();
    ctx.clip();
    const from: [number, number] = [last[0], box.y + box.h * 0.1];
    fillHalftone(ctx, box, { color: fill.dots, pitch: fill.pitch, from, to: [first[0], floor + box.h * 0.2] });
    ctx.restore();
  }
  const trace = (dx: number, dy: number): void => {
    ctx.beginPath();
    points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x + dx, y + dy) : ctx.lineTo(x + dx, y + dy)));
    if (fill) ctx.lineTo(last[0] + dx, floor);
  };
  ctx.lineJoin = 'miter';
  ctx.miterLimit = 3;
  ctx.lineWidth = line.width;
  ctx.strokeStyle = line.color;
  trace(0, 0);
  ctx.stroke();
  if (fill) return;
  ctx.lineWidth = line.width * 0.4;
  ctx.strokeStyle = glint;
  trace(0, 0);
  ctx.stroke();
});

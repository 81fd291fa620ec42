import { placePaint } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { type Box, Z, boundsOf } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { SceneEnv, VideoEnv } from '../scene-env';
import { ON_THREES } from './type-and-motion';
import { COMIC } from './preset';
import type { Context } from '../../surface/surface';
import type { Corner } from '../../checks/measure-boxes';

/** Margin of the page, distance between panels, ink of a panel, lean of a sloped gutter; on 1080x1920 (boards, Grid). */
const MARGIN = 24;
const GUTTER = 26;
const INK = 14;
const SLOPE = 70;

/** What fills a panel. */
export interface PanelLook {
  fill: string;
  /** Rays in a second colour that turn around a point. */
  rays?: { color: string; at: [number, number]; count?: number };
  dots?: Halftone[];
}

/** The page within its margins. */
export function pageBox({ stage: { width, height, unit } }: VideoEnv): Box {
  const m = MARGIN * unit;
  return { x: m, y: m, w: width - 2 * m, h: height - 2 * m };
}

/** The part of the page over the speakers: charts and words stand here. */
export function storyBox(env: VideoEnv): Box {
  const { content, unit } = env.stage;
  const page = pageBox(env);
  return { ...page, h: content.y + content.h - 16 * unit - page.y };
}

/** The lowest panel, where the crowd speaks the captions. */
export function speakersBox(env: VideoEnv): Box {
  const page = pageBox(env);
  const story = storyBox(env);
  const y = story.y + story.h + GUTTER * env.stage.unit;
  return { ...page, y, h: page.y + page.h - y };
}

/** Splits a box into an upper and a lower panel at a height, by a gutter that rises to the right (or falls). */
export function splitDown(env: VideoEnv, box: Box, at: number, rises = true): [Polygon, Polygon] {
  const { unit } = env.stage;
  const lean = ((SLOPE * box.w) / 2064) * (rises ? 1 : -1) * (env.stage.format === '9:16' ? 1 : 0.6);
  const half = (GUTTER * unit) / 2;
  const [left, right] = [at + lean, at - lean];
  const [r, foot] = [box.x + box.w, box.y + box.h];
  return [
    [
      [box.x, box.y],
      [r, box.y],
      [r, right - half],
      [box.x, left - half],
    ],
    [
      [box.x, left + half],
      [r, right + half],
      [r, foot],
      [box.x, foot],
    ],
  ];
}

/** Splits a box into a left and a right panel at a place, by a leaning gutter. */
export function splitAcross(env: VideoEnv, box: Box, at: number, rises = true): [Polygon, Polygon] {
  const { unit } = env.stage;
  const lean = Math.min(SLOPE * unit * 0.5, box.h * 0.06) * (rises ? 1 : -1);
  const half = (GUTTER * unit) / 2;
  const [r, foot] = [box.x + box.w, box.y + box.h];
  return [
    [
      [box.x, box.y],
      [at + lean - half, box.y],
      [at - lean - half, foot],
      [box.x, foot],
    ],
    [
      [at + lean + half, box.y],
      [r, box.y],
      [r, foot],
      [at - lean + half, foot],
    ],
  ];
}

/** Layers of a panel; all of them take the motion. */
export function panel(
  env: SceneEnv,
  id: string,
  points: Polygon,
  look: PanelLook,
  options: { z?: number; motion?: Motion | Motion[] } = {},
): Layer[] {
  const { z = Z.ground + 2, motion = [] } = options;
  const silent = [motion].flat().map((part): Motion => ({ ...part, cues: [] }));
  const line = { color: COMIC.ink, width: INK * env.stage.unit };
  const data: PanelData = { points, dots: look.dots ?? [], line, ...(look.rays ? {} : { fill: look.fill }) };
  const layers: Layer[] = [];
  if (look.rays) {
    const { color, at, count = 24 } = look.rays;
    const rays: RaysData = { points, at, colors: [look.fill, color], count, speed: 2.5 };
    layers.push(placePaint(env, `${id}.rays`, 'rays', rays, { z: z - 1, motion: silent }));
  }
  layers.push(placePaint(env, id, 'panel', data, { z, motion }));
  return layers;
}

/** Dots that grow along a way inside a box: from and to as shares of it. */
export function dotsIn(
  env: VideoEnv,
  box: Box,
  color: string,
  [fromX, fromY]: [number, number],
  [toX, toY]: [number, number],
  options: { pitch?: number; size?: number } = {},
): Halftone {
  return {
    color,
    pitch: (options.pitch ?? 24) * env.stage.unit,
    from: [box.x + box.w * fromX, box.y + box.h * fromY],
    to: [box.x + box.w * toX, box.y + box.h * toY],
    ...(options.size === undefined ? {} : { size: options.size }),
  };
}

/** A frame of the page: what fills it and its outline; pixels. */
interface PanelData {
  points: Polygon;
  /** Absent where something that moves fills it. */
  fill?: string;
  dots: Halftone[];
  line: { color: string; width: number };
}

/** A panel: flat colour, dots that grow along a way, an ink outline. */
export const panelPainter = stylePainter<PanelData>((ctx, { points, fill, dots, line }) => {
  const box = boundsOf(points);
  tracePolygon(ctx, points);
  if (fill) {
    ctx.fillStyle = fill;
    ctx.fill();
  }
  ctx.save();
  ctx.clip();
  for (const screen of dots) fillHalftone(ctx, box, screen);
  ctx.restore();
  // The clip has taken the path with it, and an outline of what is left would run around every dot.
  tracePolygon(ctx, points);
  ctx.lineJoin = 'miter';
  ctx.lineWidth = line.width;
  ctx.strokeStyle = line.color;
  ctx.stroke();
});

/** Rays inside a polygon that turn slowly around a point; degrees a second. */
interface RaysData {
  points: Polygon;
  at: [number, number];
  colors: [string, string];
  count: number;
  speed: number;
}

/** Rays that turn. They fill the page: they step with every other pose of what stands before them. */
export const raysPainter = stylePainter<RaysData>(
  (ctx, { points, at: [x, y], colors, count, speed }, _state, { frame, fps }) => {
    const box = boundsOf(points);
    const r = Math.hypot(box.w, box.h) * 1.1;
    const turn = ((frame / fps) * speed * Math.PI) / 180;
    const step = (Math.PI * 2) / count;
    tracePolygon(ctx, points);
    ctx.clip();
    ctx.fillStyle = colors[0];
    ctx.fillRect(box.x, box.y, box.w, box.h);
    ctx.fillStyle = colors[1];
    ctx.beginPath();
    for (let index = 0; index < count; index += 1) {
      const from = turn + index * step;
      ctx.moveTo(x, y);
      ctx.lineTo(x + r * Math.cos(from), y + r * Math.sin(from));
      ctx.lineTo(x + r * Math.cos(from + step / 2), y + r * Math.sin(from + step / 2));
    }
    ctx.fill();
  },
  { every: 2 * ON_THREES, reach: ({ points }) => boundsOf(points, 2) },
);

/** Paper over the whole frame but for a hole; pixels. */
interface MatData {
  hole: Polygon;
  color: string;
}

/** The paper around a picture that is larger than its panel. */
export const matPainter = stylePainter<MatData>((ctx, { hole, color }, _state, { stage }) => {
  ctx.beginPath();
  ctx.rect(0, 0, stage.width, stage.height);
  hole.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.closePath();
  ctx.fillStyle = color;
  ctx.fill('evenodd');
});

/** A closed form by its corners, stage pixels. */
export type Polygon = Corner[];

/** Corners of a box, clockwise from the top left. */
export function polygonOf({ x, y, w, h }: Box): Polygon {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

/** Starts a path along a polygon. */
export function tracePolygon(ctx: Context, points: Polygon): void {
  ctx.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.closePath();
}

/** Ben-Day dots: none at `from`, as large as `size` at `to`, growing between the two; pixels. */
export interface Halftone {
  color: string;
  pitch: number;
  from: Corner;
  to: Corner;
  /** Radius of the largest dot as a share of the pitch; dots touch at 0.5. */
  size?: number;
}

const ANGLE = (15 * Math.PI) / 180;

/** Fills a box with dots on a hexagonal screen turned by 15 degrees (reference boards, comic); clip before. */
export function fillHalftone(ctx: Context, box: Box, { color, pitch, from, to, size = 0.46 }: Halftone): void {
  const [cos, sin] = [Math.cos(ANGLE), Math.sin(ANGLE)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = dx * dx + dy * dy || 1;
  const rows = pitch * 0.866;
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const half = Math.hypot(box.w, box.h) / 2 + pitch;
  ctx.fillStyle = color;
  ctx.beginPath();
  for (let v = -half, row = 0; v < half; v += rows, row += 1) {
    for (let u = -half + (row % 2) * (pitch / 2); u < half; u += pitch) {
      const x = cx + u * cos - v * sin;
      const y = cy + u * sin + v * cos;
      if (x < box.x - pitch || x > box.x + box.w + pitch || y < box.y - pitch || y > box.y + box.h + pitch) continue;
      const share = ((x - from[0]) * dx + (y - from[1]) * dy) / reach;
      const r = pitch * size * Math.sqrt(Math.min(1, Math.max(0, share)));
      if (r < pitch * 0.04) continue;
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, Math.PI * 2);
    }
  }
  ctx.fill();
}

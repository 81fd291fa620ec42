import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import type { Box } from '../../stage/stage';
import type { Context } from '../../surface/surface';

/** A sheet torn along a sloped line from (left, y) to (right, y); it lies on the side of its `depth` (pixels, negative upwards). */
interface TornData {
  left: [number, number];
  right: [number, number];
  depth: number;
  fill: string;
  /** White fibres of the tear. */
  lip: string;
  lipWidth: number;
  /** Height of the tear's teeth. */
  rough: number;
  salt: string;
}

/** A starburst; `edge` is the white border of a die-cut sticker. */
interface BurstData {
  x: number;
  y: number;
  r: number;
  points: number;
  fill: string;
  edge: string;
  edgeWidth: number;
  shadow: string;
}

/** A felt-pen stroke through points, drawn with `progress`. */
interface PenData {
  points: Array<[number, number]>;
  width: number;
  color: string;
  /** Length of the arms of an arrow at its end; 0 for none. */
  head: number;
}

/** A tear: a rough white lip and, a little further in and with teeth of its own, the printed side. */
export const tornPainter = stylePainter<TornData>((ctx, data, _state, env) => {
  const side = Math.sign(data.depth);
  const sheet = (fill: string, shift: number, salt: string): void => {
    const random = seededRandom(env.seed, data.salt + salt);
    const teeth = octaves(random);
    const [x0, y0] = data.left;
    const [x1, y1] = data.right;
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(x0, y0 + data.depth);
    for (let x = x0; x <= x1 + 6; x += 6) {
      const y = y0 + ((y1 - y0) * (x - x0)) / (x1 - x0 || 1);
      ctx.lineTo(x, y + side * shift + teeth(x) * data.rough);
    }
    ctx.lineTo(x1, y1 + data.depth);
    ctx.closePath();
    ctx.fill();
  };
  sheet(data.lip, 0, '');
  sheet(data.fill, data.lipWidth, 'print');
});

function octaves(random: () => number): (x: number) => number {
  const waves = [0.009, 0.021, 0.047, 0.11, 0.26].map((pace, index) => ({
    pace,
    size: 0.5 / (index * 0.8 + 1),
    phase: random() * 7,
  }));
  return (x) =>
    waves.reduce((sum, { pace, size, phase }) => sum + Math.sin(x * pace + phase) * size, 0) + (random() - 0.5) * 0.22;
}

/** A sticker's paper with its cut edge and its shadow on the page. */
export const burstPainter = stylePainter<BurstData>((ctx, data) => {
  const { x, y, r, points, fill, edge, edgeWidth, shadow } = data;
  ctx.save();
  ctx.shadowColor = shadow;
  ctx.shadowOffsetX = r * 0.05;
  ctx.shadowOffsetY = r * 0.07;
  ctx.fillStyle = edge;
  traceBurst(ctx, x, y, r + edgeWidth, points);
  ctx.fill();
  ctx.restore();
  ctx.fillStyle = fill;
  traceBurst(ctx, x, y, r, points);
  ctx.fill();
});

function traceBurst(ctx: Context, x: number, y: number, r: number, points: number): void {
  ctx.beginPath();
  for (let index = 0; index < points * 2; index += 1) {
    const reach = index % 2 === 0 ? r : r * 0.87;
    const way = (index / points) * Math.PI;
    ctx.lineTo(x + Math.cos(way) * reach, y + Math.sin(way) * reach);
  }
  ctx.closePath();
}

/** Drawn by hand: thin where the pen sets down, thick where it presses, its arrow head last. */
export const penPainter = stylePainter<PenData>((ctx, { points, width, color, head }, state) => {
  const shown = Math.max(2, Math.ceil(points.length * Math.min(1, state.progress * (head ? 1.25 : 1))));
  if (state.progress <= 0) return;
  ctx.strokeStyle = color;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.lineWidth = width;
  ctx.beginPath();
  points.slice(0, shown).forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.stroke();
  const share = head ? Math.min(1, Math.max(0, state.progress * 5 - 4)) : 0;
  const tip = points.at(-1);
  const before = points.at(-4) ?? points[0];
  if (share <= 0 || !tip || !before) return;
  const way = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  ctx.beginPath();
  for (const arm of [2.5, -2.5]) {
    ctx.moveTo(tip[0], tip[1]);
    ctx.lineTo(tip[0] + Math.cos(way + arm) * head * share, tip[1] + Math.sin(way + arm) * head * share);
  }
  ctx.stroke();
});

/** A sheet of halftone dots that grow from `from` to `to` (points), radii as shares of half the pitch; above 1.42 they close. */
export interface DotsData {
  box: Box;
  color: string;
  pitch: number;
  /** Degrees of the screen. */
  angle: number;
  from: [number, number];
  to: [number, number];
  radii: [number, number];
}

/** Newsprint: a base with fibres and specks. */
interface PaperData {
  box: Box;
  base: string;
  fibre: string;
  speck: string;
}

/** Wedges of light around a point, turning. */
interface RaysData {
  at: [number, number];
  reach: number;
  count: number;
  color: string;
  /** Degrees a second. */
  spin: number;
}

const FIBRE = 18;
const TILE = 300;

/** Dots of a printing screen. */
export const dotsPainter = stylePainter<DotsData>((ctx, { box, color, pitch, angle, from, to, radii }) => {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = dx * dx + dy * dy || 1;
  const reach = Math.hypot(box.w, box.h) / 2 + pitch;
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  ctx.fillStyle = color;
  ctx.beginPath();
  for (let v = -reach; v <= reach; v += pitch) {
    for (let u = -reach; u <= reach; u += pitch) {
      const [x, y] = [cx + u * cos - v * sin, cy + u * sin + v * cos];
      if (x < box.x - pitch || x > box.x + box.w + pitch || y < box.y - pitch || y > box.y + box.h + pitch) continue;
      const share = ((x - from[0]) * dx + (y - from[1]) * dy) / long;
      const r = (pitch / 2) * (radii[0] + (radii[1] - radii[0]) * Math.min(1, Math.max(0, share)));
      if (r < 0.7) continue;
      ctx.moveTo(x + r, y);
      ctx.arc(x, y, r, 0, Math.PI * 2);
    }
  }
  ctx.fill();
});

/** A tile of fibres and specks, repeated over the sheet. */
export const paperPainter = stylePainter<PaperData>((ctx, { box, base, fibre, speck }, _state, env) => {
  ctx.fillStyle = base;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  const tile = env.surface.canvas(TILE, TILE);
  const pen = tile.getContext('2d');
  const random = seededRandom(env.seed, 'newsprint');
  pen.lineWidth = 1.4;
  for (let index = 0; index < 60; index += 1) {
    const [x, y, way] = [random() * TILE, random() * TILE, random() * Math.PI];
    pen.strokeStyle = index % 3 === 0 ? speck : fibre;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + 9, y + random() * 8 - 4, x + Math.cos(way) * FIBRE, y + Math.sin(way) * FIBRE);
    pen.stroke();
  }
  pen.fillStyle = fibre;
  for (let index = 0; index < 900; index += 1) pen.fillRect(random() * TILE, random() * TILE, 1.2, 1.2);
  ctx.fillStyle = ctx.createPattern(tile, 'repeat') ?? base;
  ctx.fillRect(box.x, box.y, box.w, box.h);
});

/** Wedges that leave as much between them as they cover; they turn in steps, ten a second. */
export const raysPainter = stylePainter<RaysData>(
  (ctx, { at: [x, y], reach, count, color, spin }, _state, env) => {
    const turned = ((env.frame / env.fps) * spin * Math.PI) / 180;
    ctx.fillStyle = color;
    ctx.beginPath();
    for (let index = 0; index < count; index += 1) {
      const start = turned + (index / count) * Math.PI * 2;
      const end = start + Math.PI / count;
      ctx.moveTo(x, y);
      ctx.lineTo(x + Math.cos(start) * reach, y + Math.sin(start) * reach);
      ctx.lineTo(x + Math.cos(end) * reach, y + Math.sin(end) * reach);
    }
    ctx.fill();
  },
  { every: 3 },
);

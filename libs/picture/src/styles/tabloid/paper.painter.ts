import type { Context } from '../../surface/surface';
import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';

/** A sheet torn along a sloped line from (left, y) to (right, y); it lies on the side of its `depth` (pixels, negative upwards). */
export interface TornData {
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
export interface BurstData {
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
export interface PenData {
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

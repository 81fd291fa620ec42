import { canvasFill, fillDown } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import { tracePoints } from '../../layers/trace-points';
import { seededRandom } from '../../random';
import type { Box } from '../../stage/stage';
import { tintOf, type Tint } from './tint';

/** A series as a mountain: its crest is the line, and it ends where the series ends. */
export interface MassifData {
  /** Crest from left to right; the foot of the mountain is the box's lower edge. */
  points: Array<[number, number]>;
  box: Box;
  crest: Tint;
  foot: Tint;
  facet: Tint;
}

/** The lit crest, drawn from left to right with `progress`, and the sun that rides on its end until it rests on a point. */
export interface CrestData {
  points: Array<[number, number]>;
  width: number;
  color: string;
  glow: string;
  sun: { r: number; disc: string; halo: string; rest: number };
}

export const massifPainter = stylePainter<MassifData>((ctx, { points, box, crest, foot, facet }, _state, env) => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const fill = canvasFill(ctx, fillDown(box.y, box.y + box.h, [0, tintOf(crest)], [1, tintOf(foot)]));
  ctx.beginPath();
  tracePoints(ctx, points);
  ctx.lineTo(last[0], box.y + box.h);
  ctx.lineTo(first[0], box.y + box.h);
  ctx.closePath();
  ctx.clip();
  ctx.fillStyle = fill;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  const random = seededRandom(env.seed, 'massif');
  ctx.fillStyle = tintOf(facet, 0.5);
  points.forEach(([x, y], index) => {
    const next = points[index + 1];
    if (!next) return;
    const fall = Math.max(60, (box.y + box.h - y) * 0.7);
    for (let face = 0; face < 2; face += 1) {
      const at = (face + random() * 0.6) / 2;
      const [fx, fy] = [x + (next[0] - x) * at, y + (next[1] - y) * at];
      const w = (next[0] - x) * (0.3 + random() * 0.4);
      ctx.beginPath();
      ctx.moveTo(fx, fy - 2);
      ctx.lineTo(fx + w * 0.5, fy + fall * (0.25 + random() * 0.3));
      ctx.lineTo(fx - w * 0.2, fy + fall * (0.5 + random() * 0.5));
      ctx.lineTo(fx - w * 0.5, fy + fall * (0.2 + random() * 0.2));
      ctx.fill();
    }
  });
});

export const crestPainter = stylePainter<CrestData>((ctx, { points, width, color, glow, sun }, state) => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const reached = first[0] + (last[0] - first[0]) * state.progress;
  const shown = upTo(points, reached);
  const [x, y] = upTo(points, Math.min(reached, points[sun.rest]?.[0] ?? reached)).at(-1) ?? first;
  const light = ctx.createRadialGradient(x, y, sun.r * 0.8, x, y, sun.r * 5);
  light.addColorStop(0, tintOf(sun.halo, 0.6));
  light.addColorStop(0.35, tintOf(sun.halo, 0.22));
  light.addColorStop(1, tintOf(sun.halo, 0));
  ctx.fillStyle = light;
  ctx.fillRect(x - sun.r * 5, y - sun.r * 5, sun.r * 10, sun.r * 10);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const [extra, ink] of [
    [width * 2.6, tintOf(glow, 0.22)],
    [width * 1.1, tintOf(glow, 0.4)],
    [0, color],
  ] as const) {
    ctx.beginPath();
    tracePoints(ctx, shown);
    ctx.lineWidth = width + extra;
    ctx.strokeStyle = ink;
    ctx.stroke();
  }
  ctx.fillStyle = sun.disc;
  ctx.beginPath();
  ctx.arc(x, y, sun.r, 0, Math.PI * 2);
  ctx.fill();
});

function upTo(points: Array<[number, number]>, x: number): Array<[number, number]> {
  const shown = points.filter(([at]) => at <= x + 0.001);
  const [before, after] = [shown.at(-1), points[shown.length]];
  if (!before || !after) return shown;
  const share = (x - before[0]) / (after[0] - before[0] || 1);
  return [...shown, [x, before[1] + (after[1] - before[1]) * share]];
}

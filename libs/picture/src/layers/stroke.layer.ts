import { seededRandom } from '../random';
import { boxAround, type Box } from '../stage/stage';
import type { Context } from '../surface/surface';
import type { MarkForm } from './mark.layer';
import type { Painter } from './painter';

export type Point = [number, number];

/** Lines that a style draws over a chart in its own hand: a ring, an arrow, a bracket. Drawn one after the other with `progress`. */
export interface StrokeProps {
  form: MarkForm;
  paths: Point[][];
  color: string;
  /** Drawn under the line, wider than it. */
  casing: string;
  width: number;
  /** Drawn by hand each time a little differently. */
  seed: number;
  glow?: { color: string; blur: number };
}

/** Between two points of a line that is drawn by hand, px. */
const STEP = 7;
/** How far the casing stands out on both sides, px. */
const CASING = 3;
/** Pixels of the styles that are made of them, px. */
const GRID = 4;

/** Draws lines with a ruler, a brush, a felt pen or in pixels. */
export const strokePainter: Painter<StrokeProps> = {
  draw(ctx, props, { progress }) {
    if (progress <= 0) return;
    ctx.lineJoin = props.form === 'corners' ? 'miter' : 'round';
    ctx.lineCap = props.form === 'corners' ? 'square' : 'round';
    drawAll(ctx, { ...props, width: props.width + 2 * CASING }, progress, props.casing);
    if (props.glow) {
      ctx.shadowColor = props.glow.color;
      ctx.shadowBlur = props.glow.blur;
    }
    drawAll(ctx, props, progress, props.color);
    ctx.shadowBlur = 0;
  },
};

function drawAll(ctx: Context, props: StrokeProps, progress: number, color: string): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = props.width;
  const lengths = props.paths.map(lengthOfPath);
  let left = progress * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, path] of props.paths.entries()) {
    const length = lengths[index] ?? 0;
    if (left <= 0) break;
    HANDS[props.form](ctx, path, Math.min(1, left / Math.max(1, length)), props, index);
    left -= length;
  }
}

/** Where lines have ink at the end. */
export function strokeReach({ paths, width, glow }: StrokeProps): Box {
  const box = boxAround(paths.flat());
  const by = width * 2 + (glow?.blur ?? 0) * 2;
  return { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by };
}

type Hand = (ctx: Context, path: Point[], share: number, props: StrokeProps, index: number) => void;

const HANDS: Record<MarkForm, Hand> = {
  rule: (ctx, path, share) => trace(ctx, cut(path, share)),
  /** Thick where the brush is set down, thin where it is lifted. */
  brush(ctx, path, share, { width }) {
    const points = dense(path);
    const shown = Math.round((points.length - 1) * share);
    for (let at = 0; at < shown; at += 1) {
      const t = at / Math.max(1, points.length - 1);
      ctx.lineWidth = width * (0.4 + 0.6 * Math.sin(Math.PI * Math.min(1, 0.18 + t * 0.8)));
      trace(ctx, points.slice(at, at + 2));
    }
  },
  /** Twice, and never quite in the same place. */
  scribble(ctx, path, share, { width, seed }, index) {
    ctx.lineWidth = width * 0.75;
    for (const time of [0, 1]) {
      const random = seededRandom(seed, `stroke${index}.${time}`);
      const [a, b, turn] = [random() * 6, random() * 6, 0.05 + random() * 0.04];
      const by = width * 0.5;
      const points = dense(path).map(([x, y], at): Point => [
        x + by * Math.sin(a + at * turn * 2),
        y + by * Math.cos(b + at * turn * 2.6),
      ]);
      trace(ctx, cut(points, Math.min(1, Math.max(0, share * 2 - time))));
    }
  },
  /** On a grid of pixels. */
  corners(ctx, path, share) {
    const onGrid = (value: number): number => Math.round(value / GRID) * GRID;
    trace(
      ctx,
      cut(path, share).map(([x, y]): Point => [onGrid(x), onGrid(y)]),
    );
  },
};

function trace(ctx: Context, points: Point[]): void {
  if (points.length < 2) return;
  ctx.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.stroke();
}

/** The first part of a path. */
function cut(path: Point[], share: number): Point[] {
  let left = lengthOfPath(path) * share;
  const shown = path.slice(0, 1);
  for (const [index, to] of path.slice(1).entries()) {
    const from = path[index];
    if (!from || left <= 0) break;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const part = Math.min(1, left / Math.max(0.01, length));
    shown.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    left -= length;
  }
  return shown;
}

/** A path with a point every few pixels. */
function dense(path: Point[]): Point[] {
  return path.flatMap((to, index): Point[] => {
    const from = path[index - 1];
    if (!from) return [to];
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
    return Array.from({ length: count }, (_, step): Point => {
      const t = (step + 1) / count;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    });
  });
}

function lengthOfPath(path: Point[]): number {
  return path.slice(1).reduce((sum, [x, y], index) => {
    const [px, py] = path[index] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
}

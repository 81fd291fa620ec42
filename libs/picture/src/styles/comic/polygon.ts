import type { Context } from '../../surface/surface';
import type { Box } from '../../stage/stage';
import type { Corner } from '../../checks/measure-boxes';

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

/** The smallest box around a polygon, grown on all sides. */
export function boundsOf(points: Polygon, margin = 0): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

/** Starts a path along a polygon. */
export function tracePolygon(ctx: Context, points: Polygon): void {
  ctx.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.closePath();
}

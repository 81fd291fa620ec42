import type { Context } from '../surface/surface';

/** Adds a line through points to the path that is open. */
export function tracePoints(ctx: Context, points: ReadonlyArray<readonly [number, number]>): void {
  points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
}

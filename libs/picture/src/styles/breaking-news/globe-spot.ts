import type { Context } from '../../surface/surface';
import type { SpherePoint } from './globe';

/** Centre and radius of the globe on the frame, pixels. */
export interface GlobeSpot {
  x: number;
  y: number;
  r: number;
}

/** Adds the part of a row of points that faces the camera, or stands beyond the rim, to the path. */
export function tracePoints(ctx: Context, points: SpherePoint[], { x, y, r }: GlobeSpot): void {
  let pen = false;
  for (const point of points) {
    const visible = point.z > 0 || Math.hypot(point.x, point.y) > 1;
    if (visible && pen) ctx.lineTo(x + point.x * r, y + point.y * r);
    else if (visible) ctx.moveTo(x + point.x * r, y + point.y * r);
    pen = visible;
  }
}

/** The spot at a share of the way. */
export function spotBetween(from: GlobeSpot, to: GlobeSpot, share: number): GlobeSpot {
  const at = (a: number, b: number): number => a + (b - a) * share;
  return { x: at(from.x, to.x), y: at(from.y, to.y), r: at(from.r, to.r) };
}

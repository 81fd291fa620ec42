import type { Box } from '../stage/stage';
import type { Corner, MeasuredBox } from './measure-boxes';

/** Overlap that ink boxes may have before they count as touching, px (reference boards, "Checks worth automating"). */
const TOLERANCE = 4;

/** Whether two lines of text overlap by more than `by` pixels in every direction, tilted ones included. */
export function overlaps(
  a: Pick<MeasuredBox, 'corners'>,
  b: Pick<MeasuredBox, 'corners'>,
  by: number = TOLERANCE,
): boolean {
  // Two convex shapes are apart when some edge of either has all of the other beyond it.
  return [...normals(a.corners), ...normals(b.corners)].every((normal) => {
    const [lowA, highA] = span(a.corners, normal);
    const [lowB, highB] = span(b.corners, normal);
    return Math.min(highA, highB) - Math.max(lowA, lowB) > by;
  });
}

function normals(corners: Corner[]): Corner[] {
  return corners.slice(0, 2).map(([x, y], index) => {
    const [nextX, nextY] = corners[index + 1] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    return [(nextY - y) / length, (x - nextX) / length];
  });
}

function span(corners: Corner[], [nx, ny]: Corner): [low: number, high: number] {
  const along = corners.map(([x, y]) => x * nx + y * ny);
  return [Math.min(...along), Math.max(...along)];
}

/** The same for two upright boxes. */
export function boxesOverlap(a: Box, b: Box, by: number = TOLERANCE): boolean {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return across > by && down > by;
}
